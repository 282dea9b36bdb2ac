import { couponForm } from '#features/coupons/coupons.factory.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { orderReady } from '#features/checkout/server/checkout.factory.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { coupons } from '#features/coupons/server/coupons.tables.ts';
import { moveAlong } from '#features/fulfillments/server/order-moves.service.ts';
import { commissionOf } from '#features/payouts/commission.rules.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { answerReturn, receiveReturn, requestReturn } from '#features/returns/server/returns.service.ts';
import { testTime, useTestShop } from '#testing/test-shop.ts';
import type { SellerShop } from '../own-shop.contract.ts';
import { sellerReady } from './sellers.factory.ts';
import { settleOrder } from './seller-settlement.service.ts';

// Three pieces of a seller's product for 95,001 each by the price rule, and one of the house: no share of a coupon is a round number.
describe('seller credit for discounted goods', () => {
  const app = useTestShop();
  let staff: ReadyCustomer;
  beforeAll(async () => {
    staff = await customerReady(app.shop, { role: 'owner' });
  });

  const query = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
    (await app.shop.database.pool.query<Row>(text, values)).rows;

  /** Creates a delivered order of a seller's and the house's products with a coupon. */
  const delivered = async (coupon: Partial<typeof coupons.$inferInsert> & { code: string }) => {
    await app.shop.db.insert(coupons).values({ percentOff: 30, beginsAt: testTime, ...coupon });
    const seller = await sellerReady(app.shop);
    const mine = await productReady(app.shop, { price: 100_001, sellerId: seller.sellerId, variants: [{ stock: 9 }] });
    const house = await productReady(app.shop);
    const order = await orderReady(app.shop, {
      lines: [
        { variantId: mine.id, quantity: 3 },
        { variantId: house.id, quantity: 1 },
      ],
      body: { coupon: coupon.code },
    });
    for (const to of ['packaging', 'ready', 'on-the-way', 'delivered'] as const)
      await moveAlong(app.shop, { numbers: [order.number], to, by: staff.id });
    const [found] = await query<{ id: number }>('SELECT id FROM orders WHERE number = $1', order.number);
    const orderId = found!.id;
    await settleOrder(app.shop, { orderId });
    return { order, orderId, seller };
  };
  const balanceOf = async ({ sellerId }: { sellerId: number }) =>
    (
      await query<{ balance: number }>(
        'SELECT balance FROM seller_entries WHERE seller_id = $1 ORDER BY sequence DESC LIMIT 1',
        sellerId,
      )
    )[0]?.balance;
  const whole = 3 * 95_001;

  test('VEND-02 a shop-funded coupon deducts nothing from the seller, nor does a partial return', async () => {
    const { order, orderId, seller } = await delivered({ code: 'BYSHOP' });
    expect(await query('SELECT funded_by FROM order_discounts WHERE order_id = $1', orderId)).toEqual([
      { funded_by: 'shop' },
    ]);
    const [line] = await query<{ total: number; discount: number; shop_funded: number }>(
      'SELECT total, discount, shop_funded FROM order_lines WHERE order_id = $1 AND position = 1',
      orderId,
    );
    expect(line).toMatchObject({ total: whole - line!.discount, shop_funded: line!.discount });
    expect(line!.discount).toBeGreaterThan(0);
    expect(await balanceOf(seller)).toBe(commissionOf(whole, 10).owed);
    const { sums } = (await app.call('GET /api/seller/', { token: seller.token })).body as SellerShop;
    expect(sums).toMatchObject({ sold: whole, ...commissionOf(whole, 10), balance: commissionOf(whole, 10).owed });
    // For a returned piece the buyer is refunded what was paid, and the seller is debited what was credited.
    const requested = await requestReturn(app.shop, {
      customerId: order.customer.id,
      number: order.number,
      lines: [{ position: 1, quantity: 1 }],
      reason: 'damaged',
      text: 'شکسته بود',
      pictures: [],
    });
    if ('refusal' in requested) throw new Error(requested.message.en);
    await answerReturn(app.shop, { id: requested.id, by: staff.id, state: 'approved' });
    await receiveReturn(app.shop, { id: requested.id, by: staff.id, role: 'owner', restock: true, way: 'credit' });
    await settleOrder(app.shop, { orderId });
    expect(await balanceOf(seller)).toBe(commissionOf(2 * 95_001, 10).owed);
    const [refund] = await query<{ amount: number }>(
      `SELECT sum(amount)::bigint AS amount FROM refunds WHERE order_id = $1`,
      orderId,
    );
    expect(refund!.amount).toBe(Math.ceil(line!.total / 3));
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('VEND-02 sellers bear a seller-funded coupon; an earlier line without a funder is settled by the amount paid', async () => {
    const { orderId, seller } = await delivered({ code: 'BYSELLER', fundedBy: 'seller' });
    expect(await query('SELECT funded_by FROM order_discounts WHERE order_id = $1', orderId)).toEqual([
      { funded_by: 'seller' },
    ]);
    const [line] = await query<{ total: number; shop_funded: number }>(
      'SELECT total, shop_funded FROM order_lines WHERE order_id = $1 AND position = 1',
      orderId,
    );
    expect(line!.shop_funded).toBe(0);
    expect(await balanceOf(seller)).toBe(commissionOf(line!.total, 10).owed);
    // As written by a process of the previous release.
    await query('ALTER TABLE order_lines DISABLE TRIGGER USER');
    await query('UPDATE order_lines SET shop_funded = NULL WHERE order_id = $1', orderId);
    await query('ALTER TABLE order_lines ENABLE TRIGGER USER');
    await settleOrder(app.shop, { orderId });
    expect(await balanceOf(seller)).toBe(commissionOf(line!.total, 10).owed);
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('PAY-02 staff set who funds a coupon; an omitted value is unchanged, and no seller pays for shipping', async () => {
    const form = couponForm({ code: 'FUNDED' });
    const by = { token: staff.token };
    const made = await app.call('POST /api/admin/coupons/', { ...by, body: { ...form, funded_by: 'seller' } });
    expect(made).toMatchObject({ status: 201, body: { funded_by: 'seller' } });
    const { id } = made.body as { id: number };
    const put = (version: number, body: object) =>
      app.call('PUT /api/admin/coupons/:id/', { ...by, params: { id }, body: { ...form, version, ...body } });
    expect((await put(1, {})).body).toMatchObject({ funded_by: 'seller' });
    expect(await put(2, { kind: 'free-shipping', funded_by: 'seller' })).toMatchObject({
      status: 400,
      body: { code: 'terms-wrong', fields: { funded_by: expect.any(String) as string } },
    });
    expect((await put(2, { kind: 'free-shipping' })).body).toMatchObject({ funded_by: 'shop' });
    const plain = await app.call('POST /api/admin/coupons/', { ...by, body: { ...form, code: 'PLAIN' } });
    expect(plain.body).toMatchObject({ funded_by: 'shop' });
  });
});
