import { useEffect, useLayoutEffect } from 'react';
import { isLoadedAgain } from '#ui/layout/loaded-again.ts';

/** How far the lists of a page were loaded when its document was unloaded, and the scroll position. */
interface Position {
  readonly address: string;
  readonly rows: Readonly<Record<string, number>>;
  readonly scrolled: number;
}

const storedAs = 'position';
const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** The displayed lists, by name. */
const displayed = new Map<string, number>();
/** The position still to be restored after a reload. */
let before: Position | null = null;
let begun = false;

const addressNow = () => `${location.pathname}${location.search}`;

function readPosition(): Position | null {
  try {
    const text = sessionStorage.getItem(storedAs);
    sessionStorage.removeItem(storedAs);
    const position = JSON.parse(text ?? 'null') as Position | null;
    return position !== null && isLoadedAgain() && position.address === addressNow() ? position : null;
  } catch {
    return null;
  }
}

function storePosition(): void {
  if (displayed.size === 0) return;
  const position: Position = { address: addressNow(), rows: Object.fromEntries(displayed), scrolled: scrollY };
  try {
    sessionStorage.setItem(storedAs, JSON.stringify(position));
  } catch {
    // Without storage the list starts anew.
  }
}

function begin(): void {
  if (begun || typeof document === 'undefined') return;
  begun = true;
  before = readPosition();
  addEventListener('pagehide', storePosition);
  if (before === null) return;
  // A reader who scrolls is not moved any more.
  const stay = () => {
    if (before !== null) before = { ...before, scrolled: 0 };
  };
  for (const gesture of gestures) addEventListener(gesture, stay, { once: true, passive: true });
}

/** Returns how many rows a list had when its page was reloaded; 0 when the page was opened otherwise. */
export function rowsBeforeReload(name: string): number {
  begin();
  return before !== null && before.address === addressNow() ? (before.rows[name] ?? 0) : 0;
}

/**
 * Restores the length and the scroll position of a long list after a reload; the position is set once the page is long enough. `rows` is the number
 * of displayed rows, null before there are any; whoever loads them starts with `rowsBeforeReload` of them.
 */
export function usePositionAfterReload(name: string, rows: number | null): void {
  useEffect(() => {
    begin();
    if (rows === null) return undefined;
    displayed.set(name, rows);
    return () => {
      displayed.delete(name);
    };
  }, [name, rows]);
  useLayoutEffect(() => {
    if (rows === null || before === null) return;
    const wanted = rowsBeforeReload(name);
    if (wanted === 0 || rows < wanted) return;
    const { scrolled } = before;
    before = null;
    if (scrollY < scrolled) scrollTo({ top: scrolled, behavior: 'instant' });
  }, [name, rows]);
}
