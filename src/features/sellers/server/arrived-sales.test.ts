import { beforeAll, describe, expect, test } from 'vitest';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { orderReady } from '#features/checkout/server/checkout.factory.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import type { Fulfillment } from '#features/fulfillments/fulfillments.contract.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { changeCredit } from '#features/store-credit/server/store-credit.service.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { sellerReady } from './sellers.factory.ts';
import { settleSince } from './seller-settlement.service.ts';

/** Including the shipping cost. */
const wholeOrder = 3 * 95_001 + 65_000 + 45_000;

// Two sellers in one order, three pieces of the first in two parcels; by the price rule a piece costs 95,001 and 65,000.
describe("credit for a seller's own parcels of an order", () => {
  const app = useTestShop();
  let staff: ReadyCustomer;
  beforeAll(async () => {
    staff = await customerReady(app.shop, { role: 'owner' });
  });

  const ordered = async (paid: boolean) => {
    const [first, second] = [await sellerReady(app.shop), await sellerReady(app.shop)];
    const mine = await productReady(app.shop, { price: 100_001, sellerId: first.sellerId, variants: [{ stock: 9 }] });
    const theirs = await productReady(app.shop, { price: 70_000, sellerId: second.sellerId, variants: [{ stock: 9 }] });
    const customer = await customerReady(app.shop);
    const credit = { customerId: customer.id, amount: wholeOrder, note: 'هدیه', by: staff.id, role: 'owner' } as const;
    if (paid) await changeCredit(app.shop, credit);
    const { number } = await orderReady(app.shop, {
      customer,
      ...(paid ? { body: { payment_method: 'credit', credit_amount: wholeOrder } } : {}),
      lines: [
        { variantId: mine.id, quantity: 3 },
        { variantId: theirs.id, quantity: 1 },
      ],
    });
    const { rows } = await app.shop.database.pool.query<{ position: number; seller_id: number }>(
      `SELECT position, seller_id FROM order_lines WHERE order_id = (SELECT id FROM orders WHERE number = $1)`,
      [number],
    );
    const position = rows.find(({ seller_id }) => seller_id === first.sellerId)?.position ?? 0;
    return { number, first, second, position };
  };
  const pack = async (number: string, body: object = {}) =>
    (await app.call('POST /api/admin/orders/:number/fulfillments/', { token: staff.token, params: { number }, body }))
      .body as Fulfillment;
  const move = async ({ id, version }: Fulfillment, to: string) =>
    (
      await app.call('POST /api/admin/fulfillments/:id/move/', {
        token: staff.token,
        params: { id },
        body: { version, to },
      })
    ).body as Fulfillment;
  const arrive = async (parcel: Fulfillment) => {
    const moved = await move(await move(parcel, 'on-the-way'), 'delivered');
    expect(moved.status).toBe('delivered');
  };
  const balance = async (sellerId: number) =>
    (
      await app.shop.database.pool.query<{ sold: number }>(
        'SELECT coalesce(sum(sold), 0)::bigint AS sold FROM seller_entries WHERE seller_id = $1',
        [sellerId],
      )
    ).rows[0]?.sold;
  const settled = async ({ first, second }: Awaited<ReturnType<typeof ordered>>) => {
    await settleSince(app.shop, new Date(app.clock.now().getTime() - 60_000));
    return [await balance(first.sellerId), await balance(second.sellerId)];
  };

  test('VEND-02 each arrived parcel is credited separately, and the total equals that of a single entry', async () => {
    const order = await ordered(true);
    const some = await pack(order.number, { lines: [{ position: order.position, quantity: 2 }] });
    await arrive(some);
    expect(await settled(order)).toEqual([2 * 95_001, 0]);
    const [one, other] = [await pack(order.number), await pack(order.number)];
    const [rest, theirs] = one.seller.id === order.first.sellerId ? [one, other] : [other, one];
    await move(await move(theirs, 'on-the-way'), 'lost');
    await arrive(rest);
    expect(await settled(order)).toEqual([3 * 95_001, 0]);
    expect(await settled(order)).toEqual([3 * 95_001, 0]);
    // Two entries, whose commissions sum to that of the whole.
    const { rows } = await app.shop.database.pool.query<{ commission: number; entries: number }>(
      'SELECT sum(commission)::bigint AS commission, count(*)::int AS entries FROM seller_entries WHERE seller_id = $1',
      [order.first.sellerId],
    );
    expect(rows).toEqual([{ commission: Math.floor((3 * 95_001) / 10), entries: 2 }]);
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('VEND-02 cash on delivery is credited once it is complete, as a part is paid by nobody', async () => {
    const order = await ordered(false);
    const [one, other] = [await pack(order.number), await pack(order.number)];
    await arrive(one);
    expect(await settled(order)).toEqual([0, 0]);
    await arrive(other);
    expect(await settled(order)).toEqual([3 * 95_001, 65_000]);
    expect(await bookErrors(app.shop)).toEqual([]);
  });
});
