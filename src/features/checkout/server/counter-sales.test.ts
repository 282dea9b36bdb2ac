import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keyReady } from '#features/access-keys/server/access-keys.factory.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { insertReturn } from '#features/auth/server/phone-return.store.ts';
import { settleInvoices } from '#features/invoices/server/issuing.service.ts';
import type { StaffOrderDetail } from '#features/order-details/order-details-admin.contract.ts';
import { notifyOrderMoved, notifyOrderPlaced } from '#features/orders/server/order-notices.service.ts';
import { walkIn } from '#features/accounts/account.rules.ts';
import { walkInAccount } from '#features/accounts/server/accounts.service.ts';
import { changeCredit, creditBalance } from '#features/store-credit/server/store-credit.service.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { useTestShop, type Sent } from '#testing/test-shop.ts';

const price = 85_000;
const wrong = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

describe('API-24 an order for who stands at the counter', () => {
  const app = useTestShop();
  let seller: ReadyCustomer;
  let owner: ReadyCustomer;
  let variant: number;
  let counter: number;
  beforeAll(async () => {
    owner = await customerReady(app.shop, { role: 'owner' });
    ({
      variantIds: [variant = 0],
    } = await productReady(app.shop, { price: 90_000, variants: [{ stock: 40, sku: 'TEA-1' }] }));
    const made = await app.call('POST /api/admin/stock-locations/', {
      token: owner.token,
      body: { name: { fa: 'پیشخوان', en: 'Counter' } },
    });
    ({ id: counter } = made.body);
    await app.call('POST /api/admin/stock/', {
      token: owner.token,
      body: { changes: [{ variant_id: variant, reason: 'received', pieces: 8, location_id: counter }], note: '' },
    });
  });

  beforeEach(async () => {
    seller = await customerReady(app.shop, { role: 'support' });
    owner = await customerReady(app.shop, { role: 'owner' });
  });

  interface Sold {
    status: number;
    body: StaffOrderDetail & { code: string; facts: Record<string, number> };
    headers: Record<string, unknown>;
  }
  const sell = (
    payments: readonly object[],
    { quantity = 1, body = {}, ...sent }: { quantity?: number; body?: object } & Sent = {},
  ) =>
    app.call('POST /api/admin/orders/', {
      token: seller.token,
      ...sent,
      body: { items: [{ variant_id: variant, quantity }], location_id: counter, payments, ...body },
    }) as Promise<Sold>;
  const codeSent = async (phone: string) => {
    app.clock.advance(61_000);
    const { body } = await app.call('POST /api/admin/orders/credit-codes/', { token: seller.token, body: { phone } });
    const { session_id: session } = body as { session_id: string };
    const texts = await app.shop.outlet.sentTo(phone);
    return { session, code: /\d{4}/.exec(texts.at(-1)?.text ?? '')?.[0] ?? '' };
  };
  const confirm = (phone: string, session: string, code: string) =>
    app.call('POST /api/admin/orders/credit-codes/confirm/', {
      token: seller.token,
      body: { phone, code, session_id: session },
    });
  const codeConfirmed = async (phone: string) => {
    const { session, code } = await codeSent(phone);
    expect((await confirm(phone, session, code)).status).toBe(200);
    return session;
  };
  const cash = (amount: number) => ({ method: 'counter-cash', amount });
  const levels = async () =>
    (
      await app.shop.database.pool.query<{ location_id: number; on_hand: number }>(
        'select location_id, on_hand from stock_levels where variant_id = $1 order by location_id',
        [variant],
      )
    ).rows.map(({ on_hand: onHand }) => onHand);

  test('creates no account for a phone whose account was moved to another one today', async () => {
    const customer = await customerReady(app.shop);
    const now = app.clock.now();
    await insertReturn(app.shop, {
      tokenHash: 'x',
      customerId: customer.id,
      phone: '+989120000017',
      createdAt: now,
      expiresAt: new Date(now.getTime() + 60_000),
    });
    const paid = [{ method: 'counter-cash', amount: price }];
    expect(await sell(paid, { body: { customer: { phone: '+989120000017' } } })).toMatchObject({
      status: 409,
      body: { code: 'phone-moved' },
    });
  });

  test('is paid by several tenders, taken from its location, handed over and invoiced, and no anonymous buyer is written to', async () => {
    const before = await levels();
    const { status, headers, body } = await sell(
      [cash(70_000), { method: 'card-terminal', amount: 2 * price - 70_000, reference: '004711' }],
      { quantity: 2 },
    );
    expect([status, headers['location']]).toEqual([201, `/api/admin/orders/${body.number}/`]);
    expect(body).toMatchObject({
      status: 'delivered',
      payment_method: 'counter',
      total: 2 * price,
      shipping_total: 0,
      customer: { username: 'walk in' },
      payments: [
        { method: 'counter-cash', kind: 'cash', captured: 70_000 },
        { method: 'card-terminal', kind: 'gateway', captured: 2 * price - 70_000, reference: '004711' },
      ],
    });
    expect(await levels()).toEqual([before[0], before[1]! - 2]);
    const { rows } = await app.shop.database.pool.query<{ id: number }>('select id from orders where number = $1', [
      body.number,
    ]);
    const orderId = rows[0]!.id;
    await notifyOrderPlaced(app.shop, { orderId });
    await notifyOrderMoved(app.shop, { orderId, state: 'delivered' });
    await settleInvoices(app.shop, orderId);
    const invoice = await app.call('GET /api/admin/orders/:number/invoice/', {
      token: seller.token,
      params: { number: body.number },
    });
    expect([invoice.status, invoice.body]).toMatchObject([200, { total: 2 * price, buyer: { postal_code: null } }]);
    const inEnglish = { token: seller.token, params: { number: body.number }, headers: { cookie: 'language=en' } };
    expect((await app.call('GET /api/admin/orders/:number/invoice/', inEnglish)).body).toMatchObject({
      buyer: { name: 'Customer at the counter', address: 'Handed over in the shop' },
    });
    expect((await app.call('GET /api/admin/orders/:number/', inEnglish)).body).toMatchObject({
      address: { full_name: 'Customer at the counter', line: 'Handed over in the shop' },
    });
    const messages = await app.shop.database.pool.query('select from order_messages where order_id = $1', [orderId]);
    expect(messages.rows).toHaveLength(0);
  });

  test('belongs to the buyer who gives a phone, whose credit pays a part, and who finds it after signing in', async () => {
    const buyer = await customerReady(app.shop);
    await app.call('POST /api/admin/customers/:id/credit/', {
      token: owner.token,
      params: { id: buyer.id },
      body: { amount: 20_000, note: 'دلجویی' },
    });
    const confirmed = async () => ({ customer: { phone: buyer.phone, session_id: await codeConfirmed(buyer.phone) } });
    const payments = [cash(price - 20_000), { method: 'credit', amount: 20_000 }];
    const { status, body } = await sell(payments, { body: await confirmed() });
    expect([status, body.customer.id]).toEqual([201, buyer.id]);
    const own = await app.call('GET /api/orders/:number/', { token: buyer.token, params: { number: body.number } });
    expect([own.status, own.body]).toMatchObject([200, { status: 'delivered', credit_used: 20_000 }]);
    const again = await sell([{ method: 'credit', amount: price }], { body: await confirmed() });
    expect([again.status, again.body.code]).toEqual([409, 'credit-short']);
    const unknown = await sell([cash(price)], { body: { customer: { phone: '09129998877', full_name: 'رضا کریمی' } } });
    expect([unknown.status, unknown.body.customer.phone]).toEqual([201, '+989129998877']);
  });

  test('uses the credit of a phone only after a recent confirmation by a code, once', async () => {
    const buyer = await customerReady(app.shop);
    const other = await customerReady(app.shop);
    for (const { id: customerId } of [buyer, other])
      await changeCredit(app.shop, { customerId, amount: 30_000, note: 'دلجویی', by: owner.id, role: 'owner' });
    const pay = (session?: string, { phone } = buyer) =>
      sell([cash(price - 10_000), { method: 'credit', amount: 10_000 }], {
        body: { customer: { phone, ...(session === undefined ? {} : { session_id: session }) } },
      });
    const needed = { status: 403, body: { code: 'credit-code-needed' } };
    expect(await pay()).toMatchObject(needed);
    expect(await pay(randomUUID())).toMatchObject(needed);
    const sent = await codeSent(buyer.phone);
    expect(await pay(sent.session)).toMatchObject(needed);
    expect(await confirm(buyer.phone, sent.session, wrong(sent.code))).toMatchObject({
      status: 400,
      body: { code: 'wrong-code' },
    });
    expect(await pay(sent.session)).toMatchObject(needed);
    expect((await confirm(buyer.phone, sent.session, sent.code)).status).toBe(200);
    expect(await pay(sent.session, other)).toMatchObject(needed);
    const together = await Promise.all([1, 2, 3].map(() => pay(sent.session)));
    expect(together.map(({ status }) => status).sort()).toEqual([201, 403, 403]);
    expect(await creditBalance(app.shop, buyer.id)).toBe(20_000);

    const late = await codeConfirmed(buyer.phone);
    app.clock.advance(11 * 60_000);
    expect(await pay(late)).toMatchObject(needed);
    expect(await creditBalance(app.shop, buyer.id)).toBe(20_000);
    expect(await creditBalance(app.shop, other.id)).toBe(30_000);
  });

  test('limits guesses of the code to five, whether or not the sale has a key', async () => {
    const { phone } = await customerReady(app.shop);
    const sent = await codeSent(phone);
    for (let round = 0; round < 5; round += 1)
      expect((await confirm(phone, sent.session, wrong(sent.code))).status).toBe(400);
    expect(await confirm(phone, sent.session, sent.code)).toMatchObject({ status: 400, body: { code: 'wrong-code' } });
  });

  test('is refused with a code where stock is short, and leaves everything unchanged', async () => {
    const before = await levels();
    const refusals: [object, Promise<Sold>][] = [
      [{ status: 409, body: { code: 'total-changed', facts: { total: price } } }, sell([cash(price - 1)])],
      [{ status: 409, body: { code: 'credit-short' } }, sell([{ method: 'credit', amount: price }])],
      [{ status: 409, body: { code: 'out-of-stock' } }, sell([cash(30 * price)], { quantity: 30 })],
      [
        { status: 404, body: { code: 'stock-location-not-found' } },
        sell([cash(price)], { body: { location_id: 999 } }),
      ],
      [
        { status: 404, body: { code: 'variant-not-found' } },
        sell([cash(price)], { body: { items: [{ variant_id: 999_999, quantity: 1 }] } }),
      ],
      [
        { status: 400, body: { code: 'stock-twice' } },
        sell([cash(price)], {
          body: {
            items: [
              { variant_id: variant, quantity: 1 },
              { variant_id: variant, quantity: 1 },
            ],
          },
        }),
      ],
      [{ status: 403 }, sell([cash(price)], { token: (await customerReady(app.shop)).token })],
      [
        { status: 403, body: { code: 'scope-missing' } },
        sell([cash(price)], {
          token: await keyReady(app.shop, { customerId: seller.id, scopes: ['orders:read'] }),
        }),
      ],
    ];
    for (const [expected, refusal] of refusals) expect(await refusal).toMatchObject(expected);
    expect(await levels()).toEqual(before);
  });

  test('is placed once for its key, and the last pieces are sold only once', async () => {
    const key = randomUUID();
    const same = await Promise.all(
      Array.from({ length: 10 }, () => sell([cash(price)], { headers: { 'idempotency-key': key } })),
    );
    expect(new Set(same.map(({ status, body }) => `${status} ${body.number}`)).size).toBe(1);
    const left = (await levels())[1]!;
    expect(left).toBeGreaterThan(0);
    const rush = await Promise.all(Array.from({ length: left + 6 }, () => sell([cash(price)])));
    expect(rush.filter(({ status }) => status === 201)).toHaveLength(left);
    expect(new Set(rush.filter(({ status }) => status !== 201).map(({ body }) => body.code))).toEqual(
      new Set(['out-of-stock']),
    );
    expect((await levels())[1]).toBe(0);
  });

  test('is returned at the counter for anonymous buyers, who cannot be given credit', async () => {
    await app.call('POST /api/admin/stock/', {
      token: owner.token,
      body: { changes: [{ variant_id: variant, reason: 'received', pieces: 2, location_id: counter }], note: '' },
    });
    const { body: sold } = await sell([cash(price), { method: 'card-terminal', amount: price }], { quantity: 2 });
    const refunded = await app.call('POST /api/admin/orders/:number/refund/', {
      token: owner.token,
      params: { number: sold.number },
      headers: { 'idempotency-key': randomUUID() },
      body: { amount: price + 1, method: 'credit', reason: 'پس داد' },
    });
    expect(refunded).toMatchObject({
      status: 200,
      body: {
        // The fields from which the admin screen displays where the money goes.
        customer: { username: walkIn.username },
        can: { be_paid_back: false },
        refunds: [
          { amount: price, method: 'counter', status: 'done' },
          { amount: 1, method: 'counter', status: 'done' },
        ],
      },
    });
    const { id } = await walkInAccount(app.shop);
    expect(await creditBalance(app.shop, id)).toBe(0);
    const credited = await app.call('POST /api/admin/customers/:id/credit/', {
      token: owner.token,
      params: { id },
      body: { amount: 1_000, note: 'دلجویی' },
    });
    expect(credited).toMatchObject({ status: 404, body: { code: 'customer-not-found' } });
  });

  test('creates no customer: the account shared by such sales is neither listed nor changed', async () => {
    const { id } = await walkInAccount(app.shop);
    const list = async (query: Record<string, string>) =>
      ((await app.call('GET /api/admin/customers/', { token: owner.token, query })).body as { data: { id: number }[] })
        .data;
    expect((await list({})).map((customer) => customer.id)).not.toContain(id);
    expect(await list({ q: 'walk' })).toEqual([]);
    expect(await list({ updated_since: '2020-01-01T00:00:00Z' })).not.toContainEqual(expect.objectContaining({ id }));
    const unknown = { status: 404, body: { code: 'customer-not-found' } };
    const ofIt = { token: owner.token, params: { id } };
    expect(await app.call('GET /api/admin/customers/:id/', ofIt)).toMatchObject(unknown);
    for (const [name, body] of [
      ['PUT /api/admin/customers/:id/name/', { full_name: 'سارا محمدی', before: walkIn.fullName }],
      ['PUT /api/admin/customers/:id/active/', { active: true }],
      ['PATCH /api/admin/customers/:id/metadata/', { metadata: { erp: '7' }, before: {} }],
      ['POST /api/admin/customers/:id/erase/', {}],
    ] as const)
      expect(await app.call(name, { ...ofIt, body }), name).toMatchObject(unknown);
  });

  test('leaves sound books', async () => {
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('is placed for a member of staff only by another one, and by an owner for anybody', async () => {
    await app.call('POST /api/admin/stock/', {
      token: owner.token,
      body: { changes: [{ variant_id: variant, reason: 'received', pieces: 2, location_id: counter }], note: '' },
    });
    const self = { customer: { phone: seller.phone } };
    const paid = [{ method: 'counter-cash', amount: price }];
    expect(await sell(paid, { body: self })).toMatchObject({ status: 403, body: { code: 'own-order' } });
    expect((await sell(paid, { body: self, token: owner.token })).status).toBe(201);
    expect((await sell(paid, { body: { customer: { phone: owner.phone } }, token: owner.token })).status).toBe(201);
    expect(await bookErrors(app.shop)).toEqual([]);
  });
});
