import { putSetting } from '#features/settings/server/settings.factory.ts';
import { reconcilePayments } from '#features/order-payments/server/order-payments.jobs.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { gatewayReady, type ReadyGateway } from '#features/order-payments/server/gateway.factory.ts';
import { attemptNamed } from '#features/payments/server/payments.service.ts';
import { paypal as paypalMethod } from '#features/payments/server/paypal/paypal.ts';
import { paypalReady } from '#features/payments/server/paypal/paypal.factory.ts';
import { dayInTehran } from '#shared/tehran-days.ts';
import { useTestShop } from '../../../testing/test-shop.ts';
import { orderReady } from './checkout.factory.ts';

const paypal = await paypalReady();
afterAll(() => paypal.close());

describe('paying by PayPal', () => {
  const app = useTestShop({ ACCESS_TOKEN_SECONDS: '86400', ...paypal.environment });
  let gateway: ReadyGateway;
  let manager: ReadyCustomer;
  beforeAll(async () => {
    gateway = await gatewayReady(app.shop);
    manager = await customerReady(app.shop, { role: 'manager' });
  });
  afterAll(() => gateway.close());
  afterEach(() => {
    paypal.ledger.wrongBy = 0;
  });

  const terms = async () =>
    (await app.call('GET /api/admin/settings/paying-terms/', { token: manager.token })).body as {
      paypal: object | null;
    };
  const say = (body: object, token = manager.token) => putSetting(app, 'paying-paypal', { token, body });
  const offered = async () =>
    (
      (await app.call('GET /api/checkout/payment-methods/')).body as { data: { method: string; rate?: object }[] }
    ).data.find(({ method }) => method === 'paypal');

  test('PAY-05 PayPal is listed when the owner has set a rate, from that day on, and the change is stored', async () => {
    expect(await terms()).toMatchObject({ paypal: { currency: 'USD', toman_per_unit: null, date: null } });
    expect(await offered()).toBeUndefined();
    for (const wrong of [
      { currency: 'USD', toman_per_unit: 0 },
      { currency: 'IRR', toman_per_unit: 10 },
      { currency: 'USD' },
    ])
      expect((await say(wrong)).status).toBe(400);
    expect(
      (await say({ currency: 'USD', toman_per_unit: 100_000 }, (await customerReady(app.shop)).token)).status,
    ).toBe(403);
    expect((await say({ currency: 'EUR', toman_per_unit: 120_000 })).status).toBe(200);
    expect((await say({ currency: 'USD', toman_per_unit: 100_000 })).status).toBe(200);
    const date = dayInTehran(app.clock.now());
    expect(await terms()).toMatchObject({ paypal: { currency: 'USD', toman_per_unit: 100_000, date } });
    expect((await offered())?.rate).toEqual({ currency: 'USD', toman_per_unit: 100_000, date });
    const log = await app.call('GET /api/admin/audit/', {
      token: manager.token,
      query: { subject: 'setting', subject_id: 'paypal-rate' },
    });
    expect((log.body as { data: object[] }).data[0]).toMatchObject({
      action: 'settings.paypal-rate-changed',
      before: { currency: 'EUR' },
      after: { currency: 'USD', tomanPerUnit: 100_000 },
    });
  });

  test('PAY-05 without its rate PayPal is not available', async () => {
    expect((await say({ currency: 'USD', toman_per_unit: null })).status).toBe(200);
    expect(await terms()).toMatchObject({ paypal: { toman_per_unit: null, date: null } });
    expect(await offered()).toBeUndefined();
    await say({ currency: 'USD', toman_per_unit: 100_000 });
    expect(await offered()).toBeDefined();
  });

  const order = async () => {
    const { variantIds } = await productReady(app.shop, { stock: 3 });
    const bought = await orderReady(app.shop, {
      lines: [{ variantId: variantIds[0]!, quantity: 1 }],
      body: { payment_method: 'paypal' },
    });
    return { ...bought, id: new URL(bought.payAddress!).searchParams.get('token')! };
  };
  const stateOf = async ({ customer, number }: Awaited<ReturnType<typeof order>>) =>
    (
      (await app.call('GET /api/orders/:number/', { token: customer.token, params: { number } })).body as {
        status: string;
      }
    ).status;

  test('PAY-05 the rate is stated, stored with the requested amount, and compared', async () => {
    expect((await offered())?.rate).toMatchObject({ currency: 'USD', toman_per_unit: 100_000 });
    const bought = await order();
    expect(bought.total).toBe(140_000);
    expect(await attemptNamed(app.shop, 'paypal', bought.id)).toMatchObject({
      amount: 140_000,
      foreign: { currency: 'USD', minor: 140, tomanPerUnit: 100_000 },
    });
    const callback = await paypal.choose(bought.payAddress!, 'pay');
    expect(await gateway.comeBack(callback)).toBe(`/payment-success?order=${bought.number}`);
    expect(await gateway.comeBack(callback)).toBe(`/payment-success?order=${bought.number}`);
    expect(await stateOf(bought)).toBe('placed');
  });

  test('PAY-05 PAY-08 what was paid and by which rate stands on the order, its invoice and the sheet of the staff, whatever the rate is by then', async () => {
    const bought = await order();
    expect(
      (await app.call('GET /api/orders/:number/', { token: bought.customer.token, params: { number: bought.number } }))
        .body,
    ).toMatchObject({ foreign: null });
    await gateway.comeBack(await paypal.choose(bought.payAddress!, 'pay'));
    await say({ currency: 'EUR', toman_per_unit: 250_000 });
    const paid = { currency: 'USD', minor: 140, toman_per_unit: 100_000 };
    const seen = (call: string, token: string) => app.call(call, { token, params: { number: bought.number } });
    expect((await seen('GET /api/orders/:number/', bought.customer.token)).body).toMatchObject({ foreign: paid });
    expect((await seen('GET /api/orders/:number/invoice/', bought.customer.token)).body).toMatchObject({
      foreign: paid,
    });
    expect((await seen('GET /api/orders/:number/invoice.pdf', bought.customer.token)).status).toBe(200);
    expect((await seen('GET /api/admin/orders/:number/', manager.token)).body).toMatchObject({
      payments: [{ status: 'paid', foreign: paid }],
    });
    await say({ currency: 'USD', toman_per_unit: 100_000 });
  });

  test('PAY-05 a buyer who cancels can retry, and one who approves and never returns has paid', async () => {
    const bought = await order();
    expect(await gateway.comeBack(await paypal.choose(bought.payAddress!, 'leave'))).toMatch(
      new RegExp(`^/payment-failed\\?order=${bought.number}`),
    );
    const again = await app.call('POST /api/orders/:number/pay/', {
      token: bought.customer.token,
      params: { number: bought.number },
      body: {},
    });
    await paypal.choose((again.body as { payment: { redirect_url: string } }).payment.redirect_url, 'pay');
    app.clock.advance(5 * 60_000);
    await reconcilePayments(app.shop);
    expect(await stateOf(bought)).toBe('placed');
  });

  test('PAY-05 a payment claimed by the buyer is not accepted, and another sum than requested places no order', async () => {
    const claimed = await order();
    expect(await gateway.comeBack(`/payment/callback/paypal?token=${claimed.id}&PayerID=X`)).toMatch(
      /^\/payment-failed/,
    );
    expect(await stateOf(claimed)).toBe('awaiting-payment');
    const lied = await order();
    const callback = await paypal.choose(lied.payAddress!, 'pay');
    paypal.ledger.wrongBy = -100;
    await gateway.comeBack(callback);
    expect(await stateOf(lied)).toBe('awaiting-payment');
  });

  test('PAY-05 a refund is made in its currency by the rate of the payment', async () => {
    const bought = await order();
    await gateway.comeBack(await paypal.choose(bought.payAddress!, 'pay'));
    const attempt = (await attemptNamed(app.shop, 'paypal', bought.id))!;
    const capture = paypal.ledger.find(bought.id)!.capture!;
    const once = randomUUID();
    const refund = (amount: number, key: string) =>
      paypalMethod.refund!(app.shop, { attempt, reference: capture.id, amount, key });
    expect(await refund(70_000, once)).toMatchObject({ outcome: 'done' });
    expect(await refund(70_000, once)).toMatchObject({ outcome: 'done' });
    expect(capture.refunded).toBe(70);
    expect(await refund(100, randomUUID())).toMatchObject({ outcome: 'refused' });
  });
});
