import { putSetting } from '#features/settings/server/settings.factory.ts';
import type { OrderDetail } from '#features/order-details/order-details.contract.ts';
import { notifyReturnAnswered } from './return-notices.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { orderReady, type ReadyOrder } from '#features/checkout/server/checkout.factory.ts';
import { creditBalance } from '#features/store-credit/server/store-credit.service.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { uploadReady } from '#features/media/server/media.factory.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { changeStaffMoneyLimits } from '#features/settings/server/staff-money.service.ts';
import { deliveredStaffMoney } from '#features/settings/staff-money.rules.ts';
import { watchQueries } from '#testing/queries.ts';
import { useTestShop, type Answer, type TestShop } from '#testing/test-shop.ts';
import type { VisibleReturn, StaffReturn } from '../returns.contract.ts';

const day = 86_400_000;

/** Returns the customer's and staff's requests on returns. */
function adminOf(app: TestShop) {
  return {
    deliver: async (staff: ReadyCustomer, number: string) => {
      for (const to of ['packaging', 'ready', 'on-the-way', 'delivered'])
        await app.call('POST /api/admin/orders/bulk-move/', { token: staff.token, body: { numbers: [number], to } });
    },
    requestReturn: (
      of: ReadyOrder,
      lines: { position: number; quantity: number }[],
      body: object = {},
      token = of.customer.token,
    ) =>
      app.call('POST /api/orders/:number/returns/', {
        token,
        params: { number: of.number },
        body: { lines, reason: 'damaged', text: 'گوشه‌اش شکسته بود', pictures: [], ...body },
      }),
    decide: (staff: ReadyCustomer, id: number, what: 'approve' | 'refuse' | 'receive', body: object): Promise<Answer> =>
      app.call(`POST /api/admin/returns/:id/${what}/`, { token: staff.token, params: { id }, body }),
    detail: async (of: ReadyOrder) =>
      (await app.call('GET /api/orders/:number/', { token: of.customer.token, params: { number: of.number } }))
        .body as OrderDetail,
  };
}

