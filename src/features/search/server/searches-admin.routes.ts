import { usualPageSize } from '#shared/contract/replies.ts';
import { cursorRejection, readCursor, writeCursor } from '#platform/database/cursor.ts';
import { fileNamed } from '#platform/http/downloads.ts';
import { routes } from '#platform/http/api-calls.ts';
import type { RowOf } from '#platform/database/statement.ts';
import type { Shop } from '#platform/shop.ts';
import { csvText } from '#shared/csv.ts';
import { daySeconds, secondsAfter } from '#shared/seconds.ts';
import { dayInTehran } from '#shared/tehran-days.ts';
import { foldText } from '#shared/text/search-text.ts';
import { leastListedSearches, searchPeriods } from '../search-statistics.rules.ts';
import { searchesAdminContract } from '../searches-admin.contract.ts';
import { searchesFileMessages } from './searches-admin.messages.ts';
import { searchesSince, totalsSince } from './search-statistics.store.ts';

const maxLines = 10_000;

interface Wanted {
  readonly days?: (typeof searchPeriods)[number];
  readonly empty?: boolean;
  readonly q?: string;
}

const sinceOf = (shop: Shop, { days = searchPeriods[0] }: Wanted) =>
  dayInTehran(secondsAfter(shop.clock.now(), -(days - 1) * daySeconds));

const read = (
  shop: Shop,
  wanted: Wanted,
  part: { readonly after: { readonly key: number; readonly id: number } | null; readonly limit: number },
) =>
  searchesSince(shop, {
    since: sinceOf(shop, wanted),
    // LIKE wildcards are removed from the pattern.
    pattern: `%${foldText(wanted.q ?? '').replace(/[\\%_]/g, '')}%`,
    emptyOnly: wanted.empty === true,
    least: leastListedSearches,
    afterCount: part.after?.key ?? null,
    afterId: part.after?.id ?? null,
    limit: part.limit,
  });

const counted = ({ searches, empty, first, secondThird, fourthTenth, further }: RowOf<typeof totalsSince>) => ({
  searches_count: searches,
  empty_count: empty,
  clicks_count: first + secondThird + fourthTenth + further,
  first_clicks_count: first,
  second_third_clicks_count: secondThird,
  fourth_tenth_clicks_count: fourthTenth,
  further_clicks_count: further,
});

const none = { searches: 0, empty: 0, first: 0, secondThird: 0, fourthTenth: 0, further: 0 };

export const searchesAdminRoutes = routes(searchesAdminContract, {
  'GET /api/admin/searches/': async ({ shop, query }) => {
    const after = query.after === undefined ? null : readCursor('searches', query.after);
    if (after === null && query.after !== undefined) return cursorRejection;
    const size = query.page_size ?? usualPageSize;
    const [rows, [totals = none]] = await Promise.all([
      read(shop, query, { after, limit: size + 1 }),
      totalsSince(shop, { since: sinceOf(shop, query) }),
    ]);
    const visible = rows.slice(0, size);
    const last = visible.at(-1);
    const cursor =
      rows.length <= size || last === undefined
        ? null
        : writeCursor('searches', { key: query.empty === true ? last.empty : last.searches, id: last.id });
    return {
      data: visible.map((row) => ({ id: row.id, query: row.query, ...counted(row) })),
      next: cursor === null ? null : nextAddress(query, cursor),
      next_after: cursor,
      totals: counted(totals),
    };
  },
  'GET /api/admin/searches/export.csv': async ({ shop, query, language }) => {
    const t = searchesFileMessages[language];
    const rows = await read(shop, query, { after: null, limit: maxLines });
    const heads = [t.query, t.searches, t.empty, t.clicks, t.first, t.secondThird, t.fourthTenth, t.further];
    const lines = rows.map((row) => [row.query, ...Object.values(counted(row)).map(String)]);
    return fileNamed(t.file(dayInTehran(shop.clock.now())), Buffer.from(csvText([heads, ...lines])));
  },
});

function nextAddress(query: object, after: string): string {
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries<string | number | boolean | undefined>({ ...query, after }))
    if (value !== undefined) next.set(name, String(value));
  return `/api/admin/searches/?${next.toString()}`;
}
