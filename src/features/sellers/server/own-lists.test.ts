import { beforeAll, describe, expect, test } from 'vitest';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { orderReady } from '#features/checkout/server/checkout.factory.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { OwnOrder, OwnStock } from '../own-lists.contract.ts';
import { sellerReady } from './sellers.factory.ts';

const always = '2000-01-01T00:00:00Z';
type Row = OwnOrder & OwnStock;

describe('order and stock lists of a seller', () => {
  const app = useTestShop({ ACCESS_TOKEN_SECONDS: '864000' });
  let seller: Awaited<ReturnType<typeof sellerReady>>;
  let own: Awaited<ReturnType<typeof productReady>>;
  let foreign: Awaited<ReturnType<typeof productReady>>;
  let second: Awaited<ReturnType<typeof productReady>>;
  beforeAll(async () => {
    seller = await sellerReady(app.shop);
    const { sellerId } = seller;
    own = await productReady(app.shop, { price: 100_000, sellerId, stock: 50 });
    second = await productReady(app.shop, { price: 100_000, sellerId, stock: 50 });
    foreign = await productReady(app.shop, { price: 30_000, stock: 50 });
  });
  const list = (name: 'orders' | 'stock', query: Record<string, unknown> = {}, token = seller.token) =>
    app.call(`GET /api/seller/${name}/`, { token, query });
  const rows = async (name: 'orders' | 'stock', query: Record<string, unknown> = {}) =>
    ((await list(name, query)).body as { data: Row[] }).data;
  /** Reads all changes, one row per page. */
  const changes = async (name: 'orders' | 'stock', since = always) => {
    const all: Row[] = [];
    for (let after: string | null = null; ;) {
      const query = { updated_since: since, page_size: 1, ...(after === null ? {} : { after }) };
      const page = (await list(name, query)).body as { data: Row[]; next_after: string | null };
      all.push(...page.data);
      if (page.next_after === null) return all;
      after = page.next_after;
    }
  };
  const order = (...variantIds: number[]) =>
    orderReady(app.shop, { lines: variantIds.map((variantId) => ({ variantId, quantity: 2 })) });

  test("VEND-02 orders are listed with the seller's own lines only, and again once they have changed", async () => {
    const [both, another] = [await order(own.id, foreign.id), await order(own.id)];
    await order(foreign.id);
    const all = await rows('orders');
    expect(all.map(({ number }) => number)).toEqual([another.number, both.number]);
    expect(all[1]?.lines).toHaveLength(1);
    expect(all[1]).toMatchObject({ status: 'placed', lines: [{ quantity: 2, name: own.name }] });
    expect(await rows('orders', { status: 'delivered' })).toEqual([]);
    expect((await changes('orders')).map(({ number }) => number)).toEqual([both.number, another.number]);
    const since = (await changes('orders')).at(-1)!.updated_at;
    await app.call('POST /api/seller/orders/:number/fulfillments/', {
      token: seller.token,
      params: { number: both.number },
      body: {},
    });
    expect((await changes('orders', since)).map(({ number }) => number)).toEqual([another.number, both.number]);
  });

  test("VEND-02 stock is listed for the seller's own variants only, and again once it has moved", async () => {
    const stock = await rows('stock');
    expect(stock.map(({ product_id: id }) => id)).toEqual([second.id, own.id]);
    expect(await rows('stock', { product_id: foreign.id })).toEqual([]);
    const since = (await changes('stock')).at(-1)!.updated_at;
    const [last] = stock;
    const counted = await app.call('POST /api/seller/variants/:id/stock/', {
      token: seller.token,
      params: { id: last!.id },
      body: { pieces: 40, seen: last!.on_hand },
    });
    expect(counted.status).toBe(200);
    expect((await changes('stock', since)).at(-1)).toMatchObject({ id: last!.id, on_hand: 40, held: 0 });
    // Changes of other sellers are not included.
    const before = await changes('stock');
    await order(foreign.id);
    expect(await changes('stock')).toEqual(before);
  });

  test('VEND-02 another seller sees none of it; a non-seller and a cursor of another list are refused', async () => {
    const [other, nobody] = [await sellerReady(app.shop), await customerReady(app.shop)];
    for (const name of ['orders', 'stock'] as const) {
      expect((await list(name, {}, other.token)).body, name).toMatchObject({ data: [] });
      expect((await list(name, {}, nobody.token)).body, name).toMatchObject({ code: 'seller-required' });
      const page = (await list(name, { page_size: 1 })).body as { next_after: string };
      const wrong = await list(name, { updated_since: always, after: page.next_after });
      expect(wrong.body, name).toMatchObject({ code: 'invalid-request' });
    }
  });
});
