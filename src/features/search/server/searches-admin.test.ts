import { beforeAll, describe, expect, test } from 'vitest';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { SearchCounts } from '../searches-admin.contract.ts';
import { forgetOldSearches, recordClickAt, recordSearch } from './search-statistics.service.ts';
import { searchDays } from './search.tables.ts';

interface Page {
  readonly data: readonly SearchCounts[];
  readonly next: string | null;
  readonly totals: Omit<SearchCounts, 'id' | 'query'>;
}

describe('search statistics', () => {
  const app = useTestShop({ ACCESS_TOKEN_SECONDS: '99999999' });
  let token = '';
  const list = async (query: Record<string, unknown> = {}) => {
    const answer = await app.call('GET /api/admin/searches/', { token, query });
    expect(answer.status).toBe(200);
    return answer.body as Page;
  };
  const queries = async (query?: Record<string, unknown>) => (await list(query)).data.map((row) => row.query);
  const searched = async (q: string, networks: number, empty = false) => {
    for (let network = 1; network <= networks; network += 1)
      await recordSearch(app.shop, { q, empty, address: `10.${network}.0.1` });
  };

  beforeAll(async () => {
    ({ token } = await customerReady(app.shop, { role: 'manager' }));
    await searched('کفش', 5);
    await searched('گوشی', 4);
    await searched('سه‌پایه', 3, true);
    await searched('یک نفر', 2);
  });

  test('lists each wording with its counts, most frequent first; rare ones are only in the totals', async () => {
    const { data, totals } = await list();
    expect(data).toMatchObject([
      { query: 'کفش', searches_count: 5, empty_count: 0, clicks_count: 0 },
      { query: 'گوشی', searches_count: 4 },
      { query: 'سه‌پایه', searches_count: 3, empty_count: 3 },
    ]);
    expect(totals).toMatchObject({ searches_count: 14, empty_count: 3 });
    expect(await queries({ empty: true })).toEqual(['سه‌پایه']);
    expect(await queries({ q: 'گوشي' })).toEqual(['گوشی']);
  });

  test('a network counts once a day, however often it searches, and no concurrent search is lost', async () => {
    await Promise.all(
      Array.from({ length: 9 }, () => recordSearch(app.shop, { q: 'کفش', empty: false, address: '10.1.0.9' })),
    );
    expect((await list({ q: 'کفش' })).data[0]?.searches_count).toBe(5);
    await Promise.all(
      Array.from({ length: 12 }, (_, network) =>
        recordSearch(app.shop, { q: 'چتر', empty: false, address: `11.${network}.0.1` }),
      ),
    );
    expect((await list({ q: 'چتر' })).data[0]?.searches_count).toBe(12);
  });

  test('clicks are counted by position', async () => {
    for (const [position, network] of [
      [1, 1],
      [1, 2],
      [1, 1],
      [3, 1],
      [10, 1],
      [11, 1],
    ] as const)
      await recordClickAt(app.shop, { q: 'گوشی', position, address: `10.${network}.0.1` });
    expect((await list({ q: 'گوشی' })).data[0]).toMatchObject({
      clicks_count: 5,
      first_clicks_count: 2,
      second_third_clicks_count: 1,
      fourth_tenth_clicks_count: 1,
      further_clicks_count: 1,
    });
    // A click without a search is not counted.
    await recordClickAt(app.shop, { q: 'هرگز', position: 1, address: '10.1.0.1' });
    expect((await app.shop.db.select().from(searchDays)).map(({ query }) => query)).not.toContain('هرگز');
  });

  test('SRCH-01 pages report what was searched for and opened; text that may name a person is not stored', async () => {
    const answer = await app.call('POST /api/search/searches/', { body: { q: 'آفتابه', found: false } });
    expect([answer.status, answer.body]).toEqual([201, { q: 'آفتابه', found: false }]);
    await app.call('POST /api/search/clicks/', { body: { q: 'آفتابه', position: 2 } });
    await app.call('POST /api/search/searches/', { body: { q: 'sara@example.com', found: false } });
    await app.call('POST /api/search/searches/', { body: { q: '۰۹۱۲۳۴۵۶۷۸۹', found: false } });
    const stored = await app.shop.db.select().from(searchDays);
    expect(stored.find(({ query }) => query === 'آفتابه')).toMatchObject({
      searches: 1,
      empty: 1,
      clicksSecondThird: 1,
    });
    expect(stored.map(({ query }) => query).filter((query) => /@|\d|[۰-۹]/.test(query))).toEqual([]);
  });

  test('follows next through all rows once', async () => {
    const seen: string[] = [];
    let next: string | null = '/api/admin/searches/?page_size=1';
    while (next !== null) {
      const page: Page = (await app.server.inject({ url: next, headers: { authorization: `Bearer ${token}` } })).json();
      seen.push(...page.data.map(({ query }) => query));
      next = page.next;
    }
    expect(seen).toEqual(['چتر', 'کفش', 'گوشی', 'سه‌پایه']);
  });

  test('the Excel file executes no search text as a formula', async () => {
    await searched('=cmd()', 3);
    const answer = await app.server.inject({
      url: '/api/admin/searches/export.csv?days=30',
      headers: { authorization: `Bearer ${token}` },
    });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    const [head, ...lines] = answer.body.trim().split('\r\n');
    expect(head).toContain('جست‌وجو,دفعات,بی‌نتیجه');
    expect(lines).toContain('گوشی,4,0,5,2,1,1,1');
    expect(lines.some((line) => line.startsWith("'=cmd()"))).toBe(true);
  });

  test('the period ends today, and old days are deleted', async () => {
    app.clock.advance(8 * 86_400_000);
    expect(await queries()).toEqual([]);
    expect(await queries({ days: 30 })).toContain('کفش');
    await searched('کفش', 1);
    expect((await list({ days: 30, q: 'کفش' })).data[0]?.searches_count).toBe(6);
    app.clock.advance(85 * 86_400_000);
    await forgetOldSearches(app.shop);
    expect((await app.shop.db.select().from(searchDays)).map(({ query }) => query)).toEqual(['کفش']);
  });

  test.each(['support', 'writer'] as const)('%s is denied access', async (role) => {
    const other = await customerReady(app.shop, { role });
    expect((await app.call('GET /api/admin/searches/', { token: other.token })).status).toBe(403);
  });
});
