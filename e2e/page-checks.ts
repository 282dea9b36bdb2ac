import type { Page } from '@playwright/test';

/** Returns the tables of a page that scroll horizontally, and by how many pixels. */
export const tooWideTables = (page: Page): Promise<string[]> =>
  page
    .getByRole('region')
    .filter({ has: page.getByRole('table') })
    .evaluateAll((regions) =>
      regions
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((region) => `${region.getAttribute('aria-label') ?? ''}: ${region.scrollWidth - region.clientWidth}`),
    );

/** Runs in the browser: displays the first rows of each table, and hides the others. */
export function displayRows(count: number): void {
  for (const row of document.querySelectorAll<HTMLElement>('tbody > tr')) {
    const index = [...(row.parentElement?.children ?? [])].indexOf(row);
    row.style.display = index < count ? '' : 'none';
  }
}

/**
 * Runs in the browser: returns the articles, forms and groups without a name of their own, which a screen reader lists indistinguishably and axe
 * accepts.
 */
export function unnamed(): string[] {
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ??
    document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent ??
    element.querySelector(':scope > legend')?.textContent ??
    '';
  return [...document.querySelectorAll('article, [role=group], fieldset')]
    .filter((element) => element.checkVisibility() && nameOf(element).trim() === '')
    .map((element) => element.outerHTML.slice(0, 120));
}

/**
 * Runs in the browser: returns the sentences laid out in the page's direction instead of their own, with a figure or a punctuation mark at the wrong
 * end.
 */
export function turnedAround(language: 'fa' | 'en'): string[] {
  const [letters, edge, against] =
    language === 'fa'
      ? ([/[\u0621-\u064a\u066e-\u06d3]/, /^[\d۰-۹(«+−]|[\d۰-۹.:؟!…)»٪]$/, 'ltr'] as const)
      : ([/[A-Za-z]/, /^[(“"+−]|[.:?!…)”%]$/, 'rtl'] as const);
  const isInline = ({ display, unicodeBidi }: CSSStyleDeclaration) =>
    /^(?:inline|contents)$/.test(display) && unicodeBidi === 'normal';
  const found = new Set<string>();
  // The text of a box is read once, however many text nodes it has: reading it forces a layout.
  const seen = new Set<Element>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    let box = text.parentElement;
    if (box?.closest('script, style, noscript, option, svg, .sr-only') !== null || box.getClientRects().length === 0)
      continue;
    while (box.parentElement !== null && isInline(getComputedStyle(box))) box = box.parentElement;
    if (seen.has(box)) continue;
    seen.add(box);
    const { direction, unicodeBidi } = getComputedStyle(box);
    const message = box.innerText.trim();
    if (
      unicodeBidi !== 'plaintext' &&
      direction === against &&
      !message.includes('\n') &&
      letters.test(message) &&
      edge.test(message)
    )
      found.add(message);
  }
  return [...found];
}
