import { describe, expect, test } from 'vitest';
import { categories } from '#features/categories/server/categories.tables.ts';
import { products, variants } from '#features/products/server/products.tables.ts';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { stockLevels } from '#features/inventory/server/inventory.tables.ts';
import { flashSales } from '#features/flash-sales/server/flash-sales.tables.ts';
import type { Shop } from '#platform/shop.ts';
import { watchQueries } from '#testing/queries.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { CartItem } from '../cart.contract.ts';
import { cartWith } from './cart.factory.ts';
import { cartJobs } from './cart.jobs.ts';
import { joinGuestCart } from './cart.service.ts';

let lastId = 1_000;

interface Item {
  price?: number;
  onHand?: number;
  held?: number;
  colour?: string;
  size?: string;
  image?: string;
}

/** Creates a product with one variant, which has the same id. */
async function entry(
  shop: Shop,
  { price = 25_000, onHand = 7, held = 0, colour, size, image }: Item = {},
): Promise<number> {
  lastId += 1;
  const id = lastId;
  const at = shop.clock.now();
  const [category] = await shop.db
    .insert(categories)
    .values({ slug: `c-${id}`, name: 'دسته' })
    .returning({ id: categories.id });
  await shop.db.insert(products).values({
    id,
    slug: `thing-${id}`,
    name: `کالای ${id}`,
    categoryId: category!.id,
    basePrice: price,
    pictureKeys: image === undefined ? [] : [image],
    createdAt: at,
    changedAt: at,
  });
  await shop.db
    .insert(variants)
    .values({ id, productId: id, basePrice: price, colourName: colour ?? null, size: size ?? null });
  await shop.db.insert(stockLevels).values({ variantId: id, locationId: 1, onHand, reserved: held });
  return id;
}

interface Cart {
  items: CartItem[];
}

interface Refused {
  code: string;
  message: string;
}

