import { useEffect, type RefObject } from 'react';

/** How much of the neighbour stays visible, in pixels, to indicate that the row continues. */
const neighbour = 32;

/** Scrolls the chosen item of a row into view, which may be beyond the edge of a phone's screen. Only the row moves, never the page. */
export function useChosenInView(row: RefObject<HTMLElement | null>, chosen: string | undefined): void {
  useEffect(() => {
    const room = row.current?.getBoundingClientRect();
    const present = row.current?.querySelector('[aria-current], [data-state="active"]')?.getBoundingClientRect();
    if (room === undefined || present === undefined) return;
    const beyond =
      Math.max(0, present.right + neighbour - room.right) + Math.min(0, present.left - neighbour - room.left);
    row.current?.scrollBy({ left: beyond });
  }, [row, chosen]);
}
