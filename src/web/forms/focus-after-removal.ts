import { useEffect, useRef, type RefObject } from 'react';

/** The row that takes the place of a removed one: the next, else the one before; null where none is left. */
export function rowAfterRemoval<Id>(before: readonly Id[], removed: Id, now: readonly Id[]): Id | null {
  const index = before.indexOf(removed);
  const left = new Set(now);
  const next = before.slice(index + 1).find((id) => left.has(id));
  return next ?? before.slice(0, Math.max(index, 0)).findLast((id) => left.has(id)) ?? null;
}

/**
 * Where the focus goes when a row is removed: to the first control of the next row, else of the one before, else to the heading. The
 * list's children are its rows, in the order of `ids`. Call what it answers with when somebody removes a row; the row may leave later.
 */
export function useFocusAfterRemoval<Id>(
  ids: readonly Id[],
  list: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): (removed: Id) => void {
  const leaving = useRef<{ removed: Id; before: readonly Id[] } | null>(null);
  useEffect(() => {
    const left = leaving.current;
    if (left === null || ids.includes(left.removed)) return;
    leaving.current = null;
    // Somebody who has gone on meanwhile stays where they are.
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const row = rowAfterRemoval(left.before, left.removed, ids);
    const control =
      row === null ? null : list.current?.children[ids.indexOf(row)]?.querySelector<HTMLElement>('button, a, input');
    if (control) control.focus();
    else {
      heading.current?.setAttribute('tabindex', '-1');
      heading.current?.focus();
    }
  }, [ids, list, heading]);
  return (removed) => {
    leaving.current = { removed, before: ids };
  };
}
