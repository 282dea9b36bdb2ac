import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { wayUp, type Step } from './way-up.ts';

/** After so long a sheet that the link stood in has closed and given its focus back. */
const settledMs = 100;

/** What somebody writes in, or answers: its focus was put there on purpose. */
const onPurpose = 'input, textarea, select, [contenteditable="true"], [role="dialog"] *';

/**
 * Puts the focus on the heading of the page that somebody went to, so that a screen reader says where they are and the keyboard goes on
 * from there: the browser leaves it on a link that is gone. A part of the same page, and a filter in its address, is no other page.
 */
export function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  // As the page comes in: by the next task somebody may have gone on to a link of it, which would then count as the one that led here.
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

/** Unless somebody has gone on already, to something of the new page or the link that skips to it, since they pressed what led there. */
function focusHeading(pressed: Element | null): void {
  const focused = document.activeElement;
  if (focused?.matches(onPurpose) === true) return;
  if (focused !== pressed && focused?.closest('main, a[href="#content"]') != null) return;
  const heading = document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main');
  if (heading === null) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Looks after the focus from the first time that something has it: see `keepFocus`, whose bytes nobody waits for. */
export function useStoredFocus(): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    let way: readonly Step[] | undefined;
    // What is focused and pressed at once, as by who taps, may be gone before the rest is loaded.
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
        // Without a network it is as every other shop.
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
