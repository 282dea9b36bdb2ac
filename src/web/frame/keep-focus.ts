import { wayUp, type Step } from './way-up.ts';

/** Elements reachable by keyboard: not disabled or hidden ones, nor an unlabelled image link outside the tab order. */
const focusable =
  ':is(a[href], button:not(:disabled), input:not(:disabled):not([type="hidden"]), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]):not([tabindex="-1"], [aria-hidden="true"])';

const cannotHaveIt = (element: Element) => element.matches(':disabled');

/**
 * Returns where the focus goes when the focused element was disabled, or removed with all or part of its container: to what took its place, usually
 * the next row, else to what precedes it, else further up; null where the whole page was removed: then the next page's heading receives it.
 */
export function indexAfterRemoval(way: readonly Step[]): HTMLElement | null {
  const page = way.at(-1)?.parent;
  if (page?.isConnected !== true || !page.matches('main, [role="dialog"]')) return null;
  const isLeft = way[0]?.element.isConnected === true;
  for (const { element, parent, index } of way) {
    if (element.isConnected !== isLeft || !parent.isConnected) continue;
    const left = [...parent.children];
    const near = [...left.slice(index), ...left.slice(0, index).reverse()];
    for (const sibling of near) {
      const found = sibling.matches(focusable) ? sibling : sibling.querySelector(focusable);
      if (found !== null) return found as HTMLElement;
    }
  }
  return page.querySelector<HTMLElement>('h1, h2') ?? document.querySelector<HTMLElement>('h1');
}

/** Milliseconds in which a page that replaced another under the same address, an editor after its skeleton, can take the focus itself. */
const replacedMs = 300;

/** Milliseconds in which a closing dialog restores the focus by itself. */
const settledMs = 60;

/**
 * Manages the focus of the whole page: where the focused element is removed (a decided row, a deleted address, the button of selected rows) or
 * disabled (the arrow of a row moved to the top), keyboard navigation and screen readers continue at the next element instead of at the beginning of
 * the page. `first` is the path of the last focus, whose element may be removed before this module is loaded. Returns a function that stops it.
 */
export function keepFocus(first: readonly Step[]): () => void {
  let way = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const focused = (event: FocusEvent) => {
    if (event.target instanceof Element) way = wayUp(event.target);
  };
  const isLost = () => {
    const element = way[0]?.element;
    return (
      element !== undefined && (!element.isConnected || cannotHaveIt(element)) && !isSomewhere(document.activeElement)
    );
  };
  const settle = () => {
    if (!isLost()) return;
    const target = indexAfterRemoval(way);
    if (target === null) timer = setTimeout(arrive, replacedMs);
    else focusOn(target);
  };
  const arrive = () => {
    const heading = document.querySelector<HTMLElement>('h1');
    // The new page's scroll position is already set, by Back or by the shopper.
    if (heading !== null && !isSomewhere(document.activeElement)) focusOn(heading, 'where the page stands');
  };
  const observer = new MutationObserver(() => {
    const element = way[0]?.element;
    // The browser removes the focus from a disabled element only at its next rendering.
    if (element === undefined || (element.isConnected && !cannotHaveIt(element))) return;
    clearTimeout(timer);
    timer = setTimeout(settle, settledMs);
  });
  if (document.activeElement !== null && isSomewhere(document.activeElement)) way = wayUp(document.activeElement);
  else settle();
  document.addEventListener('focusin', focused);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  return () => {
    document.removeEventListener('focusin', focused);
    observer.disconnect();
    clearTimeout(timer);
  };
}

const isSomewhere = (active: Element | null): boolean => active !== null && active !== document.body;

function focusOn(target: HTMLElement, at: 'where the page stands' | 'in sight' = 'in sight'): void {
  if (target.matches('h1, h2') && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  if (at === 'in sight') target.scrollIntoView({ block: 'nearest' });
}
