import { expect, test } from 'vitest';
import type { Shop } from '#platform/shop.ts';
import { answerInsteadOfNetwork } from '../outbound.ts';
import { GatewayUnavailable } from '../payment-method.ts';
import { explainZibal, zibalMeanings } from './zibal-codes.ts';
import { confirmAtZibal, startAtZibal } from './zibal-protocol.ts';
import { zibal } from './zibal.ts';

const account = {
  merchant: 'a-merchant',
  calls: 'https://gateway.zibal.ir/v1',
  payAddress: 'https://gateway.zibal.ir/start',
};
const payable = { orderId: 1, number: '79687865', amount: 140_000, phone: '+989121234567' };

/** A shop whose gateway returns the given responses in turn. */
function answering(...answers: unknown[]): { shop: Shop; sent: { address: string; body: object }[] } {
  const shop = {} as Shop;
  const sent: { address: string; body: object }[] = [];
  answerInsteadOfNetwork(shop, (address, body) => {
    sent.push({ address, body });
    const answer = answers[sent.length - 1];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  return { shop, sent };
}

const start = (shop: Shop) =>
  startAtZibal(shop, account, {
    payable,
    callbackUrl: 'https://shop.test/payment/callback/zibal',
    description: 'سفارش',
  });
const confirm = (shop: Shop) =>
  confirmAtZibal(shop, account, { authority: '3714061397', amount: 140_000, foreign: null });
const paid = { status: 1, amount: 1_400_000, refNumber: 201, cardNumber: '62198610****5995' };
const asPaid = { outcome: 'paid', reference: '201', cardMask: '62198610****5995' };

test('an order is announced in rial, with its number and the phone in national format', async () => {
  const { shop, sent } = answering({ result: 100, trackId: 3_714_061_397 });
  expect(await start(shop)).toEqual({ authority: '3714061397' });
  expect(sent).toEqual([
    {
      address: 'https://gateway.zibal.ir/v1/request',
      body: {
        merchant: 'a-merchant',
        amount: 1_400_000,
        callbackUrl: 'https://shop.test/payment/callback/zibal',
        orderId: '79687865',
        description: 'سفارش',
        mobile: '09121234567',
      },
    },
  ]);
});

test.each([
  ['a refusal', { result: 103 }],
  ['a track that is none', { result: 100, trackId: '../elsewhere' }],
  ['something that is not its protocol', '<html>'],
  ['nothing', new Error('ECONNREFUSED')],
])('%s means that the gateway is unavailable', async (_, answer) => {
  await expect(start(answering(answer).shop)).rejects.toBeInstanceOf(GatewayUnavailable);
});

test('PAY-06 100 means that the requested amount was paid', async () => {
  const { shop, sent } = answering({ result: 100, ...paid });
  expect(await confirm(shop)).toEqual(asPaid);
  expect(sent).toEqual([
    { address: 'https://gateway.zibal.ir/v1/verify', body: { merchant: 'a-merchant', trackId: 3_714_061_397 } },
  ]);
});

test('PAY-06 201 has no amount, so the payment is looked up', async () => {
  const { shop, sent } = answering({ result: 201 }, { result: 100, ...paid });
  expect(await confirm(shop)).toEqual(asPaid);
  expect(sent.map(({ address }) => address)).toEqual([
    'https://gateway.zibal.ir/v1/verify',
    'https://gateway.zibal.ir/v1/inquiry',
  ]);
  await expect(confirm(answering({ result: 201 }, new Error('silent')).shop)).rejects.toBeInstanceOf(
    GatewayUnavailable,
  );
});

test.each([
  ['less', { ...paid, amount: 1_399_990 }, 'wrong-sum:139999'],
  ['more', { ...paid, amount: 14_000_000 }, 'wrong-sum:1400000'],
  ['none', { ...paid, amount: undefined }, 'wrong-sum:'],
])(
  'PAY-06 a gateway response with another amount (%s) is not trusted, the first time or later',
  async (_, answer, response) => {
    expect(await confirm(answering({ result: 100, ...answer }).shop)).toEqual({ outcome: 'wrong-sum', response });
    expect(await confirm(answering({ result: 201 }, { result: 100, ...answer }).shop)).toEqual({
      outcome: 'wrong-sum',
      response,
    });
    expect(explainZibal(response)?.fa).toMatch(/پرداخت‌شده به شمار نمی‌آید/);
  },
);

test.each([202, 203])('result %d means not paid', async (result) => {
  expect(await confirm(answering({ result }).shop)).toEqual({ outcome: 'failed', response: String(result) });
});

test.each([
  [102, true],
  [103, true],
  [104, true],
  [105, true],
  [106, true],
  [113, true],
  [114, true],
  [-1, false],
  [500, false],
])('result %d leaves the payment undecided; misconfigured: %s', async (result, misconfigured) => {
  await expect(confirm(answering({ result }).shop)).rejects.toMatchObject({
    name: 'GatewayUnavailable',
    response: String(result),
    misconfigured,
  });
});

test('every result has a message in both languages', () => {
  for (const result of Object.keys(zibalMeanings)) {
    expect(explainZibal(result)?.fa).toMatch(/^[\u0600-\u06FF].*\.$/);
    expect(explainZibal(result)?.en).toMatch(/^[A-Z].*\.$/);
  }
  expect(explainZibal('999')).toBeNull();
});

test.each([
  [
    { success: '1', trackId: '3714061397', orderId: '1', status: '2' },
    { authority: '3714061397', claimsPaid: true },
  ],
  [
    { success: '0', trackId: '3714061397', status: '3' },
    { authority: '3714061397', claimsPaid: false },
  ],
  [{ success: '1', trackId: "1' OR 1=1" }, null],
  [{ success: '1', trackId: ['1', '2'] }, null],
  [{}, null],
])('the callback query %j is parsed as %j', (query, read) => {
  expect(zibal.readCallback(query)).toEqual(read);
});
