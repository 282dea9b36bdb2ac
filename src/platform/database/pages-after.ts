import { readCursor, writeCursor } from './cursor.ts';

/** A page of a list of the dialect: `next_after` is the `after` of what follows, `next` its whole address. */
export interface PageAfter<Row> {
  readonly data: Row[];
  readonly next: string | null;
  readonly next_after: string | null;
}

/** The id that a cursor names, behind which a list goes on: null from the beginning, undefined for a cursor that is none of this order. */
export function afterId(order: string, after: string | undefined): number | null | undefined {
  return after === undefined ? null : readCursor(order, after)?.id;
}

/** The same where the cursor is a number that readers see anyway, as in the address of a page of the blog. */
export function afterNumber(after: string | undefined): number | null | undefined {
  if (after === undefined) return null;
  return /^[1-9]\d{0,8}$/.test(after) ? Number(after) : undefined;
}

interface PageWanted<Row> {
  /** The name of the list's order, of which its cursors are. */
  readonly order: string;
  readonly size: number;
  readonly address: string;
  readonly query: object;
  /** What a row is sorted by before its id; nothing where the id alone sorts them. */
  readonly keyOf?: (row: Row) => number;
}

/** Cuts rows to a page, of which one more than `size` was read; the address of what follows has the same query. */
export function pageAfter<Row extends { readonly id: number }>(
  rows: readonly Row[],
  { order, size, address, query, keyOf = () => 0 }: PageWanted<Row>,
): PageAfter<Row> {
  const data = rows.slice(0, size);
  const last = data.at(-1);
  if (rows.length <= size || last === undefined) return { data, next: null, next_after: null };
  const after = writeCursor(order, { key: keyOf(last), id: last.id });
  const params: Readonly<Record<string, string | number | boolean | undefined>> = { ...query, after };
  const search = new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return { data, next: `${address}?${search.toString()}`, next_after: after };
}
