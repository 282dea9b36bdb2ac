// A third of the panel, or a flick: faster than half a pixel per millisecond, over a distance longer than an involuntary movement.
const enough = 0.35;
const flickSpeed = 0.5;
const tremble = 24;

/** Returns whether a panel closes that was dragged this far towards its edge and released. */
export function swipeCloses(swipe: { moved: number; size: number; milliseconds: number }): boolean {
  const speed = swipe.moved / Math.max(swipe.milliseconds, 1);
  return swipe.moved > swipe.size * enough || (swipe.moved > tremble && speed > flickSpeed);
}
