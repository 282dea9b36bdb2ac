import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { wayUp, type Step } from './way-up.ts';

/** Milliseconds after which a sheet that contained the link has closed and restored its focus. */
const settledMs = 100;

/** Inputs and dialogs, which were focused on purpose. */
const onPurpose = 'input, textarea, select, [contenteditable="true"], [role="dialog"] *';

/**
 * Moves the focus to the heading of a newly opened page, so that a screen reader announces it and keyboard navigation continues there: the browser
 * leaves it on a removed link. An anchor within the page, or a filter in its address, is not a new page.
 */
export function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  // Read during the layout effect: by the next task the shopper may have focused a link of the new page, which would then count as the one that led
  // here.
  useLayoutEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    const pressed = document.activeElement;
    const timer = setTimeout(() => {
      focusHeading(pressed);
    }, settledMs);
    return () => {
      clearTimeout(timer);
    };
  }, [pathname]);
}

/** Focuses the heading, unless the focus has moved meanwhile to an element of the new page or to its skip link. */
function focusHeading(pressed: Element | null): void {
  const focused = document.activeElement;
  if (focused?.matches(onPurpose) === true) return;
  if (focused !== pressed && focused?.closest('main, a[href="#content"]') != null) return;
  const heading = document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main');
  if (heading === null) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Manages the focus from the first `focusin` event on: see `keepFocus`, which is loaded lazily. */
export function useStoredFocus(): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    let way: readonly Step[] | undefined;
    // An element that is focused and pressed at once, as by a tap, may be removed before the module is loaded.
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const isFirst = way === undefined;
      way = wayUp(target);
      if (isFirst) load();
    };
    const load = () => {
      import('./keep-focus.ts').then(
        ({ keepFocus }) => {
          document.removeEventListener('focusin', note);
          if (!left) stop = keepFocus(way ?? []);
        },
        // Without a network the browser's default focus behaviour remains.
        () => undefined,
      );
    };
    document.addEventListener('focusin', note);
    return () => {
      left = true;
      document.removeEventListener('focusin', note);
      stop?.();
    };
  }, []);
}