describe('the cart', () => {
  const app = useTestShop();

  const cart = async (token: string) => ((await app.call('GET /api/orders/cart/', { token })).body as Cart).items;
  const quantities = async (token: string) => (await cart(token)).map(({ id, quantity }) => [id, quantity]);
  const add = (token: string, id: number, quantity: number) =>
    app.call('POST /api/orders/cart/', { token, body: { variant_id: id, quantity } });
  const set = (token: string, id: number, quantity: number) =>
    app.call('POST /api/orders/cart/', { token, body: { product_id: id, quantity } });
  const join = (token: string, key: string, items: { id: number; quantity: number }[]) =>
    app.call('POST /api/orders/cart/merge/', { token, headers: { 'idempotency-key': key }, body: { items } });

  test.each([
    ['GET /api/orders/cart/', undefined],
    ['POST /api/orders/cart/', { product_id: 1, quantity: 1 }],
    ['POST /api/orders/cart/merge/', { items: [] }],
    ['GET /api/cart/', undefined],
    ['POST /api/cart/add/', { product_id: 1, quantity: 1 }],
    ['PUT /api/cart/update/', { product_id: 1, quantity: 1 }],
    ['DELETE /api/cart/remove/', { product_id: 1 }],
  ])('API-13 %s requires a customer', async (name, body) => {
    expect((await app.call(name, { body })).status).toBe(401);
    expect((await app.call(name, { body, headers: { authorization: '' } })).status).toBe(401);
  });

  test('API-13 a line has the variant, its price and its quantity', async () => {
    const { token } = await customerReady(app.shop);
    const id = await entry(app.shop, { price: 25_000, onHand: 9, held: 2, colour: 'قرمز', size: 'XL', image: 'abc' });
    expect(await add(token, id, 2)).toMatchObject({ status: 200, body: { id, quantity: 2 } });
    expect(await cart(token)).toEqual([
      {
        id,
        product_id: id,
        slug: `thing-${id}`,
        name: `کالای ${id}`,
        variant: 'قرمز، XL',
        image: '/media/abc/160.webp',
        price: 20_000,
        list_price: 25_000,
        quantity: 2,
        maxQuantity: 7,
        low_stock: false,
      },
    ]);
  });

  test('API-13 variant_id adds pieces, product_id sets the quantity, and 0 removes', async () => {
    const { token } = await customerReady(app.shop);
    const id = await entry(app.shop);
    await add(token, id, 2);
    expect((await add(token, id, 3)).body).toEqual({ id, quantity: 5 });
    expect((await set(token, id, 4)).body).toEqual({ id, quantity: 4 });
    expect(await quantities(token)).toEqual([[id, 4]]);
    expect((await set(token, id, 0)).body).toEqual({ id, quantity: 0 });
    expect(await quantities(token)).toEqual([]);
  });

  test('API-14 the other family of calls changes and returns the same cart', async () => {
    const { token } = await customerReady(app.shop);
    const id = await entry(app.shop);
    expect((await app.call('POST /api/cart/add/', { token, body: { product_id: id, quantity: 2 } })).body).toEqual({
      id,
      quantity: 2,
    });
    expect((await app.call('PUT /api/cart/update/', { token, body: { product_id: id, quantity: 6 } })).body).toEqual({
      id,
      quantity: 6,
    });
    expect((await app.call('GET /api/cart/', { token })).body).toEqual(await cart(token));
    expect((await app.call('DELETE /api/cart/remove/', { token, body: { product_id: id } })).body).toEqual({
      id,
      quantity: 0,
    });
    expect((await app.call('GET /api/cart/', { token })).body).toEqual([]);
  });

  test('API-13 above the stock nothing changes, and the maximum is in the message in both languages', async () => {
    const { token } = await customerReady(app.shop);
    const id = await entry(app.shop, { onHand: 9, held: 2 });
    const refused = await add(token, id, 8);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'above-stock', message: 'حداکثر موجودی این کالا ۷ عدد است' },
    });
    const english = await app.call('POST /api/orders/cart/', {
      token,
      headers: { cookie: 'language=en' },
      body: { product_id: id, quantity: 8 },
    });
    expect(english).toMatchObject({
      status: 409,
      body: { code: 'above-stock', message: 'The maximum stock of this product is 7' },
    });
    await set(token, id, 5);
    const added = await add(token, id, 3);
    expect(added.status).toBe(409);
    expect((added.body as Refused).message).toBe('حداکثر موجودی این کالا ۷ عدد است و ۵ عدد آن در سبد شماست');
    expect(await quantities(token)).toEqual([[id, 5]]);
    expect((await add(token, id, 2)).body).toEqual({ id, quantity: 7 });
  });

  test.each([999, 10_001, 99_999, 2_147_483_647])(
    'API-13 %d pieces, far above the stock, are refused with the maximum, and a guest cart is limited to the stock',
    async (far) => {
      const { token } = await customerReady(app.shop);
      const id = await entry(app.shop, { onHand: 7 });
      const aboveStock = { status: 409, body: { code: 'above-stock', message: 'حداکثر موجودی این کالا ۷ عدد است' } };
      expect(await set(token, id, far)).toMatchObject(aboveStock);
      expect(await add(token, id, far)).toMatchObject(aboveStock);
      expect(await app.call('POST /api/cart/add/', { token, body: { product_id: id, quantity: far } })).toMatchObject(
        aboveStock,
      );
      expect(await app.call('PUT /api/cart/update/', { token, body: { product_id: id, quantity: far } })).toMatchObject(
        aboveStock,
      );
      expect(await quantities(token)).toEqual([]);
      expect(
        (
          await join(token, `${far}`, [
            { id, quantity: far },
            { id, quantity: far },
          ])
        ).status,
      ).toBe(200);
      expect(await quantities(token)).toEqual([[id, 7]]);
      expect((await join(token, `${far} again`, [{ id, quantity: far }])).status).toBe(200);
      expect((await add(token, id, far)).status).toBe(409);
      expect(await quantities(token)).toEqual([[id, 7]]);
    },
  );

  test.each([
    ['POST /api/orders/cart/', { product_id: 999_999, quantity: 1 }],
    ['POST /api/orders/cart/', { product_id: 999_999, quantity: 0 }],
    ['POST /api/orders/cart/', { variant_id: 999_999, quantity: 1 }],
    ['POST /api/cart/add/', { product_id: 999_999, quantity: 1 }],
    ['PUT /api/cart/update/', { product_id: 999_999, quantity: 1 }],
    ['DELETE /api/cart/remove/', { product_id: 999_999 }],
  ])('API-13 %s of %j is not found', async (name, body) => {
    const { token } = await customerReady(app.shop);
    expect(await app.call(name, { token, body })).toMatchObject({ status: 404, body: { code: 'product-not-found' } });
  });

  test.each([
    ['neither id', { quantity: 1 }, 'one-id-needed'],
    ['both ids', { product_id: 1, variant_id: 1, quantity: 1 }, 'one-id-needed'],
    ['adding nothing', { variant_id: 1, quantity: 0 }, 'quantity-too-small'],
    ['a quantity below zero', { product_id: 1, quantity: -1 }, 'invalid-request'],
    ['half a piece', { product_id: 1, quantity: 1.5 }, 'invalid-request'],
    ['more than any number of pieces', { product_id: 1, quantity: 2_147_483_648 }, 'invalid-request'],
    ['a quantity in quotes', { product_id: 1, quantity: '1' }, 'invalid-request'],
    ['no quantity', { product_id: 1 }, 'invalid-request'],
    ['null', { product_id: 1, quantity: null }, 'invalid-request'],
    ['a field nobody knows', { product_id: 1, quantity: 1, price: 1 }, 'invalid-request'],
  ])('API-13 %s is refused', async (_, body, code) => {
    const { token } = await customerReady(app.shop);
    expect(await app.call('POST /api/orders/cart/', { token, body })).toMatchObject({ status: 400, body: { code } });
  });

  test('a hidden variant cannot be added; one already in a cart has a maximum of 0 until it is removed', async () => {
    const { id: customerId, token } = await customerReady(app.shop);
    const id = await entry(app.shop);
    await cartWith(app.shop, { id: customerId }, [{ variantId: id, quantity: 2 }]);
    await app.shop.database.pool.query(`UPDATE products SET status = 'draft' WHERE id = $1`, [id]);
    expect((await add(token, id, 1)).status).toBe(404);
    expect((await set(token, id, 1)).status).toBe(404);
    expect(await cart(token)).toMatchObject([{ id, quantity: 2, maxQuantity: 0 }]);
    expect((await set(token, id, 0)).status).toBe(200);
    expect(await cart(token)).toEqual([]);
  });

  test('a sold-out variant stays in the cart with a maximum of 0', async () => {
    const { token } = await customerReady(app.shop);
    const id = await entry(app.shop);
    await add(token, id, 3);
    await app.shop.database.pool.query('UPDATE stock_levels SET reserved = on_hand WHERE variant_id = $1', [id]);
    expect(await cart(token)).toMatchObject([{ id, quantity: 3, maxQuantity: 0 }]);
    expect((await add(token, id, 1)).status).toBe(409);
    expect((await set(token, id, 2)).status).toBe(409);
  });

  test('removing an item that is not in the cart is no error', async () => {
    const { token } = await customerReady(app.shop);
    const id = await entry(app.shop);
    expect((await app.call('DELETE /api/cart/remove/', { token, body: { product_id: id } })).body).toEqual({
      id,
      quantity: 0,
    });
  });

  test('GRID-06 a flash sale with a price of its own is charged while it lasts', async () => {
    const { token } = await customerReady(app.shop);
    const id = await entry(app.shop, { price: 25_000 });
    const now = app.shop.clock.now().getTime();
    const flashSale = {
      productId: id,
      beginsAt: new Date(now - 1_000),
      endsAt: new Date(now + 60_000),
      allotted: 5,
      sold: 0,
    };
    await app.shop.db.insert(flashSales).values([
      { ...flashSale, price: 12_000 },
      { ...flashSale, price: 1_000, beginsAt: new Date(now + 30_000) },
      { ...flashSale, price: 1_000, endsAt: new Date(now) },
      { ...flashSale, price: 1_000, sold: 5 },
      { ...flashSale, price: null },
    ]);
    await add(token, id, 1);
    expect(await cart(token)).toMatchObject([{ price: 12_000, list_price: 25_000 }]);
    app.clock.advance(60_000);
    expect(await cart(token)).toMatchObject([{ price: 20_000 }]);
  });

  test('carts list items in the order of adding, each to its own customer', async () => {
    const [first, second] = [await customerReady(app.shop), await customerReady(app.shop)];
    const [a, b] = [await entry(app.shop), await entry(app.shop)];
    await add(first.token, b, 1);
    app.clock.advance(10);
    await add(first.token, a, 1);
    await add(second.token, a, 2);
    expect(await quantities(first.token)).toEqual([
      [b, 1],
      [a, 1],
    ]);
    expect(await quantities(second.token)).toEqual([[a, 2]]);
  });

  test("AUTH-03 a guest's cart is merged: quantities add up, limited by the stock, and a repeat adds nothing", async () => {
    const { token } = await customerReady(app.shop);
    const [a, b, soldOut] = [
      await entry(app.shop),
      await entry(app.shop, { onHand: 3 }),
      await entry(app.shop, { onHand: 0 }),
    ];
    await add(token, a, 2);
    app.clock.advance(10);
    const guest = [
      { id: b, quantity: 5 },
      { id: a, quantity: 1 },
      { id: a, quantity: 2 },
      { id: soldOut, quantity: 1 },
      { id: 999_999, quantity: 1 },
    ];
    const joined = await join(token, 'key-1', guest);
    expect(joined.status).toBe(200);
    expect((joined.body as Cart).items).toEqual(await cart(token));
    expect(await quantities(token)).toEqual([
      [a, 5],
      [b, 3],
    ]);
    expect(((await join(token, 'key-1', guest)).body as Cart).items).toMatchObject([
      { id: a, quantity: 5 },
      { id: b, quantity: 3 },
    ]);
    await join(token, 'key-2', [{ id: a, quantity: 1 }]);
    expect(await quantities(token)).toEqual([
      [a, 6],
      [b, 3],
    ]);
  });

  test('CONT-06 pieces added with a key are added once, also by the merging call; a refusal does not use up the key', async () => {
    const { token } = await customerReady(app.shop);
    const id = await entry(app.shop, { onHand: 5 });
    const addOnce = (key: string, quantity: number) =>
      app.call('POST /api/orders/cart/', {
        token,
        headers: { 'idempotency-key': key },
        body: { variant_id: id, quantity },
      });
    expect((await addOnce('first', 2)).body).toEqual({ id, quantity: 2 });
    expect((await addOnce('first', 2)).body).toEqual({ id, quantity: 2 });
    await join(token, 'first', [{ id, quantity: 2 }]);
    expect(await quantities(token)).toEqual([[id, 2]]);
    expect((await addOnce('second', 4)).status).toBe(409);
    await join(token, 'second', [{ id, quantity: 4 }]);
    expect(await quantities(token)).toEqual([[id, 5]]);
  });

  test('keys are deleted after a month', async () => {
    const { id: customerId } = await customerReady(app.shop);
    const id = await entry(app.shop);
    const pieces = async () => {
      for (const job of cartJobs) await job.run(app.shop, {}, { id: 0, name: job.name });
      const [line] = await joinGuestCart(app.shop, {
        customerId,
        language: 'fa',
        key: 'kept',
        items: [{ id, quantity: 1 }],
      });
      return line?.quantity;
    };
    expect(await pieces()).toBe(1);
    app.clock.advance(29 * 24 * 60 * 60_000);
    expect(await pieces()).toBe(1);
    app.clock.advance(2 * 24 * 60 * 60_000);
    expect(await pieces()).toBe(2);
  });

  test('AUTH-03 a key belongs to its customer and is required', async () => {
    const [first, second] = [await customerReady(app.shop), await customerReady(app.shop)];
    const id = await entry(app.shop);
    await join(first.token, 'shared', [{ id, quantity: 1 }]);
    await join(second.token, 'shared', [{ id, quantity: 2 }]);
    expect(await quantities(second.token)).toEqual([[id, 2]]);
    expect(await join(first.token, '', [])).toMatchObject({ status: 400, body: { code: 'idempotency-key-needed' } });
    expect((await join(first.token, 'empty', [])).status).toBe(200);
  });

  test("CART-04 a guest's items are priced at current prices, without a token", async () => {
    const [a, b, hidden] = [
      await entry(app.shop, { price: 30_000 }),
      await entry(app.shop, { onHand: 0 }),
      await entry(app.shop),
    ];
    await app.shop.database.pool.query('UPDATE variants SET hidden_at = $2 WHERE id = $1', [
      hidden,
      app.shop.clock.now(),
    ]);
    const answer = await app.call('POST /api/variants/lookup/', { body: { ids: [b, a, hidden, 999_999, a] } });
    expect(answer.status).toBe(200);
    expect((answer.body as { data: object[] }).data).toEqual([
      expect.objectContaining({ id: b, maxQuantity: 0 }),
      {
        id: a,
        product_id: a,
        slug: `thing-${a}`,
        name: `کالای ${a}`,
        variant: null,
        image: null,
        price: 25_000,
        list_price: 30_000,
        maxQuantity: 7,
        low_stock: false,
      },
    ]);
    expect((await app.call('POST /api/variants/lookup/', { body: { ids: [] } })).body).toEqual({ data: [] });
  });

  test('adding costs one query and reading the cart one, whatever its size', async () => {
    const { token } = await customerReady(app.shop);
    const items = [await entry(app.shop), await entry(app.shop), await entry(app.shop)];
    for (const id of items) await add(token, id, 1);
    await cart(token);
    const queries = watchQueries(app.shop);
    const cost = async (work: () => Promise<unknown>) => {
      queries.clear();
      await work();
      return queries.count();
    };
    expect(await cost(() => add(token, items[0]!, 1))).toBe(1);
    expect(await cost(() => set(token, items[0]!, 3))).toBe(1);
    expect(await cost(() => set(token, items[0]!, 0))).toBe(1);
    expect(await cost(() => cart(token))).toBe(1);
    expect(await cost(() => app.call('POST /api/variants/lookup/', { body: { ids: items } }))).toBe(1);
  });
});

