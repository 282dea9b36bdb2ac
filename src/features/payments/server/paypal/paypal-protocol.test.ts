import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { GatewayUnavailable } from '../payment-method.ts';
import { demoPaypalApp, demoPaypalPath, type PaypalAccount } from './paypal-account.ts';
import { capturePaypalOrder, createPaypalOrder, refundPaypalCapture, type PaypalSum } from './paypal-protocol.ts';
import { paypalReady, type ReadyPaypal } from './paypal.factory.ts';

let paypal: ReadyPaypal;
let account: PaypalAccount;
beforeAll(async () => {
  paypal = await paypalReady();
  account = {
    ...demoPaypalApp,
    calls: `${paypal.url}${demoPaypalPath}`,
    approve: `${paypal.url}${demoPaypalPath}/checkoutnow?token=`,
  };
});
afterAll(() => paypal.close());
afterEach(() => {
  paypal.ledger.wrongBy = 0;
});

const now = Date.parse('2026-11-20T08:00:00Z');
const sum: PaypalSum = { currency: 'USD', minor: 1_273 };
const callback = 'http://shop.test/payment/callback/paypal';
const create = (key: string, of: PaypalSum = sum) =>
  createPaypalOrder(account, now, {
    sum: of,
    number: '79687865',
    description: 'Order 79687865',
    returnUrl: callback,
    cancelUrl: `${callback}?cancelled=1`,
    key,
  });
const approve = (id: string) => paypal.choose(`${account.approve}${id}`, 'pay');

test('PAY-05 an order is approved by its buyer and captured once, however often that is requested', async () => {
  const id = await create('one');
  expect(await create('one')).toBe(id);
  expect(await create('two')).not.toBe(id);
  expect((await paypal.page(`${account.approve}${id}`)).text).toContain('۱۲٫۷۳ دلار');
  expect(await capturePaypalOrder(account, now, { id, sum })).toEqual({
    outcome: 'failed',
    response: 'ORDER_NOT_APPROVED',
  });
  expect(await approve(id)).toBe(`/payment/callback/paypal?token=${id}&PayerID=DEMOBUYER0001`);
  const taken = await capturePaypalOrder(account, now, { id, sum });
  expect(taken).toEqual({
    outcome: 'paid',
    reference: expect.stringMatching(/^[0-9A-F]{17}$/) as string,
    cardMask: null,
  });
  expect(await capturePaypalOrder(account, now, { id, sum })).toEqual(taken);
});

test('PAY-05 an order captured under another key is looked up and paid', async () => {
  const id = await create('captured elsewhere');
  await approve(id);
  paypal.ledger.capture(paypal.ledger.find(id)!, 'another key');
  expect(await capturePaypalOrder(account, now, { id, sum })).toMatchObject({ outcome: 'paid' });
});

test('PAY-05 a buyer who cancels pays nothing', async () => {
  const id = await create('left');
  expect(await paypal.choose(`${account.approve}${id}`, 'leave')).toBe(
    `/payment/callback/paypal?cancelled=1&token=${id}`,
  );
  expect(await capturePaypalOrder(account, now, { id, sum })).toEqual({
    outcome: 'failed',
    response: 'ORDER_NOT_APPROVED',
  });
  expect(await capturePaypalOrder(account, now, { id: '00000000000000000', sum })).toEqual({
    outcome: 'failed',
    response: 'INVALID_RESOURCE_ID',
  });
});

test.each<[string, number, PaypalSum]>([
  ['a cent less', -1, sum],
  ['more', 500, sum],
  ['another currency', 0, { currency: 'EUR', minor: 1_273 }],
])('PAY-05 %s than was requested is not accepted as paid', async (name, wrongBy, requested) => {
  const id = await create(name);
  await approve(id);
  paypal.ledger.wrongBy = wrongBy;
  expect(await capturePaypalOrder(account, now, { id, sum: requested })).toMatchObject({ outcome: 'wrong-sum' });
});

test('PAY-05 yen have no cents', async () => {
  const yen: PaypalSum = { currency: 'JPY', minor: 1_918 };
  const id = await create('yen', yen);
  await approve(id);
  expect(await capturePaypalOrder(account, now, { id, sum: yen })).toMatchObject({ outcome: 'paid' });
});

test('PAY-05 money is refunded in parts, once per key and never beyond the payment', async () => {
  const id = await create('refunds');
  await approve(id);
  const paid = await capturePaypalOrder(account, now, { id, sum });
  const capture = paid.outcome === 'paid' ? paid.reference : '';
  const back = (minor: number, key: string) =>
    refundPaypalCapture(account, now, { capture, sum: { currency: 'USD', minor }, key });
  const first = await back(1_000, 'a');
  expect(first).toMatchObject({ outcome: 'done' });
  expect(await back(1_000, 'a')).toEqual(first);
  expect(await back(1_000, 'b')).toEqual({ outcome: 'refused', why: 'REFUND_AMOUNT_EXCEEDED' });
  expect(await back(273, 'c')).toMatchObject({ outcome: 'done' });
  expect(await capturePaypalOrder(account, now, { id, sum })).toMatchObject({ outcome: 'paid', reference: capture });
  expect(await refundPaypalCapture(account, now, { capture: 'NONE', sum, key: 'd' })).toEqual({
    outcome: 'refused',
    why: 'INVALID_RESOURCE_ID',
  });
});

test('PAY-05 a wrong secret, an unresponsive PayPal or another server in its place is unavailable', async () => {
  const requested = { sum, number: '1', description: '', returnUrl: callback, cancelUrl: callback, key: 'x' };
  await expect(createPaypalOrder({ ...account, clientId: 'other' }, now, requested)).rejects.toBeInstanceOf(
    GatewayUnavailable,
  );
  await expect(createPaypalOrder({ ...account, calls: 'http://127.0.0.1:9' }, now, requested)).rejects.toBeInstanceOf(
    GatewayUnavailable,
  );
  await expect(createPaypalOrder({ ...account, calls: paypal.url }, now, requested)).rejects.toBeInstanceOf(
    GatewayUnavailable,
  );
});
