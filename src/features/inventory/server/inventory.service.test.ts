import { asc, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { orderReady } from '#features/checkout/server/checkout.factory.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { productSummaries } from '#features/products/server/products.views.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { lockAvailableStock, releaseStock, restock, sellStock } from './inventory.service.ts';
import { stockLevels, stockMovements } from './inventory.tables.ts';

describe('inventory of orders', () => {
  const app = useTestShop();

  const hold = (id: number, pieces: number) =>
    app.shop.db
      .update(stockLevels)
      .set({ reserved: sql`${stockLevels.reserved} + ${pieces}` })
      .where(eq(stockLevels.variantId, id));

  const stockOf = (id: number) =>
    app.shop.db
      .select({
        onHand: stockLevels.onHand,
        held: stockLevels.reserved,
        inStock: productSummaries.inStock,
        uncounted: sql<number>`(SELECT coalesce(sum(u.pieces), 0)::int FROM uncounted_sales u WHERE u.product_id = ${id})`,
      })
      .from(stockLevels)
      .innerJoin(productSummaries, eq(productSummaries.id, stockLevels.variantId))
      .where(eq(stockLevels.variantId, id));

  const movementsOf = (id: number) =>
    app.shop.db
      .select({
        onHandChange: stockMovements.onHandChange,
        heldChange: stockMovements.heldChange,
        reason: stockMovements.reason,
        orderId: stockMovements.orderId,
      })
      .from(stockMovements)
      .where(eq(stockMovements.variantId, id))
      .orderBy(asc(stockMovements.id));

  let orderId = 0;
  beforeAll(async () => {
    const { variantIds } = await productReady(app.shop, { stock: 1 });
    await orderReady(app.shop, { lines: [{ variantId: variantIds[0]!, quantity: 1 }] });
    const { rows } = await app.shop.database.pool.query<{ id: string }>('SELECT max(id) AS id FROM orders');
    orderId = Number(rows[0]?.id);
  });

  async function productHeld(pieces: number, onHand: number) {
    const { id } = await productReady(app.shop, { stock: onHand });
    await hold(id, pieces);
    return { orderId, pieces: [{ variantId: id, productId: id, quantity: pieces }], id };
  }

  test('reserved stock becomes sold, and availability is unchanged', async () => {
    const { id, ...order } = await productHeld(2, 5);
    await sellStock(app.shop, { ...order, held: true });
    expect(await stockOf(id)).toEqual([{ onHand: 3, held: 0, inStock: true, uncounted: 2 }]);
    expect((await movementsOf(id)).at(-1)).toEqual({
      onHandChange: -2,
      heldChange: -2,
      reason: 'sold',
      orderId,
    });
  });

  test('a late payment takes the remaining stock, and the last piece makes the product sold out', async () => {
    const { id, ...order } = await productHeld(0, 2);
    const pieces = [{ variantId: id, productId: id, quantity: 2 }];
    await sellStock(app.shop, { ...order, pieces, held: false });
    expect(await stockOf(id)).toEqual([{ onHand: 0, held: 0, inStock: false, uncounted: 2 }]);
    await expect(sellStock(app.shop, { ...order, pieces, held: false })).rejects.toThrow();
  });

  test('released stock is available again', async () => {
    const { id, ...order } = await productHeld(3, 3);
    expect(await lockAvailableStock(app.shop, [id])).toEqual(new Map([[id, 0]]));
    await releaseStock(app.shop, order);
    expect(await lockAvailableStock(app.shop, [id])).toEqual(new Map([[id, 3]]));
    expect(await stockOf(id)).toEqual([{ onHand: 3, held: 0, inStock: true, uncounted: 0 }]);
  });

  test('returned stock is no longer counted as sold and is added to stock where it can be sold again', async () => {
    const { id, ...order } = await productHeld(0, 1);
    const pieces = [{ variantId: id, productId: id, quantity: 1 }];
    await restock(app.shop, { ...order, pieces });
    expect(await stockOf(id)).toEqual([{ onHand: 2, held: 0, inStock: true, uncounted: -1 }]);
    await restock(app.shop, { ...order, pieces, toShelf: false });
    expect(await stockOf(id)).toEqual([{ onHand: 2, held: 0, inStock: true, uncounted: -2 }]);
    expect((await movementsOf(id)).filter(({ reason }) => reason === 'returned')).toHaveLength(1);
  });

  test('an order without pieces moves no stock', async () => {
    await sellStock(app.shop, { orderId: 8, pieces: [], held: true });
    await restock(app.shop, { orderId: 8, pieces: [], toShelf: false });
    expect(await lockAvailableStock(app.shop, [])).toEqual(new Map());
  });
});
