import { describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { untypedStatement } from '#platform/database/database.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { lockAvailableStock, releaseStock, restock, sellStock } from './inventory.service.ts';

const hold = untypedStatement({ name: 'test_hold', text: 'UPDATE stock SET held = held + $2 WHERE variant_id = $1' });
const stockOf = untypedStatement<{ on_hand: number; held: number; in_stock: boolean; uncounted: number }>({
  name: 'test_stock_of',
  text: `SELECT s.on_hand, s.held, p.in_stock,
      (SELECT coalesce(sum(u.pieces), 0)::int FROM uncounted_sales u WHERE u.product_id = p.id) AS uncounted
    FROM stock s JOIN products p ON p.id = s.variant_id WHERE s.variant_id = $1`,
});
const movementsOf = untypedStatement<{
  on_hand_change: number;
  held_change: number;
  reason: string;
  order_id: number | null;
}>({
  name: 'test_movements_of',
  text: 'SELECT on_hand_change, held_change, reason, order_id FROM stock_movements WHERE variant_id = $1 ORDER BY id',
});

describe('the stock of orders', () => {
  const app = useTestShop();

  async function productHeld(pieces: number, stock: number) {
    const { id } = await productReady(app.shop, { stock });
    await hold(app.shop, [id, pieces]);
    return { orderId: 7, pieces: [{ variantId: id, productId: id, quantity: pieces }], id };
  }

  test('pieces that were held are sold, and what can be had stays the same', async () => {
    const { id, ...order } = await productHeld(2, 5);
    await sellStock(app.shop, { ...order, held: true });
    expect(await stockOf(app.shop, [id])).toEqual([{ on_hand: 3, held: 0, in_stock: true, uncounted: 2 }]);
    expect((await movementsOf(app.shop, [id])).at(-1)).toEqual({
      on_hand_change: -2,
      held_change: -2,
      reason: 'sold',
      order_id: 7,
    });
  });

  test('a late payment takes what is left, and the product is sold out by its last piece', async () => {
    const { id, ...order } = await productHeld(0, 2);
    const pieces = [{ variantId: id, productId: id, quantity: 2 }];
    await sellStock(app.shop, { ...order, pieces, held: false });
    expect(await stockOf(app.shop, [id])).toEqual([{ on_hand: 0, held: 0, in_stock: false, uncounted: 2 }]);
    await expect(sellStock(app.shop, { ...order, pieces, held: false })).rejects.toThrow();
  });

  test('pieces let go of can be had again', async () => {
    const { id, ...order } = await productHeld(3, 3);
    expect(await lockAvailableStock(app.shop, [id])).toEqual(new Map([[id, 0]]));
    await releaseStock(app.shop, order);
    expect(await lockAvailableStock(app.shop, [id])).toEqual(new Map([[id, 3]]));
    expect(await stockOf(app.shop, [id])).toEqual([{ on_hand: 3, held: 0, in_stock: true, uncounted: 0 }]);
  });

  test('pieces that come back count as sold no more, and go onto the shelf where they can be sold again', async () => {
    const { id, ...order } = await productHeld(0, 1);
    const pieces = [{ variantId: id, productId: id, quantity: 1 }];
    await restock(app.shop, { ...order, pieces });
    expect(await stockOf(app.shop, [id])).toEqual([{ on_hand: 2, held: 0, in_stock: true, uncounted: -1 }]);
    await restock(app.shop, { ...order, pieces, toShelf: false });
    expect(await stockOf(app.shop, [id])).toEqual([{ on_hand: 2, held: 0, in_stock: true, uncounted: -2 }]);
    expect((await movementsOf(app.shop, [id])).filter(({ reason }) => reason === 'returned')).toHaveLength(1);
  });

  test('an order without pieces moves nothing', async () => {
    await sellStock(app.shop, { orderId: 8, pieces: [], held: true });
    await restock(app.shop, { orderId: 8, pieces: [], toShelf: false });
    expect(await lockAvailableStock(app.shop, [])).toEqual(new Map());
  });
});
