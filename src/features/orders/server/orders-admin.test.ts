import { withoutPurchaseLimits } from '#features/payments/server/payments.factory.ts';
import type { StaffOrderDetail } from '#features/order-details/order-details-admin.contract.ts';
import { notifyOrderMoved } from './order-notices.service.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { cartWith } from '#features/cart/server/cart.factory.ts';
import { orderBody, orderReady } from '#features/checkout/server/checkout.factory.ts';
import { creditBalance } from '#features/store-credit/server/store-credit.service.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { watchQueries } from '#testing/queries.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { StaffOrder } from '../orders-admin.contract.ts';
import { gatewayReady, type ReadyGateway } from '#features/order-payments/server/gateway.factory.ts';

type Part = { data: StaffOrder[]; next: string | null };

describe('order administration', () => {
  const app = useTestShop({ ACCESS_TOKEN_SECONDS: '86400' });
  let staff: ReadyCustomer;
  let gateway: ReadyGateway;
  let variantId = 0;
  beforeAll(async () => {
    await withoutPurchaseLimits(app.shop);
    staff = await customerReady(app.shop, { role: 'support' });
    gateway = await gatewayReady(app.shop);
  });
  afterAll(() => gateway.close());
  beforeEach(async () => {
    variantId = (await productReady(app.shop, { price: 100_000, stock: 100 })).variantIds[0]!;
  });

  const order = (body: Parameters<typeof orderBody>[0] = {}, quantity = 1) =>
    orderReady(app.shop, { lines: [{ variantId, quantity }], body });
  const list = async (query: Record<string, unknown>) =>
    (await app.call('GET /api/admin/orders/', { token: staff.token, query })).body as Part;
  const move = (numbers: string[], to: string) =>
    app.call('POST /api/admin/orders/bulk-move/', { token: staff.token, body: { numbers, to } });
  const detail = async (number: string) =>
    (await app.call('GET /api/admin/orders/:number/', { token: staff.token, params: { number } }))
      .body as StaffOrderDetail;
  const end = (number: string, how: 'cancel' | 'return') =>
    app.call(`POST /api/admin/orders/:number/${how}/`, {
      token: staff.token,
      params: { number },
      body: { reason: 'خواست مشتری' },
    });
  const addressOf = (name: string, phone = '+989121234567') => ({
    full_name: name,
    phone,
    province: 'تهران',
    city: 'ری',
    line: 'کوچهٔ یاس',
    postal_code: '1435674321',
  });

  test('PAY-08 an order moves step by step, and each step is stored with its time and author', async () => {
    const bought = await order();
    expect((await detail(bought.number)).can).toMatchObject({
      become: ['packaging'],
      cancel: true,
      return: false,
      refund: false,
    });
    for (const step of ['packaging', 'ready', 'on-the-way', 'at-station', 'delivered']) {
      app.clock.advance(3_600_000);
      expect((await move([bought.number], step)).body).toMatchObject({
        data: [{ id: bought.number, outcome: 'done' }],
      });
    }
    const seen = await app.call('GET /api/orders/:number/', {
      token: bought.customer.token,
      params: { number: bought.number },
    });
    const { steps } = seen.body as { steps: { status: string; reached_at: string }[] };
    expect(steps.map(({ status }) => status)).toEqual([
      'placed',
      'packaging',
      'ready',
      'on-the-way',
      'at-station',
      'delivered',
    ]);
    expect(new Set(steps.map((step) => step.reached_at)).size).toBe(6);
    const { steps: messages, paid_at: paidAt, can } = await detail(bought.number);
    expect(messages[0]).toMatchObject({ reason: 'customer', by: null });
    expect(messages[3]).toMatchObject({ status: 'on-the-way', reason: 'staff', by: staff.username });
    expect([paidAt, can]).toMatchObject([
      steps[5]?.reached_at,
      { become: [], cancel: false, return: true, refund: true },
    ]);
    const owner = await customerReady(app.shop, { role: 'owner' });
    const log = await app.call('GET /api/admin/audit/', {
      token: owner.token,
      query: { subject: 'order', subject_id: bought.number },
    });
    expect((log.body as { data: object[] }).data).toHaveLength(5);
    const { rows } = await app.shop.database.pool.query(
      `SELECT news ->> 'kind' AS kind, news -> 'params' ->> 'state' AS state FROM outbox WHERE name = 'notice.due' AND news -> 'params' ->> 'number' = $1 ORDER BY id`,
      [bought.number],
    );
    expect(rows.at(-1)).toEqual({ kind: 'order-moved', state: 'delivered' });
  });

  test('a step out of sequence is refused, and so is an unknown one', async () => {
    const [placed, packed] = [await order(), await order()];
    await move([packed.number], 'packaging');
    expect((await move([placed.number, packed.number, '99999999'], 'ready')).body).toMatchObject({
      data: [
        { id: placed.number, outcome: 'failed', code: 'order-moved-on' },
        { id: packed.number, outcome: 'done', code: null, message: null },
        { id: '99999999', outcome: 'failed', code: 'order-moved-on' },
      ],
    });
    for (const to of ['cancelled', 'placed', 'lapsed', 'returned', 'awaiting-payment']) {
      expect((await move([placed.number], to)).body).toMatchObject({ code: 'order-step-wrong' });
    }
    expect((await move([], 'packaging')).status).toBe(400);
    expect((await move(Array<string>(101).fill(placed.number), 'packaging')).status).toBe(400);
  });

  test('the customer is notified by text when the order is sent, with its tracking code', async () => {
    const bought = await order();
    const note = { tracking_code: 'IR-778', before: { tracking_code: null, staff_note: null } };
    const early = await app.call('PATCH /api/admin/orders/:number/', {
      token: staff.token,
      params: { number: bought.number },
      body: note,
    });
    expect(early.body).toMatchObject({ code: 'nothing-packed' });
    for (const to of ['packaging', 'ready']) await move([bought.number], to);
    const stored = await app.call('PATCH /api/admin/orders/:number/', {
      token: staff.token,
      params: { number: bought.number },
      body: {
        tracking_code: 'IR-778',
        staff_note: 'زنگ بزنید',
        before: { tracking_code: null, staff_note: null },
      },
    });
    const late = await app.call('PATCH /api/admin/orders/:number/', {
      token: staff.token,
      params: { number: bought.number },
      body: { staff_note: 'زنگ نزنید', before: { tracking_code: null, staff_note: null } },
    });
    expect([late.status, late.body]).toMatchObject([409, { code: 'changed-meanwhile' }]);
    expect(stored.body).toMatchObject({ tracking_code: 'IR-778', staff_note: 'زنگ بزنید' });
    const { rows } = await app.shop.database.pool.query<{ id: number }>('SELECT id FROM orders WHERE number = $1', [
      bought.number,
    ]);
    await notifyOrderMoved(app.shop, { orderId: rows[0]!.id, state: 'ready' });
    await notifyOrderMoved(app.shop, { orderId: rows[0]!.id, state: 'on-the-way' });
    const sent = await app.shop.outlet.sentTo(bought.customer.phone);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain('IR-778');
    const own = await app.call('GET /api/orders/:number/', {
      token: bought.customer.token,
      params: { number: bought.number },
    });
    expect(own.body).toMatchObject({ tracking_code: 'IR-778' });
    expect(own.body).not.toHaveProperty('staff_note');
  });

  test('HDR-06 an order that staff cancel or take back is refunded as credit, and its stock is available again', async () => {
    const paid = await order({ payment_method: 'online' }, 2);
    await gateway.comeBack(await gateway.choose(paid.payAddress!, 'pay'));
    expect((await end(paid.number, 'return')).body).toMatchObject({ code: 'order-moved-on' });
    expect((await end(paid.number, 'cancel')).body).toMatchObject({
      status: 'cancelled',
      can: { become: [], cancel: false, return: false },
    });
    expect(await creditBalance(app.shop, paid.customer.id)).toBe(paid.total);
    expect((await end(paid.number, 'cancel')).status).toBe(409);
    const cash = await order({}, 2);
    for (const step of ['packaging', 'ready', 'on-the-way', 'delivered']) await move([cash.number], step);
    expect((await end(cash.number, 'cancel')).status).toBe(409);
    expect((await end(cash.number, 'return')).body).toMatchObject({ status: 'returned' });
    expect(await creditBalance(app.shop, cash.customer.id)).toBe(cash.total);
    const unpaid = await order();
    await end(unpaid.number, 'cancel');
    expect(await creditBalance(app.shop, unpaid.customer.id)).toBe(0);
    const { rows } = await app.shop.database.pool.query(
      'SELECT on_hand, reserved AS held FROM variant_stock WHERE variant_id = $1',
      [variantId],
    );
    expect(rows).toEqual([{ on_hand: 100, held: 0 }]);
    expect(await bookErrors(app.shop)).toEqual([]);
    expect((await end('99999999', 'cancel')).status).toBe(404);
  });

  test('orders are found by state, payment, day, number, phone and name, in either script and with any digits', async () => {
    const sara = await order({ address: addressOf('نیک‌نام كريمي', '+989351112233') });
    const online = await order({ payment_method: 'online' });
    const numbers = async (query: Record<string, unknown>) => (await list(query)).data.map(({ number }) => number);
    expect(await numbers({ q: 'نیک نام کریمی' })).toEqual([sara.number]);
    expect(await numbers({ q: '۰۹۳۵۱۱۱' })).toEqual([sara.number]);
    expect(await numbers({ q: sara.number })).toEqual([sara.number]);
    expect(await numbers({ q: online.customer.username })).toEqual([online.number]);
    expect(await numbers({ q: '100%_' })).toEqual([]);
    expect(await numbers({ status: 'awaiting-payment' })).toContain(online.number);
    expect(await numbers({ status: 'awaiting-payment' })).not.toContain(sara.number);
    expect(await numbers({ payment: 'online', paid: false })).toContain(online.number);
    expect(await numbers({ payment: 'online', paid: true })).not.toContain(online.number);
    expect(await numbers({ customer_id: sara.customer.id })).toEqual([sara.number]);
    const today = new Date(app.clock.now().getTime() + 3.5 * 3_600_000).toISOString().slice(0, 10);
    expect(await numbers({ placed_from: today, placed_to: today, q: sara.number })).toEqual([sara.number]);
    expect(await numbers({ days: 1, q: sara.number })).toEqual([sara.number]);
    expect(await numbers({ placed_to: '2020-01-01' })).toEqual([]);
    for (const placed of ['yesterday', '2026-13-01', '2026-02-31'])
      expect(
        (await app.call('GET /api/admin/orders/', { token: staff.token, query: { placed_from: placed } })).status,
      ).toBe(400);
    expect((await list({ q: sara.number })).data[0]).toMatchObject({
      customer: 'نیک‌نام كريمي',
      city: 'ری',
      item_count: 1,
      paid: false,
      status: 'placed',
    });
  });

  test.each([['newest'], ['oldest'], ['total-desc'], ['total-asc']])(
    'sorted by %s the list is paged, with each order once and two queries at most',
    async (sort) => {
      const customer = await customerReady(app.shop);
      for (const quantity of [2, 1, 3, 1, 2])
        await orderReady(app.shop, { customer, lines: [{ variantId, quantity }] });
      const queries = watchQueries(app.shop);
      const first = await list({ customer_id: customer.id, sort, page_size: 2 });
      const requests = queries.count();
      queries.stop();
      expect(requests).toBeLessThanOrEqual(2);
      const seen = [...first.data];
      for (let { next } = first; next !== null;) {
        const part: Part = (
          await app.server.inject({ url: next, headers: { authorization: `Bearer ${staff.token}` } })
        ).json();
        seen.push(...part.data);
        next = part.next;
      }
      expect(new Set(seen.map(({ number }) => number)).size).toBe(5);
      const values = seen.map((one) => (sort.startsWith('total') ? one.total : Date.parse(one.placed_at)));
      expect(values).toEqual(values.toSorted((a, b) => (sort === 'newest' || sort === 'total-desc' ? b - a : a - b)));
    },
  );

  test('open orders are counted by state, and packed orders per order', async () => {
    await app.shop.database.pool.query(
      `update products set translations = '{"en":{"name":"Seven Glasses"}}' where id = (select product_id from variants where id = $1)`,
      [variantId],
    );
    const one = await order({}, 3);
    const counts = (await app.call('GET /api/admin/orders/counts/', { token: staff.token })).body as {
      data: { status: string; count: number }[];
    };
    expect(counts.data.find(({ status }) => status === 'placed')?.count).toBe(
      (await list({ status: 'placed', page_size: 100 })).data.length,
    );
    const packing = await app.call('POST /api/admin/packing-lists/lookup/', {
      token: staff.token,
      body: { numbers: [one.number, '99999999'] },
    });
    expect(packing.body).toMatchObject({ data: [{ number: one.number, due: one.total, lines: [{ quantity: 3 }] }] });
    const inEnglish = await app.call('POST /api/admin/packing-lists/lookup/', {
      token: staff.token,
      headers: { cookie: 'language=en' },
      body: { numbers: [one.number] },
    });
    expect(inEnglish.body).toMatchObject({ data: [{ lines: [{ name: 'Seven Glasses' }] }] });
  });

  test('staff see the language a customer is written to, and none for an order that predates it', async () => {
    const orderIn = async (language: string) => {
      const buyer = await customerReady(app.shop);
      await cartWith(app.shop, buyer, [{ variantId, quantity: 1 }]);
      const placed = await app.call('POST /api/orders/', {
        token: buyer.token,
        headers: { 'idempotency-key': `in ${language}`, cookie: `language=${language}` },
        body: orderBody(),
      });
      return { buyer, number: (placed.body as { number: string }).number };
    };
    const [persian, english] = [await orderIn('fa'), await orderIn('en')];
    const before = await order();
    const languageOf = async (number: string) => [
      (await detail(number)).language,
      (await list({ q: number })).data[0]?.language,
    ];
    expect(await languageOf(persian.number)).toEqual(['fa', 'fa']);
    expect(await languageOf(english.number)).toEqual(['en', 'en']);
    expect(await languageOf(before.number)).toEqual([null, null]);
    expect(
      (
        await app.call('GET /api/orders/:number/', {
          token: english.buyer.token,
          params: { number: english.number },
        })
      ).body,
    ).toMatchObject({ language: 'en' });
  });

  test('orders are accessible to owner, manager and support only', async () => {
    const bought = await order();
    const writer = await customerReady(app.shop, { role: 'writer' });
    for (const [token, status] of [
      [undefined, 401],
      [bought.customer.token, 403],
      [writer.token, 403],
    ] as const) {
      expect((await app.call('GET /api/admin/orders/', { token })).status).toBe(status);
      expect(
        (
          await app.call('POST /api/admin/orders/bulk-move/', {
            token,
            body: { numbers: [bought.number], to: 'packaging' },
          })
        ).status,
      ).toBe(status);
      expect(
        (await app.call('GET /api/admin/orders/:number/', { token, params: { number: bought.number } })).status,
      ).toBe(status);
    }
  });
});

