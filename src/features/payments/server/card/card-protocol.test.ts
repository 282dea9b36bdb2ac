import { afterAll, beforeAll, expect, test } from 'vitest';
import { ordinaryTestCard, testCards } from '../../test-cards.rules.ts';
import { GatewayUnavailable } from '../payment-method.ts';
import { cardProviderReady, type ReadyCardProvider } from './card.factory.ts';
import { explainCard } from './card-sayings.ts';
import { authorisedCharges, refundCharge, startCharge, takeCharge, type CardAccount } from './card-protocol.ts';

let provider: ReadyCardProvider;
let account: CardAccount;
beforeAll(async () => {
  provider = await cardProviderReady(new Date('2026-11-20T08:00:00Z'));
  account = { url: provider.url, key: provider.environment.CARD_PROVIDER_KEY };
});
afterAll(() => provider.close());

const payable = { orderId: 1, number: '79687865', amount: 140_000, phone: '+989121234567' };
const returnUrl = 'http://shop.test/payment/callback/credit-card';
const attemptOf = (authority: string, amount = payable.amount) => ({ authority, amount, foreign: null });
const start = async (number: string) => {
  const { token, last_four: lastFour } = await provider.tokenOf(number);
  const started = await startCharge(account, { payable, card: { token, lastFour }, returnUrl, description: 'سفارش' });
  return { token, lastFour, started, address: `${provider.url}/pay/${started?.authority ?? ''}` };
};

test.each<[object, string]>([
  [{ number: '6104330000000004' }, 'number_invalid'],
  [{ number: '610433' }, 'number_invalid'],
  [{ holder: ' ' }, 'holder_invalid'],
  [{ expiry_month: 13 }, 'expiry_invalid'],
  [{ expiry_year: 1405, expiry_month: 7 }, 'card_expired'],
  [{ expiry_year: 2026, expiry_month: 10 }, 'card_expired'],
  [{ cvv2: '12' }, 'cvv2_invalid'],
])('PAY-04 the provider refuses a card with %j: %s', async (card, code) => {
  expect(await provider.hand({ ...card })).toEqual({ status: 422, body: { error: { code } } });
});

test('PAY-04 a browser of any origin may submit a card, with only the public key', async () => {
  const requested = await fetch(`${provider.url}/v1/tokens`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://shop.example.ir',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  });
  expect([
    requested.status,
    requested.headers.get('access-control-allow-origin'),
    requested.headers.get('access-control-allow-credentials'),
  ]).toEqual([204, '*', null]);
  const stranger = await fetch(`${provider.url}/v1/tokens`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_other', 'content-type': 'application/json' },
    body: '{}',
  });
  expect(stranger.status).toBe(401);
  expect((await fetch(`${provider.url}/v1/charges`, { headers: { authorization: 'Bearer pk_test' } })).status).toBe(
    401,
  );
});

test('PAY-04 a token starts one charge, which the card holder confirms at the bank and the shop captures once', async () => {
  const { token, lastFour, started, address } = await start(ordinaryTestCard);
  expect(started).toEqual({ authority: expect.stringMatching(/^ch_/) as string, cardMask: '************0003' });
  const attempt = attemptOf(started!.authority);
  expect(await takeCharge(account, attempt)).toEqual({ outcome: 'failed', response: 'waiting' });
  expect(await provider.visit(address, 'pay')).toBe(`${returnUrl}?charge=${attempt.authority}&result=ok`);
  expect(await authorisedCharges(account)).toContain(attempt.authority);
  const taken = await takeCharge(account, attempt);
  expect(taken).toEqual({
    outcome: 'paid',
    reference: expect.stringMatching(/^\d{9}$/) as string,
    cardMask: '************0003',
  });
  expect(await takeCharge(account, attempt)).toEqual(taken);
  expect(await authorisedCharges(account)).not.toContain(attempt.authority);
  // A repeated request returns the same charge; for any other the token is used up.
  expect(await startCharge(account, { payable, card: { token, lastFour }, returnUrl, description: 'سفارش' })).toEqual(
    started,
  );
  expect(
    await startCharge(account, {
      payable: { ...payable, number: '1' },
      card: { token, lastFour },
      returnUrl,
      description: 'سفارش',
    }),
  ).toBeNull();
});

test('PAY-04 a card that its bank does not challenge redirects straight back', async () => {
  const { started, address } = await start(testCards.atOnce);
  expect(await provider.visit(address)).toBe(`${returnUrl}?charge=${started!.authority}&result=ok`);
  expect(await takeCharge(account, attemptOf(started!.authority))).toMatchObject({ outcome: 'paid' });
});

test.each([
  [testCards.insufficient, 'insufficient_funds'],
  [testCards.declined, 'do_not_honour'],
])('PAY-04 the card %s is declined: %s', async (number, code) => {
  const { started, address } = await start(number);
  expect(await provider.visit(address)).toBe(
    `${returnUrl}?charge=${started!.authority}&result=declined&decline_code=${code}`,
  );
  expect(await takeCharge(account, attemptOf(started!.authority))).toEqual({ outcome: 'failed', response: code });
  expect(explainCard(code)).not.toBeNull();
});

test("PAY-04 leaving the bank's page, or never reaching it, pays nothing", async () => {
  const left = await start(ordinaryTestCard);
  expect(await provider.visit(left.address, 'leave')).toContain('result=left');
  expect(await takeCharge(account, attemptOf(left.started!.authority))).toEqual({
    outcome: 'failed',
    response: 'left',
  });
  const late = await start(testCards.atOnce);
  provider.clock.advance(61 * 60_000);
  expect(await takeCharge(account, attemptOf(late.started!.authority))).toEqual({
    outcome: 'failed',
    response: 'lapsed',
  });
  expect(await takeCharge(account, attemptOf('ch_0000000000000000'))).toEqual({
    outcome: 'failed',
    response: 'charge_unknown',
  });
});

test('PAY-04 an amount other than the authorised one is not captured', async () => {
  const { started } = await start(testCards.atOnce);
  await expect(takeCharge(account, attemptOf(started!.authority, 150_000))).rejects.toBeInstanceOf(GatewayUnavailable);
});

test('PAY-04 money is refunded in parts, once per key and never beyond the payment', async () => {
  const { started } = await start(testCards.atOnce);
  const { authority } = started!;
  await takeCharge(account, attemptOf(authority));
  const first = await refundCharge(account, { authority, amount: 100_000, key: 'a' });
  expect(first).toEqual({ outcome: 'done', reference: expect.stringMatching(/^re_/) as string });
  expect(await refundCharge(account, { authority, amount: 100_000, key: 'a' })).toEqual(first);
  expect(await refundCharge(account, { authority, amount: 100_000, key: 'b' })).toEqual({
    outcome: 'refused',
    why: 'amount_exceeds_charge',
  });
  expect(await refundCharge(account, { authority, amount: 40_000, key: 'c' })).toMatchObject({ outcome: 'done' });
});

test('PAY-04 a provider that is unreachable or responds with something else is unavailable', async () => {
  const elsewhere = { url: 'http://127.0.0.1:9', key: 'sk' };
  await expect(takeCharge(elsewhere, attemptOf('ch_00000000'))).rejects.toBeInstanceOf(GatewayUnavailable);
  await expect(authorisedCharges({ url: provider.url, key: 'wrong' })).rejects.toBeInstanceOf(GatewayUnavailable);
});