describe('returns', () => {
  const app = useTestShop({ ACCESS_TOKEN_SECONDS: '8640000' });
  const { deliver, requestReturn: request, decide, detail } = adminOf(app);
  let staff: ReadyCustomer;
  let variantId = 0;
  beforeAll(async () => {
    staff = await customerReady(app.shop, { role: 'support' });
  });
  beforeEach(async () => {
    variantId = (await productReady(app.shop, { price: 100_000, stock: 100 })).variantIds[0]!;
  });

  const delivered = async (quantity = 3) => {
    const bought = await orderReady(app.shop, { lines: [{ variantId, quantity }] });
    await deliver(staff, bought.number);
    return { ...bought, line: (await detail(bought)).lines[0]! };
  };
  const onHand = async () =>
    (
      await app.shop.database.pool.query<{ on_hand: number }>(
        'SELECT on_hand FROM variant_stock WHERE variant_id = $1',
        [variantId],
      )
    ).rows[0]?.on_hand;
  const queue = async (status = 'asked') =>
    (await app.call('GET /api/admin/returns/', { token: staff.token, query: { status } })).body as {
      data: StaffReturn[];
      counts: { requests: number };
    };

  test('PAY-08 a return refunds at most what its pieces are worth, and support at most the daily limit', async () => {
    const bought = await delivered();
    const requested = (await request(bought, [{ position: bought.line.position, quantity: 1 }])).body as VisibleReturn;
    await decide(staff, requested.id, 'approve', {});
    const worth = (await queue('approved')).data.find(({ id }) => id === requested.id)?.worth ?? 0;
    expect(worth).toBeGreaterThan(0);
    expect(worth).toBeLessThan(bought.total);
    const receive = (amount: number) =>
      decide(staff, requested.id, 'receive', { restock: true, method: 'credit', amount });
    expect(await receive(worth + 1)).toMatchObject({ status: 409, body: { code: 'refund-above-worth' } });
    await changeStaffMoneyLimits(app.shop, { ...deliveredStaffMoney, support: worth - 1 }, staff.id);
    expect(await receive(worth)).toMatchObject({ status: 403, body: { code: 'over-staff-limit' } });
    await changeStaffMoneyLimits(app.shop, deliveredStaffMoney, staff.id);
    expect((await receive(worth)).status).toBe(200);
    expect(await creditBalance(app.shop, bought.customer.id)).toBe(worth);
  });

  test('PAY-08 a return is requested, approved, received and refunded', async () => {
    const bought = await delivered();
    expect((await detail(bought)).can.ask_return).toBe(true);
    const requested = await request(bought, [{ position: bought.line.position, quantity: 2 }]);
    expect([requested.status, requested.body]).toMatchObject([
      201,
      { status: 'asked', reason: 'damaged', lines: [{ quantity: 2 }] },
    ]);
    const { id } = requested.body as VisibleReturn;
    const waiting = (await queue()).data.find((one) => one.id === id);
    expect(waiting).toMatchObject({
      order: bought.number,
      worth: Math.round((bought.line.total * 2) / 3),
      customer: { id: bought.customer.id },
    });
    expect((await decide(staff, id, 'receive', { restock: true, method: 'credit' })).body).toMatchObject({
      code: 'return-moved-on',
    });
    expect((await decide(staff, id, 'approve', { answer: 'با پست پیشتاز بفرستید' })).body).toMatchObject({
      status: 'approved',
    });
    const log = await app.shop.database.pool.query(
      `select before, after from audit_log where action = 'return.approved' and subject_id = $1`,
      [bought.number],
    );
    expect(log.rows).toEqual([
      {
        before: { return_state: 'asked' },
        after: { return: id, return_state: 'approved', answer: 'با پست پیشتاز بفرستید' },
      },
    ]);
    await notifyReturnAnswered(app.shop, { orderId: 0, returnId: id, state: 'approved' });
    expect((await detail(bought)).returns).toMatchObject([{ status: 'approved', answer: 'با پست پیشتاز بفرستید' }]);
    expect((await decide(staff, id, 'receive', { restock: true, method: 'payment' })).body).toMatchObject({
      status: 'done',
      restocked: true,
    });
    expect((await decide(staff, id, 'receive', { restock: true, method: 'credit' })).body).toMatchObject({
      code: 'return-moved-on',
    });
    expect(await creditBalance(app.shop, bought.customer.id)).toBe(waiting?.worth);
    expect((await queue('done')).data.find((one) => one.id === id)?.worth).toBe(waiting?.worth);
    expect(await onHand()).toBe(99);
    expect(await detail(bought)).toMatchObject({
      status: 'delivered',
      refund_status: 'part',
      lines: [{ returned: 2 }],
      returns: [{ status: 'done' }],
      refunds: [{ kind: 'return', method: 'credit', status: 'done' }],
    });
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('the return of the last piece makes the order returned, and nothing of it is counted twice', async () => {
    const bought = await delivered(2);
    for (const restock of [false, true]) {
      const { id } = (await request(bought, [{ position: bought.line.position, quantity: 1 }])).body as VisibleReturn;
      await decide(staff, id, 'approve', {});
      await decide(staff, id, 'receive', { restock, method: 'credit' });
      // A retry after a lost response: reports that it is done, not that it has no value.
      const again = await decide(staff, id, 'receive', { restock, method: 'credit', amount: 10_000 });
      expect(again.body).toMatchObject({ code: 'return-moved-on' });
    }
    expect(await detail(bought)).toMatchObject({
      status: 'returned',
      lines: [{ returned: 2 }],
      can: { ask_return: false },
    });
    expect(await creditBalance(app.shop, bought.customer.id)).toBe(bought.line.total);
    expect(await onHand()).toBe(99);
    const whole = { token: staff.token, params: { number: bought.number }, body: { reason: 'همه' } };
    expect((await app.call('POST /api/admin/orders/:number/return/', whole)).status).toBe(409);
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('an order returned in full brings back the remaining pieces and ends its requested returns', async () => {
    const bought = await delivered(3);
    const { id } = (await request(bought, [{ position: bought.line.position, quantity: 1 }])).body as VisibleReturn;
    await decide(staff, id, 'approve', {});
    await decide(staff, id, 'receive', { restock: true, method: 'credit', amount: 10_000 });
    const second = (await request(bought, [{ position: bought.line.position, quantity: 1 }])).body as VisibleReturn;
    await app.call('POST /api/admin/orders/:number/return/', {
      token: staff.token,
      params: { number: bought.number },
      body: { reason: 'همه' },
    });
    expect(await onHand()).toBe(100);
    expect(await creditBalance(app.shop, bought.customer.id)).toBe(bought.total);
    expect((await decide(staff, second.id, 'approve', {})).body).toMatchObject({ code: 'return-moved-on' });
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('a refused return states the reason and can be requested again', async () => {
    const bought = await delivered();
    const { id } = (await request(bought, [{ position: bought.line.position, quantity: 3 }])).body as VisibleReturn;
    expect((await decide(staff, id, 'refuse', { answer: '' })).status).toBe(400);
    await decide(staff, id, 'refuse', { answer: 'کالا استفاده شده است' });
    expect((await detail(bought)).returns).toMatchObject([{ status: 'refused', answer: 'کالا استفاده شده است' }]);
    expect(await creditBalance(app.shop, bought.customer.id)).toBe(0);
    expect((await request(bought, [{ position: bought.line.position, quantity: 3 }])).status).toBe(201);
  });

  test('a return is refused before delivery, after the return period, beyond the quantity left, and twice', async () => {
    const placed = await orderReady(app.shop, { lines: [{ variantId, quantity: 1 }] });
    expect((await request(placed, [{ position: 0, quantity: 1 }])).body).toMatchObject({ code: 'return-not-allowed' });
    const bought = await delivered();
    const { position } = bought.line;
    expect((await request(bought, [{ position, quantity: 4 }])).body).toMatchObject({ code: 'return-too-many' });
    expect((await request(bought, [{ position: 99, quantity: 1 }])).body).toMatchObject({ code: 'return-too-many' });
    expect((await request(bought, [{ position, quantity: 1 }], { pictures: ['nobodys-picture'] })).body).toMatchObject({
      code: 'upload-not-found',
    });
    expect(
      (await request(bought, [{ position, quantity: 1 }], { pictures: ['1', '2', '3', '4', '5', '6'] })).status,
    ).toBe(400);
    const stranger = await customerReady(app.shop);
    expect((await request(bought, [{ position, quantity: 1 }], {}, stranger.token)).status).toBe(404);
    expect((await request(bought, [{ position, quantity: 1 }])).status).toBe(201);
    expect((await request(bought, [{ position, quantity: 1 }])).body).toMatchObject({ code: 'return-under-way' });
    const manager = await customerReady(app.shop, { role: 'manager' });
    const terms = (days: number) =>
      putSetting(app, 'order-terms', { token: manager.token, body: { return_days: days, tax_id: null } });
    const promisedSeven = await delivered();
    expect((await terms(3)).status).toBe(200);
    const promisedThree = await delivered();
    await terms(7);
    app.clock.advance(3 * day);
    // Each order uses the return period promised when it was placed.
    expect((await request(promisedThree, [{ position: promisedThree.line.position, quantity: 1 }])).body).toMatchObject(
      {
        code: 'return-not-allowed',
      },
    );
    expect((await request(promisedSeven, [{ position: promisedSeven.line.position, quantity: 1 }])).status).toBe(201);
  });

  test('its images are claimed, and the queue is read with three queries however many are waiting', async () => {
    for (let index = 0; index < 3; index++) {
      const bought = await delivered(1);
      const key = await uploadReady(app.shop, { customerId: bought.customer.id });
      const requested = await request(bought, [{ position: bought.line.position, quantity: 1 }], { pictures: [key] });
      expect((requested.body as VisibleReturn).pictures).toEqual([expect.stringContaining(key)]);
      expect(
        (await request(await delivered(1), [{ position: bought.line.position, quantity: 1 }], { pictures: [key] }))
          .body,
      ).toMatchObject({ code: 'upload-not-found' });
    }
    await queue();
    const queries = watchQueries(app.shop);
    expect((await queue()).data.length).toBeGreaterThanOrEqual(3);
    expect(queries.count()).toBeLessThanOrEqual(3);
    queries.stop();
  });

  test('the queue is for staff only, and no more money than is left is refunded', async () => {
    const bought = await delivered();
    const { id } = (await request(bought, [{ position: bought.line.position, quantity: 1 }])).body as VisibleReturn;
    expect((await app.call('GET /api/admin/returns/', { token: bought.customer.token })).status).toBe(403);
    expect((await decide(bought.customer, id, 'approve', {})).status).toBe(403);
    expect((await decide(staff, 999_999, 'approve', {})).status).toBe(404);
    await decide(staff, id, 'approve', {});
    expect(
      (await decide(staff, id, 'receive', { restock: true, method: 'credit', amount: bought.total + 1 })).body,
    ).toMatchObject({ code: 'refund-too-much' });
    expect((await detail(bought)).returns[0]?.status).toBe('approved');
    expect(await onHand()).toBe(97);
  });
});

describe('concurrent changes of one return, on PostgreSQL', () => {
  const app = useTestShop({ ACCESS_TOKEN_SECONDS: '86400', DATABASE_POOL_SIZE: '20' });
  const { deliver, requestReturn: request, decide, detail } = adminOf(app);

  test('PAY-08 the return of a line is requested, decided and refunded once', async () => {
    const staff = await customerReady(app.shop, { role: 'owner' });
    const { variantIds } = await productReady(app.shop, { price: 100_000, stock: 10 });
    const bought = await orderReady(app.shop, { lines: [{ variantId: variantIds[0]!, quantity: 2 }] });
    await deliver(staff, bought.number);
    const { lines } = await detail(bought);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => request(bought, [{ position: lines[0]!.position, quantity: 2 }])),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
    const [{ id } = { id: 0 }] = (await detail(bought)).returns;
    await Promise.all([decide(staff, id, 'approve', {}), decide(staff, id, 'refuse', { answer: 'نه' })]);
    const { status: state } = (await detail(bought)).returns[0]!;
    const ends = await Promise.all([
      ...Array.from({ length: 4 }, () => decide(staff, id, 'receive', { restock: true, method: 'credit' })),
      app.call('POST /api/admin/orders/:number/return/', {
        token: staff.token,
        params: { number: bought.number },
        body: { reason: 'همه' },
      }),
    ]);
    expect(ends.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(['approved', 'refused']).toContain(state);
    expect(await creditBalance(app.shop, bought.customer.id)).toBeGreaterThanOrEqual(lines[0]!.total);
    expect(await creditBalance(app.shop, bought.customer.id)).toBeLessThanOrEqual(bought.total);
    const { rows } = await app.shop.database.pool.query(
      'SELECT on_hand, reserved AS held FROM variant_stock WHERE variant_id = $1',
      [variantIds[0]],
    );
    expect(rows).toEqual([{ on_hand: 10, held: 0 }]);
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('PAY-08 a lost response to ending an order or a return is repeated under the same key', async () => {
    const staff = await customerReady(app.shop, { role: 'owner' });
    const { variantIds } = await productReady(app.shop, { price: 100_000, stock: 10 });
    const order = () => orderReady(app.shop, { lines: [{ variantId: variantIds[0]!, quantity: 2 }] });
    const [cancelled, called, takenBack, sentBack] = [await order(), await order(), await order(), await order()];
    for (const { number } of [takenBack, sentBack]) await deliver(staff, number);
    const { lines } = await detail(sentBack);
    await request(sentBack, [{ position: lines[0]!.position, quantity: 1 }]);
    const [{ id } = { id: 0 }] = (await detail(sentBack)).returns;
    await decide(staff, id, 'approve', {});
    const reason = { reason: 'منصرف شد' };
    const ends = [
      ['POST /api/orders/:number/cancel/', cancelled.customer.token, { number: cancelled.number }, {}],
      ['POST /api/admin/orders/:number/cancel/', staff.token, { number: called.number }, reason],
      ['POST /api/admin/orders/:number/return/', staff.token, { number: takenBack.number }, reason],
      ['POST /api/admin/returns/:id/receive/', staff.token, { id }, { restock: true, method: 'credit' }],
    ] as const;
    for (const [name, token, params, body] of ends) {
      const sent = { token, params, body, headers: { 'idempotency-key': 'sent once' } };
      const first = await app.call(name, sent);
      const again = await app.call(name, sent);
      expect([first.status, again.status, again.headers['idempotency-replayed']], name).toEqual([200, 200, 'true']);
      expect(again.text, name).toBe(first.text);
      expect((await app.call(name, { token, params, body })).status, name).toBe(409);
    }
    expect(await bookErrors(app.shop)).toEqual([]);
  });
});
