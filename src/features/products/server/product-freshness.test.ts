import { describe, expect, test } from 'vitest';
import { createFlashSale } from '#features/flash-sales/server/flash-sales.service.ts';
import { changeSetting } from '#features/settings/server/settings.service.ts';
import { watchQueries } from '#testing/queries.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { ProductDetail } from '../products.contract.ts';
import type { ProductCard } from '../product-card.contract.ts';
import { productReady } from './products.factory.ts';
import { changePrice, changeProduct } from './admin/product-changes.service.ts';
import { createCategory } from '#features/categories/server/categories.service.ts';

const hour = 3_600_000;

describe('catalogue freshness', () => {
  const app = useTestShop();
  const addresses = [
    '/api/products/',
    '/api/products/?sort=price-desc',
    '/api/products/?price_max=90000000',
    '/api/products/categories/ready-products/',
    `/api/search/?q=${encodeURIComponent('قوری')}`,
    '/api/products/featured/',
    '/api/orders/weeklyBestSellers/',
  ];
  const cardIn = async (address: string, slug: string) =>
    (await app.server.inject(address)).json<{ data: ProductCard[] }>().data.find((card) => card.slug === slug);
  const detail = async (slug: string) => (await app.server.inject(`/api/products/${slug}/`)).json<ProductDetail>();

  test('a changed price is on every list, page and search at once', async () => {
    const { id } = await productReady(app.shop, { name: 'قوری', slug: 'teapot', price: 80_000, featured: true });
    const beside = await productReady(app.shop, { slug: 'cup' });
    app.shop.invalidate('best-sellers');
    for (const address of addresses)
      expect(await cardIn(address, 'teapot'), address).toMatchObject({ base_price: 80_000, new_price: 75_000 });
    expect(await detail('teapot')).toMatchObject({ base_price: 80_000, variants: [{ base_price: 80_000 }] });
    expect((await detail(beside.slug)).related_products).toMatchObject([{ slug: 'teapot', base_price: 80_000 }]);
    expect((await app.server.inject('/api/products/facets/')).json()).toMatchObject({ price_min: 75_000 });

    await changePrice(app.shop, { variantId: id, basePrice: 70_000 });
    for (const address of addresses)
      expect(await cardIn(address, 'teapot'), address).toMatchObject({ base_price: 70_000, new_price: 65_000 });
    expect(await detail('teapot')).toMatchObject({
      base_price: 70_000,
      new_price: 65_000,
      variants: [{ base_price: 70_000 }],
    });
    expect((await detail(beside.slug)).related_products).toMatchObject([{ slug: 'teapot', base_price: 70_000 }]);
    expect((await app.server.inject('/api/products/facets/')).json()).toMatchObject({ price_min: 65_000 });
  });

  test("the owner's price rule is charged from the moment it is stored", async () => {
    await changeSetting(app.shop, 'price-rule', { off: 1_000, above: 0 });
    expect(await cardIn('/api/products/', 'teapot')).toMatchObject({ base_price: 70_000, new_price: 69_000 });
    await changeSetting(app.shop, 'price-rule', { off: 5_000, above: 5_000 });
    expect(await cardIn('/api/products/', 'teapot')).toMatchObject({ new_price: 65_000 });
  });

  test("the return period is the owner's setting, from the moment it is stored", async () => {
    expect(await detail('teapot')).toMatchObject({ return_days: 7 });
    await changeSetting(app.shop, 'returns', { days: 14 });
    expect(await detail('teapot')).toMatchObject({ return_days: 14 });
  });

  test('API-11 a flash sale begins and ends by the clock, also on cached lists and pages', async () => {
    const { id } = await productReady(app.shop, {
      slug: 'kettle',
      price: 100_000,
      variants: [{ stock: 3 }, { size: 'L', basePrice: 120_000, stock: 1 }],
    });
    const now = app.clock.now().getTime();
    const ends = new Date(now + 0.05 * hour);
    await createFlashSale(app.shop, {
      productId: id,
      price: 60_000,
      beginsAt: new Date(now + 0.02 * hour),
      endsAt: ends,
      allotted: 4,
      sold: 1,
      colour: 'turquoise',
    });
    expect(await cardIn('/api/products/', 'kettle')).toMatchObject({ new_price: 95_000 });
    expect(await detail('kettle')).toMatchObject({ new_price: 95_000, offer: null });
    expect((await app.server.inject('/api/products/specialproduct/')).json()).toEqual([]);

    app.clock.advance(0.02 * hour);
    expect(await cardIn('/api/products/', 'kettle')).toMatchObject({ new_price: 60_000 });
    expect(await detail('kettle')).toMatchObject({
      new_price: 60_000,
      offer: { ends_at: ends.toISOString(), discount: 25, color: 'var(--color-turquoise, #3bc9be)' },
      variants: [{ new_price: 60_000 }, { new_price: 60_000 }],
    });
    expect((await app.server.inject('/api/products/specialproduct/')).json()).toEqual([
      {
        id,
        name: expect.any(String) as string,
        slug: 'kettle',
        thumb: null,
        base_price: 100_000,
        new_price: 60_000,
        discount: 25,
        color: 'var(--color-turquoise, #3bc9be)',
        link: '/single-product/kettle',
        ends_at: ends.toISOString(),
        in_stock: true,
        rating: null,
        review_text: null,
      },
    ]);

    app.clock.advance(0.03 * hour);
    expect(await cardIn('/api/products/', 'kettle')).toMatchObject({ new_price: 95_000 });
    expect(await detail('kettle')).toMatchObject({ new_price: 95_000, offer: null });
    expect((await app.server.inject('/api/products/specialproduct/')).json()).toEqual([]);
  });

  test('a renamed or hidden product is so everywhere, and is found by its new name only', async () => {
    const { id } = await productReady(app.shop, { name: 'سماور', slug: 'samovar' });
    const found = async (q: string) =>
      (await app.call('GET /api/search/', { query: { q } })).body as { data: ProductCard[] };
    expect((await found('سماور')).data).toMatchObject([{ id }]);
    await changeProduct(app.shop, { productId: id, name: 'کتری برقی' });
    expect((await found('کتری برقی')).data).toMatchObject([{ id, name: 'کتری برقی' }]);
    expect((await found('سماور')).data).toEqual([]);
    expect(await cardIn('/api/products/', 'samovar')).toMatchObject({ name: 'کتری برقی' });
    await changeProduct(app.shop, { productId: id, status: 'draft' });
    expect((await found('کتری برقی')).data).toEqual([]);
    expect(await cardIn('/api/products/', 'samovar')).toBeUndefined();
    expect((await app.server.inject('/api/products/samovar/')).statusCode).toBe(404);
  });

  test('the demo changes a price with a request', async () => {
    const { id } = await productReady(app.shop, { slug: 'spoon' });
    expect((await app.call('POST /api/dev/price/', { body: { variant_id: id, base_price: 33_000 } })).status).toBe(200);
    expect(await detail('spoon')).toMatchObject({ base_price: 33_000 });
    expect((await app.call('POST /api/dev/price/', { body: { variant_id: 999_999, base_price: 1 } })).status).toBe(404);
  });

  test('a list costs two queries however many products it has, a product three', async () => {
    const counted = async (address: string) => {
      app.shop.invalidate('list', 'prices');
      const requested = watchQueries(app.shop);
      expect((await app.server.inject(address)).statusCode).toBe(200);
      const queries = requested.count();
      requested.stop();
      return queries;
    };
    for (let number = 0; number < 20; number++) await productReady(app.shop);
    await counted('/api/products/categories/ready-products/');
    expect(await counted('/api/products/?page_size=3')).toBe(2);
    expect(await counted('/api/products/?page_size=24&sort=ratings')).toBe(2);
    expect(await counted('/api/products/categories/ready-products/?page_size=24')).toBe(2);
    expect(await counted('/api/products/featured/')).toBe(2);
    app.shop.invalidate('product:1');
    expect(await counted('/api/products/cup/')).toBeLessThanOrEqual(4);
    expect(await counted(`/api/search/?q=${encodeURIComponent('کالای')}`)).toBe(2);
    // A search with few results also looks up alternatives of its words, by spelling and by sound; a word from a product name has none.
    expect(await counted(`/api/search/?q=${encodeURIComponent('قوری')}`)).toBe(3);
  });

  test('PROD-05 related products share tags or the category, the more in common the higher, with current values', async () => {
    const elsewhere = await createCategory(app.shop, { name: 'سفر', slug: 'related-elsewhere' });
    const here = await createCategory(app.shop, { name: 'چای', slug: 'related-here' });
    await productReady(app.shop, { slug: 'tea-set', categoryId: here.id, tags: ['چای', 'مسی'] });
    await productReady(app.shop, { slug: 'same-category', categoryId: here.id, tags: [] });
    await productReady(app.shop, { slug: 'one-tag', categoryId: elsewhere.id, tags: ['چای'] });
    const both = await productReady(app.shop, { slug: 'both-tags', categoryId: elsewhere.id, tags: ['مسی', 'چای'] });
    await productReady(app.shop, { slug: 'nothing-in-common', categoryId: elsewhere.id, tags: ['کوه'] });
    const related = async () => (await detail('tea-set')).related_products.map(({ slug }) => slug);
    expect(await related()).toEqual(['both-tags', 'one-tag', 'same-category']);
    // Only products of its category can replace it when it is sold out.
    expect((await detail('tea-set')).related_products.map((one) => one.same_kind)).toEqual([false, false, true]);
    await changeProduct(app.shop, { productId: both.id, status: 'draft' });
    expect(await related()).toEqual(['one-tag', 'same-category']);
  });

  test('PROD-05 a single joint purchase is ignored; from the second order on the product comes first', async () => {
    const sql = async (text: string, values: unknown[]) =>
      (await app.shop.db.$client.query<{ id: number }>(text, values)).rows[0]?.id ?? 0;
    const customer = await sql(
      `insert into customers (username, username_key, phone, created_at) values ('buyer', 'buyer', '+989121000000', now()) returning id`,
      [],
    );
    const method = await sql(
      `insert into shipping_methods (code, name_fa, name_en, description_fa, description_en, price, min_days, max_days) values ('together', 'پست', 'Post', '', '', 0, 1, 2) returning id`,
      [],
    );
    const orderOf = async (number: string, productIds: readonly number[]) => {
      const order = await sql(
        `insert into orders (number, customer_id, state, payment_method, shipping_method_id, address, items_total, discount_total, shipping_total, vat_total, total, placed_at, paid_at)
         values ($1, $2, 'delivered', 'cash', $3, '{}', 0, 0, 0, 0, 0, now(), now()) returning id`,
        [number, customer, method],
      );
      for (const [index, id] of productIds.entries())
        await sql(
          `insert into order_lines (order_id, position, variant_id, product_id, seller_id, seller_name, commission_percent, name, quantity, list_price, unit_price, discount, vat, total)
           values ($1, $2, $3, $3, 1, 'حجره', 0, 'کالا', 1, 0, 0, 0, 0, 0) returning order_id as id`,
          [order, index + 1, id],
        );
    };
    const apart = await createCategory(app.shop, { name: 'پوشاک', slug: 'bought-apart' });
    const kitchen = await createCategory(app.shop, { name: 'آشپزخانه', slug: 'bought-kitchen' });
    const kettle = await productReady(app.shop, { slug: 'boiler', categoryId: kitchen.id, tags: ['جوش'] });
    await productReady(app.shop, { slug: 'boiler-too', categoryId: kitchen.id, tags: ['جوش'] });
    const jeans = await productReady(app.shop, { slug: 'jeans', categoryId: apart.id, tags: [] });
    const filter = await productReady(app.shop, { slug: 'descaler', categoryId: apart.id, tags: [] });
    await orderOf('together-1', [kettle.id, jeans.id, filter.id]);
    await orderOf('together-2', [kettle.id, filter.id]);
    expect((await detail('boiler')).related_products.map(({ slug }) => slug)).toEqual(['descaler', 'boiler-too']);
  });
});
