import { expect, test } from 'vitest';
import type { Shop } from '#platform/shop.ts';
import { answerInsteadOfNetwork } from '../outbound.ts';
import { GatewayUnavailable } from '../payment-method.ts';
import { explainZarinpal, zarinpalMeanings } from './zarinpal-codes.ts';
import { confirmAtZarinpal, startAtZarinpal, unverifiedAtZarinpal } from './zarinpal-protocol.ts';

const account = {
  merchantId: 'c0ffee00-0000-4000-8000-000000000000',
  calls: 'https://sandbox.zarinpal.com/pg/v4/payment',
  payAddress: 'https://sandbox.zarinpal.com/pg/StartPay',
  refunds: null,
};
const payable = { orderId: 1, number: '79687865', amount: 140_000, phone: '+989121234567' };
const authority = `A${'0'.repeat(34)}1`;

function answering(answer: unknown): { shop: Shop; sent: { address: string; body: object }[] } {
  const shop = {} as Shop;
  const sent: { address: string; body: object }[] = [];
  answerInsteadOfNetwork(shop, (address, body) => {
    sent.push({ address, body });
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  return { shop, sent };
}

const start = (shop: Shop) =>
  startAtZarinpal(shop, account, { payable, callbackUrl: 'https://shop.test/payment/callback', description: 'سفارش' });
const confirm = (shop: Shop) => confirmAtZarinpal(shop, account, { authority, amount: 140_000, foreign: null });

test('an order is announced in rial, with the phone in national format', async () => {
  const { shop, sent } = answering({ data: { code: 100, authority }, errors: [] });
  expect(await start(shop)).toEqual({ authority });
  expect(sent).toEqual([
    {
      address: 'https://sandbox.zarinpal.com/pg/v4/payment/request.json',
      body: {
        merchant_id: account.merchantId,
        amount: 1_400_000,
        currency: 'IRR',
        description: 'سفارش',
        callback_url: 'https://shop.test/payment/callback',
        metadata: { mobile: '09121234567', order_id: '79687865' },
      },
    },
  ]);
});

test.each([
  ['a refusal', { data: [], errors: { code: -10, message: 'Terminal is not valid' } }],
  ['an authority that is none', { data: { code: 100, authority: '../../elsewhere' }, errors: [] }],
  ['something that is not its protocol', '<html>'],
  ['nothing', new Error('ECONNREFUSED')],
])('%s means that the gateway is unavailable', async (_, answer) => {
  await expect(start(answering(answer).shop)).rejects.toBeInstanceOf(GatewayUnavailable);
});

test.each([
  [100, { outcome: 'paid', reference: '201', cardMask: '502229******5995' }],
  [101, { outcome: 'paid', reference: '201', cardMask: '502229******5995' }],
])('code %d means paid', async (code, confirmation) => {
  const { shop, sent } = answering({ data: { code, ref_id: 201, card_pan: '502229******5995' }, errors: [] });
  expect(await confirm(shop)).toEqual(confirmation);
  expect(sent[0]?.body).toEqual({ merchant_id: account.merchantId, amount: 1_400_000, authority });
});

/** Zarinpal's list of codes; new ones have to be added here. */
const everyCode = [
  -9, -10, -11, -12, -13, -14, -15, -16, -17, -18, -30, -31, -32, -33, -34, -35, -39, -40, -50, -51, -52, -53, -54, -55,
  100, 101,
];
const notPaid = [-51, -53, -54, -55];
const canBeRequestedAgain = [-12, -52];

test('PAY-06 every Zarinpal code has a meaning and a message in both languages', () => {
  expect(
    Object.keys(zarinpalMeanings)
      .map(Number)
      .sort((a, b) => a - b),
  ).toEqual([...everyCode].sort((a, b) => a - b));
  for (const code of everyCode) {
    const sentence = explainZarinpal(String(code));
    expect(sentence?.fa).toMatch(/^[\u0600-\u06FF].*\.$/);
    expect(sentence?.en).toMatch(/^[A-Z].*\.$/);
  }
  expect(explainZarinpal('-999')).toBeNull();
});

test.each(notPaid)('code %d means not paid', async (code) => {
  expect(await confirm(answering({ data: [], errors: { code } }).shop)).toEqual({
    outcome: 'failed',
    response: String(code),
  });
});

test('PAY-06 an amount other than the requested one is neither paid nor failed', async () => {
  expect(await confirm(answering({ data: [], errors: { code: -50 } }).shop)).toEqual({
    outcome: 'wrong-sum',
    response: '-50',
  });
});

test.each(everyCode.filter((code) => code < 0 && code !== -50 && !notPaid.includes(code)))(
  'code %d leaves the payment undecided',
  async (code) => {
    const error: unknown = await confirm(answering({ data: [], errors: { code } }).shop).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(GatewayUnavailable);
    expect(error).toMatchObject({ response: String(code), misconfigured: !canBeRequestedAgain.includes(code) });
  },
);

test.each([
  ['a code that nobody knows', { data: [], errors: { code: -999 } }],
  ['no code', { data: [], errors: [] }],
  ['nothing at all', null],
])('%s leaves the payment undecided', async (_, answer) => {
  await expect(confirm(answering(answer).shop)).rejects.toMatchObject({
    name: 'GatewayUnavailable',
    misconfigured: false,
  });
});

test('PAY-06 paid but unverified payments are listed by authority, and malformed entries are skipped', async () => {
  const { shop, sent } = answering({
    data: { code: 100, authorities: [{ authority, amount: 1_400_000 }, { authority: '../x' }, null, 'x'] },
    errors: [],
  });
  expect(await unverifiedAtZarinpal(shop, account)).toEqual([authority]);
  expect(sent).toEqual([
    {
      address: 'https://sandbox.zarinpal.com/pg/v4/payment/unVerified.json',
      body: { merchant_id: account.merchantId },
    },
  ]);
  await expect(
    unverifiedAtZarinpal(answering({ data: [], errors: { code: -11 } }).shop, account),
  ).rejects.toMatchObject({ misconfigured: true });
});
