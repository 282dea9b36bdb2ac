import { beforeAll, describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { farthestByNumber } from './product-list.service.ts';

interface Answer {
  data: unknown[];
  next: string | null;
  code?: string;
  fields?: object;
}

describe('distant pages', () => {
  const app = useTestShop();
  const list = async (name: string, query: Record<string, unknown>) => {
    const { status, body } = await app.call(name, { query });
    return { status, ...(body as Answer) };
  };
  const beyond = { page_size: 100, page: farthestByNumber / 100 + 2 };

  beforeAll(async () => {
    const { id } = await productReady(app.shop, { name: 'چای', slug: 'tea' });
    await app.shop.db.$client.query({
      text: `insert into products (id, slug, name, category_id, base_price, search_text, created_at, changed_at)
        select 1000000 + n, 'tea-' || n, 'چای ' || n, p.category_id, 1000 + n, 'چای ' || n, p.created_at, p.changed_at
        from products p, generate_series(1, ${farthestByNumber}) n where p.id = $1`,
      values: [id],
    });
  });

  test.each([
    ['every product', 'GET /api/products/', {}],
    ['products by popularity', 'GET /api/products/', { sort: 'popular' }],
    ['a search that is sorted', 'GET /api/search/', { q: 'چای', sort: 'price-asc' }],
  ])(
    'distant pages of %s are refused by number with a hint to the rest, and reachable by next',
    async (_, name, query) => {
      expect(await list(name, { ...query, ...beyond })).toMatchObject({
        status: 400,
        code: 'invalid-request',
        fields: { page: expect.any(String) as string },
      });
      const last = await list(name, { ...query, ...beyond, page: beyond.page - 1 });
      expect(last).toMatchObject({ status: 200, data: [{}], next: null });
      const before = await list(name, { ...query, ...beyond, page: beyond.page - 2 });
      expect(await list(name, Object.fromEntries(new URLSearchParams(before.next?.split('?')[1])))).toMatchObject({
        status: 200,
        data: [{}],
      });
    },
  );

  test.each([
    ['a list that ended before', 'GET /api/products/', { price_min: 10_000 }],
    ['a search that found little', 'GET /api/search/', { q: 'قوری' }],
  ])('distant pages of %s are empty, like every page past the end', async (_, name, query) => {
    expect(await list(name, { ...query, ...beyond })).toMatchObject({ status: 200, data: [], next: null });
  });
});
