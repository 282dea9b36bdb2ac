import { writeCursor } from './cursor.ts';

/** A part of a list that goes on behind its last row, and the address of what follows. */
export interface KeyedPart<Row> {
  readonly visible: readonly Row[];
  readonly next: string | null;
}

/**
 * Cuts what was found to a page. `found` holds one row more than `size` when there are more; the address of the next page
 * has the same query and `after`, which says where in this order it goes on.
 */
export function keyedPart<Row extends { readonly id: number }>(
  found: readonly Row[],
  {
    order,
    size,
    address,
    query,
  }: {
    /** The name of the list's order, of which its cursors are. */
    readonly order: string;
    readonly size: number;
    readonly address: string;
    readonly query: Readonly<Record<string, string | number | boolean | undefined>>;
  },
): KeyedPart<Row> {
  const visible = found.slice(0, size);
  const last = visible.at(-1);
  if (found.length <= size || last === undefined) return { visible, next: null };
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) next.set(name, String(value));
  next.set('after', writeCursor(order, { key: 0, id: last.id }));
  return { visible, next: `${address}?${next.toString()}` };
}
