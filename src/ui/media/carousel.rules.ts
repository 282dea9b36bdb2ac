/** How many slides show at once, from each width of the screen on; what is not given is as at the width below. */
export interface PerView {
  base: number;
  /** From 640 px. */
  sm?: number;
  /** From 768 px. */
  md?: number;
  /** From 1024 px. */
  lg?: number;
}

/** The slides per view for every width, as the style sheet wants them. */
export function perViewStyle(perView: PerView): Record<`--per-view-${'base' | 'sm' | 'md' | 'lg'}`, number> {
  const { base } = perView;
  const sm = perView.sm ?? base;
  const md = perView.md ?? sm;
  return { '--per-view-base': base, '--per-view-sm': sm, '--per-view-md': md, '--per-view-lg': perView.lg ?? md };
}

/** At how many places a row of slides can come to rest. */
export function restingPositions(count: number, perView: number, loop: boolean): number {
  if (loop) return count;
  return Math.max(1, Math.ceil(count - perView - 0.01) + 1);
}

/** The place after (or before) one; over the end it begins again. */
export function indexAfter(index: number, step: 1 | -1, positions: number): number {
  return (index + step + positions) % positions;
}
