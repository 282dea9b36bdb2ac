import { beforeAll, describe, expect, test } from 'vitest';
import { cartWith } from '#features/cart/server/cart.factory.ts';
import { createFlashSale } from '#features/flash-sales/server/flash-sales.service.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { orderBody } from '#features/checkout/server/checkout.factory.ts';
import { changePrice } from '#features/products/server/admin/product-changes.service.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { lowestRecentPrices } from './recent-prices.service.ts';
import { addSalePrice, changeSalePrice, endSalePrice } from './sale-prices.service.ts';

const hour = 3_600_000;
const day = 24 * hour;

describe('sale prices', () => {
  const app = useTestShop({ ACCESS_TOKEN_SECONDS: '864000000' });
  let customer: ReadyCustomer;
  const staff = { by: 0, sellerId: null };
  beforeAll(async () => {
    customer = await customerReady(app.shop);
    staff.by = (await customerReady(app.shop, { role: 'manager' })).id;
  });
  const at = (ms: number) => new Date(app.clock.now().getTime() + ms).toISOString();
  const sale = (variantId: number, price: number, from: number | null, until: number | null) =>
    addSalePrice(app.shop, staff, {
      variant_id: variantId,
      price,
      begins_at: from === null ? null : at(from),
      ends_at: until === null ? null : at(until),
    });
  const rows = async (text: string, ...values: unknown[]) =>
    (await app.shop.database.pool.query<Record<string, unknown>>(text, values)).rows;
  const ledger = (variantId: number) =>
    rows(
      `SELECT price_list AS list, amount::int, valid_until IS NULL AS open FROM price_changes WHERE variant_id = $1 ORDER BY id`,
      variantId,
    );
  const card = async (slug: string) =>
    (await app.server.inject(`/api/products/${slug}/`)).json<{
      new_price: number;
      variants: { id: number; new_price: number }[];
    }>();
  const cartPrice = async () =>
    ((await app.call('GET /api/cart/', { token: customer.token })).body as { price: number }[])[0]?.price;

  test("a variant's price is in its price list from the start, and each change is in the ledger", async () => {
    const { id } = await productReady(app.shop, { price: 80_000 });
    expect(await ledger(id)).toEqual([{ list: 'base', amount: 80_000, open: true }]);
    app.clock.advance(hour);
    await changePrice(app.shop, { variantId: id, basePrice: 90_000 });
    await changePrice(app.shop, { variantId: id, basePrice: 90_000 });
    expect(await ledger(id)).toEqual([
      { list: 'base', amount: 80_000, open: true },
      { list: 'base', amount: 80_000, open: false },
      { list: 'base', amount: 90_000, open: true },
    ]);
    await changePrice(app.shop, { variantId: id, basePrice: 70_000 });
    expect(await rows(`SELECT amount::int FROM prices WHERE variant_id = $1 AND valid_until IS NULL`, id)).toEqual([
      { amount: 70_000 },
    ]);
    for (const text of ['UPDATE price_changes SET amount = 1', 'DELETE FROM price_changes', 'TRUNCATE price_changes'])
      await expect(rows(text)).rejects.toMatchObject({ code: '23001' });
  });

  test('card, page, cart, lists and charge have the same price, also at the moment a sale begins or ends', async () => {
    const shirt = await productReady(app.shop, {
      price: 100_000,
      variants: [
        { stock: 9, size: 'S' },
        { stock: 9, size: 'M' },
      ],
    });
    const [small = 0, middle = 0] = shirt.variantIds;
    const other = await productReady(app.shop, { price: 60_000 });
    await sale(small, 40_000, hour, 2 * hour);
    await sale(middle, 30_000, hour, null);
    await cartWith(app.shop, customer, [{ variantId: small, quantity: 1 }]);
    const seen = async () => {
      const page = await card(shirt.slug);
      const list = (await app.server.inject('/api/products/categories/ready-products/?sort=price-asc')).json<{
        data: { id: number; new_price: number }[];
      }>().data;
      const facets = (await app.call('GET /api/products/facets/', { query: { category: 'ready-products' } })).body as {
        price_min: number;
      };
      return {
        card: page.new_price,
        variants: page.variants.map(({ new_price: price }) => price),
        listed: list.find(({ id }) => id === shirt.id)?.new_price,
        before: list.findIndex(({ id }) => id === shirt.id) < list.findIndex(({ id }) => id === other.id),
        least: facets.price_min,
        cart: await cartPrice(),
      };
    };
    const usual = {
      card: 95_000,
      variants: [95_000, 95_000],
      listed: 95_000,
      before: false,
      least: 55_000,
      cart: 95_000,
    };
    const onSale = {
      card: 40_000,
      variants: [40_000, 30_000],
      listed: 40_000,
      before: true,
      least: 40_000,
      cart: 40_000,
    };
    expect(await seen()).toEqual(usual);
    app.clock.advance(hour - 1);
    expect(await seen()).toEqual(usual);
    app.clock.advance(1);
    expect(await seen()).toEqual(onSale);
    const placed = await app.call('POST /api/orders/', {
      token: customer.token,
      headers: { 'idempotency-key': 'sale-price-order' },
      body: orderBody(),
    });
    expect(placed.status).toBe(201);
    app.clock.advance(hour - 1);
    await cartWith(app.shop, customer, [{ variantId: small, quantity: 1 }]);
    expect(await seen()).toEqual(onSale);
    app.clock.advance(1);
    expect(await seen()).toEqual({ ...usual, variants: [95_000, 30_000] });
    expect(
      await rows('SELECT list_price::int, unit_price::int, price_source FROM order_lines WHERE variant_id = $1', small),
    ).toEqual([{ list_price: 100_000, unit_price: 40_000, price_source: 'sale' }]);
  });

  test('the lower of a flash sale price and a sale price is charged', async () => {
    const { id, slug } = await productReady(app.shop, { price: 100_000 });
    await sale(id, 50_000, null, 2 * hour);
    await createFlashSale(app.shop, {
      productId: id,
      price: 30_000,
      beginsAt: new Date(at(0)),
      endsAt: new Date(at(hour)),
      allotted: 5,
    });
    const page = await card(slug);
    expect(page.new_price).toBe(30_000);
    expect(page.variants).toMatchObject([{ sale: { ends_at: at(2 * hour), lowest_price: null } }]);
    app.clock.advance(hour);
    expect((await card(slug)).new_price).toBe(50_000);
  });

  test('of two staff members who put a variant on sale concurrently, one is refused and one sale exists', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await productReady(app.shop, { price: 100_000 });
      const answers = await Promise.all([
        sale(id, 50_000, hour, 3 * hour),
        sale(id, 60_000, 2 * hour, null),
        sale(id, 70_000, null, 2 * hour),
        sale(id, 80_000, 90 * 60_000, 91 * 60_000),
      ]);
      const added = answers.filter((answer) => !('refusal' in answer));
      expect(new Set(answers.map((answer) => ('refusal' in answer ? answer.refusal : 'added')))).toEqual(
        new Set(['added', 'sale-price-overlaps']),
      );
      const [held] = await rows(
        `SELECT count(*)::int AS sales, (SELECT count(*)::int FROM prices a JOIN prices b ON a.id < b.id AND a.variant_id = b.variant_id
            AND tstzrange(a.valid_from, a.valid_until) && tstzrange(b.valid_from, b.valid_until)
            WHERE a.variant_id = $1 AND a.price_list = 'sale' AND b.price_list = 'sale') AS overlapping
          FROM prices WHERE variant_id = $1 AND price_list = 'sale'`,
        id,
      );
      expect(held).toEqual({ sales: added.length, overlapping: 0 });
    }
  });

  test('a sale not below the price, ending before it begins or beginning in the past is refused', async () => {
    const { id } = await productReady(app.shop, { price: 100_000 });
    const fields = async (answer: ReturnType<typeof sale>) => {
      const refused = await answer;
      return 'fields' in refused ? Object.keys(refused.fields ?? {}) : refused;
    };
    expect(await fields(sale(id, 100_000, null, null))).toEqual(['price']);
    expect(await fields(sale(id, 0, null, null))).toEqual(['price']);
    expect(await fields(sale(id, 9, 2 * hour, hour))).toEqual(['ends_at']);
    expect(await fields(sale(id, 9, -hour, hour))).toEqual(['begins_at']);
    expect(await sale(999_999, 9, null, null)).toMatchObject({ refusal: 'product-not-found' });
    expect(
      await addSalePrice(
        app.shop,
        { ...staff, sellerId: 999 },
        { variant_id: id, price: 9, begins_at: null, ends_at: null },
      ),
    ).toMatchObject({ refusal: 'product-not-found' });
  });

  test('repricing a running sale retains the charged price in the history; of two changes one is refused', async () => {
    const { id, slug } = await productReady(app.shop, { price: 100_000 });
    const added = await sale(id, 50_000, null, day);
    if ('refusal' in added) throw new Error(added.refusal);
    app.clock.advance(hour);
    const change = (version: number, price: number) =>
      changeSalePrice(app.shop, staff, { id: added.id, version, price, begins_at: added.begins_at, ends_at: null });
    expect(await change(added.version, 45_000)).toMatchObject({ price: 45_000, status: 'running' });
    expect(await change(added.version, 44_000)).toMatchObject({ refusal: 'changed-meanwhile' });
    const page = await card(slug);
    expect(page.new_price).toBe(45_000);
    expect(page.variants).toMatchObject([{ sale: { ends_at: null, lowest_price: 50_000 } }]);
    expect(
      await rows(
        `SELECT amount::int, valid_until IS NULL AS open FROM prices WHERE variant_id = $1 AND price_list = 'sale' ORDER BY id`,
        id,
      ),
    ).toEqual([
      { amount: 50_000, open: false },
      { amount: 45_000, open: true },
    ]);
  });

  test('a cancelled future sale leaves no trace; one that ran counts in the lowest price of 30 days', async () => {
    const { id } = await productReady(app.shop, { price: 100_000 });
    const planned = await sale(id, 20_000, day, 2 * day);
    if ('refusal' in planned) throw new Error(planned.refusal);
    expect(await endSalePrice(app.shop, staff, planned)).toMatchObject({ status: 'ended' });
    await sale(id, 60_000, null, hour);
    app.clock.advance(2 * day);
    await changePrice(app.shop, { variantId: id, basePrice: 90_000 });
    const lowest = async () =>
      (await lowestRecentPrices(app.shop, [{ variantId: id, before: app.clock.now() }])).get(id);
    app.clock.advance(day);
    expect(await lowest()).toBe(60_000);
    app.clock.advance(28 * day);
    expect(await lowest()).toBe(85_000);
  });

  test("a flash sale price counts in the lowest price of 30 days; another variant's or a future one does not", async () => {
    const { id, variantIds } = await productReady(app.shop, {
      price: 100_000,
      variants: [
        { stock: 5, size: 'L' },
        { stock: 5, size: 'XL' },
      ],
    });
    const flashSale = (price: number, from: number, until: number, variantId?: number) =>
      createFlashSale(app.shop, {
        productId: id,
        price,
        beginsAt: new Date(at(from)),
        endsAt: new Date(at(until)),
        allotted: 5,
        ...(variantId !== undefined && { variantId }),
      });
    await flashSale(70_000, 0, hour);
    await flashSale(40_000, 0, hour, variantIds[1]);
    await flashSale(10_000, 5 * day, 6 * day);
    app.clock.advance(2 * day);
    const lowest = async () => {
      const before = app.clock.now();
      const found = await lowestRecentPrices(
        app.shop,
        variantIds.map((variantId) => ({ variantId, before })),
      );
      return variantIds.map((variantId) => found.get(variantId));
    };
    expect(await lowest()).toEqual([70_000, 40_000]);
    app.clock.advance(40 * day);
    expect(await lowest()).toEqual([95_000, 95_000]);
  });
});
