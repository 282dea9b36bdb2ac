/** How many slides are visible at once, by minimum screen width; a missing one is the same as for the next smaller width. */
export interface PerView {
  base: number;
  /** From 640 px. */
  sm?: number;
  /** From 768 px. */
  md?: number;
  /** From 1024 px. */
  lg?: number;
}

/** Returns the slides per view for every width as custom properties for the style sheet. */
export function perViewStyle(perView: PerView): Record<`--per-view-${'base' | 'sm' | 'md' | 'lg'}`, number> {
  const { base } = perView;
  const sm = perView.sm ?? base;
  const md = perView.md ?? sm;
  return { '--per-view-base': base, '--per-view-sm': sm, '--per-view-md': md, '--per-view-lg': perView.lg ?? md };
}

/** Returns the number of positions at which a row of slides can come to rest. */
export function restingPositions(count: number, perView: number, loop: boolean): number {
  if (loop) return count;
  return Math.max(1, Math.ceil(count - perView - 0.01) + 1);
}

/** Returns the position after (or before) another one, wrapping around at the end. */
export function indexAfter(index: number, step: 1 | -1, positions: number): number {
  return (index + step + positions) % positions;
}
