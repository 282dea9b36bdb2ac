import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { orderReady, type ReadyOrder } from '#features/checkout/server/checkout.factory.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { answerReturn, requestReturn, receiveReturn } from '#features/returns/server/returns.service.ts';
import { moveAlong } from '#features/fulfillments/server/order-moves.service.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { commissionOf } from '#features/payouts/commission.rules.ts';
import { sellerReady } from './sellers.factory.ts';
import { settleOrder, settleSince } from './seller-settlement.service.ts';

const minute = 60_000;

// Three pieces of a seller's product for 95,001 each by the price rule, and one of the house: the commission of a part is not an integer.
describe("partial returns of a seller's goods", () => {
  const app = useTestShop();
  let staff: ReadyCustomer;
  let seller: Awaited<ReturnType<typeof sellerReady>>;
  let order: ReadyOrder;
  let orderId = 0;
  let since = new Date(0);
  beforeAll(async () => {
    staff = await customerReady(app.shop, { role: 'owner' });
  });
  beforeEach(async () => {
    seller = await sellerReady(app.shop);
    const mine = await productReady(app.shop, { price: 100_001, sellerId: seller.sellerId, variants: [{ stock: 9 }] });
    const house = await productReady(app.shop);
    order = await orderReady(app.shop, {
      lines: [
        { variantId: mine.id, quantity: 3 },
        { variantId: house.id, quantity: 1 },
      ],
    });
    for (const to of ['packaging', 'ready', 'on-the-way', 'delivered'] as const)
      await moveAlong(app.shop, { numbers: [order.number], to, by: staff.id });
    since = new Date(app.clock.now().getTime() - minute);
    [{ id: orderId } = { id: 0 }] = (
      await app.shop.database.pool.query<{ id: number }>('SELECT id FROM orders WHERE number = $1', [order.number])
    ).rows;
  });

  const whole = 3 * 95_001;
  const entries = async () =>
    (
      await app.shop.database.pool.query<{
        kind: string;
        sold: number;
        commission: number;
        amount: number;
        balance: number;
      }>('SELECT kind, sold, commission, amount, balance FROM seller_entries WHERE seller_id = $1 ORDER BY sequence', [
        seller.sellerId,
      ])
    ).rows;
  /** Expects the ledger's total to equal a single entry for what remains. */
  const expectSettledAt = async (sold: number) => {
    const { commission } = commissionOf(sold, 10);
    const all = await entries();
    expect(all.at(-1)?.balance).toBe(sold - commission);
    expect(
      all.reduce((sums, entry) => ({ sold: sums.sold + entry.sold, commission: sums.commission + entry.commission }), {
        sold: 0,
        commission: 0,
      }),
    ).toEqual({ sold, commission });
    for (const entry of all) expect(entry.amount).toBe(entry.sold - entry.commission);
  };
  /**
   * Requests, approves and receives the return of some pieces of a line, by default the first; refunds less than their price if an amount is given.
   */
  const giveBack = async (pieces: number, amount?: number, position = 1) => {
    const requested = await requestReturn(app.shop, {
      customerId: order.customer.id,
      number: order.number,
      lines: [{ position, quantity: pieces }],
      reason: 'damaged',
      text: 'شکسته بود',
      pictures: [],
    });
    if ('refusal' in requested) throw new Error(requested.message.en);
    await answerReturn(app.shop, { id: requested.id, by: staff.id, state: 'approved' });
    expect(
      await receiveReturn(app.shop, {
        id: requested.id,
        by: staff.id,
        role: 'owner',
        restock: false,
        way: 'credit',
        amount,
      }),
    ).toEqual({ status: 'done' });
  };

  test('VEND-02 for two partial returns the account follows the goods, whatever part of the money was refunded', async () => {
    await settleSince(app.shop, since);
    await expectSettledAt(whole);
    await giveBack(1, 20_000);
    await Promise.all(Array.from({ length: 10 }, () => settleOrder(app.shop, { orderId })));
    expect((await entries()).map((entry) => entry.kind)).toEqual(['sale', 'return']);
    await expectSettledAt(2 * 95_001);
    await giveBack(2);
    await Promise.all([settleSince(app.shop, since), settleOrder(app.shop, { orderId }), settleSince(app.shop, since)]);
    expect((await entries()).map((entry) => entry.kind)).toEqual(['sale', 'return', 'return']);
    await expectSettledAt(0);
    // The house's part of the order is returned too: the order becomes returned, and nothing more is deducted from the seller.
    await giveBack(1, undefined, 2);
    expect(await settleSince(app.shop, since)).toBe(0);
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('VEND-02 a partial return before settlement gives one entry for the remainder', async () => {
    await giveBack(1);
    expect(await settleSince(app.shop, since)).toBe(1);
    expect((await entries()).map((entry) => entry.kind)).toEqual(['sale']);
    await expectSettledAt(2 * 95_001);
  });

  test('VEND-02 a process that dies during settlement leaves nothing half-written, and the job completes the rest', async () => {
    await settleSince(app.shop, since);
    await giveBack(1, 1);
    const died = new Error('killed');
    await expect(
      app.shop.transaction(async () => {
        await settleOrder(app.shop, { orderId });
        throw died;
      }),
    ).rejects.toBe(died);
    await expectSettledAt(whole);
    // Its event is lost as well: only the scheduled job finds it.
    expect(await settleSince(app.shop, since)).toBe(1);
    expect(await settleSince(app.shop, since)).toBe(0);
    await expectSettledAt(2 * 95_001);
  });

  test('VEND-02 a return that was not received deducts nothing from the seller', async () => {
    await settleSince(app.shop, since);
    const requested = await requestReturn(app.shop, {
      customerId: order.customer.id,
      number: order.number,
      lines: [{ position: 1, quantity: 2 }],
      reason: 'damaged',
      text: 'شکسته بود',
      pictures: [],
    });
    if ('refusal' in requested) throw new Error(requested.message.en);
    await answerReturn(app.shop, { id: requested.id, by: staff.id, state: 'approved' });
    expect(await settleSince(app.shop, since)).toBe(0);
    // Refunding more than was paid for the order is refused and changes nothing.
    expect(
      await receiveReturn(app.shop, {
        id: requested.id,
        by: staff.id,
        role: 'owner',
        restock: true,
        way: 'credit',
        amount: order.total + 1,
      }),
    ).toMatchObject({ refusal: 'refund-too-much' });
    expect(await settleSince(app.shop, since)).toBe(0);
    await expectSettledAt(whole);
  });
});
