import { putSetting } from '#features/settings/server/settings.factory.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cartWith } from '#features/cart/server/cart.factory.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { changeCredit } from '#features/store-credit/server/store-credit.service.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { orderBody } from './checkout.factory.ts';

const account = {
  owner: 'فروشگاه حجره',
  bank: 'بانک پارسیان',
  sheba: 'ir82 0540 1026 8002 0817 9090 02',
  card: '6037701689095443',
  number: '',
};

// A lamp for 95,000 and its shipping for 45,000: an order is 140,000 toman.
describe('the agreed total of an order', () => {
  const app = useTestShop({ ACCESS_TOKEN_SECONDS: '864000000' });
  let manager: ReadyCustomer;
  let owner: ReadyCustomer;
  let customer: ReadyCustomer;
  let productId = 0;
  let variantId = 0;
  beforeAll(async () => {
    manager = await customerReady(app.shop, { role: 'manager' });
    owner = await customerReady(app.shop, { role: 'owner' });
  });
  beforeEach(async () => {
    customer = await customerReady(app.shop);
    ({
      id: productId,
      variantIds: [variantId = 0],
    } = await productReady(app.shop, { price: 100_000, stock: 10 }));
    await cash({ offered: true, max_due_amount: null, places: [] });
  });

  const put = (name: 'bank' | 'cash', body: object) => putSetting(app, `paying-${name}`, { token: owner.token, body });
  const cash = (body: object) => put('cash', body);
  const place = async (body: object) => {
    await cartWith(app.shop, customer, [{ variantId, quantity: 1 }]);
    return app.call('POST /api/orders/', {
      token: customer.token,
      headers: { 'idempotency-key': `k${Math.random()}` },
      body: { ...orderBody(), ...body },
    });
  };
  const quote = async (body: object = {}) => {
    await cartWith(app.shop, customer, [{ variantId, quantity: 1 }]);
    return (
      await app.call('POST /api/checkout/quote/', {
        token: customer.token,
        body: { shipping_method_id: 2, province: 'تهران', city: 'تهران', ...body },
      })
    ).body as { total: number; unpayable: object[] };
  };
  const rows = async (text: string, ...values: unknown[]) =>
    (await app.shop.database.pool.query<Record<string, unknown>>(text, values)).rows;
  const offered = async () =>
    ((await app.call('GET /api/checkout/payment-methods/')).body as { data: { method: string }[] }).data.map(
      ({ method }) => method,
    );

  test('PAY-02 a total other than the agreed one is returned with its sums, and nothing is placed', async () => {
    const { total } = await quote();
    await rows('UPDATE variants SET base_price = 120000 WHERE id = $1', variantId);
    const changed = await place({ agreed_total: total });
    expect(changed).toMatchObject({
      status: 409,
      body: {
        code: 'total-changed',
        facts: { items_total: 115_000, discount_total: 0, shipping_total: 45_000, total: 160_000 },
      },
    });
    expect(await rows('SELECT count(*) FROM orders WHERE customer_id = $1', customer.id)).toEqual([{ count: 0 }]);
    expect(await rows('SELECT on_hand, reserved AS held FROM variant_stock WHERE variant_id = $1', variantId)).toEqual([
      { on_hand: 10, held: 0 },
    ]);
    expect(await place({ agreed_total: 160_000 })).toMatchObject({ status: 201, body: { total: 160_000 } });
    expect(await place({})).toMatchObject({ status: 201, body: { total: 160_000 } });
  });

  test('PAY-02 prices that change while orders are placed charge nobody other than the agreed total', async () => {
    const buyers = await Promise.all(Array.from({ length: 8 }, () => customerReady(app.shop)));
    await rows('UPDATE stock_levels SET on_hand = 100 WHERE variant_id = $1', variantId);
    await Promise.all(buyers.map((buyer) => cartWith(app.shop, buyer, [{ variantId, quantity: 1 }])));
    const raise = async () => {
      for (let step = 1; step <= 4; step++)
        await rows('UPDATE variants SET base_price = 100000 + $2 WHERE id = $1', variantId, step * 10_000);
    };
    const [, ...answers] = await Promise.all([
      raise(),
      ...buyers.map((buyer) =>
        app.call('POST /api/orders/', {
          token: buyer.token,
          headers: { 'idempotency-key': 'agreed' },
          body: { ...orderBody(), agreed_total: 140_000 },
        }),
      ),
    ]);
    for (const { status, body } of answers)
      expect([status, (body as { total?: number; code?: string }).total ?? (body as { code: string }).code]).toEqual(
        status === 201 ? [201, 140_000] : [409, 'total-changed'],
      );
    expect(
      await rows(
        'SELECT DISTINCT total FROM orders WHERE customer_id = ANY($1) AND total <> 140000',
        buyers.map(({ id }) => id),
      ),
    ).toEqual([]);
  });

  test.each<[what: string, terms: object, code: string, sentence: string]>([
    ['above its limit', { offered: true, max_due_amount: 139_999, places: [] }, 'cash-over-limit', '۱۳۹٬۹۹۹ تومان'],
    [
      'where it is not taken',
      { offered: true, max_due_amount: null, places: [{ province: 'اصفهان', city: null }] },
      'cash-not-there',
      '«تهران»',
    ],
  ])('PAY-03 cash %s is refused, and the quote gives the reason beforehand', async (_, terms, code, sentence) => {
    expect((await cash(terms)).status).toBe(200);
    expect(await offered()).toContain('cash');
    expect((await quote()).unpayable).toEqual([
      { method: 'cash', reason: expect.stringContaining(sentence) as string },
    ]);
    expect(await place({})).toMatchObject({
      status: 409,
      body: { code, message: expect.stringContaining(sentence) as string },
    });
  });

  test('PAY-03 cash disabled by the owner is neither listed nor accepted', async () => {
    await cash({ offered: false, max_due_amount: null, places: [] });
    expect(await offered()).not.toContain('cash');
    expect(await place({})).toMatchObject({ status: 400, body: { code: 'payment-method-unavailable' } });
    const log = await app.call('GET /api/admin/audit/', {
      token: manager.token,
      query: { subject: 'setting', subject_id: 'cash' },
    });
    expect((log.body as { data: object[] }).data[0]).toMatchObject({
      action: 'settings.cash-changed',
      before: { offered: true },
      after: { offered: false },
    });
  });

  test('PAY-03 credit brings the rest within the limit of cash', async () => {
    await cash({ offered: true, max_due_amount: 100_000, places: [] });
    await changeCredit(app.shop, {
      customerId: customer.id,
      amount: 40_000,
      note: 'هدیه',
      by: manager.id,
      role: 'owner',
    });
    expect((await quote({ use_credit: true })).unpayable).toEqual([]);
    expect((await quote()).unpayable).toHaveLength(1);
    const placed = await place({ credit_amount: 40_000 });
    expect(placed).toMatchObject({ status: 201 });
    const { number } = placed.body as { number: string };
    const packing = await app.call('POST /api/admin/packing-lists/lookup/', {
      token: manager.token,
      body: { numbers: [number] },
    });
    expect(packing.body).toMatchObject({ data: [{ number, due: 100_000 }] });
  });

  test('PAY-03 a cart with prepaid-only items cannot be paid in cash, and they are named', async () => {
    const draft = (await app.call('GET /api/admin/products/:id/', { token: manager.token, params: { id: productId } }))
      .body as {
      name: { fa: string; en: string };
      slug: string;
      prepaid_only: boolean;
      variants: { id: number }[];
    } & Record<string, unknown>;
    expect(draft.prepaid_only).toBe(false);
    const { id, seller: _, changed_at: __, linked_products: _links, metadata: _metadata, ...form } = draft;
    const variants = draft.variants.map(({ on_hand: ___, held: ____, ...variant }: Record<string, unknown>) => variant);
    const saved = await app.call('PUT /api/admin/products/:id/', {
      token: manager.token,
      params: { id },
      body: { ...form, name: { fa: draft.name.fa, en: 'Rug of the tests' }, variants, prepaid_only: true },
    });
    expect(saved.status, saved.text).toBe(200);
    expect((await app.call('GET /api/products/:slug/', { params: { slug: draft.slug } })).body).toMatchObject({
      prepaid_only: true,
    });
    expect((await quote()).unpayable).toEqual([
      { method: 'cash', reason: expect.stringContaining(`«${draft.name.fa}»`) as string },
    ]);
    expect(await place({})).toMatchObject({
      status: 409,
      body: { code: 'cash-prepaid-only', message: expect.stringContaining(draft.name.fa) as string },
    });
    const inEnglish = await app.call('POST /api/orders/', {
      token: customer.token,
      headers: { 'idempotency-key': 'in-english', cookie: 'language=en' },
      body: orderBody(),
    });
    expect(inEnglish.body).toMatchObject({
      code: 'cash-prepaid-only',
      message: 'Rug of the tests can only be bought by paying before it is sent.',
    });
    expect((await place({ payment_method: 'online' })).status).toBe(201);
  });

  test('PAY-05 a transfer requires an account, whose numbers are validated', async () => {
    await put('bank', { accounts: [], hold_hours: 24 });
    expect(await offered()).not.toContain('bank');
    expect(await place({ payment_method: 'bank' })).toMatchObject({
      status: 400,
      body: { code: 'payment-method-unavailable' },
    });
    expect(
      await put('bank', { accounts: [{ ...account, sheba: 'IR820540102680020817909003' }], hold_hours: 24 }),
    ).toMatchObject({ status: 400, body: { fields: { 'accounts.0.sheba': expect.any(String) as string } } });
    expect(await put('bank', { accounts: [{ ...account, card: '6037701689095444' }], hold_hours: 24 })).toMatchObject({
      status: 400,
      body: { fields: { 'accounts.0.card': expect.any(String) as string } },
    });
    expect((await put('bank', { accounts: [account], hold_hours: 48 })).status).toBe(200);
    expect(await offered()).toContain('bank');
    const placed = await place({ payment_method: 'bank' });
    const { number } = placed.body as { number: string };
    expect(placed).toMatchObject({
      status: 201,
      body: {
        status: 'awaiting-payment',
        payment: { redirect_url: expect.stringContaining(`/checkout-bank?order=${number}`) as string },
      },
    });
    expect(await rows('SELECT held_until FROM orders WHERE number = $1', number)).toEqual([
      { held_until: new Date(app.clock.now().getTime() + 48 * 3_600_000) },
    ]);
    expect((await app.call('GET /api/admin/settings/paying-terms/', { token: manager.token })).body).toMatchObject({
      bank: { hold_hours: 48, accounts: [{ sheba: 'IR820540102680020817909002' }] },
    });
    const support = await customerReady(app.shop, { role: 'support' });
    expect(
      (
        await putSetting(app, 'paying-bank', {
          token: support.token,
          body: { accounts: [], hold_hours: 24 },
        })
      ).status,
    ).toBe(403);
  });

  test('PAY-02 an order keeps the tax rate of its day', async () => {
    const rates = [
      { from: '2024-03-20', percent: 10 },
      { from: '2027-03-21', percent: 25 },
    ];
    expect(
      (
        await putSetting(app, 'selling-terms', {
          token: manager.token,
          body: { off_amount: 5_000, above_amount: 5_000, vat_rates: rates },
        })
      ).status,
    ).toBe(200);
    const before = (await place({})).body as { number: string };
    app.clock.advance(180 * 24 * 3_600_000);
    const after = (await place({})).body as { number: string };
    const stored = async ({ number }: { number: string }) =>
      (await rows('SELECT vat_percent, vat_total FROM orders WHERE number = $1', number))[0];
    expect([await stored(before), await stored(after)]).toEqual([
      { vat_percent: 10, vat_total: 12_727 },
      { vat_percent: 25, vat_total: 28_000 },
    ]);
  });
});
