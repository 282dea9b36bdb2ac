import { beforeAll, describe, expect, test } from 'vitest';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { cancelOrder } from '#features/cancellations/server/cancellations.service.ts';
import { releaseLapsedHolds } from '#features/cancellations/server/lapsed-holds.service.ts';
import { orderReady, type ReadyOrder } from '#features/checkout/server/checkout.factory.ts';
import { gatewayReady } from '#features/order-payments/server/gateway.factory.ts';
import { withoutPurchaseLimits } from '#features/payments/server/payments.factory.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { testTime, useTestShop } from '#testing/test-shop.ts';
import type { AdminCoupon } from '../coupons-admin.contract.ts';
import { giveCouponBack, noteMissingRedemptions } from './coupon-uses.service.ts';
import { coupons } from './coupons.tables.ts';

describe('discounts of coupons on orders', () => {
  const app = useTestShop({ ACCESS_TOKEN_SECONDS: '86400' });
  let staff: ReadyCustomer;
  let variantId = 0;

  const rows = async (text: string, ...values: unknown[]) =>
    (await app.shop.database.pool.query<Record<string, unknown>>(text, values)).rows;
  const coupon = (code: string, terms: Partial<typeof coupons.$inferInsert> = {}) =>
    app.shop.db.insert(coupons).values({ code, percentOff: 10, beginsAt: testTime, ...terms });
  const order = (code: string, body = {}) =>
    orderReady(app.shop, { lines: [{ variantId, quantity: 1 }], body: { coupon: code, ...body } });
  const cancel = ({ customer, number }: ReadyOrder) =>
    cancelOrder(app.shop, { customerId: customer.id, number, language: 'fa' });
  const idOf = async ({ number }: ReadyOrder) =>
    Number((await rows('SELECT id FROM orders WHERE number = $1', number))[0]?.['id']);
  const redemption = async (of: ReadyOrder) =>
    (
      await rows(
        'SELECT amount::int, counted, released_at IS NOT NULL AS released FROM coupon_redemptions WHERE order_id = $1',
        await idOf(of),
      )
    )[0];
  const figures = async (code: string) => {
    const { data } = (await app.call('GET /api/admin/coupons/', { token: staff.token })).body as {
      data: AdminCoupon[];
    };
    const found = data.find((one) => one.code === code);
    return [found?.uses_count, found?.uncounted_count, found?.given];
  };

  beforeAll(async () => {
    await withoutPurchaseLimits(app.shop);
    staff = await customerReady(app.shop, { role: 'owner' });
    variantId = (await productReady(app.shop, { price: 100_000, stock: 50 })).variantIds[0]!;
  });

  test('an order redeems its coupon once, for items or shipping, and releases it when it is cancelled', async () => {
    await coupon('TENTH');
    await coupon('CARRIED', { kind: 'free-shipping', percentOff: 0 });
    const [bought, sent] = [await order('TENTH'), await order('CARRIED')];
    expect(await redemption(bought)).toEqual({ amount: 9_500, counted: true, released: false });
    expect(await figures('TENTH')).toEqual([1, 0, 9_500]);
    const [uses, , given] = await figures('CARRIED');
    expect([uses, given]).toEqual([1, (await redemption(sent))?.['amount']]);
    expect(given).toBeGreaterThan(0);
    await cancel(bought);
    expect(await redemption(bought)).toMatchObject({ released: true });
    expect(await figures('TENTH')).toEqual([0, 0, 0]);
  });

  test('concurrent releases release one use', async () => {
    await coupon('PAIR');
    const [first] = [await order('PAIR'), await order('PAIR')];
    const id = await idOf(first);
    await rows(`UPDATE orders SET state = 'cancelled' WHERE id = $1`, id);
    await Promise.all([1, 2, 3].map(() => app.shop.transaction(() => giveCouponBack(app.shop, id))));
    expect((await figures('PAIR'))[0]).toBe(1);
    await rows('ALTER TABLE orders DISABLE TRIGGER orders_ended');
    await rows(`UPDATE orders SET state = 'placed' WHERE id = $1`, id);
    await rows('ALTER TABLE orders ENABLE TRIGGER orders_ended');
    await rows('UPDATE coupon_redemptions SET released_at = NULL WHERE order_id = $1', id);
    await rows(`UPDATE coupons SET uses = 2 WHERE code = 'PAIR'`);
    await rows('UPDATE coupon_uses SET uses = 1 WHERE customer_id = $1', first.customer.id);
  });

  test('a late payment that finds no use left has its discount counted, and takes no use', async () => {
    await coupon('LAST', { maxUses: 1 });
    const gateway = await gatewayReady(app.shop);
    const late = await order('LAST', { payment_method: 'online' });
    const callback = await gateway.choose(late.payAddress!, 'pay');
    app.clock.advance(16 * 60_000);
    await releaseLapsedHolds(app.shop);
    expect(await figures('LAST')).toEqual([0, 0, 0]);
    await order('LAST');
    await gateway.comeBack(callback);
    expect(await redemption(late)).toEqual({ amount: 9_500, counted: false, released: false });
    expect(await figures('LAST')).toEqual([1, 1, 19_000]);
    await cancel(late);
    expect(await figures('LAST')).toEqual([1, 0, 9_500]);
  });

  test('an order placed by a process of an older release is redeemed afterwards, or when it ends', async () => {
    await coupon('OLDER');
    const [stands, ends] = [await order('OLDER'), await order('OLDER')];
    await rows('ALTER TABLE coupon_redemptions DISABLE TRIGGER USER');
    await rows('DELETE FROM coupon_redemptions WHERE order_id = ANY($1)', [await idOf(stands), await idOf(ends)]);
    await rows('ALTER TABLE coupon_redemptions ENABLE TRIGGER USER');
    expect(await figures('OLDER')).toEqual([2, 0, 0]);
    await cancel(ends);
    expect(await redemption(ends)).toEqual({ amount: 9_500, counted: true, released: true });
    await noteMissingRedemptions(app.shop);
    await noteMissingRedemptions(app.shop);
    expect(await figures('OLDER')).toEqual([1, 0, 9_500]);
  });

  test('the books are sound', async () => {
    expect(await bookErrors(app.shop)).toEqual([]);
  });
});
