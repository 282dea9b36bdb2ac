import { beforeEach, describe, expect, test } from 'vitest';
import { cancelOrder } from '#features/cancellations/server/cancellations.service.ts';
import { orderReady } from '#features/checkout/server/checkout.factory.ts';
import { moveAlong } from '#features/fulfillments/server/order-moves.service.ts';
import { withoutPurchaseLimits } from '#features/payments/server/payments.factory.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { sellerReady } from '#features/sellers/server/sellers.factory.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { countOrders, bestSold, salesByDay, sellerSales } from './sales.service.ts';
import { summedBest, summedDays, summedSellerSales } from './sales-figures.store.ts';

/** The price of a piece of the seller's after the shop's price rule. */
const price = 118_457;

describe('sales totals', () => {
  const app = useTestShop({ ACCESS_TOKEN_SECONDS: '864000' });
  let staff: ReadyCustomer;
  let sellerId = 0;
  let variants: number[] = [];

  beforeEach(async () => {
    await withoutPurchaseLimits(app.shop);
    staff = await customerReady(app.shop, { role: 'owner' });
    ({ sellerId } = await sellerReady(app.shop));
    const [ofSeller, ofHouse] = [
      await productReady(app.shop, { sellerId, stock: 100, price: price + 5_000 }),
      await productReady(app.shop, { stock: 100, price: 50_000 }),
    ];
    variants = [ofSeller.variantIds[0]!, ofHouse.variantIds[0]!];
  });

  const order = (pieces: number) =>
    orderReady(app.shop, {
      lines: variants.map((variantId) => ({ variantId, quantity: pieces })),
      body: { payment_method: 'cash' },
    });
  const deliver = async (number: string) => {
    for (const to of ['packaging', 'ready', 'on-the-way', 'delivered'] as const)
      await moveAlong(app.shop, { numbers: [number], to, by: staff.id });
  };
  const cancel = (ordered: Awaited<ReturnType<typeof order>>) =>
    cancelOrder(app.shop, { customerId: ordered.customer.id, number: ordered.number, language: 'fa' });
  const rows = async (text: string) => (await app.shop.database.pool.query<Record<string, unknown>>(text)).rows;
  const isComplete = async () => (await rows('SELECT complete FROM sales_counting'))[0]?.['complete'];

  /** Returns the stored totals, after comparing them with those calculated from the orders. */
  const figures = async () => {
    const of = { now: app.shop.clock.now(), days: 30 };
    const found = {
      seller: await sellerSales(app.shop, { sellerId }),
      days: await salesByDay(app.shop, of),
      best: await bestSold(app.shop, { ...of, limit: 8 }),
    };
    expect(found).toEqual({
      seller: (await summedSellerSales(app.shop, { sellerId }))[0],
      days: await summedDays(app.shop, of),
      best: await summedBest(app.shop, { ...of, limit: 8 }),
    });
    return found;
  };

  test('match the orders at each step of an order, before and after it is counted', async () => {
    await countOrders(app.shop);
    expect(await isComplete()).toBe(true);
    const [first, second] = [await order(2), await order(3)];
    const seller = async () => (await figures()).seller;
    expect(await seller()).toEqual({ settled: 0, commission: 0, open: 5 * price, pieces: 0 });
    await countOrders(app.shop);
    expect(await rows('SELECT 1 FROM uncounted_orders')).toEqual([]);
    await deliver(first.number);
    const delivered = { settled: 2 * price, commission: Math.floor((2 * price) / 10), open: 3 * price, pieces: 2 };
    expect(await seller()).toEqual(delivered);
    await countOrders(app.shop);
    expect(await seller()).toEqual(delivered);
    await cancel(second);
    expect(await seller()).toEqual({ ...delivered, open: 0 });
    app.clock.advance(24 * 3_600_000);
    await order(1);
    await countOrders(app.shop);
    const { days, best } = await figures();
    expect(days.map(({ orders_count }) => orders_count).slice(-2)).toEqual([1, 1]);
    expect(best.map(({ pieces }) => pieces)).toEqual([3, 3]);
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('earlier orders are counted once, in batches, while others are placed and cancelled', async () => {
    const old = [await order(1), await order(2), await order(4)];
    await deliver(old[0]!.number);
    // Simulates a database whose orders were all placed before the trigger existed.
    for (const table of ['uncounted_orders', 'sales_days', 'product_sales_days', 'seller_sales'])
      await app.shop.database.pool.query(`DELETE FROM ${table}`);
    await app.shop.database.pool.query('UPDATE sales_counting SET last_order_id = 0, complete = false');
    expect((await figures()).seller.pieces).toBe(1);
    await cancel(old[1]!);
    const placed = await order(8);
    await deliver(old[2]!.number);
    expect(await isComplete()).toBe(false);
    await Promise.all([countOrders(app.shop), cancel(placed), countOrders(app.shop)]);
    expect(await isComplete()).toBe(true);
    await countOrders(app.shop);
    expect((await figures()).seller).toMatchObject({ settled: 5 * price, open: 0, pieces: 5 });
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('products are stored for five weeks before the newest order', async () => {
    await countOrders(app.shop);
    const first = await order(1);
    await countOrders(app.shop);
    app.clock.advance(36 * 24 * 3_600_000);
    await order(2);
    await countOrders(app.shop);
    expect(await rows('SELECT pieces FROM product_sales_days')).toEqual([{ pieces: 2 }, { pieces: 2 }]);
    await deliver(first.number);
    await countOrders(app.shop);
    expect((await figures()).seller).toMatchObject({ settled: price, open: 2 * price });
    expect(await bookErrors(app.shop)).toEqual([]);
  });
});
