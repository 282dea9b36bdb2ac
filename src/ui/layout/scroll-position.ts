/** How wide a slide of a scrolling row is. */
export function slideWidth(viewport: HTMLElement): number {
  return viewport.firstElementChild?.firstElementChild?.getBoundingClientRect().width ?? viewport.clientWidth;
}

/** The slide that a scrolling row stands at. */
export function positionScrolledTo(viewport: HTMLElement): number {
  return Math.round(Math.abs(viewport.scrollLeft) / Math.max(slideWidth(viewport), 1));
}

/** Stops a row's own scrolling, for a script that moves its slides from here on; the answer gives it back. */
export function takeOver(viewport: HTMLElement): () => void {
  const scrolled = viewport.scrollLeft !== 0;
  viewport.dataset['live'] = '';
  // Setting it lays the page out at once.
  if (scrolled) viewport.scrollLeft = 0;
  return () => {
    delete viewport.dataset['live'];
  };
}
