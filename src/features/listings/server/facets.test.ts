import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createFlashSale } from '#features/flash-sales/server/flash-sales.service.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { Facets, ProductList } from '../listings.contract.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { readFacetsAhead } from './facets.service.ts';
import { changePrice, changeProduct } from '#features/products/server/admin/product-changes.service.ts';
import { createBrand } from '#features/brands/server/brands.service.ts';

const red = { name: 'سرخ', hex: '#aa0000' };
const blue = { name: 'آبی', hex: '#0000aa' };

describe('facets of a list', () => {
  const app = useTestShop();
  const facets = async (query: Record<string, unknown> = {}) => {
    const answer = await app.call('GET /api/products/facets/', { query });
    expect(answer.status).toBe(200);
    return answer.body as Facets;
  };
  const listed = async (query: Record<string, unknown>) =>
    ((await app.call('GET /api/products/', { query: { page_size: 100, ...query } })).body as ProductList).data.map(
      ({ slug }) => slug,
    );
  const ids = new Map<string, number>();

  beforeAll(async () => {
    const nik = await createBrand(app.shop, { name: 'نیک', slug: 'nik' });
    const dana = await createBrand(app.shop, { name: 'دانا', slug: 'dana' });
    const shirt = await productReady(app.shop, {
      slug: 'shirt',
      name: 'پیراهن',
      brandId: nik.id,
      price: 100_000,
      variants: [
        { colour: red, size: 'L', stock: 3 },
        { colour: blue, size: 'M', stock: 0 },
      ],
    });
    const trousers = await productReady(app.shop, {
      slug: 'trousers',
      name: 'شلوار',
      brandId: nik.id,
      price: 300_000,
      variants: [{ colour: blue, size: 'M', stock: 0 }],
    });
    const sofa = await productReady(app.shop, {
      slug: 'sofa',
      name: 'مبل',
      brandId: dana.id,
      price: 9_000_000,
      prepaidOnly: true,
      variants: [{ colour: red, stock: 1 }],
    });
    for (const [name, { id }] of Object.entries({ shirt, trousers, sofa })) ids.set(name, id);
    await app.shop.db.$client.query('update products set rating_count = 2, rating_sum = 9 where id = $1', [shirt.id]);
    await app.shop.db.$client.query('update products set rating_count = 1, rating_sum = 2 where id = $1', [sofa.id]);
    app.shop.invalidate('list');
  });

  test('HDR-05 every facet is counted from the catalogue', async () => {
    expect(await facets()).toEqual({
      total: 3,
      brands: [
        { slug: 'nik', name: 'نیک', count: 2 },
        { slug: 'dana', name: 'دانا', count: 1 },
      ],
      colours: [
        { ...blue, value: 'آبی', count: 2 },
        { ...red, value: 'سرخ', count: 2 },
      ],
      sizes: [
        { value: 'M', name: 'M', count: 2 },
        { value: 'L', name: 'L', count: 1 },
      ],
      ratings: [
        { stars: 4, count: 1 },
        { stars: 3, count: 1 },
        { stars: 2, count: 2 },
      ],
      payments: [
        { code: 'online', count: 3 },
        { code: 'cash', count: 2 },
      ],
      attributes: [],
      in_stock_count: 2,
      price_min: 95_000,
      price_max: 8_995_000,
    });
  });

  test.each([
    [{ colour: 'سرخ' }, ['sofa', 'shirt']],
    [{ colour: 'سرخ,آبی' }, ['sofa', 'trousers', 'shirt']],
    [{ size: 'M' }, ['trousers', 'shirt']],
    [{ size: 'M', colour: 'سرخ' }, ['shirt']],
    [{ rating: 4 }, ['shirt']],
    [{ rating: 2 }, ['sofa', 'shirt']],
    [{ payment: 'cash' }, ['trousers', 'shirt']],
    [{ payment: 'online' }, ['sofa', 'trousers', 'shirt']],
    [{ brand: 'nik', in_stock: true }, ['shirt']],
    [{ colour: 'بنفش' }, []],
  ])('HDR-05 a list narrowed to %j has the counted number of products', async (query, slugs) => {
    expect(await listed(query)).toEqual(slugs);
    expect((await facets(query)).total).toBe(slugs.length);
  });

  test('HDR-05 a choice is counted under all others: the next choice leaves as many products as promised', async () => {
    const counted = await facets({ brand: 'nik', colour: 'آبی' });
    expect(counted).toMatchObject({
      total: 2,
      brands: [{ slug: 'nik', count: 2 }],
      colours: [
        { name: 'آبی', count: 2 },
        { name: 'سرخ', count: 1 },
      ],
      in_stock_count: 1,
    });
    expect(await listed({ brand: 'nik', colour: 'سرخ' })).toHaveLength(1);
  });

  test('SRCH-01 CAT-01 facets cover a search, a category and the flash sales', async () => {
    expect((await facets({ q: 'شلوار' })).brands).toEqual([{ slug: 'nik', name: 'نیک', count: 1 }]);
    expect((await facets({ q: 'هیچ‌کدام' })).total).toBe(0);
    expect((await facets({ category: 'ready-products' })).total).toBe(3);
    expect((await facets({ category: 'unknown' })).total).toBe(0);
    const now = app.clock.now().getTime();
    await createFlashSale(app.shop, {
      productId: ids.get('sofa') ?? 0,
      price: 8_000_000,
      beginsAt: new Date(now - 1_000),
      endsAt: new Date(now + 60_000),
      allotted: 5,
    });
    await createFlashSale(app.shop, {
      productId: ids.get('shirt') ?? 0,
      price: 90_000,
      beginsAt: new Date(now - 1_000),
      endsAt: new Date(now + 60_000),
      allotted: 5,
    });
    expect((await facets({ offers: true })).brands.map(({ slug }) => slug)).toEqual(['dana', 'nik']);
    const flashSales = async (query: Record<string, unknown>) =>
      ((await app.call('GET /api/products/specialproduct/', { query })).body as { slug: string }[]).map(
        ({ slug }) => slug,
      );
    expect(await flashSales({ brand: 'nik' })).toEqual(['shirt']);
    expect(await flashSales({ sort: 'price-desc' })).toEqual(['sofa', 'shirt']);
    expect(await flashSales({ sort: 'price-asc' })).toEqual(['shirt', 'sofa']);
    expect(await flashSales({ payment: 'cash' })).toEqual(['shirt']);
  });

  test("SALE-01 facets cover featured products, which filter and sort like lists and otherwise have the owner's order", async () => {
    const shirt = ids.get('shirt') ?? 0;
    const featured = async (query: Record<string, unknown> = {}) =>
      ((await app.call('GET /api/products/featured/', { query })).body as ProductList).data.map(({ slug }) => slug);
    expect((await facets({ featured: true })).total).toBe(0);
    expect(await featured({ sort: 'newest' })).toEqual([]);
    await changeProduct(app.shop, { productId: shirt, featured: true });
    app.clock.advance(1_000);
    await changeProduct(app.shop, { productId: ids.get('sofa') ?? 0, featured: true });
    app.clock.advance(1_000);
    await changeProduct(app.shop, { productId: shirt, featured: true });
    expect(await facets({ featured: true })).toMatchObject({
      total: 2,
      brands: [
        { slug: 'dana', count: 1 },
        { slug: 'nik', count: 1 },
      ],
    });
    expect(await featured()).toEqual(['shirt', 'sofa']);
    expect(await featured({ sort: 'newest' })).toEqual(['sofa', 'shirt']);
    expect(await featured({ sort: 'price-asc', brand: 'dana' })).toEqual(['sofa']);
    expect(await featured({ colour: 'آبی' })).toEqual(['shirt']);
    expect(await featured({ payment: 'cash', brand: 'dana' })).toEqual([]);
    expect((await facets({ featured: true, colour: 'آبی' })).total).toBe(1);
    expect((await app.call('GET /api/products/featured/', { query: { sort: 'best' } })).status).toBe(400);
  });

  test('a change is counted at once and queries the database for the changed product only', async () => {
    await facets();
    const requested: string[] = [];
    const { $client } = app.shop.db;
    const query = $client.query.bind($client) as (...given: unknown[]) => unknown;
    Object.assign($client, {
      query: (...given: unknown[]) => {
        requested.push((given[0] as { name?: string }).name ?? 'unnamed');
        return query(...given);
      },
    });
    try {
      await changePrice(app.shop, { variantId: ids.get('shirt') ?? 0, basePrice: 50_000 });
      requested.length = 0;
      expect((await facets()).price_min).toBe(50_000);
      expect(requested.filter((name) => name.startsWith('facet'))).toEqual(['facet_rows_of']);
      await changeProduct(app.shop, { productId: ids.get('sofa') ?? 0, status: 'draft' });
      expect(await facets()).toMatchObject({
        total: 2,
        brands: [{ slug: 'nik' }],
        payments: [
          { code: 'online', count: 2 },
          { code: 'cash', count: 2 },
        ],
      });
      await changeProduct(app.shop, { productId: ids.get('sofa') ?? 0, status: 'active' });
      expect((await facets()).total).toBe(3);
    } finally {
      Object.assign($client, { query });
    }
  });

  test("VEND-01 facets cover a seller and narrow that seller's list; a closed seller has none", async () => {
    const { $client } = app.shop.db;
    const {
      rows: [seller],
    } = await $client.query<{ id: number }>(
      `insert into sellers (slug, name, created_at) values ('weaver', 'بافنده', $1) returning id`,
      [app.clock.now()],
    );
    const rug = await createBrand(app.shop, { name: 'گره', slug: 'gereh' });
    for (const [slug, price, brandId] of [
      ['rug', 700_000, rug.id],
      ['mat', 50_000, undefined],
    ] as const) {
      await productReady(app.shop, {
        slug,
        price,
        ...(brandId !== undefined && { brandId }),
        sellerId: seller?.id ?? 0,
        variants: [{ stock: 1 }],
      });
    }
    expect(await facets({ seller: 'weaver' })).toMatchObject({
      total: 2,
      brands: [{ slug: 'gereh', count: 1 }],
      price_min: 45_000,
      price_max: 695_000,
    });
    const sold = async (query: Record<string, unknown>) =>
      (
        (await app.call('GET /api/vendors/:slug/products/', { params: { slug: 'weaver' }, query })).body as ProductList
      ).data.map(({ slug }) => slug);
    for (const [query, slugs] of [
      [{ brand: 'gereh' }, ['rug']],
      [{ price_max: 60_000 }, ['mat']],
      [{ sort: 'price-asc' }, ['mat', 'rug']],
      [{ brand: 'nik' }, []],
    ] as const) {
      expect(await sold(query)).toEqual(slugs);
      const { sort: _, ...narrowing } = query as { sort?: string };
      expect((await facets({ seller: 'weaver', ...narrowing })).total).toBe(slugs.length);
    }
    expect((await facets({ seller: 'nobody' })).total).toBe(0);
    await $client.query('update sellers set active = false where id = $1', [seller?.id]);
    app.shop.invalidate('sellers');
    expect((await facets({ seller: 'weaver' })).total).toBe(0);
  });

  test.each(['rating=9', 'rating=x', 'payment=barter', `colour=${'x'.repeat(401)}`])(
    'refuses %s with a message',
    async (query) => {
      const answer = await app.server.inject(`/api/products/?${query}`);
      expect([answer.statusCode, typeof answer.json<{ message: string }>().message]).toEqual([400, 'string']);
    },
  );
});

