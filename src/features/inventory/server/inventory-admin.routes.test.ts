import { beforeAll, describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { orderReady } from '#features/checkout/server/checkout.factory.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { AdminStock, StockMovement } from '../inventory-admin.contract.ts';
import { moveStock } from './inventory.service.ts';

describe("the staff's stock", () => {
  const app = useTestShop();
  let owner: ReadyCustomer;
  beforeAll(async () => {
    owner = await customerReady(app.shop, { role: 'owner' });
  });
  const move = (changes: unknown[], note = '') =>
    app.call('POST /api/admin/stock/', { token: owner.token, body: { changes, note } });
  const list = async (query: Record<string, unknown>) =>
    ((await app.call('GET /api/admin/stock/', { token: owner.token, query })).body as { data: AdminStock[] }).data;
  const stockOf = async (id: number) => (await list({ q: String(id) })).find((row) => row.id === id);

  test('PAY-09 what arrives and what is counted is noted with who and why, many at once', async () => {
    const {
      id,
      variantIds: [one = 0, two = 0],
    } = await productReady(app.shop, { name: 'دمپایی', variants: [{ stock: 0 }, { stock: 9, size: 'L' }] });
    const answer = await move(
      [
        { variant_id: one, reason: 'received', pieces: 4 },
        { variant_id: two, reason: 'corrected', pieces: 2 },
      ],
      'شمارش پاییز',
    );
    expect(answer.body).toEqual({ changed_count: 2 });
    expect(await list({ product: id })).toMatchObject([
      { id: two, on_hand: 2, held: 0, variant: 'L' },
      { id: one, on_hand: 4 },
    ]);
    expect((await list({ q: 'دمپایی', status: 'low' })).map((row) => row.id)).toEqual([two, one]);
    const movements = (
      (await app.call('GET /api/admin/stock/:id/movements/', { token: owner.token, params: { id: two } })).body as {
        data: StockMovement[];
      }
    ).data;
    expect(movements).toMatchObject([
      { on_hand_change: -7, reason: 'corrected', by: owner.username, note: 'شمارش پاییز', order: null },
      { on_hand_change: 9, reason: 'received', by: null },
    ]);
    const none = await app.call('GET /api/admin/stock/:id/movements/', {
      token: owner.token,
      params: { id: 99_999_999 },
    });
    expect(none).toMatchObject({ status: 404, body: { code: 'variant-not-found' } });
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('each variant says of how many pieces or fewer they are few, to the staff and to shoppers', async () => {
    const {
      id,
      slug,
      variantIds: [variant = 0],
    } = await productReady(app.shop, { name: 'سماور', variants: [{ stock: 8, sku: 'SAM-8' }] });
    const isFew = async () => {
      const [{ body: detail }, { body: cart }, staff, products] = await Promise.all([
        app.call('GET /api/products/:slug/', { params: { slug } }),
        app.call('POST /api/variants/lookup/', { body: { ids: [variant] } }),
        list({ q: 'SAM-8', status: 'low' }),
        app.call('GET /api/admin/products/', { token: owner.token, query: { q: String(id), stock: 'low' } }),
      ]);
      return [
        (detail as { variants: { low_stock: boolean }[] }).variants[0]?.low_stock,
        (cart as { data: { low_stock: boolean }[] }).data[0]?.low_stock,
        staff.length === 1,
        (products.body as { data: object[] }).data.length === 1,
      ];
    };
    const warnAt = (pieces: number, before: number) =>
      app.call('PATCH /api/admin/stock/:id/', {
        token: owner.token,
        params: { id: variant },
        body: { low_stock_threshold: pieces, before },
      });
    expect(await list({ q: 'SAM-8' })).toMatchObject([{ id: variant, low_stock_threshold: 5, sku: 'SAM-8' }]);
    expect(await isFew()).toEqual([false, false, false, false]);
    expect(await warnAt(8, 5)).toMatchObject({ status: 200, body: { id: variant, low_stock_threshold: 8 } });
    expect(await isFew()).toEqual([true, true, true, true]);
    await warnAt(0, 8);
    expect(await isFew()).toEqual([false, false, false, false]);
    // Of twenty concurrent requests with the same expected value, one succeeds.
    const seen = { token: owner.token, params: { id: variant }, body: { low_stock_threshold: 3, before: 0 } };
    const presses = await Promise.all(Array.from({ length: 20 }, () => app.call('PATCH /api/admin/stock/:id/', seen)));
    expect(presses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(presses.find(({ status }) => status !== 200)).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile' },
    });
    expect(await list({ q: 'SAM-8' })).toMatchObject([{ low_stock_threshold: 3 }]);
    for (const q of ['%', '👟']) expect(await list({ q }), q).toEqual([]);
    expect((await warnAt(-1, 3)).status).toBe(400);
    const unknown = { token: owner.token, params: { id: 999_999 }, body: { low_stock_threshold: 1, before: 0 } };
    expect((await app.call('PATCH /api/admin/stock/:id/', unknown)).status).toBe(404);
  });

  test('PAY-09 what is held cannot be counted away; of several changes none is made then', async () => {
    const {
      variantIds: [variant = 0],
    } = await productReady(app.shop, { stock: 5 });
    const {
      variantIds: [other = 0],
    } = await productReady(app.shop, { stock: 5 });
    const bought = await orderReady(app.shop, {
      lines: [{ variantId: variant, quantity: 3 }],
      body: { payment_method: 'online' },
    });
    const answer = await move([
      { variant_id: other, reason: 'received', pieces: 1 },
      { variant_id: variant, reason: 'corrected', pieces: 2 },
    ]);
    expect([answer.status, answer.body]).toMatchObject([
      409,
      { code: 'stock-held', fields: { 'changes.1.pieces': expect.stringContaining('۳') as string } },
    ]);
    expect(await stockOf(other)).toMatchObject({ on_hand: 5 });
    expect((await move([{ variant_id: 999_999, reason: 'received', pieces: 1 }])).body).toMatchObject({
      code: 'variant-not-found',
    });
    expect(
      (
        await move([
          { variant_id: other, reason: 'received', pieces: 1 },
          { variant_id: other, reason: 'received', pieces: 1 },
        ])
      ).body,
    ).toMatchObject({ code: 'stock-twice' });
    const movements = (
      (await app.call('GET /api/admin/stock/:id/movements/', { token: owner.token, params: { id: variant } })).body as {
        data: StockMovement[];
      }
    ).data;
    expect(movements[0]).toMatchObject({ held_change: 3, reason: 'held', order: bought.number });
  });

  test('a product that was sold out is back in the shop with what arrives, and a seller moves their own stock alone', async () => {
    const {
      slug,
      variantIds: [variant = 0],
    } = await productReady(app.shop, { variants: [{ stock: 0 }] });
    const pieces = async () =>
      ((await app.call('GET /api/products/:slug/', { params: { slug } })).body as { quantity: number }).quantity;
    expect(await pieces()).toBe(0);
    const change = [{ variant_id: variant, reason: 'received', pieces: 6 }] as const;
    expect(await moveStock(app.shop, { by: owner.id, sellerId: 77, changes: change })).toMatchObject({
      refusal: 'variant-not-found',
    });
    await move([...change]);
    expect(await pieces()).toBe(6);
  });
});

describe('stock at the same time, on PostgreSQL', () => {
  const app = useTestShop({ DATABASE_POOL_SIZE: '20' });

  test('PAY-09 pieces arrive forty times at once, crosswise, and each is counted', async () => {
    const owner = await customerReady(app.shop, { role: 'owner' });
    const {
      variantIds: [one = 0, two = 0],
    } = await productReady(app.shop, { variants: [{ stock: 0 }, { stock: 0, size: 'L' }] });
    const moves = Array.from({ length: 40 }, (_, turn) => {
      const changes = [
        { variant_id: one, reason: 'received' as const, pieces: 1 },
        { variant_id: two, reason: 'received' as const, pieces: 2 },
      ];
      return moveStock(app.shop, {
        by: owner.id,
        sellerId: null,
        changes: turn % 2 === 0 ? changes : changes.toReversed(),
      });
    });
    expect(new Set(await Promise.all(moves))).toEqual(new Set([2]));
    const { rows } = await app.shop.database.pool.query(
      'select on_hand from stock_levels where variant_id = any($1) order by variant_id',
      [[one, two]],
    );
    expect(rows).toEqual([{ on_hand: 40 }, { on_hand: 80 }]);
    expect(await bookErrors(app.shop)).toEqual([]);
  });
});
