import { releaseLapsedHolds } from '#features/cancellations/server/lapsed-holds.service.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cartWith } from '#features/cart/server/cart.factory.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { gatewayReady, type ReadyGateway } from '#features/order-payments/server/gateway.factory.ts';
import { useCoupon } from '#features/coupons/server/coupon-uses.service.ts';
import { moveAlong } from '#features/fulfillments/server/order-moves.service.ts';
import { createFlashSale } from '#features/flash-sales/server/flash-sales.service.ts';
import { coupons } from '#features/coupons/server/coupons.tables.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { testTime, useTestShop } from '../../../testing/test-shop.ts';
import { orderBody, orderReady } from './checkout.factory.ts';

const minute = 60_000;
const online = { payment_method: 'online' } as const;

describe('concurrent shoppers, on PostgreSQL', () => {
  const app = useTestShop({ ACCESS_TOKEN_SECONDS: '86400', DATABASE_POOL_SIZE: '20' });
  let gateway: ReadyGateway;
  beforeAll(async () => {
    gateway = await gatewayReady(app.shop);
  });
  afterAll(() => gateway.close());

  const place = (by: ReadyCustomer, key: string, body: unknown = orderBody()) =>
    app.call('POST /api/orders/', { token: by.token, headers: { 'idempotency-key': key }, body });
  const customers = (count: number) => Promise.all(Array.from({ length: count }, () => customerReady(app.shop)));
  const rows = async <Row extends Record<string, unknown>>(text: string, ...values: unknown[]) =>
    (await app.shop.database.pool.query<Row>(text, values)).rows;
  const stockOf = async (variantId: number) =>
    (await rows('SELECT on_hand, reserved AS held FROM variant_stock WHERE variant_id = $1', variantId))[0];
  const counted = (answers: readonly { status: number }[], status: number) =>
    answers.filter((answer) => answer.status === status).length;

  test.each([['cash'], ['online']] as const)(
    'PAY-09 twenty buyers for the last seven pieces, paying %s: seven get one',
    async (method) => {
      const { id, variantIds } = await productReady(app.shop, { stock: 7 });
      const variantId = variantIds[0]!;
      const buyers = await customers(20);
      await Promise.all(buyers.map((buyer) => cartWith(app.shop, buyer, [{ variantId, quantity: 1 }])));
      const answers = await Promise.all(
        buyers.map((buyer) => place(buyer, 'race', orderBody({ payment_method: method }))),
      );
      expect([counted(answers, 201), counted(answers, 409)]).toEqual([7, 13]);
      expect(await stockOf(variantId)).toEqual(method === 'cash' ? { on_hand: 0, held: 0 } : { on_hand: 7, held: 7 });
      expect(await rows('SELECT in_stock FROM products WHERE id = $1', id)).toEqual([{ in_stock: false }]);
      expect(await bookErrors(app.shop)).toEqual([]);
    },
  );

  test('PAY-09 one account that orders forty times concurrently without paying holds five orders, and its phone gets no more', async () => {
    const products: Awaited<ReturnType<typeof productReady>>[] = [];
    for (let made = 0; made < 40; made++) products.push(await productReady(app.shop, { stock: 10 }));
    const [buyer] = (await customers(1)) as [ReadyCustomer];
    const body = orderBody(online);
    const address = { ...body.address, phone: '+989350000001' };
    const answers = await Promise.all(
      products.map(async ({ variantIds }, number) => {
        await cartWith(app.shop, buyer, [{ variantId: variantIds[0]!, quantity: 1 }]);
        return place(buyer, `greedy-${number}`, { ...body, address });
      }),
    );
    const waiting = `SELECT count(*)::int AS orders FROM orders WHERE customer_id = $1 AND state = 'awaiting-payment'`;
    for (let more = 0; more < 6; more++) {
      await cartWith(app.shop, buyer, [{ variantId: products[0]!.variantIds[0]!, quantity: 1 }]);
      answers.push(await place(buyer, `more-${more}`, { ...body, address }));
    }
    expect(await rows(waiting, buyer.id)).toEqual([{ orders: 5 }]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(answers.at(-1)).toMatchObject({ status: 409, body: { code: 'too-many-unpaid-orders' } });

    const others = await customers(6);
    const byOthers = [];
    for (const other of others) {
      await cartWith(app.shop, other, [{ variantId: products[1]!.variantIds[0]!, quantity: 1 }]);
      byOthers.push(await place(other, 'phone-same', { ...body, address }));
    }
    expect(byOthers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 409]);
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('PAY-09 a new customer orders three times in cash, and again once the first is delivered', async () => {
    const { variantIds } = await productReady(app.shop, { stock: 20 });
    const [buyer] = (await customers(1)) as [ReadyCustomer];
    const order = async (key: string) => {
      await cartWith(app.shop, buyer, [{ variantId: variantIds[0]!, quantity: 1 }]);
      return (await place(buyer, key, orderBody())) as { status: number; body: { code?: string } };
    };
    for (const key of ['one', 'two', 'three']) expect(await order(key)).toMatchObject({ status: 201 });
    expect(await order('four')).toMatchObject({ status: 409, body: { code: 'cash-new-customer' } });
    const [first] = await rows<{ number: string }>(
      'SELECT number FROM orders WHERE customer_id = $1 ORDER BY id LIMIT 1',
      buyer.id,
    );
    const staff = await customerReady(app.shop, { role: 'owner' });
    for (const to of ['packaging', 'ready', 'on-the-way', 'delivered'] as const)
      await moveAlong(app.shop, { numbers: [first?.number ?? ''], to, by: staff.id });
    expect(await order('five')).toMatchObject({ status: 201 });
  });

  test.each([['cash'], ['online']] as const)(
    'PAY-09 the same key twenty times concurrently, paying %s: one order and twenty times its response',
    async (method) => {
      const { variantIds } = await productReady(app.shop, { stock: 50 });
      const [buyer] = (await customers(1)) as [ReadyCustomer];
      await cartWith(app.shop, buyer, [{ variantId: variantIds[0]!, quantity: 2 }]);
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => place(buyer, 'button', orderBody({ payment_method: method }))),
      );
      expect(counted(answers, 201)).toBe(20);
      expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
      expect(await rows('SELECT count(*) FROM orders WHERE customer_id = $1', buyer.id)).toEqual([{ count: 1 }]);
      const { on_hand: onHand, held } = (await stockOf(variantIds[0]!)) as { on_hand: number; held: number };
      expect(onHand - held).toBe(48);
    },
  );

  test('PAY-09 one cart with twenty keys concurrently becomes one order', async () => {
    const { variantIds } = await productReady(app.shop, { stock: 50 });
    const [buyer] = (await customers(1)) as [ReadyCustomer];
    await cartWith(app.shop, buyer, [{ variantId: variantIds[0]!, quantity: 2 }]);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, tab) => place(buyer, `tab ${tab}`)));
    expect([counted(answers, 201), counted(answers, 409)]).toEqual([1, 19]);
    expect(await stockOf(variantIds[0]!)).toEqual({ on_hand: 48, held: 0 });
  });

  test('a coupon for three is used three times', async () => {
    await app.shop.db.insert(coupons).values({ code: 'THREE', percentOff: 10, beginsAt: testTime, maxUses: 3 });
    const { variantIds } = await productReady(app.shop, { stock: 50 });
    const buyers = await customers(12);
    await Promise.all(buyers.map((buyer) => cartWith(app.shop, buyer, [{ variantId: variantIds[0]!, quantity: 1 }])));
    const answers = await Promise.all(buyers.map((buyer) => place(buyer, 'coupon', orderBody({ coupon: 'THREE' }))));
    expect([counted(answers, 201), counted(answers, 409)]).toEqual([3, 9]);
    expect(await rows(`SELECT uses FROM coupons WHERE code = 'THREE'`)).toEqual([{ uses: 3 }]);
    expect(await rows('SELECT sum(uses) FROM coupon_uses')).toEqual([{ sum: 3 }]);
  });

  /** Uses a coupon as an order does: a refused use rolls everything back. */
  const takenOnce = (couponId: number, customerId: number) =>
    app.shop
      .transaction(
        async () => (await useCoupon(app.shop, { couponId, customerId })) || Promise.reject(new Error('refused')),
      )
      .catch(() => false);

  test('PAY-02 of a hundred concurrent orders, a coupon for ten is used ten times, and one for first orders once per customer', async () => {
    await app.shop.db.insert(coupons).values([
      { code: 'TEN', kind: 'amount', amountOff: 5_000, beginsAt: testTime, maxUses: 10 },
      { code: 'FIRST', percentOff: 10, beginsAt: testTime, firstOrderOnly: true },
    ]);
    const { variantIds } = await productReady(app.shop, { stock: 300 });
    const buyers = await customers(100);
    await Promise.all(buyers.map((buyer) => cartWith(app.shop, buyer, [{ variantId: variantIds[0]!, quantity: 1 }])));
    const answers = await Promise.all(buyers.map((buyer) => place(buyer, 'ten', orderBody({ coupon: 'TEN' }))));
    expect([counted(answers, 201), counted(answers, 409)]).toEqual([10, 90]);
    expect(
      new Set(answers.filter(({ status }) => status === 409).map(({ body }) => (body as { code: string }).code)),
    ).toEqual(new Set(['coupon-used-up']));
    const { id: couponId } = (await rows<{ id: number }>(`SELECT id FROM coupons WHERE code = 'FIRST'`))[0]!;
    const newcomers = await customers(5);
    const uses = await Promise.all(
      newcomers.flatMap((newcomer) => Array.from({ length: 20 }, () => takenOnce(couponId, newcomer.id))),
    );
    expect(uses.filter(Boolean)).toHaveLength(5);
    expect(await rows(`SELECT code, uses FROM coupons WHERE code IN ('TEN', 'FIRST') ORDER BY code`)).toEqual([
      { code: 'FIRST', uses: 5 },
      { code: 'TEN', uses: 10 },
    ]);
    // These uses have no orders, and the books are checked later.
    await rows('DELETE FROM coupon_uses WHERE coupon_id = $1', couponId);
    await rows('UPDATE coupons SET uses = 0 WHERE id = $1', couponId);
  });

  test('a flash sale for four is charged four times, and everybody else pays the usual price', async () => {
    const { id, variantIds } = await productReady(app.shop, { price: 100_000, stock: 50 });
    await createFlashSale(app.shop, {
      productId: id,
      price: 50_000,
      beginsAt: testTime,
      endsAt: new Date(testTime.getTime() + 600 * minute),
      allotted: 4,
    });
    const buyers = await customers(12);
    await Promise.all(buyers.map((buyer) => cartWith(app.shop, buyer, [{ variantId: variantIds[0]!, quantity: 1 }])));
    const answers = await Promise.all(buyers.map((buyer) => place(buyer, 'offer')));
    const totals = answers.map((answer) => (answer.body as { total: number }).total - 45_000).sort((a, b) => a - b);
    expect(totals).toEqual([...Array<number>(4).fill(50_000), ...Array<number>(8).fill(95_000)]);
  });

  test('carts with the same items in opposite order do not deadlock', async () => {
    const lines: { variantId: number; quantity: number }[] = [];
    while (lines.length < 4)
      lines.push({ variantId: (await productReady(app.shop, { stock: 60 })).variantIds[0]!, quantity: 1 });
    const before = (
      await rows<{ deadlocks: number }>('SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()')
    )[0]?.deadlocks;
    const buyers = await customers(30);
    for (const [which, buyer] of buyers.entries())
      await cartWith(app.shop, buyer, which % 2 === 0 ? lines : lines.toReversed());
    const answers = await Promise.all(buyers.map((buyer) => place(buyer, 'crosswise')));
    expect(counted(answers, 201)).toBe(30);
    const after = (
      await rows<{ deadlocks: number }>('SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()')
    )[0]?.deadlocks;
    expect(after).toBe(before);
  });

  test('two variants of one product that sell out concurrently leave it sold out', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, variantIds } = await productReady(app.shop, { variants: [{ stock: 1 }, { stock: 1, size: 'L' }] });
      const buyers = await customers(2);
      await Promise.all(
        buyers.map((buyer, which) => cartWith(app.shop, buyer, [{ variantId: variantIds[which]!, quantity: 1 }])),
      );
      await Promise.all(buyers.map((buyer) => place(buyer, 'last ones')));
      expect(await rows('SELECT in_stock FROM products WHERE id = $1', id)).toEqual([{ in_stock: false }]);
    }
  });

  test('ten concurrent callbacks of a gateway are paid once', async () => {
    const { variantIds } = await productReady(app.shop, { stock: 5 });
    const bought = await orderReady(app.shop, { lines: [{ variantId: variantIds[0]!, quantity: 2 }], body: online });
    const callback = await gateway.choose(bought.payAddress!, 'pay');
    const pages = await Promise.all(Array.from({ length: 10 }, () => gateway.comeBack(callback)));
    expect(new Set(pages)).toEqual(new Set([`/payment-success?order=${bought.number}`]));
    expect(await stockOf(variantIds[0]!)).toEqual({ on_hand: 3, held: 0 });
    expect(
      await rows(
        'SELECT s.state FROM order_steps s JOIN orders o ON o.id = s.order_id WHERE o.number = $1 ORDER BY s.id',
        bought.number,
      ),
    ).toEqual([{ state: 'awaiting-payment' }, { state: 'placed' }]);
    expect(
      await rows(
        `SELECT count(*) FROM outbox WHERE name = 'order.paid' AND news ->> 'orderId' = (SELECT id::text FROM orders WHERE number = $1)`,
        bought.number,
      ),
    ).toEqual([{ count: 1 }]);
  });

  test('of a payment, a cancellation and the end of the hold at once, one succeeds, and the pieces add up', async () => {
    for (let round = 0; round < 8; round++) {
      const { variantIds } = await productReady(app.shop, { stock: 5 });
      const bought = await orderReady(app.shop, { lines: [{ variantId: variantIds[0]!, quantity: 2 }], body: online });
      const callback = await gateway.choose(bought.payAddress!, 'pay');
      app.clock.advance(15 * minute);
      await Promise.all([
        releaseLapsedHolds(app.shop),
        gateway.comeBack(callback),
        app.call('POST /api/orders/:number/cancel/', {
          token: bought.customer.token,
          params: { number: bought.number },
          body: {},
        }),
      ]);
      const [end] = await rows<{ state: string; paid: string }>(
        'SELECT o.state, p.state AS paid FROM orders o JOIN payments p ON p.order_id = o.id WHERE o.number = $1',
        bought.number,
      );
      const sold = end?.state === 'placed';
      expect(end?.paid).toBe(sold ? 'paid' : 'refunded');
      expect(await stockOf(variantIds[0]!)).toEqual({ on_hand: sold ? 3 : 5, held: 0 });
    }
    expect(await bookErrors(app.shop)).toEqual([]);
  });
});
