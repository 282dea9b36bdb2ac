import { readCursor, writeCursor } from './cursor.ts';

/** A page of a list in the API's format: `next_after` is the `after` of the next page, `next` its URL. */
export interface PageAfter<Row> {
  readonly data: Row[];
  readonly next: string | null;
  readonly next_after: string | null;
}

/** Returns the id in a cursor, after which a list continues: null at the beginning, undefined for a cursor of another order. */
export function afterId(order: string, after: string | undefined): number | null | undefined {
  return after === undefined ? null : readCursor(order, after)?.id;
}

/** The same where the cursor is a public number, as in the URL of a blog page. */
export function afterNumber(after: string | undefined): number | null | undefined {
  if (after === undefined) return null;
  return /^[1-9]\d{0,8}$/.test(after) ? Number(after) : undefined;
}

interface PageWanted<Row> {
  /** The name of the list's order, contained in its cursors. */
  readonly order: string;
  readonly size: number;
  readonly address: string;
  readonly query: object;
  /** Returns the primary sort key of a row, before its id; omitted when rows are sorted by id alone. */
  readonly keyOf?: (row: Row) => number;
}

/** Cuts rows, of which one more than `size` was read, to a page; the next page's URL has the same query. */
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