describe('carts in a race on PostgreSQL', () => {
  const app = useTestShop();

  const lineOf = async (token: string, id: number) => {
    const { items } = (await app.call('GET /api/orders/cart/', { token })).body as Cart;
    return items.find((item) => item.id === id)?.quantity;
  };
  const addAtOnce = (token: string, id: number, times: number) =>
    Promise.all(
      Array.from({ length: times }, () =>
        app.call('POST /api/orders/cart/', { token, body: { variant_id: id, quantity: 1 } }),
      ),
    );

  test('two concurrent adds both count', async () => {
    for (let round = 0; round < 10; round++) {
      const { token } = await customerReady(app.shop);
      const id = await entry(app.shop);
      await addAtOnce(token, id, 2);
      expect(await lineOf(token, id)).toBe(2);
    }
  });

  test('of twenty concurrent adds against a stock of seven, seven succeed', async () => {
    const { token } = await customerReady(app.shop);
    const id = await entry(app.shop, { onHand: 7 });
    const answers = await addAtOnce(token, id, 20);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(13);
    expect(await lineOf(token, id)).toBe(7);
  });

  test('many concurrent adds each get their own response, in fewer statements than adds', async () => {
    const there = await entry(app.shop, { onHand: 100 });
    const gone = await entry(app.shop, { onHand: 0 });
    const buyers = await Promise.all(Array.from({ length: 24 }, () => customerReady(app.shop)));
    const wanted = buyers.map((_, index) => [there, gone, 999_999][index % 3] ?? there);
    // Warms the sessions, so that only the queries of the adds are counted below.
    for (const { token } of buyers) expect(await lineOf(token, there)).toBeUndefined();
    const requested = watchQueries(app.shop);
    const answers = await Promise.all(
      buyers.map(({ token }, index) =>
        app.call('POST /api/orders/cart/', { token, body: { variant_id: wanted[index], quantity: 2 } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(
      wanted.map((id) => (id === there ? 200 : id === gone ? 409 : 404)),
    );
    // Each refusal runs one more query for its reason.
    expect(requested.count()).toBeLessThan(buyers.length + wanted.filter((id) => id !== there).length);
    requested.stop();
    for (const [index, { token }] of buyers.entries())
      expect(await lineOf(token, there)).toBe(wanted[index] === there ? 2 : undefined);
  });

  test('the same guest cart merged twenty times concurrently adds up once', async () => {
    const { token } = await customerReady(app.shop);
    const [a, b] = [await entry(app.shop), await entry(app.shop)];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        app.call('POST /api/orders/cart/merge/', {
          token,
          headers: { 'idempotency-key': 'once' },
          body: {
            items:
              turn % 2 === 0
                ? [
                    { id: a, quantity: 2 },
                    { id: b, quantity: 1 },
                  ]
                : [
                    { id: b, quantity: 1 },
                    { id: a, quantity: 2 },
                  ],
          },
        }),
      ),
    );
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect((answer.body as Cart).items.map(({ quantity }) => quantity).sort()).toEqual([1, 2]);
    }
    expect([await lineOf(token, a), await lineOf(token, b)]).toEqual([2, 1]);
  });

  test('carts merged crosswise with several keys neither deadlock nor lose a piece', async () => {
    const { token } = await customerReady(app.shop);
    const items = [
      await entry(app.shop, { onHand: 100 }),
      await entry(app.shop, { onHand: 100 }),
      await entry(app.shop, { onHand: 100 }),
    ];
    const lines = items.map((id) => ({ id, quantity: 1 }));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        app.call('POST /api/orders/cart/merge/', {
          token,
          headers: { 'idempotency-key': `turn-${turn}` },
          body: { items: turn % 2 === 0 ? lines : [...lines].reverse() },
        }),
      ),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    for (const id of items) expect(await lineOf(token, id)).toBe(20);
  });
});
