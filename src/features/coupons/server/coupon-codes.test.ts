import { beforeAll, describe, expect, test } from 'vitest';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { cancelOrder } from '#features/cancellations/server/cancellations.service.ts';
import { releaseLapsedHolds } from '#features/cancellations/server/lapsed-holds.service.ts';
import { cartWith } from '#features/cart/server/cart.factory.ts';
import { orderBody, orderReady } from '#features/checkout/server/checkout.factory.ts';
import { gatewayReady } from '#features/order-payments/server/gateway.factory.ts';
import { withoutPurchaseLimits } from '#features/payments/server/payments.factory.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { testTime, useTestShop } from '#testing/test-shop.ts';
import type { CouponBatch, CouponCode } from '../coupon-codes.contract.ts';
import { codeAlphabet } from '../coupon-codes.rules.ts';
import { coupons } from './coupons.tables.ts';

describe('codes of one use', () => {
  const app = useTestShop({ ACCESS_TOKEN_SECONDS: '86400', DATABASE_POOL_SIZE: '20' });
  let staff: ReadyCustomer;
  let variantId = 0;
  let keys = 0;

  const rows = async (text: string, ...values: unknown[]) =>
    (await app.shop.database.pool.query<Record<string, unknown>>(text, values)).rows;
  const campaign = async (code: string, terms: Partial<typeof coupons.$inferInsert> = {}) => {
    const wanted = { code, percentOff: 10, beginsAt: testTime, singleUseCodes: true, ...terms };
    const [row] = await app.shop.db.insert(coupons).values(wanted).returning({ id: coupons.id });
    return row!.id;
  };
  const by = () => ({ token: staff.token });
  const make = (body: { coupon_id: number; prefix: string; codes_count: number }, key = `key-${++keys}`) =>
    app.call('POST /api/admin/coupon-batches/', { ...by(), headers: { 'idempotency-key': key }, body });
  const batchOf = async (couponId: number, prefix: string, count: number) =>
    (await make({ coupon_id: couponId, prefix, codes_count: count })).body as CouponBatch;
  const codesOf = async (query: { batch_id?: number; code?: string; coupon_id?: number; page_size?: number }) =>
    ((await app.call('GET /api/admin/coupon-codes/', { ...by(), query })).body as { data: CouponCode[] }).data;
  const read = async ({ id }: CouponBatch) =>
    (await app.call('GET /api/admin/coupon-batches/:id/', { ...by(), params: { id } })).body as CouponBatch;
  const buy = async (code: string, customer?: ReadyCustomer, bought = variantId) => {
    const buyer = customer ?? (await customerReady(app.shop));
    await cartWith(app.shop, buyer, [{ variantId: bought, quantity: 1 }]);
    return app.call('POST /api/orders/', {
      token: buyer.token,
      headers: { 'idempotency-key': `order-${++keys}` },
      body: orderBody({ coupon: code }),
    });
  };
  const quote = async (code: string) => {
    const buyer = await customerReady(app.shop);
    await cartWith(app.shop, buyer, [{ variantId, quantity: 1 }]);
    return (await app.call('POST /api/checkout/quote/', { token: buyer.token, body: { coupon: code } })).body;
  };

  beforeAll(async () => {
    await withoutPurchaseLimits(app.shop);
    staff = await customerReady(app.shop, { role: 'owner' });
    variantId = (await productReady(app.shop, { price: 100_000, stock: 500 })).variantIds[0]!;
  });

  test('are created a thousand at once, once for a key, all different and of unambiguous letters', async () => {
    const id = await campaign('NOWRUZ');
    const body = { coupon_id: id, prefix: ' نوروز-۱۴۰۵ ', codes_count: 1_000 };
    const made = [await make(body, 'one-key'), await make(body, 'one-key')];
    expect(made.map(({ status }) => status)).toEqual([201, 201]);
    expect(made[0]!.body).toEqual(made[1]!.body);
    expect(made[0]!.headers.location).toBe(`/api/admin/coupon-batches/${(made[0]!.body as CouponBatch).id}/`);
    expect(made[0]!.body).toMatchObject({ coupon_id: id, prefix: 'نوروز-1405', codes_count: 1_000, free_count: 1_000 });
    const stored = (await rows('SELECT code FROM coupon_codes WHERE coupon_id = $1', id)).map(({ code }) =>
      String(code),
    );
    expect(new Set(stored).size).toBe(1_000);
    for (const code of stored)
      expect(code).toMatch(new RegExp(`^نوروز-1405-[${codeAlphabet}]{4}-[${codeAlphabet}]{4}$`));
    expect(codeAlphabet).not.toMatch(/[01ILOAEU]/);
  });

  test('PAY-02 are accepted in any spelling, and the code of their coupon is not', async () => {
    const id = await campaign('YALDA', { minimumTotal: 50_000 });
    const { id: batchId } = await batchOf(id, 'yalda', 1);
    const [{ code }] = (await codesOf({ batch_id: batchId })) as [CouponCode];
    const persian = code.toLowerCase().replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!);
    for (const typed of [code, ` ${persian} `, persian.replaceAll('-', '')])
      expect(await quote(typed)).toMatchObject({ coupon: { code, reason: null }, discount_total: 9_500 });
    expect(await quote('YALDA')).toMatchObject({ coupon: { reason: 'این کد تخفیف وجود ندارد.' }, discount_total: 0 });
    expect(await codesOf({ code: persian })).toMatchObject([{ code, status: 'free', order_number: null }]);
  });

  test('PAY-02 are each redeemed by one order, which is named, and free again when it is cancelled', async () => {
    const id = await campaign('ONCE', { maxUsesPerCustomer: 2 });
    const batch = await batchOf(id, 'ONCE', 3);
    const [first, second, third] = (await codesOf({ batch_id: batch.id })) as [CouponCode, CouponCode, CouponCode];
    const bought = await orderReady(app.shop, { lines: [{ variantId, quantity: 1 }], body: { coupon: first.code } });
    expect(await codesOf({ code: first.code })).toMatchObject([
      { status: 'redeemed', order_number: bought.number, redeemed_at: expect.any(String) as string },
    ]);
    expect((await buy(first.code)).body).toMatchObject({ code: 'coupon-used-up' });
    expect(await quote(first.code)).toMatchObject({ coupon: { reason: 'ظرفیت این کد تخفیف تمام شده است.' } });
    expect((await buy(second.code, bought.customer)).status).toBe(201);
    expect((await buy(third.code, bought.customer)).body).toMatchObject({ code: 'coupon-used-before' });
    await cancelOrder(app.shop, { customerId: bought.customer.id, number: bought.number, language: 'fa' });
    expect(await read(batch)).toMatchObject({ free_count: 2, redeemed_count: 1, revoked_count: 0 });
    expect((await buy(first.code)).status).toBe(201);
  });

  test('PAY-02 of twenty concurrent orders with one code one succeeds, and every other is refused without an error', async () => {
    const id = await campaign('RACE');
    const [{ code }] = (await codesOf({ batch_id: (await batchOf(id, 'RACE', 1)).id })) as [CouponCode];
    const buyers = await Promise.all(Array.from({ length: 20 }, () => customerReady(app.shop)));
    // Each order is for a different variant, so that none waits for a stock lock of another.
    const variants: number[] = [];
    while (variants.length < buyers.length) variants.push((await productReady(app.shop)).variantIds[0]!);
    const answers = await Promise.all(buyers.map((buyer, index) => buy(code, buyer, variants[index])));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 201).map(({ body }) => (body as { code: string }).code);
    expect(refused).toEqual(Array<string>(19).fill('coupon-used-up'));
    expect(await rows('SELECT uses FROM coupons WHERE id = $1', id)).toEqual([{ uses: 1 }]);
  });

  test('are used within the total limit of their coupon', async () => {
    const id = await campaign('LIMIT', { maxUses: 2 });
    const codes = await codesOf({ batch_id: (await batchOf(id, 'LIMIT', 5)).id });
    const answers = await Promise.all(codes.map(({ code }) => buy(code)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  });

  test('a revoked one is unknown to orders; an order that has redeemed it keeps it', async () => {
    const id = await campaign('LEAK');
    const batch = await batchOf(id, 'LEAK', 4);
    const [first, second, third] = (await codesOf({ batch_id: batch.id })) as [CouponCode, CouponCode, CouponCode];
    expect((await buy(first.code)).status).toBe(201);
    const items = [{ id: second.id }, { id: 999_999 }];
    const revoke = () => app.call('POST /api/admin/coupon-codes/bulk-revoke/', { ...by(), body: { items } });
    expect((await revoke()).body).toMatchObject({
      data: [{ outcome: 'done' }, { outcome: 'failed', code: 'coupon-code-not-found' }],
    });
    expect((await revoke()).body).toMatchObject({ data: [{ outcome: 'skipped' }, { outcome: 'failed' }] });
    expect((await buy(second.code)).body).toMatchObject({ code: 'coupon-unknown' });
    const all = { ...by(), params: { id: batch.id }, body: {} };
    const revoked = await app.call('POST /api/admin/coupon-batches/:id/revoke/', all);
    expect(revoked.body).toMatchObject({ free_count: 0, redeemed_count: 1, revoked_count: 3 });
    expect((await buy(third.code)).body).toMatchObject({ code: 'coupon-unknown' });
  });

  test('of a concurrent order and revocation one is first', async () => {
    const id = await campaign('BOTH');
    const batch = await batchOf(id, 'BOTH', 6);
    for (const { id: codeId, code } of await codesOf({ batch_id: batch.id })) {
      const [placed] = await Promise.all([
        buy(code),
        app.call('POST /api/admin/coupon-codes/bulk-revoke/', { ...by(), body: { items: [{ id: codeId }] } }),
      ]);
      const [found] = await codesOf({ code });
      expect(found?.status).toBe(placed.status === 201 ? 'redeemed' : 'revoked');
    }
  });

  test('a late payment whose code another order has by now keeps its discount and takes no use', async () => {
    const id = await campaign('LATE');
    const [{ code }] = (await codesOf({ batch_id: (await batchOf(id, 'LATE', 1)).id })) as [CouponCode];
    const gateway = await gatewayReady(app.shop);
    const late = await orderReady(app.shop, {
      lines: [{ variantId, quantity: 1 }],
      body: { coupon: code, payment_method: 'online' },
    });
    const callback = await gateway.choose(late.payAddress!, 'pay');
    app.clock.advance(16 * 60_000);
    await releaseLapsedHolds(app.shop);
    expect((await buy(code)).status).toBe(201);
    await gateway.comeBack(callback);
    await gateway.close();
    expect(
      await rows('SELECT counted FROM coupon_redemptions WHERE code_id IS NOT NULL AND coupon_id = $1 ORDER BY id', id),
    ).toEqual([{ counted: false }, { counted: true }]);
  });

  test('guesses of unknown codes are counted, and after forty in an hour the guesser waits', async () => {
    const id = await campaign('GUESS');
    const [{ code }] = (await codesOf({ batch_id: (await batchOf(id, 'GUESS', 1)).id })) as [CouponCode];
    const guesser = await customerReady(app.shop);
    await cartWith(app.shop, guesser, [{ variantId, quantity: 1 }]);
    const guess = (typed: string) =>
      app.call('POST /api/checkout/quote/', { token: guesser.token, body: { coupon: typed } });
    for (let tried = 0; tried < 40; tried++) await guess(`GUESS-BBBB-BB${String(tried).padStart(2, '0')}`);
    expect((await guess(code)).body).toMatchObject({
      discount_total: 0,
      coupon: { reason: expect.any(String) as string },
    });
  });

  test('belong to a coupon of that kind, which cannot go back, and no other coupon can have one as its code', async () => {
    const [id, shared] = [await campaign('FORM'), await campaign('SHARED', { singleUseCodes: false })];
    const made = { coupon_id: id, prefix: 'FORM', codes_count: 1 };
    expect((await make({ ...made, coupon_id: shared })).body).toMatchObject({ code: 'coupon-has-one-code' });
    expect((await make({ ...made, coupon_id: 999_999 })).body).toMatchObject({ code: 'coupon-not-found' });
    expect((await make({ ...made, prefix: 'خوب!' })).body).toMatchObject({
      code: 'terms-wrong',
      fields: { prefix: expect.anything() as object },
    });
    expect((await make({ ...made, codes_count: 1_001 })).status).toBe(400);
    const [{ code }] = (await codesOf({ batch_id: ((await make(made)).body as CouponBatch).id })) as [CouponCode];
    const form = {
      ...{ code: 'FORM', kind: 'percent', percent_off: 10, discount_amount: 0, max_discount_amount: null },
      ...{ minimum_total: 0, begins_at: null, ends_at: null, max_uses: null, max_uses_per_customer: null },
      ...{ category_ids: [], first_order_only: false, active: true, shown_on_home: false, single_use_codes: true },
    } as const;
    const change = (changed: object) =>
      app.call('PUT /api/admin/coupons/:id/', { ...by(), params: { id }, body: { ...form, ...changed, version: 1 } });
    expect((await change({ single_use_codes: false })).body).toMatchObject({ code: 'coupon-has-codes' });
    expect((await change({ shown_on_home: true })).body).toMatchObject({ code: 'terms-wrong' });
    const taken = await app.call('POST /api/admin/coupons/', { ...by(), body: { ...form, code } });
    expect(taken.body).toMatchObject({ code: 'coupon-taken' });
    const { data } = (await app.call('GET /api/admin/coupons/', by())).body as {
      data: { id: number; codes_count: number; free_codes_count: number }[];
    };
    expect(data.find((one) => one.id === id)).toMatchObject({ codes_count: 1, free_codes_count: 1 });
    const file = await app.call('GET /api/admin/coupon-codes/export.csv', { ...by(), query: { coupon_id: id } });
    expect(file.text).toContain(`${code},آزاد,,`);
  });

  test('the books are sound', async () => {
    expect(await bookErrors(app.shop)).toEqual([]);
  });
});