describe('two staff members working on the same orders, on PostgreSQL', () => {
  const app = useTestShop({ ACCESS_TOKEN_SECONDS: '86400', DATABASE_POOL_SIZE: '20' });

  test('PAY-08 one of them moves each order, once; a cancellation and a step never both happen', async () => {
    const staff = await customerReady(app.shop, { role: 'manager' });
    const { variantIds } = await productReady(app.shop, { stock: 100 });
    const bought = await Promise.all(
      Array.from({ length: 6 }, () => orderReady(app.shop, { lines: [{ variantId: variantIds[0]!, quantity: 1 }] })),
    );
    const numbers = bought.map(({ number }) => number);
    const move = (of: string[]) =>
      app.call('POST /api/admin/orders/bulk-move/', { token: staff.token, body: { numbers: of, to: 'packaging' } });
    const answers = await Promise.all([
      move(numbers),
      move(numbers.toReversed()),
      move(numbers),
      move(numbers.toReversed()),
    ]);
    const moved = answers.flatMap(({ body }) =>
      (body as { data: { id: string; outcome: string }[] }).data
        .filter(({ outcome }) => outcome === 'done')
        .map(({ id }) => id),
    );
    expect(moved.toSorted()).toEqual(numbers.toSorted());
    const { rows } = await app.shop.database.pool.query(
      `SELECT count(*)::int AS steps FROM order_steps WHERE state = 'packaging'`,
    );
    expect(rows).toEqual([{ steps: 6 }]);

    await Promise.all(
      numbers.map((number) =>
        Promise.all([
          app.call('POST /api/admin/orders/bulk-move/', {
            token: staff.token,
            body: { numbers: [number], to: 'ready' },
          }),
          app.call('POST /api/admin/orders/:number/cancel/', {
            token: staff.token,
            params: { number },
            body: { reason: 'خواست مشتری' },
          }),
        ]),
      ),
    );
    expect(await bookErrors(app.shop)).toEqual([]);
    const ends = await app.shop.database.pool.query<{ state: string; last: string }>(
      'SELECT o.state, (SELECT s.state FROM order_steps s WHERE s.order_id = o.id ORDER BY s.id DESC LIMIT 1) AS last FROM orders o WHERE o.number = ANY($1)',
      [numbers],
    );
    for (const { state, last } of ends.rows) expect(state).toBe(last);
  });
});