describe('facets of a shop with thousands of products', () => {
  const app = useTestShop();
  const count = 10_007;
  const total = async (query: Record<string, unknown> = {}) =>
    ((await app.call('GET /api/products/facets/', { query })).body as Facets).total;

  test('HDR-05 all facets are preloaded in parts and counted without another load', async () => {
    const { id: first } = await productReady(app.shop, {
      slug: 'first',
      name: 'نخست',
      variants: [{ colour: red, stock: 1 }],
    });
    await app.shop.database.pool.query(
      `insert into products (id, slug, name, category_id, seller_id, base_price, created_at, changed_at, status)
        select 1000 + 3 * n, 'many-' || n, 'کالا', (select min(id) from categories), (select min(id) from sellers), 1000 + n, $1, $1, case when n % 10 = 0 then 'draft' else 'active' end from generate_series(1, $2::int) n`,
      [app.clock.now(), count],
    );
    await app.shop.database.pool.query(
      `insert into variants (id, product_id, seller_id, base_price, colour_name, colour_hex) select id + 1, id, (select min(id) from sellers), base_price, 'آبی', '#0000aa' from products where id >= 1000 and status = 'active' and id % 2 = 0`,
    );
    app.shop.invalidate('list');
    const requested = vi.spyOn(app.shop.db.$client, 'query');
    const read = () =>
      requested.mock.calls
        .map(([query]) => (query as unknown as { name?: string }).name ?? '')
        .filter((name) => name.startsWith('facet'));
    await readFacetsAhead(app.shop);
    expect(read()).toEqual(['facet_rows', 'facet_rows']);
    const visible = count - Math.floor(count / 10);
    expect(await total()).toBe(visible + 1);
    expect(await total({ colour: 'آبی' })).toBe(
      Number(
        (
          await app.shop.database.pool.query<{ n: number }>(
            'select count(*)::int as n from variants where colour_hex = $1',
            [blue.hex],
          )
        ).rows[0]?.n,
      ),
    );
    expect(await total({ colour: 'سرخ' })).toBe(1);
    expect(read()).toEqual(['facet_rows', 'facet_rows']);
    // A change during a background reload is not lost.
    app.clock.advance(61_000);
    app.shop.invalidate('list');
    expect(await total()).toBe(visible + 1);
    await changeProduct(app.shop, { productId: first, status: 'draft' });
    await expect.poll(async () => [await total(), await total({ colour: 'سرخ' })]).toEqual([visible, 0]);
    requested.mockRestore();
  });
});
