// A third of the panel, or a flick: faster than half a pixel per millisecond over more than a finger's tremble.
const enough = 0.35;
const flickSpeed = 0.5;
const tremble = 24;

/** Whether a panel dragged this far towards its edge, and let go, closes. */
export function swipeCloses(swipe: { moved: number; size: number; milliseconds: number }): boolean {
  const speed = swipe.moved / Math.max(swipe.milliseconds, 1);
  return swipe.moved > swipe.size * enough || (swipe.moved > tremble && speed > flickSpeed);
}
