import { retriedCall } from '#testing/retried-call.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { transferReported, transfersReady } from '#features/bank-transfers/server/bank-transfers.factory.ts';
import { releaseLapsedHolds } from '#features/cancellations/server/lapsed-holds.service.ts';
import { orderReady, type orderBody } from '#features/checkout/server/checkout.factory.ts';
import { uploadReady } from '#features/media/server/media.factory.ts';
import type { OrderDetail } from '#features/order-details/order-details.contract.ts';
import type { StaffOrderDetail } from '#features/order-details/order-details-admin.contract.ts';
import { withoutPurchaseLimits } from '#features/payments/server/payments.factory.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { changeCredit, creditBalance } from '#features/store-credit/server/store-credit.service.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { gatewayReady, type ReadyGateway } from './gateway.factory.ts';

const hour = 3_600_000;

describe('an order paid in parts, on PostgreSQL', () => {
  const app = useTestShop({ ACCESS_TOKEN_SECONDS: '86400000', DATABASE_POOL_SIZE: '20' });
  let gateway: ReadyGateway;
  let staff: ReadyCustomer;
  let customer: ReadyCustomer;
  let variantId = 0;
  beforeAll(async () => {
    gateway = await gatewayReady(app.shop);
    await transfersReady(app.shop);
    await withoutPurchaseLimits(app.shop);
    variantId = (await productReady(app.shop, { price: 200_000, stock: 100 })).variantIds[0]!;
  });
  beforeEach(async () => {
    customer = await customerReady(app.shop);
    // The clock advances between the tests beyond a staff session's lifetime.
    staff = await customerReady(app.shop, { role: 'owner' });
  });
  afterEach(async () => {
    expect(await bookErrors(app.shop)).toEqual([]);
  });
  afterAll(() => gateway.close());

  const buy = (body: Parameters<typeof orderBody>[0] = {}) =>
    orderReady(app.shop, {
      customer,
      lines: [{ variantId, quantity: 1 }],
      body: { payment_method: 'online', ...body },
    });
  const call = async (name: string, number: string, body?: object, by = customer) =>
    retriedCall(app, name, {
      token: by.token,
      params: { number },
      ...(body === undefined ? {} : { body }),
    });
  const detail = async (number: string) => (await call('GET /api/orders/:number/', number)).body as OrderDetail;
  const staffDetail = async (number: string) =>
    (await call('GET /api/admin/orders/:number/', number, undefined, staff)).body as StaffOrderDetail;
  /** Returns the tenders with a captured amount. */
  const tenders = async (number: string) => (await staffDetail(number)).payments.filter(({ captured }) => captured > 0);
  /** Pays an amount at the gateway; returns where the browser is redirected. */
  const payPart = async (number: string, amount: number | undefined, method = 'online') => {
    const { body, status } = await call('POST /api/orders/:number/pay/', number, {
      payment_method: method,
      ...(amount === undefined ? {} : { amount }),
    });
    expect(status).toBe(200);
    const { payment } = body as { payment: { redirect_url: string } };
    return gateway.comeBack(await gateway.choose(payment.redirect_url, 'pay'));
  };

  test('PAY-06 two cards: a part leaves the order waiting with its stock reserved, and the rest places it', async () => {
    const { number, total } = await buy();
    const heldUntil = (await detail(number)).held_until!;
    expect(await payPart(number, 60_000)).toBe(`/my-order?order=${number}`);
    const waiting = await detail(number);
    expect(waiting).toMatchObject({
      status: 'awaiting-payment',
      received: 60_000,
      left_to_pay: total - 60_000,
      excess: 0,
      can: { pay: true, be_paid_back: true },
    });
    expect(waiting.held_until! > heldUntil).toBe(true);
    expect(await payPart(number, undefined, 'zibal')).toBe(`/payment-success?order=${number}`);
    expect(await staffDetail(number)).toMatchObject({ status: 'placed', left_to_pay: 0, excess: 0 });
    expect(await tenders(number)).toMatchObject([
      { method: 'online', kind: 'gateway', status: 'paid', captured: 60_000 },
      { method: 'zibal', kind: 'gateway', status: 'paid', captured: total - 60_000 },
    ]);
  });

  test('PAY-06 credit and a card in parts: the amount paid by credit is not in the remainder', async () => {
    await changeCredit(app.shop, {
      customerId: customer.id,
      amount: 90_000,
      note: 'هدیه',
      by: staff.id,
      role: 'owner',
    });
    const { number, total } = await buy({ credit_amount: 90_000 });
    await payPart(number, 50_000);
    expect(await detail(number)).toMatchObject({ received: 50_000, left_to_pay: total - 140_000 });
    await payPart(number, undefined);
    expect(await detail(number)).toMatchObject({ status: 'placed', received: total - 90_000 });
    expect(await tenders(number)).toMatchObject([
      { method: 'credit', kind: 'stored-value', status: 'paid', captured: 90_000, refunded: 0 },
      { kind: 'gateway', captured: 50_000 },
      { kind: 'gateway', captured: total - 140_000 },
    ]);
    await call(
      'POST /api/admin/orders/:number/refund/',
      number,
      { amount: total - 30_000, method: 'credit', reason: 'شکسته بود' },
      staff,
    );
    expect((await tenders(number)).map(({ kind, refunded }) => [kind, refunded])).toEqual([
      ['stored-value', 60_000],
      ['gateway', 50_000],
      ['gateway', total - 140_000],
    ]);
    expect(await creditBalance(app.shop, customer.id)).toBe(total - 30_000);
  });

  test('PAY-07 cash and credit are tenders: twenty concurrent handovers collect the amount due at the door once', async () => {
    await changeCredit(app.shop, {
      customerId: customer.id,
      amount: 40_000,
      note: 'هدیه',
      by: staff.id,
      role: 'owner',
    });
    const { number, total } = await buy({ payment_method: 'cash', credit_amount: 40_000 });
    for (const to of ['packaging', 'ready', 'on-the-way'])
      await app.call('POST /api/admin/orders/bulk-move/', { token: staff.token, body: { numbers: [number], to } });
    expect(await tenders(number)).toMatchObject([{ kind: 'stored-value', captured: 40_000 }]);
    const moves = await Promise.all(
      Array.from({ length: 20 }, () =>
        retriedCall(app, 'POST /api/admin/orders/bulk-move/', {
          token: staff.token,
          body: { numbers: [number], to: 'delivered' },
        }),
      ),
    );
    expect(moves.every(({ status }) => status === 200)).toBe(true);
    expect(await tenders(number)).toMatchObject([
      { kind: 'stored-value', captured: 40_000 },
      { method: 'cash', kind: 'cash', status: 'paid', captured: total - 40_000 },
    ]);
    expect(await detail(number)).toMatchObject({ received: total - 40_000, left_to_pay: 0, excess: 0 });
    await call(
      'POST /api/admin/orders/:number/refund/',
      number,
      { amount: total - 10_000, method: 'payment', reason: 'شکسته بود' },
      staff,
    );
    expect((await tenders(number)).map(({ refunded }) => refunded)).toEqual([30_000, total - 40_000]);
    expect(await creditBalance(app.shop, customer.id)).toBe(total - 10_000);
  });

  test.each([
    ['less than a gateway takes', 5_000],
    ['a part that leaves less than a gateway takes', -5_000],
    ['more than is left', 1],
  ])('PAY-06 %s is refused with the allowed amounts', async (_, amount) => {
    const { number, total } = await buy();
    const wanted = amount === 1 ? total + 1 : (total + amount) % total;
    const { status, body } = await call('POST /api/orders/:number/pay/', number, { amount: wanted });
    expect([status, (body as { code: string }).code]).toEqual([409, 'payment-amount-unfit']);
    await call('POST /api/orders/:number/cancel/', number, {});
  });

  test('PAY-06 a part-paid order is not sent before the rest is paid, and cash on delivery is no longer available', async () => {
    const { number } = await buy();
    await payPart(number, 60_000);
    const ways = (await call('GET /api/orders/:number/payment-methods/', number)).body as {
      data: { method: string }[];
    };
    expect(ways.data.map(({ method }) => method)).not.toContain('cash');
    expect((await call('POST /api/orders/:number/pay/', number, { payment_method: 'cash' })).body).toMatchObject({
      code: 'payment-method-unavailable',
    });
  });

  test('PAY-09 without the rest, the order lapses and its paid part is returned to the customer', async () => {
    const { number } = await buy();
    await payPart(number, 60_000);
    app.clock.advance(25 * hour);
    await releaseLapsedHolds(app.shop);
    expect(await detail(number)).toMatchObject({
      status: 'lapsed',
      received: 0,
      refunded: 0,
      refunds: [{ amount: 60_000, method: 'credit', kind: 'not-taken' }],
    });
    expect(await creditBalance(app.shop, customer.id)).toBe(60_000);
  });

  test('PAY-08 cancelling after a part payment refunds it by the chosen method', async () => {
    const { number } = await buy();
    await payPart(number, 60_000);
    expect((await call('POST /api/orders/:number/cancel/', number, { refund_method: 'credit' })).body).toMatchObject({
      status: 'cancelled',
      refunds: [{ amount: 60_000, method: 'credit', kind: 'not-taken' }],
    });
    expect(await creditBalance(app.shop, customer.id)).toBe(60_000);
  });

  /** Starts a full payment, pays a part in another tab, and then the full amount as well. */
  const overpaid = async () => {
    const { number, total, payAddress } = await buy();
    await payPart(number, 60_000);
    expect(await gateway.comeBack(await gateway.choose(payAddress!, 'pay'))).toBe(`/payment-success?order=${number}`);
    return { number, total };
  };

  test('PAY-06 an overpayment is reported to both sides and refunded once by twenty concurrent requests', async () => {
    const { number, total } = await overpaid();
    expect(await detail(number)).toMatchObject({ status: 'placed', received: total + 60_000, excess: 60_000 });
    expect(await staffDetail(number)).toMatchObject({ excess: 60_000, refundable: total });
    const presses = await Promise.all(
      Array.from({ length: 20 }, (_, who) =>
        who % 2 === 0
          ? call('POST /api/orders/:number/return-excess/', number, { refund_method: 'credit' })
          : call('POST /api/admin/orders/:number/return-excess/', number, { method: 'credit' }, staff),
      ),
    );
    expect(presses.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)]);
    expect(await creditBalance(app.shop, customer.id)).toBe(60_000);
    expect(await detail(number)).toMatchObject({ received: total, excess: 0, refunded: 0, refund_status: 'none' });
  });

  test('PAY-08 cancelling an overpaid order refunds everything, tender by tender', async () => {
    const { number, total } = await overpaid();
    await call('POST /api/orders/:number/cancel/', number, { refund_method: 'credit' });
    expect(await creditBalance(app.shop, customer.id)).toBe(total + 60_000);
    expect((await tenders(number)).map(({ captured, refunded }) => captured - refunded)).toEqual([0, 0]);
  });

  test('PAY-08 twenty concurrent refunds of an order with two tenders refund no tender beyond its amount', async () => {
    const { number, total } = await buy();
    await payPart(number, 60_000);
    await payPart(number, undefined, 'zibal');
    const fifth = Math.floor(total / 5);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        call(
          'POST /api/admin/orders/:number/refund/',
          number,
          { amount: fifth, method: 'credit', reason: 'کالا خط داشت' },
          staff,
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(await tenders(number)).toMatchObject([
      { captured: 60_000, refunded: 60_000 },
      { captured: total - 60_000, refunded: 5 * fifth - 60_000 },
    ]);
  });

  const confirm = (number: string, body: object) =>
    app.call('POST /api/admin/bank-transfers/:number/confirm/', { token: staff.token, params: { number }, body });

  test('PAY-05 a transfer in two parts: each is reported and matched separately, and a stale decision does not apply to the next', async () => {
    const bought = await buy({ payment_method: 'bank' });
    const { number, total } = bought;
    const report = async (reference: string, amount?: number) =>
      call('POST /api/orders/:number/bank-transfer/', number, {
        reference,
        receipt: await uploadReady(app.shop, { customerId: customer.id, kind: 'file' }),
        ...(amount === undefined ? {} : { amount }),
      });
    expect((await report('700001', 80_000)).body).toMatchObject({ report: { status: 'waiting', amount: 80_000 } });
    expect((await confirm(number, { revision: 1 })).body).toMatchObject({ outcome: 'part' });
    expect((await call('GET /api/orders/:number/bank-transfer/', number)).body).toMatchObject({
      due: total - 80_000,
      received: 80_000,
      can_report: true,
      report: { status: 'confirmed' },
    });
    expect((await report('700001')).body).toMatchObject({ code: 'reference-taken' });
    expect((await report('700002')).body).toMatchObject({ report: { status: 'waiting', amount: total - 80_000 } });
    expect((await confirm(number, { revision: 1 })).body).toMatchObject({ code: 'transfer-corrected' });
    expect((await confirm(number, { revision: 2 })).body).toMatchObject({ outcome: 'placed' });
    expect(await tenders(number)).toMatchObject([
      { kind: 'bank-transfer', captured: 80_000 },
      { kind: 'bank-transfer', captured: total - 80_000 },
    ]);
  });

  test('PAY-05 a found amount below the reported one leaves the order waiting; an excess is stated and refunded', async () => {
    const bought = await buy({ payment_method: 'bank' });
    const { number, total } = bought;
    await transferReported(app.shop, bought, '700003');
    expect((await confirm(number, { revision: 1, amount: 90_000 })).body).toMatchObject({ outcome: 'part' });
    await transferReported(app.shop, bought, '700004');
    expect((await confirm(number, { revision: 2, amount: total })).body).toMatchObject({ outcome: 'placed' });
    expect(await detail(number)).toMatchObject({ excess: 90_000 });
    expect((await call('POST /api/orders/:number/return-excess/', number, { refund_method: 'payment' })).status).toBe(
      200,
    );
    expect(await creditBalance(app.shop, customer.id)).toBe(90_000);
  });
});
