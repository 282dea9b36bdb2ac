import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endByStaff } from '#features/cancellations/server/cancellations-admin.service.ts';
import { releaseLapsedHolds } from '#features/cancellations/server/lapsed-holds.service.ts';
import { cartWith } from '#features/cart/server/cart.factory.ts';
import { orderBody, orderReady } from '#features/checkout/server/checkout.factory.ts';
import { placeOrder } from '#features/checkout/server/place-order.service.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { gatewayReady, type ReadyGateway } from '#features/order-payments/server/gateway.factory.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { AdminStock } from '../inventory-admin.contract.ts';
import type { StockLocation } from '../stock-locations.contract.ts';
import { mainLocationId } from '../stock-locations.rules.ts';
import { lockAvailableStock, moveStock, restock, sellStock } from './inventory.service.ts';
import { archiveLocation } from './stock-locations.service.ts';
import { transferStock } from './stock-transfers.service.ts';

const online = { payment_method: 'online' } as const;

describe('stock by location', () => {
  const app = useTestShop({ DATABASE_POOL_SIZE: '20', ACCESS_TOKEN_SECONDS: '8640000' });
  let owner: ReadyCustomer;
  let gateway: ReadyGateway;
  let second = 0;
  let third = 0;
  let variantId = 0;
  let productId = 0;
  let slug = '';

  const rows = async (text: string, ...values: unknown[]) =>
    (await app.shop.database.pool.query<Record<string, unknown>>(text, values)).rows;
  /** Returns the quantities by location, as `on hand/reserved`. */
  const levels = async (id = variantId): Promise<Record<string, unknown>> =>
    Object.fromEntries(
      (
        await rows(
          `SELECT location_id::text AS at, on_hand || '/' || reserved AS pieces FROM stock_levels WHERE variant_id = $1 ORDER BY location_id`,
          id,
        )
      ).map(({ at, pieces }): [string, unknown] => [String(at), pieces]),
    );
  const add = async (name: string) =>
    (
      (
        await app.call('POST /api/admin/stock-locations/', {
          token: owner.token,
          body: { name: { fa: `انبار ${name}`, en: name } },
        })
      ).body as StockLocation
    ).id;
  /** Returns the locations in order, as the client receives them. */
  const stands = async () =>
    (
      (await app.call('GET /api/admin/stock-locations/', { token: owner.token })).body as { data: StockLocation[] }
    ).data.flatMap(({ id, archived }) => (archived ? [] : [id]));
  const orderOver = (before: number[], ids: number[]) =>
    app.call('PUT /api/admin/stock-locations/order/', { token: owner.token, body: { ids, before } });
  const order = async (ids: number[]) => orderOver(await stands(), ids);
  const receive = (locationId: number, pieces: number, id = variantId) =>
    moveStock(app.shop, {
      by: owner.id,
      sellerId: null,
      changes: [{ variant_id: id, reason: 'received', pieces, location_id: locationId }],
    });
  const buy = (quantity: number, body = {}) => orderReady(app.shop, { lines: [{ variantId, quantity }], body });

  beforeAll(async () => {
    owner = await customerReady(app.shop, { role: 'owner' });
    gateway = await gatewayReady(app.shop);
    second = await add('north');
    third = await add('south');
  });
  afterAll(() => gateway.close());
  beforeEach(async () => {
    await order([mainLocationId, second, third]);
    const ready = await productReady(app.shop, { stock: 2 });
    [variantId = 0] = ready.variantIds;
    ({ id: productId, slug } = ready);
    await receive(second, 3);
    await receive(third, 4);
  });

  test('availability is the sum of all locations on the page, in the cart and for staff, who see each location', async () => {
    const { body } = await app.call('GET /api/products/:slug/', { params: { slug } });
    expect((body as { quantity: number }).quantity).toBe(9);
    expect((await app.call('POST /api/variants/lookup/', { body: { ids: [variantId] } })).body).toMatchObject({
      data: [{ id: variantId, maxQuantity: 9 }],
    });
    const stock = async (query: object) =>
      (
        (
          await app.call('GET /api/admin/stock/', {
            token: owner.token,
            query: { product: String(productId), ...query },
          })
        ).body as { data: AdminStock[] }
      ).data;
    expect(await stock({})).toMatchObject([
      {
        on_hand: 9,
        levels: [
          { location_id: mainLocationId, on_hand: 2, held: 0 },
          { location_id: second, on_hand: 3 },
          { location_id: third, on_hand: 4 },
        ],
      },
    ]);
    expect(await stock({ location_id: String(second) })).toMatchObject([{ on_hand: 3, low_stock_threshold: 0 }]);
    await app.call('PATCH /api/admin/stock/:id/', {
      token: owner.token,
      params: { id: variantId },
      body: { low_stock_threshold: 3, before: 0, location_id: second },
    });
    expect(await stock({ location_id: String(second), status: 'low' })).toMatchObject([{ low_stock_threshold: 3 }]);
    expect(await stock({ status: 'low' })).toEqual([]);
  });

  test('an order takes stock in location order, continuing at the next location when one has too little', async () => {
    await buy(6);
    expect(await levels()).toEqual({ [mainLocationId]: '0/0', [second]: '0/0', [third]: '3/0' });
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('the owner sets the order of locations', async () => {
    await order([third, mainLocationId, second]);
    await buy(3);
    expect(await levels()).toEqual({ [mainLocationId]: '2/0', [second]: '3/0', [third]: '1/0' });
    await buy(2);
    expect(await levels()).toEqual({ [mainLocationId]: '1/0', [second]: '3/0', [third]: '0/0' });
  });

  test('of twenty concurrent reorderings of the locations from the same state, one succeeds and the others are refused', async () => {
    const seen = await stands();
    const other = seen.toReversed();
    const answers = await Promise.all(Array.from({ length: 20 }, () => orderOver(seen, other)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'changed-meanwhile' });
    expect(await stands()).toEqual(other);
    await order(seen);
  });

  test('reserved stock is sold or released at its location even after the order of locations has changed', async () => {
    const paid = await buy(4, online);
    await buy(3, online);
    expect(await levels()).toEqual({ [mainLocationId]: '2/2', [second]: '3/3', [third]: '4/2' });
    await order([third, second, mainLocationId]);
    await gateway.comeBack(await gateway.choose(paid.payAddress ?? '', 'pay'));
    expect(await levels()).toEqual({ [mainLocationId]: '0/0', [second]: '1/1', [third]: '4/2' });
    app.clock.advance(3 * 3_600_000);
    await releaseLapsedHolds(app.shop);
    expect(await levels()).toEqual({ [mainLocationId]: '0/0', [second]: '1/0', [third]: '4/0' });
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('a cancelled order returns its stock to the locations it was taken from', async () => {
    const { number } = await buy(6);
    const ended = await endByStaff(app.shop, {
      number,
      state: 'cancelled',
      giver: { id: owner.id, role: 'owner' },
      language: 'fa',
      reason: 'نخواست',
    });
    expect(isRefusal(ended)).toBe(false);
    expect(await levels()).toEqual({ [mainLocationId]: '2/0', [second]: '3/0', [third]: '4/0' });
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('returned stock goes to the first or a named location; sales without a reservation follow the location order', async () => {
    const { number } = await buy(2);
    const [{ id } = {}] = await rows('SELECT id::int AS id FROM orders WHERE number = $1', number);
    const pieces = { orderId: id as number, pieces: [{ variantId, productId, quantity: 1 }] };
    await order([second, third, mainLocationId]);
    await app.shop.transaction(() => restock(app.shop, pieces));
    await app.shop.transaction(() => restock(app.shop, { ...pieces, locationId: third }));
    expect(await levels()).toEqual({ [mainLocationId]: '0/0', [second]: '4/0', [third]: '5/0' });
    const sold = { orderId: id as number, pieces: [{ variantId, productId, quantity: 6 }], held: false };
    await app.shop.transaction(async () => {
      await lockAvailableStock(app.shop, [variantId]);
      await sellStock(app.shop, sold);
    });
    expect(await levels()).toEqual({ [mainLocationId]: '0/0', [second]: '0/0', [third]: '3/0' });
    await expect(app.shop.transaction(() => sellStock(app.shop, sold))).rejects.toThrow('stock_levels');
    const four = { orderId: id as number, pieces: [{ variantId, productId, quantity: 4 }] };
    await app.shop.transaction(() => restock(app.shop, { ...four, locationId: mainLocationId }));
    expect(await levels()).toEqual({ [mainLocationId]: '4/0', [second]: '0/0', [third]: '3/0' });
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('a count covers one location or all, is checked against the value seen, and is never below reserved stock', async () => {
    const count = (pieces: number, seen: number, location?: number) =>
      app.call('POST /api/admin/stock/', {
        token: owner.token,
        body: {
          changes: [
            {
              variant_id: variantId,
              reason: 'corrected',
              pieces,
              seen,
              ...(location === undefined ? {} : { location_id: location }),
            },
          ],
          note: '',
        },
      });
    expect(await count(5, 9, second)).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile', facts: { on_hand: 3 } },
    });
    expect((await count(5, 3, second)).status).toBe(200);
    expect((await count(12, 11)).status).toBe(200);
    expect(await levels()).toEqual({ [mainLocationId]: '3/0', [second]: '5/0', [third]: '4/0' });
    await buy(4, online);
    expect((await count(0, 5, second)).body).toMatchObject({ code: 'stock-held' });
    expect((await count(11, 12)).body).toMatchObject({ code: 'stock-held' });
    const refused = (await count(3, 12)).body as { code: string; message: string };
    expect([refused.code, refused.message]).toEqual(['stock-held', expect.stringContaining('انبارهای دیگر') as string]);
    expect(await count(1, 1, 999_999)).toMatchObject({ status: 404, body: { code: 'stock-location-not-found' } });
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('a transfer runs once per idempotency key and moves no more than the free stock', async () => {
    const transfer = (pieces: number, key: string = randomUUID(), to = third) =>
      app.call('POST /api/admin/stock-locations/:id/transfer/', {
        token: owner.token,
        params: { id: second },
        headers: { 'idempotency-key': key },
        body: { to_location_id: to, changes: [{ variant_id: variantId, pieces }], note: 'برای جنوب' },
      });
    await buy(3, online);
    expect(await transfer(3)).toMatchObject({
      status: 409,
      body: { code: 'stock-short', fields: { 'changes.0.pieces': expect.stringContaining('۲') as string } },
    });
    expect(await transfer(2, 'once')).toMatchObject({ status: 200, body: { changed_count: 1 } });
    expect(await transfer(2, 'once')).toMatchObject({ status: 200, body: { changed_count: 1 } });
    expect(await levels()).toEqual({ [mainLocationId]: '2/2', [second]: '1/1', [third]: '6/0' });
    expect((await transfer(1, randomUUID(), second)).body).toMatchObject({ code: 'stock-location-same' });
    expect((await transfer(1, randomUUID(), 999_999)).body).toMatchObject({ code: 'stock-location-not-found' });
    expect(
      await rows(
        `SELECT location_id::int AS at, on_hand_change AS change FROM stock_movements WHERE variant_id = $1 AND reason = 'transferred' ORDER BY 2`,
        variantId,
      ),
    ).toEqual([
      { at: second, change: -2 },
      { at: third, change: 2 },
    ]);
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('a location is renamed against its seen version, reordered with all others, and archived only when empty', async () => {
    const id = await add('west');
    const call = (name: string, body: object, to = id) =>
      app.call(name, { token: owner.token, params: { id: to }, body });
    const rename = (name: string, version: number) =>
      call('PUT /api/admin/stock-locations/:id/', { version, name: { fa: name, en: name } });
    expect(await rename('west-2', 1)).toMatchObject({
      status: 200,
      body: { version: 2, name: { fa: 'west-2', en: 'west-2' } },
    });
    expect(await rename('west-3', 1)).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
    expect(await rename('north', 2)).toMatchObject({
      status: 409,
      body: { code: 'stock-location-taken', fields: { 'name.en': expect.any(String) as string } },
    });
    expect((await order([mainLocationId, second])).body).toMatchObject({ code: 'stock-locations-incomplete' });
    expect((await order([mainLocationId, second, second, third])).body).toMatchObject({
      code: 'stock-locations-incomplete',
    });
    const archive = (version: number, to = id) => call('POST /api/admin/stock-locations/:id/archive/', { version }, to);
    await receive(id, 1);
    expect(await archive(2)).toMatchObject({ status: 409, body: { code: 'stock-location-not-empty' } });
    await transferStock(app.shop, {
      by: owner.id,
      fromId: id,
      toId: second,
      changes: [{ variant_id: variantId, pieces: 1 }],
    });
    expect(await archive(2)).toMatchObject({ status: 200, body: { archived: true } });
    expect((await archive(3)).status).toBe(404);
    expect((await archive(1, mainLocationId)).body).toMatchObject({ code: 'stock-location-main' });
    expect(await receive(id, 1)).toMatchObject({ refusal: 'variant-not-found' });
    await expect(
      rows(
        'INSERT INTO stock_levels (variant_id, location_id, on_hand) VALUES ($1, $2, 1) ON CONFLICT (variant_id, location_id) DO UPDATE SET on_hand = 1',
        variantId,
        id,
      ),
    ).rejects.toMatchObject({ constraint: 'stock_levels_at_active_location' });
  });

  test("a new product's stock is at the first location, whichever that is", async () => {
    await order([third, mainLocationId, second]);
    const { variantIds } = await productReady(app.shop, { stock: 7 });
    expect(await levels(variantIds[0])).toEqual({ [mainLocationId]: '0/0', [third]: '7/0' });
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test.each([['cash'], ['online']] as const)(
    'PAY-09 twelve buyers for the last pieces of two locations, paying %s: each piece is sold once',
    async (method) => {
      const last = await productReady(app.shop, { stock: 1 });
      const [id = 0] = last.variantIds;
      await receive(second, 1, id);
      const buyers = await Promise.all(Array.from({ length: 12 }, () => customerReady(app.shop)));
      await Promise.all(buyers.map((buyer) => cartWith(app.shop, buyer, [{ variantId: id, quantity: 1 }])));
      const placed = await Promise.all(
        buyers.map((buyer) =>
          placeOrder(app.shop, { customerId: buyer.id, key: 'race', body: orderBody({ payment_method: method }) }),
        ),
      );
      expect(placed.filter((one) => !isRefusal(one))).toHaveLength(2);
      expect(placed.filter((one) => isRefusal(one)).map(({ refusal }) => refusal)).toEqual(
        Array(10).fill('out-of-stock'),
      );
      const left = method === 'cash' ? '0/0' : '1/1';
      expect(await levels(id)).toEqual({ [mainLocationId]: left, [second]: left });
      expect(await rows('SELECT in_stock FROM products WHERE id = $1', last.id)).toEqual([{ in_stock: false }]);
      expect(await bookErrors(app.shop)).toEqual([]);
    },
  );

  test('concurrent orders, transfers and counts neither lose nor create stock', async () => {
    const buyers = await Promise.all(Array.from({ length: 6 }, () => customerReady(app.shop)));
    await Promise.all(buyers.map((buyer) => cartWith(app.shop, buyer, [{ variantId, quantity: 2 }])));
    const move = (fromId: number, toId: number) =>
      transferStock(app.shop, { by: owner.id, fromId, toId, changes: [{ variant_id: variantId, pieces: 1 }] });
    const placed = buyers.map((buyer) =>
      placeOrder(app.shop, { customerId: buyer.id, key: 'mixed', body: orderBody() }),
    );
    await Promise.all([
      ...placed,
      ...Array.from({ length: 6 }, (_, turn) => (turn % 2 === 0 ? move(second, third) : move(third, second))),
      receive(second, 1),
    ]);
    const sold = (await Promise.all(placed)).filter((one) => !isRefusal(one)).length * 2;
    const [{ left } = {}] = await rows('SELECT on_hand AS left FROM variant_stock WHERE variant_id = $1', variantId);
    expect(left).toBe(10 - sold);
    expect(sold).toBeGreaterThanOrEqual(8);
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('a location that is emptied and filled concurrently is archived only with nothing in it', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await add(`east ${round}`);
      const [archived, received] = await Promise.all([
        archiveLocation(app.shop, { by: owner.id, id, version: 1 }),
        receive(id, 1),
      ]);
      expect(isRefusal(archived)).not.toBe(isRefusal(received));
    }
    expect(await bookErrors(app.shop)).toEqual([]);
  });
});
