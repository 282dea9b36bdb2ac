import { beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '#features/audit/server/audit.tables.ts';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import type { Facets } from '#features/listings/listings.contract.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { PinnedSearch } from '../pinned-results-admin.contract.ts';
import { pinnedSearches } from './pinned-results.tables.ts';

interface Found {
  readonly data: readonly { slug: string; in_stock: boolean }[];
  readonly next: string | null;
}

describe('pinned and hidden results', () => {
  const app = useTestShop();
  let token = '';
  const ids = new Map<string, number>();
  const id = (slug: string) => ids.get(slug) ?? 0;
  const find = async (query: Record<string, unknown>) => (await app.call('GET /api/search/', { query })).body as Found;
  const slugs = async (query: Record<string, unknown>) => (await find(query)).data.map(({ slug }) => slug);
  const add = (query: string, pinned: readonly string[], hidden: readonly string[] = []) =>
    app.call('POST /api/admin/pinned-results/', {
      token,
      body: { query, pinned: pinned.map(id), hidden: hidden.map(id) },
    });

  beforeAll(async () => {
    ({ token } = await customerReady(app.shop, { role: 'manager' }));
    for (const [slug, name, more] of [
      ['lamp-1', 'چراغ مطالعهٔ یک', { price: 100_000 }],
      ['lamp-2', 'چراغ مطالعهٔ دو', { price: 200_000 }],
      ['lamp-3', 'چراغ مطالعهٔ سه', { price: 300_000 }],
      ['lamp-4', 'چراغ مطالعهٔ چهار', { price: 400_000, stock: 0 }],
      ['candle', 'شمع معطر', { price: 500_000 }],
      ['torch', 'نورافکن دستی', { price: 600_000 }],
    ] as const)
      ids.set(slug, (await productReady(app.shop, { slug, name, ...more })).id);
  });

  test('SRCH-01 products pinned by the owner lead their search, even sold out, and hidden ones are left out', async () => {
    expect(await slugs({ q: 'چراغ' })).toEqual(['lamp-3', 'lamp-2', 'lamp-1', 'lamp-4']);
    const { status, body } = await add('چراغ', ['lamp-4', 'candle', 'lamp-1'], ['lamp-3']);
    expect([status, body]).toMatchObject([
      201,
      {
        query: 'چراغ',
        version: 1,
        pinned: [{ slug: 'lamp-4', in_stock: false, visible: true }, { slug: 'candle' }, {}],
      },
    ]);
    const { data } = await find({ q: 'چراغ' });
    expect(data.map(({ slug }) => slug)).toEqual(['lamp-4', 'candle', 'lamp-1', 'lamp-2']);
    // The card marks it as sold out.
    expect(data[0]).toMatchObject({ slug: 'lamp-4', in_stock: false });
    expect(await slugs({ q: 'چراغ مطالعه' })).toContain('lamp-3');
  });

  test('SRCH-01 pins apply to every spelling of the words, and to suggestions', async () => {
    for (const q of ['چراغ', ' چراغ  ', 'چرغا'])
      expect(await slugs({ q }), q).toEqual(['lamp-4', 'candle', 'lamp-1', 'lamp-2']);
    const suggested = await app.call('GET /api/search/suggestions/', { query: { q: 'چراغ' } });
    expect(suggested.body).toMatchObject({
      products: [{ slug: 'lamp-4' }, { slug: 'candle' }, { slug: 'lamp-1' }, { slug: 'lamp-2' }],
    });
  });

  test('SRCH-01 a filter excludes pinned products that do not match it, and a chosen sort order is respected', async () => {
    expect(await slugs({ q: 'چراغ', in_stock: true })).toEqual(['candle', 'lamp-1', 'lamp-2']);
    expect(await slugs({ q: 'چراغ', price_max: 250_000 })).toEqual(['lamp-1', 'lamp-2']);
    expect(await slugs({ q: 'چراغ', sort: 'price-asc' })).toEqual(['lamp-1', 'lamp-2', 'lamp-4']);
  });

  test.each([1, 2, 3, 4])('SRCH-01 pages of %d contain each product once, by next and by number', async (size) => {
    const seen: string[] = [];
    let next: string | null = `/api/search/?${new URLSearchParams({ q: 'چراغ', page_size: String(size) }).toString()}`;
    while (next !== null && seen.length < 20) {
      const page: Found = (await app.server.inject(next)).json();
      seen.push(...page.data.map(({ slug }) => slug));
      next = page.next;
    }
    const all = [...new Set(seen)];
    expect([seen.length, all.slice(0, Math.min(size, 3))]).toEqual([
      all.length,
      ['lamp-4', 'candle', 'lamp-1'].slice(0, Math.min(size, 3)),
    ]);
    expect(all).toEqual(expect.arrayContaining(['lamp-2', 'lamp-1', 'lamp-4']));
    const second = await slugs({ q: 'چراغ', page: 2, page_size: size });
    expect(second).toEqual(seen.slice(size, size * 2));
  });

  test('SRCH-01 facets count pinned products and exclude hidden ones', async () => {
    const facets = await app.call('GET /api/products/facets/', { query: { q: 'چراغ' } });
    expect(facets.body as Facets).toMatchObject({ total: 4, in_stock_count: 3 });
  });

  test('SRCH-01 a search without results of its own returns the pinned products', async () => {
    expect(await slugs({ q: 'هدیهٔ تولد' })).toEqual([]);
    await add('هدیه تولد', ['torch', 'candle']);
    expect(await slugs({ q: 'هدیهٔ تولد' })).toEqual(['torch', 'candle']);
  });

  test('an arrangement is changed and deleted only from its latest version, and each change is logged', async () => {
    const { data } = (await app.call('GET /api/admin/pinned-results/', { token, query: { q: 'چراغ' } })).body as {
      data: PinnedSearch[];
    };
    const params = { id: data[0]?.id ?? 0 };
    const body = { query: 'چراغ', pinned: [id('lamp-2')], hidden: [], version: 1 };
    const change = () => app.call('PUT /api/admin/pinned-results/:id/', { token, params, body });
    const answers = await Promise.all([change(), change()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await slugs({ q: 'چراغ' })).toEqual(['lamp-2', 'lamp-3', 'lamp-1', 'lamp-4']);
    const remove = (version: number) =>
      app.call('DELETE /api/admin/pinned-results/:id/', { token, params, query: { version } });
    expect([(await remove(1)).status, (await remove(2)).status, (await remove(2)).status]).toEqual([409, 200, 404]);
    expect(await slugs({ q: 'چراغ' })).toEqual(['lamp-3', 'lamp-2', 'lamp-1', 'lamp-4']);
    const actions = (await app.shop.db.select().from(auditLog)).map(({ action }) => action);
    expect(actions.filter((action) => action.startsWith('pinned-results.'))).toEqual([
      'pinned-results.added',
      'pinned-results.added',
      'pinned-results.changed',
      'pinned-results.removed',
    ]);
  });

  test.each([
    ['؟', ['candle'], [], 400, 'pinned-result-wrong'],
    ['شمع', [], [], 400, 'pinned-result-wrong'],
    ['شمع', ['candle'], ['candle'], 400, 'pinned-result-wrong'],
    ['شمع', ['nothing'], [], 400, 'invalid-request'],
    ['هديه  تولد', ['candle'], [], 409, 'pinned-result-taken'],
  ])('%s with %j pinned and %j hidden is refused', async (query, pinned, hidden, status, code) => {
    const answer = await add(query, pinned, hidden);
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([status, code]);
  });

  test('a product that is not in the shop is refused, and no search is stored', async () => {
    const before = await app.shop.db.$count(pinnedSearches);
    const body = { query: 'مهتابی', pinned: [987_654], hidden: [] };
    const answer = await app.call('POST /api/admin/pinned-results/', { token, body });
    expect([answer.status, answer.body]).toMatchObject([404, { code: 'product-not-found' }]);
    expect(await app.shop.db.$count(pinnedSearches)).toBe(before);
  });

  test.each(['support', 'writer', undefined] as const)('%s may not arrange results', async (role) => {
    const other = await customerReady(app.shop, role === undefined ? {} : { role });
    const answer = await app.call('GET /api/admin/pinned-results/', { token: other.token });
    expect(answer.status).toBe(403);
  });
});
