import { wayUp, type Step } from './way-up.ts';

/** What a keyboard reaches: not what is disabled or hidden, nor the link of an image that says nothing and is passed over. */
const focusable =
  ':is(a[href], button:not(:disabled), input:not(:disabled):not([type="hidden"]), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]):not([tabindex="-1"], [aria-hidden="true"])';

const cannotHaveIt = (element: Element) => element.matches(':disabled');

/**
 * Where the focus goes when the focused element has been taken away with all or part of what it stood in, or was disabled: into what has
 * come to its place, the next row as a rule, else into what stands before it, else further up; null where the whole page has gone: then
 * its heading waits for the one that comes.
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

/** A page that came in the place of another under the same address, an editor after its skeleton, has that long to take the focus itself. */
const replacedMs = 300;

/** What closes gives the focus back by itself within so long. */
const settledMs = 60;

/**
 * Looks after the focus of the whole page: where the focused element is taken away (a decided row, a removed address, the button of marked
 * rows) or disabled (the arrow of a row that has come to the top), a keyboard goes on from the next one, and a screen reader says it,
 * instead of from the beginning of the page. `first` is where it was last, which may be gone before this was loaded. Answers how to stop.
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
    // The page that came has its place by now, by Back or because somebody scrolled on already.
    if (heading !== null && !isSomewhere(document.activeElement)) focusOn(heading, 'where the page stands');
  };
  const observer = new MutationObserver(() => {
    const element = way[0]?.element;
    // The browser takes the focus from what is disabled at its next drawing alone.
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
