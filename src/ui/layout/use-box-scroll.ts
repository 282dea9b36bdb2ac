import { useLayoutEffect, useRef, type RefObject, type UIEvent } from 'react';
import { useLocation } from 'react-router';
import { isLoadedAgain } from './loaded-again.ts';

const tops = new Map<string, number>();
const maxTops = 100;
const storedAs = 'box-scrolls';
let begun = false;

/** Restores the positions that the tab stored when its document was unloaded. */
function begin(): void {
  if (begun) return;
  begun = true;
  try {
    if (isLoadedAgain())
      for (const [entry, top] of JSON.parse(sessionStorage.getItem(storedAs) ?? '[]') as [string, number][])
        tops.set(entry, top);
  } catch {
    // Without storage there is nothing to restore.
  }
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(storedAs, JSON.stringify([...tops]));
    } catch {
      // The same.
    }
  });
}

function remember(entry: string, top: number): void {
  tops.delete(entry);
  tops.set(entry, top);
  const [oldest] = tops.keys();
  if (tops.size > maxTops && oldest !== undefined) tops.delete(oldest);
}

interface BoxScroll<Box> {
  readonly box: RefObject<Box | null>;
  readonly onScroll: (event: Pick<UIEvent<HTMLElement>, 'currentTarget'>) => void;
}

/**
 * The scroll position of a box that scrolls within the page, restored by Back and reload, as the router restores that of the page. `size` is how much
 * the box holds: while more is loaded, it continues to its position.
 */
export function useBoxScroll<Box extends HTMLElement = HTMLDivElement>(name: string, size: number): BoxScroll<Box> {
  const { key } = useLocation();
  const entry = `${key} ${name}`;
  const box = useRef<Box>(null);
  const wanted = useRef<number | null>(null);
  useLayoutEffect(() => {
    begin();
    wanted.current = tops.get(entry) ?? null;
  }, [entry]);
  useLayoutEffect(() => {
    if (wanted.current !== null && box.current !== null) box.current.scrollTop = wanted.current;
  }, [entry, size]);
  return {
    box,
    onScroll: ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
      // It contains less than before and is at its end: not a position that the user scrolled to.
      if (wanted.current !== null && scrollTop < wanted.current && scrollTop + clientHeight >= scrollHeight - 1) return;
      wanted.current = null;
      remember(entry, scrollTop);
    },
  };
}
