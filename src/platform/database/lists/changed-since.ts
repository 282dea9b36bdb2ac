import { usualPageSize } from '#shared/contract/replies.ts';
import { asc, desc, lt, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { Shop } from '../../shop.ts';
import { cursorRejection, readCursor, type Cursor } from '../cursor.ts';
import { pageAfter, type PageAfter } from '../pages-after.ts';
import { bigint, neverNull, timestamptz } from '../sql-types.ts';
import { statement, type Bind } from '../statement.ts';

/**
 * The time before which no row changes any more: every change with an earlier timestamp is committed. Read in a separate statement before the rows: a
 * transaction that starts later has later timestamps, and one without a transaction id has set none yet (`change_moment()`).
 */
const changesSettled = statement({
  name: 'changes_settled',
  row: { until: neverNull(timestamptz) },
  text: `
SELECT date_trunc('milliseconds', least(statement_timestamp(), min(xact_start))) AS until FROM pg_stat_activity
WHERE datname = current_database() AND backend_type = 'client backend' AND backend_xid IS NOT NULL AND pid <> pg_backend_pid()`,
});

/** The requested changes of a list, oldest first: after a timestamp and an id, which is 0 initially. */
export interface ChangesWanted {
  readonly after: { readonly at: Date; readonly id: number };
  /** Later changes are left for the next request, as others may still be written before them. */
  readonly until: Date;
}

/** The maximum timestamp in a cursor: the end of the year 9999. */
const lastMoment = 253_402_300_799_999;
const cursorOrder = (list: string) => `${list}-changes`;

/** Decodes a cursor of timestamps; undefined for one of another order, or out of range. */
function cursorIn(order: string, after: string): Cursor | undefined {
  const row = readCursor(order, after);
  return row !== null && row.key >= 0 && row.key <= lastMoment ? row : undefined;
}

/** Returns the condition for the rows in a request for changes; sorted by timestamp and id, they are read from an index on both. */
export const changedIn = (
  { updatedAt, id }: { readonly updatedAt: AnyPgColumn; readonly id: AnyPgColumn },
  { after, until }: ChangesWanted,
): SQL => sql`(${updatedAt}, ${id}) > (${sql.param(after.at, updatedAt)}, ${after.id}) and ${lt(updatedAt, until)}`;

/** The same in a composed statement, whose columns are SQL. */
export const changedBound = (
  { updatedAt, id }: Readonly<Record<'updatedAt' | 'id', string>>,
  { after, until }: ChangesWanted,
  bind: Bind,
): string =>
  `(${updatedAt}, ${id}) > (${bind(timestamptz, after.at)}, ${bind(bigint, after.id)}) and ${updatedAt} < ${bind(timestamptz, until)}`;

/** Parses a request for changes of a list; null when it is not one, a refusal for a cursor of another order. */
export async function changesWanted(
  shop: Shop,
  list: string,
  { updated_since: since, after, sort }: { updated_since?: string; after?: string; sort?: string },
): Promise<ChangesWanted | null | Refusal<'invalid-request'>> {
  if (since === undefined) return null;
  if (sort !== undefined) return sortRejection;
  const row = after === undefined ? { key: Date.parse(since), id: 0 } : cursorIn(cursorOrder(list), after);
  if (row === undefined) return cursorRejection;
  const [settled] = await changesSettled(shop);
  if (settled === undefined) throw new Error('The database did not say until when its changes are settled.');
  return { after: { at: new Date(row.key), id: row.id }, until: settled.until };
}

/** Cuts changes, of which one more than `size` was read, to a page. */
export const changesPart = <Row extends { readonly id: number; readonly updatedAt: Date }>(
  rows: readonly Row[],
  { list, ...wanted }: { list: string; size: number; address: string; query: object },
) => pageAfter(rows, { ...wanted, order: cursorOrder(list), keyOf: ({ updatedAt }) => updatedAt.getTime() });

/** A list of changes has a fixed order, needed for continuing it. */
const sortRejection = refuse(
  'invalid-request',
  {
    fa: 'درخواست درست نیست. با updated_since ترتیب همیشه از قدیمی‌ترین تغییر است و sort پذیرفته نمی‌شود.',
    en: 'The request is not valid. With updated_since the oldest change always comes first, and sort is not accepted.',
  },
  { fields: { sort: { fa: 'درست نیست.', en: 'It is not accepted.' } } },
);

/** The rows of a list to read for a page: changes, or all before an id. */
export interface ListPart {
  readonly changes: ChangesWanted | null;
  /** The row after which it begins; the timestamp is used in a list sorted by it. */
  readonly before: { readonly at: Date; readonly id: number } | null;
  /** Whether it is sorted by timestamp, latest first, so that a time window is read from its index. */
  readonly byMoment: boolean;
  readonly limit: number;
}

/** Returns a page of a list, newest first, by a timestamp if `momentOf` returns one, or by changes with `updated_since`. */
export async function followedList<Row extends { readonly id: number; readonly updatedAt: Date }>(
  shop: Shop,
  {
    list,
    address,
    query,
    momentOf,
  }: {
    list: string;
    address: string;
    query: { updated_since?: string; after?: string; page_size?: number };
    momentOf?: ((row: Row) => Date | null) | undefined;
  },
  read: (part: ListPart) => Promise<Row[]>,
): Promise<PageAfter<Row> | Refusal<'invalid-request'>> {
  const { page_size: size = usualPageSize } = query;
  const changes = await changesWanted(shop, list, query);
  if (isRefusal(changes)) return changes;
  const order = momentOf === undefined ? list : `${list}-by-moment`;
  const before = changes === null && query.after !== undefined ? cursorIn(order, query.after) : null;
  if (before === undefined) return cursorRejection;
  const rows = await read({
    changes,
    before: before === null ? null : { at: new Date(before.key), id: before.id },
    byMoment: momentOf !== undefined,
    limit: size + 1,
  });
  return changes === null
    ? pageAfter(rows, { order, size, address, query, keyOf: (row) => momentOf?.(row)?.getTime() ?? 0 })
    : changesPart(rows, { list, size, address, query });
}

/** Returns the condition and order of a page's rows. */
export const partOf = (
  { moment, ...columns }: Readonly<Record<'updatedAt' | 'id' | 'moment', AnyPgColumn>>,
  { changes, before, byMoment }: ListPart,
): { readonly where: SQL | undefined; readonly order: SQL[] } => {
  const { updatedAt, id } = columns;
  if (changes !== null) return { where: changedIn(columns, changes), order: [asc(updatedAt), asc(id)] };
  if (!byMoment) return { where: before === null ? undefined : lt(id, before.id), order: [desc(id)] };
  const behind = before && sql`(${moment}, ${id}) < (${sql.param(before.at, moment)}, ${before.id})`;
  return { where: behind ?? undefined, order: [desc(moment), desc(id)] };
};
