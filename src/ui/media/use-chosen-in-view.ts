import { useEffect, type RefObject } from 'react';

/** So much of the neighbour is seen as well, which says that the row goes on. */
const neighbour = 32;

/** What is chosen in a row may stand beyond the edge of a phone: brings it into view. Only the row moves, never the page. */
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
