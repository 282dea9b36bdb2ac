import { withoutPurchaseLimits } from '#features/payments/server/payments.factory.ts';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { cartWith } from '#features/cart/server/cart.factory.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { createCategory } from '#features/categories/server/categories.service.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { forgetTries } from '#platform/http/limits/throttle.ts';
import { coupons } from '#features/coupons/server/coupons.tables.ts';
import { flashSales } from '#features/flash-sales/server/flash-sales.tables.ts';
import { createFlashSale } from '#features/flash-sales/server/flash-sales.service.ts';
import { answerInsteadOfNetwork } from '#features/payments/server/outbound.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { testTime, useTestShop } from '../../../testing/test-shop.ts';
import { orderBody } from './checkout.factory.ts';

interface Placed {
  number: string;
  status: string;
  total: number;
  payment?: { redirect_url: string };
}

const hour = 3_600_000;

describe('placing an order', () => {
  const app = useTestShop();
  let customer: ReadyCustomer;
  beforeEach(async () => {
    customer = await customerReady(app.shop);
  });

  const place = (key: string, body: unknown = orderBody(), by: ReadyCustomer = customer) =>
    app.call('POST /api/orders/', { token: by.token, headers: { 'idempotency-key': key }, body });
  const cart = async (by: ReadyCustomer = customer) =>
    (await app.call('GET /api/orders/cart/', { token: by.token })).body as {
      items: { id: number; quantity: number }[];
    };
  const stockOf = async (variantId: number) => {
    const { rows } = await app.shop.database.pool.query<{ on_hand: number; held: number }>(
      'SELECT on_hand, reserved AS held FROM variant_stock WHERE variant_id = $1',
      [variantId],
    );
    return rows[0];
  };

  test('PAY-05 a cash order takes its pieces from stock, empties the cart and is charged what the shop displays', async () => {
    const [lamp, chair] = [
      await productReady(app.shop, { price: 100_000, stock: 5 }),
      await productReady(app.shop, { price: 4_000, stock: 2 }),
    ];
    await cartWith(app.shop, customer, [
      { variantId: lamp.variantIds[0]!, quantity: 2 },
      { variantId: chair.variantIds[0]!, quantity: 2 },
    ]);

    const answer = await place('first');

    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ status: 'placed', total: 2 * 95_000 + 2 * 4_000 + 45_000 });
    expect((answer.body as Placed).number).toMatch(/^\d{8}$/);
    expect(await stockOf(lamp.variantIds[0]!)).toEqual({ on_hand: 3, held: 0 });
    expect(await stockOf(chair.variantIds[0]!)).toEqual({ on_hand: 0, held: 0 });
    expect((await cart()).items).toEqual([]);
    expect(await bookErrors(app.shop)).toEqual([]);
    const gone = await app.call('GET /api/products/:slug/', { params: { slug: chair.slug } });
    expect(gone.body).toMatchObject({ quantity: 0 });
  });

  test('orders by strangers for a phone do not keep its owner from ordering', async () => {
    answerInsteadOfNetwork(app.shop, () =>
      Promise.resolve({
        data: { code: 100, authority: `S${randomUUID().replaceAll('-', '').padEnd(35, 'a')}` },
        errors: [],
      }),
    );
    const lamp = await productReady(app.shop, { stock: 100 });
    const body = orderBody({ payment_method: 'online' });
    const forPhone = { ...body, address: { ...body.address, phone: customer.phone } };
    const order = async (by: ReadyCustomer) => {
      await cartWith(app.shop, by, [{ variantId: lamp.variantIds[0]!, quantity: 1 }]);
      return (await place(randomUUID(), forPhone, by)).status;
    };
    for (let stranger = 0; stranger < 2; stranger++) {
      const by = await customerReady(app.shop);
      for (let count = 0; count < 5; count++) expect(await order(by)).toBe(201);
    }
    expect(await order(await customerReady(app.shop))).toBe(409);
    expect(await order(customer)).toBe(201);
  });

  test('PAY-06 PAY-09 an order to be paid online reserves its pieces until it is paid', async () => {
    answerInsteadOfNetwork(app.shop, () =>
      Promise.resolve({ data: { code: 100, authority: `S${'a'.repeat(35)}` }, errors: [] }),
    );
    const lamp = await productReady(app.shop, { stock: 5 });
    await cartWith(app.shop, customer, [{ variantId: lamp.variantIds[0]!, quantity: 2 }]);
    const answer = await place('online', orderBody({ payment_method: 'online' }));
    expect(answer.body).toMatchObject({
      status: 'awaiting-payment',
      payment: { redirect_url: expect.stringContaining('/pg/StartPay/S') as string },
    });
    expect(await stockOf(lamp.variantIds[0]!)).toEqual({ on_hand: 5, held: 2 });
    const again = await place('online', orderBody({ payment_method: 'online' }));
    expect(again.body).toEqual(answer.body);
  });

  test('an order is placed although the gateway does not respond', async () => {
    answerInsteadOfNetwork(app.shop, () => Promise.reject(new Error('no answer')));
    const lamp = await productReady(app.shop);
    await cartWith(app.shop, customer, [{ variantId: lamp.variantIds[0]!, quantity: 1 }]);
    const answer = await place('deaf', orderBody({ payment_method: 'online' }));
    expect(answer.status).toBe(201);
    expect(answer.body).not.toHaveProperty('payment');
    const { number } = answer.body as Placed;
    const pay = await app.call('POST /api/orders/:number/pay/', {
      token: customer.token,
      params: { number },
      body: {},
    });
    expect(pay.status).toBe(502);
  });

  test('without a key nothing is placed', async () => {
    const headers = { 'idempotency-key': '' };
    const answer = await app.call('POST /api/orders/', { token: customer.token, headers, body: orderBody() });
    expect(answer).toMatchObject({ status: 400, body: { code: 'idempotency-key-needed' } });
  });

  test('PAY-09 a repeat returns the same order, whatever the cart contains by then, and another body with its key is refused', async () => {
    const lamp = await productReady(app.shop);
    await cartWith(app.shop, customer, [{ variantId: lamp.variantIds[0]!, quantity: 1 }]);
    const first = await place('again');
    const { address, ...rest } = orderBody();
    const second = await place('again', { address, ...rest });
    expect(second.status).toBe(201);
    expect(second.body).toEqual(first.body);
    await cartWith(app.shop, customer, [{ variantId: lamp.variantIds[0]!, quantity: 1 }]);
    expect((await place('again')).body).toEqual(first.body);
    expect((await cart()).items).toHaveLength(1);
    const other = await place('again', orderBody({ shipping_method_id: 1 }));
    expect(other.status).toBe(422);
    expect(other.body).toMatchObject({ code: 'idempotency-key-reused' });
  });

  test('a key belongs to its customer', async () => {
    const lamp = await productReady(app.shop);
    const neighbour = await customerReady(app.shop);
    await cartWith(app.shop, customer, [{ variantId: lamp.variantIds[0]!, quantity: 1 }]);
    await cartWith(app.shop, neighbour, [{ variantId: lamp.variantIds[0]!, quantity: 1 }]);
    const [mine, theirs] = [await place('shared'), await place('shared', orderBody(), neighbour)];
    expect([mine.status, theirs.status]).toEqual([201, 201]);
    expect((theirs.body as Placed).number).not.toBe((mine.body as Placed).number);
  });

  test('PAY-09 an out-of-stock item is named with the remaining quantity, and neither cart nor key is used up', async () => {
    const lamp = await productReady(app.shop, { name: 'چراغ رومیزی', stock: 5 });
    const variantId = lamp.variantIds[0]!;
    await cartWith(app.shop, customer, [{ variantId, quantity: 5 }]);
    await app.shop.database.pool.query(`UPDATE stock_levels SET on_hand = 3 WHERE variant_id = $1`, [variantId]);
    await app.shop.database.pool.query(
      `INSERT INTO stock_movements (variant_id, location_id, on_hand_change, held_change, reason, at) VALUES ($1, 1, -2, 0, 'corrected', $2)`,
      [variantId, testTime],
    );
    const refused = await place('short');
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'out-of-stock', message: 'از «چراغ رومیزی» فقط ۳ عدد مانده است.' });
    expect((await cart()).items).toMatchObject([{ id: variantId, quantity: 5 }]);
    expect(await stockOf(variantId)).toEqual({ on_hand: 3, held: 0 });
    await app.call('PUT /api/cart/update/', { token: customer.token, body: { product_id: variantId, quantity: 3 } });
    expect((await place('short')).status).toBe(201);
  });

  test.each([
    ['an empty cart', orderBody(), 409, 'cart-empty', false],
    ['an unknown way of sending', orderBody({ shipping_method_id: 999 }), 422, 'shipping-method-unknown', true],
    [
      'a way to pay that is not configured',
      orderBody({ payment_method: 'bank' }),
      400,
      'payment-method-unavailable',
      true,
    ],
    ['a coupon that does not exist', orderBody({ coupon: 'NOTHING' }), 422, 'coupon-unknown', true],
  ])('%s is refused', async (_, body, status, code, filled) => {
    const lamp = await productReady(app.shop);
    if (filled) await cartWith(app.shop, customer, [{ variantId: lamp.variantIds[0]!, quantity: 1 }]);
    const answer = await place('refused', body);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ code, message: expect.stringMatching(/\S/) as string });
    expect((await cart()).items).toHaveLength(filled ? 1 : 0);
  });

  test.each([
    ['null for a number', { ...orderBody(), shipping_method_id: null }],
    ['a number as text', { ...orderBody(), shipping_method_id: '2' }],
    ['an unknown field', { ...orderBody(), total: 1 }],
    ['an address without a city', { ...orderBody(), address: { ...orderBody().address, city: ' ' } }],
    ['no body', undefined],
  ])('%s is a bad request', async (_, body) => {
    const answer = await app.call('POST /api/orders/', {
      token: customer.token,
      headers: { 'idempotency-key': 'bad' },
      ...(body === undefined ? {} : { body }),
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'invalid-request' });
  });

  test('PAY-02 a coupon deducts its percentage, is distributed over the lines and used once by each customer', async () => {
    const code = 'TWENTY';
    await app.shop.db.insert(coupons).values({ code, percentOff: 20, beginsAt: testTime, maxUsesPerCustomer: 1 });
    const lamp = await productReady(app.shop, { price: 33_333, stock: 9 });
    const variantId = lamp.variantIds[0]!;
    await cartWith(app.shop, customer, [{ variantId, quantity: 3 }]);
    const quote = await app.call('POST /api/checkout/quote/', {
      token: customer.token,
      body: { shipping_method_id: 2, coupon: code.toLowerCase() },
    });
    const answer = await place('coupon', orderBody({ coupon: code.toLowerCase() }));
    const items = 3 * 28_333;
    expect(quote.body).toMatchObject({
      items_total: items,
      discount_total: 17_000,
      total: items - 17_000 + 45_000,
      coupon: { code, reason: null },
    });
    expect(answer.body).toMatchObject({ total: items - 17_000 + 45_000 });
    await cartWith(app.shop, customer, [{ variantId, quantity: 1 }]);
    const second = await place('coupon again', orderBody({ coupon: code }));
    expect(second.body).toMatchObject({ code: 'coupon-used-before' });
  });

  describe('PAY-02 coupons', () => {
    const couponed = (given: Partial<typeof coupons.$inferInsert>) => {
      const code = `C${randomUUID().slice(0, 8).toUpperCase()}`;
      return app.shop.db
        .insert(coupons)
        .values({ code, beginsAt: testTime, ...given })
        .then(() => code);
    };
    const quoted = async (code: string) =>
      (
        await app.call('POST /api/checkout/quote/', {
          token: customer.token,
          body: { shipping_method_id: 2, coupon: code },
        })
      ).body as { discount_total: number; shipping_total: number; coupon: { reason: string | null } };

    test('forty tries of unknown codes block further codes of the guesser for an hour, also when placing', async () => {
      const lamp = await productReady(app.shop, { price: 105_000, stock: 9 });
      await cartWith(app.shop, customer, [{ variantId: lamp.variantIds[0]!, quantity: 1 }]);
      const code = await couponed({ percentOff: 50 });
      for (let guess = 0; guess < 39; guess++) await quoted(`GUESS${guess}`);
      expect((await quoted(code)).coupon.reason).toBeNull();
      expect((await place('guessed', orderBody({ coupon: 'GUESS39' }))).body).toMatchObject({ code: 'coupon-unknown' });
      const [unknown, right] = [await quoted('GUESS40'), await quoted(code)];
      expect(right).toMatchObject({ discount_total: 0, coupon: { reason: unknown.coupon.reason } });
      const placed = await place('right', orderBody({ coupon: code }));
      expect([placed.status, placed.body]).toMatchObject([429, { code: 'coupon-too-many-guesses' }]);
      await forgetTries(app.shop, `coupon-guess:${customer.id}`);
    });

    test('concurrent tries of codes are all counted', async () => {
      const lamp = await productReady(app.shop, { price: 105_000, stock: 9 });
      await cartWith(app.shop, customer, [{ variantId: lamp.variantIds[0]!, quantity: 1 }]);
      const refused = await Promise.all(Array.from({ length: 50 }, (_, guess) => quoted(`RUSH${guess}`)));
      const refusals = refused.map(({ coupon }) => coupon.reason);
      const often = [...new Set(refusals)].map((sentence) => refusals.filter((other) => other === sentence).length);
      expect(often.sort((a, b) => a - b)).toEqual([10, 40]);
      await forgetTries(app.shop, `coupon-guess:${customer.id}`);
    });

    test('PAY-02 an amount, a bounded percentage and free shipping are deducted in the quote and in the order', async () => {
      const lamp = await productReady(app.shop, { price: 105_000, stock: 9 });
      for (const [given, total] of [
        [{ kind: 'amount', amountOff: 30_000 }, 115_000],
        [{ percentOff: 50, maxOff: 20_000 }, 125_000],
        [{ kind: 'free-shipping' }, 100_000],
      ] as const) {
        const code = await couponed(given);
        await cartWith(app.shop, customer, [{ variantId: lamp.variantIds[0]!, quantity: 1 }]);
        expect(await quoted(code)).toMatchObject({ total, coupon: { reason: null } });
        expect((await place(code, orderBody({ coupon: code }))).body).toMatchObject({ total });
      }
    });

    test('PAY-02 a coupon for a category deducts from the items of that category and of those below it', async () => {
      const home = await createCategory(app.shop, { name: 'خانه', slug: 'home' });
      const lights = await createCategory(app.shop, { name: 'روشنایی', slug: 'lights', parentId: home.id });
      const lamp = await productReady(app.shop, { price: 105_000, stock: 9, categoryId: lights.id });
      const book = await productReady(app.shop, { price: 55_000, stock: 9 });
      const code = await couponed({ percentOff: 10, categoryIds: [home.id], minimumTotal: 100_000 });
      await cartWith(app.shop, customer, [{ variantId: book.variantIds[0]!, quantity: 3 }]);
      expect((await quoted(code)).coupon.reason).toBe('این کد تخفیف برای کالاهای این سبد نیست.');
      expect((await place('other', orderBody({ coupon: code }))).body).toMatchObject({
        code: 'coupon-for-other-goods',
      });
      await cartWith(app.shop, customer, [{ variantId: lamp.variantIds[0]!, quantity: 1 }]);
      expect(await quoted(code)).toMatchObject({ discount_total: 10_000, coupon: { reason: null } });
    });

    test('PAY-02 a coupon for a first order is refused to a customer who has one, and released with a cancelled order', async () => {
      const lamp = await productReady(app.shop, { price: 105_000, stock: 9 });
      const newcomer = await customerReady(app.shop);
      const code = await couponed({ percentOff: 10, firstOrderOnly: true });
      const order = async (key: string) => {
        await cartWith(app.shop, newcomer, [{ variantId: lamp.variantIds[0]!, quantity: 1 }]);
        return app.call('POST /api/orders/', {
          token: newcomer.token,
          headers: { 'idempotency-key': key },
          body: orderBody({ coupon: code }),
        });
      };
      const first = await order('first');
      expect(first.status).toBe(201);
      expect((await order('second')).body).toMatchObject({
        code: 'coupon-first-order-only',
        message: 'این کد تخفیف فقط برای اولین سفارش است.',
      });
      const { number } = first.body as { number: string };
      await app.call('POST /api/orders/:number/cancel/', { token: newcomer.token, params: { number }, body: {} });
      expect((await order('third')).status).toBe(201);
    });
  });

  test('API-11 HOME-05 a flash sale is charged while its pieces last, and its bar moves', async () => {
    const lamp = await productReady(app.shop, { price: 100_000, stock: 9 });
    const variantId = lamp.variantIds[0]!;
    const flashSale = await createFlashSale(app.shop, {
      productId: lamp.id,
      price: 60_000,
      beginsAt: testTime,
      endsAt: new Date(testTime.getTime() + hour),
      allotted: 2,
    });
    const slug = { params: { slug: lamp.slug } };
    const priceVisible = async () =>
      ((await app.call('GET /api/products/:slug/', slug)).body as { new_price: number }).new_price;
    expect(await priceVisible()).toBe(60_000);
    await cartWith(app.shop, customer, [{ variantId, quantity: 2 }]);
    expect((await place('offer')).body).toMatchObject({ total: 120_000 + 45_000 });
    expect((await app.shop.db.select().from(flashSales)).find((one) => one.id === flashSale.id)).toMatchObject({
      sold: 2,
    });
    expect(await priceVisible()).toBe(95_000);
    await cartWith(app.shop, customer, [{ variantId, quantity: 1 }]);
    expect((await place('no offer')).body).toMatchObject({ total: 95_000 + 45_000 });
  });

  test("the first address becomes the customer's own, and a later one does not change it", async () => {
    const lamp = await productReady(app.shop);
    const stored = async () =>
      ((await app.call('GET /api/customers/current/addresses/', { token: customer.token })).body as { data: object[] })
        .data;
    expect(await stored()).toEqual([]);
    for (const [key, city] of [
      ['first', 'شیراز'],
      ['second', 'تبریز'],
    ] as const) {
      await cartWith(app.shop, customer, [{ variantId: lamp.variantIds[0]!, quantity: 1 }]);
      await place(key, orderBody({ address: { ...orderBody().address, city } }));
    }
    expect(await stored()).toMatchObject([{ city: 'شیراز', postal_code: '1435674321', is_default: true }]);
  });

  test('PAY-01 ACC-02 a second address is saved if requested, once, and up to twenty', async () => {
    await withoutPurchaseLimits(app.shop);
    const lamp = await productReady(app.shop, { stock: 100 });
    const stored = async () =>
      (
        (await app.call('GET /api/customers/current/addresses/', { token: customer.token })).body as {
          data: { city: string; is_default: boolean }[];
        }
      ).data;
    const order = async (key: string, city: string, save?: boolean) => {
      await cartWith(app.shop, customer, [{ variantId: lamp.variantIds[0]!, quantity: 1 }]);
      const answer = await place(
        key,
        orderBody({ address: { ...orderBody().address, city }, ...(save === undefined ? {} : { save_address: save }) }),
      );
      expect(answer.status).toBe(201);
      return (await stored()).map((one) => (one.is_default ? `${one.city}*` : one.city));
    };
    expect(await order('unticked', 'شیراز', false)).toEqual([]);
    expect(await order('first', 'شیراز', true)).toEqual(['شیراز*']);
    expect(await order('second', 'تبریز', true)).toEqual(['شیراز*', 'تبریز']);
    expect(await order('second again', 'تبریز', true)).toEqual(['شیراز*', 'تبریز']);
    expect(await order('unticked again', 'رشت', false)).toEqual(['شیراز*', 'تبریز']);
    for (let count = 2; count < 20; count += 1) {
      await app.call('POST /api/customers/current/addresses/', {
        token: customer.token,
        body: { ...orderBody().address, city: `شهر ${count}` },
      });
    }
    expect(await order('one too many', 'قم', true)).toHaveLength(20);
  });

  test('PAY-01 PAY-03 shipping and payment methods are named in the language of the request', async () => {
    const english = { headers: { cookie: 'language=en' } };
    const sending = await app.call('GET /api/checkout/shipping-methods/', english);
    expect((sending.body as { data: unknown[] }).data).toMatchObject([
      { name: 'Fast', min_days: 1 },
      { name: 'Regular', max_days: 7 },
      { name: 'Courier', price: 35_000 },
    ]);
    const paying = await app.call('GET /api/checkout/payment-methods/');
    expect((paying.body as { data: unknown[] }).data).toMatchObject([
      { method: 'online', name: 'پرداخت اینترنتی' },
      { method: 'zibal' },
      { method: 'cash' },
    ]);
  });
});
