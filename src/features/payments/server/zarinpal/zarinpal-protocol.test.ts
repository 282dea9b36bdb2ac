import { expect, test } from 'vitest';
import type { Shop } from '#platform/shop.ts';
import { answerInsteadOfNetwork } from '../outbound.ts';
import { GatewayUnavailable } from '../payment-method.ts';
import { confirmAtZarinpal, startAtZarinpal } from './zarinpal-protocol.ts';

const account = { merchantId: 'c0ffee00-0000-4000-8000-000000000000', calls: 'https://sandbox.zarinpal.com/pg/v4/payment', payAddress: 'https://sandbox.zarinpal.com/pg/StartPay' };
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

const start = (shop: Shop) => startAtZarinpal(shop, account, { payable, callbackUrl: 'https://shop.test/payment/callback', description: 'سفارش' });
const confirm = (shop: Shop) => confirmAtZarinpal(shop, account, { authority, amount: 140_000, foreign: null });

test('an order is announced in rial, with the phone as people write it', async () => {
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
])('code %d says that it was paid', async (code, confirmation) => {
  const { shop, sent } = answering({ data: { code, ref_id: 201, card_pan: '502229******5995' }, errors: [] });
  expect(await confirm(shop)).toEqual(confirmation);
  expect(sent[0]?.body).toEqual({ merchant_id: account.merchantId, amount: 1_400_000, authority });
});

test.each([-50, -51, -53, -54])('code %d says that it was not paid', async (code) => {
  expect(await confirm(answering({ data: [], errors: { code } }).shop)).toEqual({ outcome: 'failed' });
});

test.each([[-9], [-11], [-12], [-52]])('code %d does not say whether it was paid', async (code) => {
  await expect(confirm(answering({ data: [], errors: { code } }).shop)).rejects.toBeInstanceOf(GatewayUnavailable);
});
