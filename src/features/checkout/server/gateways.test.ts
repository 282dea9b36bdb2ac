import { reconcilePayments } from '#features/order-payments/server/order-payments.jobs.ts';
import { releaseLapsedHolds } from '#features/cancellations/server/lapsed-holds.service.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { gatewayReady, type ReadyGateway } from '#features/order-payments/server/gateway.factory.ts';
import { payDueRefunds } from '#features/refunds/server/due-refunds.service.ts';
import { changeCashTerms } from '#features/payments/server/payment-settings.service.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { useTestShop } from '../../../testing/test-shop.ts';
import { orderReady, type ReadyOrder } from './checkout.factory.ts';

const minute = 60_000;

describe('paying at gateways', () => {
  const app = useTestShop({ ACCESS_TOKEN_SECONDS: '86400000' });
  let gateway: ReadyGateway;
  let owner: ReadyCustomer;
  let variantId = 0;
  beforeAll(async () => {
    gateway = await gatewayReady(app.shop);
    owner = await customerReady(app.shop, { role: 'owner' });
  });
  afterAll(() => gateway.close());
  beforeEach(async () => {
    gateway.fallSilent(false);
    gateway.behave({ behaviour: 'usual' });
    // The orders that earlier tests left open have lapsed.
    app.clock.advance(90 * minute);
    await releaseLapsedHolds(app.shop);
    await reconcilePayments(app.shop);
    variantId = (await productReady(app.shop, { stock: 5 })).variantIds[0]!;
  });

  type Way = 'online' | 'zibal';
  const order = (way: Way = 'online', quantity = 1) =>
    orderReady(app.shop, { lines: [{ variantId, quantity }], body: { payment_method: way } });
  const call = async (name: string, { customer, number }: ReadyOrder, body?: object) =>
    app.call(name, { token: customer.token, params: { number }, ...(body === undefined ? {} : { body }) });
  const detail = async (of: ReadyOrder) =>
    (await call('GET /api/orders/:number/', of)).body as {
      status: string;
      payment_method: string;
      held_until: string | null;
      paid_at: string | null;
      confirming: boolean;
    };
  const pay = async (of: ReadyOrder, body: object = {}) => {
    const answer = await call('POST /api/orders/:number/pay/', of, body);
    return {
      status: answer.status,
      ...(answer.body as { code?: string; status?: string; payment?: { redirect_url: string } }),
      http: answer.status,
    };
  };
  const forStaff = async ({ number }: ReadyOrder) =>
    (
      (await app.call('GET /api/admin/orders/:number/', { token: owner.token, params: { number } })).body as {
        payments: { method: string; status: string; response: string | null; disputed: boolean }[];
      }
    ).payments;
  const payments = async (of: ReadyOrder) => (await forStaff(of)).map(({ method, status }) => `${method} ${status}`);
  const stock = async () =>
    (
      await app.shop.database.pool.query<{ on_hand: number; held: number }>(
        'SELECT on_hand, reserved AS held FROM variant_stock WHERE variant_id = $1',
        [variantId],
      )
    ).rows[0];
  const messages = async ({ number }: ReadyOrder, event: string) =>
    (
      await app.shop.database.pool.query(
        `SELECT 1 FROM outbox WHERE name = $1 AND news ->> 'orderId' = (SELECT id::text FROM orders WHERE number = $2)`,
        [event, number],
      )
    ).rows.length;
  const authorityOf = (payAddress: string) => payAddress.split('/').at(-1)!;
  const success = ({ number }: ReadyOrder) => `/payment-success?order=${number}`;
  const error = ({ number }: ReadyOrder) => `/payment-failed?order=${number}`;

  describe.each(['online', 'zibal'] as const)('by %s', (way) => {
    test('PAY-06 a buyer who pays returns to a placed order, and the receipt is stored', async () => {
      const bought = await order(way, 2);
      expect(await gateway.comeBack(await gateway.choose(bought.payAddress!, 'pay'))).toBe(success(bought));
      expect(await detail(bought)).toMatchObject({
        status: 'placed',
        payment_method: way,
        held_until: null,
        confirming: false,
      });
      expect(await forStaff(bought)).toMatchObject([
        {
          method: way,
          status: 'paid',
          said: null,
          reference: expect.stringMatching(/^\d{9}$/) as string,
          card_mask: expect.stringContaining('****') as string,
        },
      ]);
      expect(await stock()).toEqual({ on_hand: 3, held: 0 });
    });

    test.each(['cancel', 'decline'] as const)(
      'PAY-06 PAY-07 after %s another try pays the same order',
      async (choice) => {
        const bought = await order(way);
        expect(await gateway.comeBack(await gateway.choose(bought.payAddress!, choice))).toBe(error(bought));
        const again = await pay(bought);
        expect(again.payment?.redirect_url).not.toBe(bought.payAddress);
        expect(await gateway.comeBack(await gateway.choose(again.payment!.redirect_url, 'pay'))).toBe(success(bought));
        expect(await payments(bought)).toEqual([`${way} failed`, `${way} paid`]);
      },
    );

    test('PAY-06 a buyer who pays and never returns gets the order and its message by the job, once', async () => {
      const bought = await order(way);
      await gateway.choose(bought.payAddress!, 'stay');
      app.clock.advance(4 * minute);
      await Promise.all([reconcilePayments(app.shop), reconcilePayments(app.shop)]);
      await reconcilePayments(app.shop);
      expect(await detail(bought)).toMatchObject({ status: 'placed', paid_at: expect.any(String) as string });
      expect([await messages(bought, 'order.placed'), await messages(bought, 'order.paid')]).toEqual([1, 1]);
    });

    test('PAY-06 an abandoned payment is found after its order lapsed, and its customer gets the order or the money', async () => {
      const [taken, back] = [await order(way, 3), await order(way, 2)];
      for (const bought of [taken, back]) {
        await gateway.choose(bought.payAddress!, 'stay');
        // As if the customer had returned from the gateway's page by its cancel link.
        const query =
          way === 'online'
            ? `Authority=${authorityOf(bought.payAddress!)}&Status=NOK`
            : `trackId=${authorityOf(bought.payAddress!)}&success=0&status=3`;
        expect(await gateway.comeBack(`/payment/callback/${way}?${query}`)).toBe(error(bought));
      }
      expect(await payments(taken)).toEqual([`${way} failed`]);
      app.clock.advance(16 * minute);
      await releaseLapsedHolds(app.shop);
      await orderReady(app.shop, { lines: [{ variantId, quantity: 2 }] });
      app.clock.advance(16 * minute);
      await reconcilePayments(app.shop);
      expect([(await detail(taken)).status, (await detail(back)).status]).toEqual(['placed', 'lapsed']);
      expect([await payments(taken), await payments(back)]).toEqual([[`${way} paid`], [`${way} refunded`]]);
      expect(await bookErrors(app.shop)).toEqual([]);
    });

    test('PAY-06 a gateway that fails when it is queried leaves the order waiting, and settles it when it responds', async () => {
      const bought = await order(way);
      expect(await gateway.comeBack(await gateway.choose(bought.payAddress!, 'broken'))).toBe(error(bought));
      expect(await detail(bought)).toMatchObject({ status: 'awaiting-payment', confirming: true });
      expect((await call('POST /api/orders/:number/refresh-payments/', bought, {})).body).toMatchObject({
        status: 'awaiting-payment',
        confirming: true,
      });
      expect((await call('POST /api/orders/:number/refresh-payments/', bought, {})).body).toMatchObject({
        status: 'placed',
        confirming: false,
      });
    });

    test('PAY-06 a slow gateway is waited for', async () => {
      const bought = await order(way);
      expect(await gateway.comeBack(await gateway.choose(bought.payAddress!, 'slow'))).toBe(success(bought));
    });

    test('PAY-06 a gateway that names another sum never counts as paid: the order waits, and the staff reads the reason', async () => {
      const bought = await order(way);
      const callback = await gateway.choose(bought.payAddress!, 'wrong-sum');
      expect(await gateway.comeBack(callback)).toBe(error(bought));
      app.clock.advance(4 * minute);
      await reconcilePayments(app.shop);
      expect(await detail(bought)).toMatchObject({ status: 'awaiting-payment', paid_at: null });
      const [attempt] = await forStaff(bought);
      expect(attempt).toMatchObject({
        status: 'started',
        disputed: true,
        said: expect.stringContaining('پرداخت‌شده به شمار نمی‌آید') as string,
      });
      const disputed = async () =>
        (
          (await app.call('GET /api/admin/orders/', { token: owner.token, query: { disputed: true } })).body as {
            data: { number: string }[];
          }
        ).data.map(({ number }) => number);
      expect(await disputed()).toContain(bought.number);
      app.clock.advance(60 * minute);
      await releaseLapsedHolds(app.shop);
      await reconcilePayments(app.shop);
      expect((await detail(bought)).status).toBe('lapsed');
      expect((await stock())?.held).toBe(0);
      const dealWith = (token: string) =>
        app.call('POST /api/admin/orders/:number/resolve-payments/', {
          token,
          params: { number: bought.number },
          body: {},
        });
      expect((await dealWith(bought.customer.token)).status).toBe(403);
      // A payment already refunded to its card is no longer disputed; any other stays disputed until somebody resolves it.
      if ((await disputed()).includes(bought.number))
        expect((await dealWith(owner.token)).body).toMatchObject({ payments: [{ status: 'failed', disputed: false }] });
      expect(await disputed()).not.toContain(bought.number);
      expect((await dealWith(owner.token)).body).toMatchObject({ code: 'order-moved-on' });
    });

    test('PAY-09 ten concurrent callbacks, from two tabs and after a resubmitted form, are one payment', async () => {
      const bought = await order(way);
      const callback = await gateway.choose(bought.payAddress!, 'twice');
      expect(await gateway.choose(bought.payAddress!, 'pay')).toBe(callback);
      const pages = await Promise.all(Array.from({ length: 10 }, () => gateway.comeBack(callback)));
      expect(new Set(pages)).toEqual(new Set([success(bought)]));
      expect(await payments(bought)).toEqual([`${way} paid`]);
      expect([await messages(bought, 'order.placed'), await messages(bought, 'order.paid')]).toEqual([1, 1]);
      expect(await stock()).toEqual({ on_hand: 4, held: 0 });
    });
  });

  test.each([
    '/payment/callback/online',
    '/payment/callback/online?Authority=&Status=OK',
    '/payment/callback/online?Authority=a&Authority=b&Status=OK',
    '/payment/callback/online?Authority[a]=b',
    '/payment/callback/online?Authority=%00&Status=OK',
    `/payment/callback/online?Authority=${'A'.repeat(5_000)}&Status=OK`,
    '/payment/callback/zibal?trackId=-1&success=1',
    '/payment/callback/zibal?success=1',
    '/payment/callback/zibal?trackId=99999999999999999999&success=1',
    '/payment/callback/cash?Authority=A&Status=OK',
    '/payment/callback/nothing',
    '/payment/callback/credit-card?charge=%00&result=ok',
    '/payment/callback/paypal?token=%00&PayerID=1',
    '/payment/callback/__proto__?trackId=1',
    '/payment/callback/constructor',
  ])('PAY-06 an invalid callback gets an orderly response: %s', async (address) => {
    expect(await gateway.comeBack(address)).toBe('/payment-failed');
  });

  test('PAY-06 a callback of another method, or of another order, settles nothing', async () => {
    const [mine, other] = [await order('zibal'), await order('zibal')];
    await gateway.choose(mine.payAddress!, 'pay');
    const track = authorityOf(mine.payAddress!);
    expect(await gateway.comeBack(`/payment/callback/online?Authority=${track}&Status=OK`)).toBe('/payment-failed');
    expect(
      await gateway.comeBack(
        `/payment/callback/zibal?trackId=${authorityOf(other.payAddress!)}&success=1&orderId=${mine.number}`,
      ),
    ).toBe(error(other));
    expect([(await detail(mine)).status, (await detail(other)).status]).toEqual([
      'awaiting-payment',
      'awaiting-payment',
    ]);
  });

  test('PAY-03 the methods to pay an order are those available for it, and none once it is paid', async () => {
    const bought = await order();
    const ways = async () =>
      (
        (await call('GET /api/orders/:number/payment-methods/', bought)).body as { data: { method: string }[] }
      ).data.map(({ method }) => method);
    expect(await ways()).toEqual(expect.arrayContaining(['online', 'zibal', 'cash']));
    await changeCashTerms(app.shop, { offered: true, maxDue: 1_000, places: [] }, owner.id);
    expect(await ways()).not.toContain('cash');
    expect(await pay(bought, { payment_method: 'cash' })).toMatchObject({ http: 409, code: 'cash-over-limit' });
    await changeCashTerms(app.shop, { offered: false, maxDue: null, places: [] }, owner.id);
    expect(await pay(bought, { payment_method: 'cash' })).toMatchObject({
      http: 400,
      code: 'payment-method-unavailable',
    });
    await changeCashTerms(app.shop, { offered: true, maxDue: null, places: [] }, owner.id);
    expect(await pay(bought, { payment_method: 'gold' })).toMatchObject({ http: 400 });
    expect((await detail(bought)).payment_method).toBe('online');
    await gateway.comeBack(await gateway.choose(bought.payAddress!, 'pay'));
    expect(await ways()).toEqual([]);
  });

  test('PAY-03 while one gateway is silent, another pays the same order; its hold continues, and it is charged once', async () => {
    const bought = await order('online', 2);
    const held = (await detail(bought)).held_until;
    gateway.behave({ behaviour: 'silent', gateway: 'zarinpal' });
    const late = await gateway.choose(bought.payAddress!, 'pay');
    expect(await gateway.comeBack(late)).toBe(error(bought));
    const other = await pay(bought, { payment_method: 'zibal' });
    expect(other.payment?.redirect_url).toContain('/start/');
    expect(await detail(bought)).toMatchObject({ payment_method: 'zibal', held_until: held });
    expect(await gateway.comeBack(await gateway.choose(other.payment!.redirect_url, 'pay'))).toBe(success(bought));
    gateway.behave({ behaviour: 'usual' });
    app.clock.advance(4 * minute);
    await reconcilePayments(app.shop);
    expect(await gateway.comeBack(late)).toBe(error(bought));
    expect(await payments(bought)).toEqual(['online refunded', 'zibal paid']);
    expect((await detail(bought)).status).toBe('placed');
    expect([await messages(bought, 'order.placed'), await messages(bought, 'order.paid')]).toEqual([1, 1]);
    expect(await stock()).toEqual({ on_hand: 3, held: 0 });
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('PAY-09 of two paid attempts that return concurrently one pays the order and the other is refunded', async () => {
    for (let round = 0; round < 4; round++) {
      const bought = await order();
      const other = await pay(bought, { payment_method: 'zibal' });
      const callbacks = [
        await gateway.choose(bought.payAddress!, 'pay'),
        await gateway.choose(other.payment!.redirect_url, 'pay'),
      ];
      const pages = await Promise.all([...callbacks, ...callbacks].map((callback) => gateway.comeBack(callback)));
      expect(new Set(pages)).toEqual(new Set([success(bought), error(bought)]));
      expect((await payments(bought)).map((payment) => payment.split(' ')[1]).sort()).toEqual(['paid', 'refunded']);
      expect(await messages(bought, 'order.paid')).toBe(1);
    }
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('PAY-03 a buyer who switches to cash has the order at once, and money from the first attempt is refunded', async () => {
    const bought = await order('online', 2);
    const cash = await pay(bought, { payment_method: 'cash' });
    expect(cash).toMatchObject({ http: 200, status: 'placed' });
    expect(cash.payment).toBeUndefined();
    expect(await detail(bought)).toMatchObject({
      status: 'placed',
      payment_method: 'cash',
      paid_at: null,
      held_until: null,
    });
    expect(await stock()).toEqual({ on_hand: 3, held: 0 });
    expect(await messages(bought, 'order.placed')).toBe(1);
    expect(await gateway.comeBack(await gateway.choose(bought.payAddress!, 'pay'))).toBe(error(bought));
    expect(await payments(bought)).toEqual(['online refunded']);
    expect(await pay(bought, { payment_method: 'zibal' })).toMatchObject({ http: 409, code: 'order-not-payable' });
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('PAY-09 of a changed method, a payment, a cancellation and the end of the hold at once, one succeeds', async () => {
    for (let round = 0; round < 6; round++) {
      const bought = await order('online', 2);
      const callback = await gateway.choose(bought.payAddress!, 'pay');
      if (round % 2 === 1) app.clock.advance(15 * minute);
      const answers = await Promise.all([
        pay(bought, { payment_method: 'cash' }),
        gateway.comeBack(callback),
        call('POST /api/orders/:number/cancel/', bought, {}),
        releaseLapsedHolds(app.shop),
      ]);
      expect([200, 409]).toContain(answers[0].http);
      const { status } = await detail(bought);
      const [payment] = await payments(bought);
      expect(['online paid', 'online refunded']).toContain(payment);
      expect(['placed', 'cancelled', 'lapsed']).toContain(status);
      expect(await stock()).toMatchObject({ held: 0 });
      if (status === 'placed') await call('POST /api/orders/:number/cancel/', bought, {});
    }
    expect(await stock()).toEqual({ on_hand: 5, held: 0 });
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('PAY-06 a buyer who has paid without returning and presses pay again is not charged again', async () => {
    const bought = await order();
    await gateway.choose(bought.payAddress!, 'stay');
    const again = await pay(bought);
    expect(again).toMatchObject({ http: 200, status: 'placed' });
    expect(again.payment).toBeUndefined();
    expect(await payments(bought)).toEqual(['online paid']);
  });

  test('PAY-06 an unavailable gateway does not keep the others from being queried', async () => {
    const zarinpal = await order('online');
    const zibal = await order('zibal');
    for (const bought of [zarinpal, zibal]) await gateway.choose(bought.payAddress!, 'stay');
    gateway.behave({ behaviour: '500', gateway: 'zarinpal' });
    app.clock.advance(4 * minute);
    await reconcilePayments(app.shop);
    expect([(await detail(zarinpal)).status, (await detail(zibal)).status]).toEqual(['awaiting-payment', 'placed']);
  });

  test('PAY-08 Zarinpal refunds to the card once, however often it is requested, and Zibal payments go to store credit', async () => {
    const [bought, atZibal] = [await order('online'), await order('zibal')];
    for (const paid of [bought, atZibal]) {
      await gateway.comeBack(await gateway.choose(paid.payAddress!, 'pay'));
      expect((await call('POST /api/orders/:number/cancel/', paid, { refund_method: 'payment' })).status).toBe(200);
    }
    const refunds = () => gateway.ledger.find('zarinpal', authorityOf(bought.payAddress!))!.refunds;
    gateway.behave({ behaviour: '500', call: 'refund', order: bought.number });
    await payDueRefunds(app.shop);
    expect(refunds()).toEqual([]);
    gateway.behave({ behaviour: 'usual' });
    for (let hour = 0; hour < 3; hour++) {
      app.clock.advance(60 * minute);
      await payDueRefunds(app.shop);
    }
    expect(refunds().map(({ rial }) => rial)).toEqual([bought.total * 10]);
    const visible = async (of: ReadyOrder) =>
      ((await call('GET /api/orders/:number/', of)).body as { refunds: object[] }).refunds;
    expect(await visible(bought)).toMatchObject([
      { method: 'payment', status: 'done', amount: bought.total, reference: refunds()[0]!.id },
    ]);
    expect(await visible(atZibal)).toMatchObject([{ method: 'credit', status: 'done', amount: atZibal.total }]);
  });

  test("another customer's order cannot be paid, checked or read", async () => {
    const bought = await order();
    const stranger = { ...bought, customer: await customerReady(app.shop) };
    expect(await pay(stranger, { payment_method: 'zibal' })).toMatchObject({ http: 404, code: 'order-not-found' });
    expect((await call('GET /api/orders/:number/payment-methods/', stranger)).status).toBe(404);
    expect((await call('POST /api/orders/:number/refresh-payments/', stranger, {})).status).toBe(404);
    expect((await detail(bought)).payment_method).toBe('online');
  });
});
