import { useEffect, useLayoutEffect } from 'react';
import { isLoadedAgain } from '#ui/layout/loaded-again.ts';

/** How far the lists of a page had been loaded when its document was left, and how far down one had gone. */
interface Position {
  readonly address: string;
  readonly rows: Readonly<Record<string, number>>;
  readonly scrolled: number;
}

const storedAs = 'position';
const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** The lists that are displayed, by name. */
const displayed = new Map<string, number>();
/** What is still to be found again after a reload. */
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
    // In a browser that stores nothing the list begins anew.
  }
}

function begin(): void {
  if (begun || typeof document === 'undefined') return;
  begun = true;
  before = readPosition();
  addEventListener('pagehide', storePosition);
  if (before === null) return;
  // Who scrolls by themselves is not moved any more.
  const stay = () => {
    if (before !== null) before = { ...before, scrolled: 0 };
  };
  for (const gesture of gestures) addEventListener(gesture, stay, { once: true, passive: true });
}

/** How many rows a list had when its page was reloaded; none where one comes to it otherwise. */
export function rowsBeforeReload(name: string): number {
  begin();
  return before !== null && before.address === addressNow() ? (before.rows[name] ?? 0) : 0;
}

/**
 * A long list is found again after a reload as it was left: as long, and at its place, which a page that was still short could not
 * have. `rows` is how many are displayed, null before there are any; whoever loads them begins with `rowsBeforeReload` of them.
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
