/** Returns the width of a slide of a scrolling row. */
export function slideWidth(viewport: HTMLElement): number {
  return viewport.firstElementChild?.firstElementChild?.getBoundingClientRect().width ?? viewport.clientWidth;
}

/** Returns the index of the slide that a row is scrolled to. */
export function positionScrolledTo(viewport: HTMLElement): number {
  return Math.round(Math.abs(viewport.scrollLeft) / Math.max(slideWidth(viewport), 1));
}

/** Disables a row's own scrolling so that a script can move its slides; returns a function that enables it again. */
export function takeOver(viewport: HTMLElement): () => void {
  const scrolled = viewport.scrollLeft !== 0;
  viewport.dataset['live'] = '';
  // Setting it forces a layout.
  if (scrolled) viewport.scrollLeft = 0;
  return () => {
    delete viewport.dataset['live'];
  };
}
