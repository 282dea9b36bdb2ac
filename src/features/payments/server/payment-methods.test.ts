import { expect, test } from 'vitest';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { readConfig } from '#platform/config.ts';
import type { Shop } from '#platform/shop.ts';
import { useTestShop } from '../../../testing/test-shop.ts';
import { canRefund, offeredPaymentMethod, offeredPaymentMethods, requireWayToPay } from './payment-methods.service.ts';
import { changeCashTerms } from './payment-settings.service.ts';

const production = {
  SHOP_MODE: 'production',
  PUBLIC_URL: 'https://shop.example.ir',
  SESSION_SECRET: 'thirty-two characters of a secret',
  VAPID_PRIVATE_KEY: Buffer.alloc(32, 7).toString('base64url'),
  KAVENEGAR_API_KEY: 'key',
  KAVENEGAR_TEMPLATE: 'template',
  SMTP_URL: 'smtps://user:password@mail.example.ir',
  MAIL_FROM: 'shop@example.ir',
};
const zarinpal = { ZARINPAL_MERCHANT_ID: '00000000-0000-0000-0000-000000000000' };
const app = useTestShop();
/** Returns the shop with another configuration. */
const configured = (environment: Record<string, string>): Shop => ({ ...app.shop, config: readConfig(environment) });
const gateways = async (environment: Record<string, string>) =>
  (await offeredPaymentMethods(configured(environment)))
    .filter(({ atGateway }) => atGateway === true)
    .map(({ code }) => code);

test('PAY-03 a gateway that is not configured is not available', async () => {
  expect(await gateways(production)).toEqual([]);
  expect(await gateways({ ...production, ...zarinpal })).toEqual(['online']);
  expect(await gateways({ ...production, ZIBAL_MERCHANT: 'mine' })).toEqual(['zibal']);
  expect(await gateways({ ...production, ...zarinpal, ZIBAL_MERCHANT: 'mine' })).toEqual(['online', 'zibal']);
  expect(await gateways({})).toEqual(['online', 'zibal']);
});

test.each([
  [{}, 'online', 'http://localhost:3000/dev/gateway/pg/StartPay/1'],
  [{}, 'zibal', 'http://localhost:3000/dev/gateway/start/1'],
  [{ ZIBAL_MERCHANT: 'zibal' }, 'zibal', 'http://localhost:3000/dev/gateway/start/1'],
  [{ STAND_IN_URL: 'http://127.0.0.1:4999/' }, 'zibal', 'http://127.0.0.1:4999/dev/gateway/start/1'],
  [{ ZIBAL_MERCHANT: 'mine' }, 'zibal', 'https://gateway.zibal.ir/start/1'],
  [{ ...zarinpal, ZARINPAL_SANDBOX: '1' }, 'online', 'https://sandbox.zarinpal.com/pg/StartPay/1'],
  [{ ...production, ...zarinpal }, 'online', 'https://payment.zarinpal.com/pg/StartPay/1'],
])(
  'PAY-06 the payment address in a shop with %j by %s is %s',
  async (environment: Record<string, string>, code, address) => {
    const shop = configured(environment);
    expect((await offeredPaymentMethod(shop, code))?.payAddress(shop.config, '1')).toBe(address);
  },
);

test('money is refunded to the card where the merchant account supports it', async () => {
  const access = { ZARINPAL_ACCESS_TOKEN: 'token', ZARINPAL_TERMINAL_ID: '42' };
  expect(await canRefund(configured({ ...production, ...zarinpal }), 'online')).toBe(false);
  expect(await canRefund(configured({ ...production, ...zarinpal, ...access }), 'online')).toBe(true);
  expect(await canRefund(configured({ ...zarinpal, ...access, ZARINPAL_SANDBOX: '1' }), 'online')).toBe(false);
  expect(await canRefund(configured({ ...production, ZIBAL_MERCHANT: 'mine' }), 'zibal')).toBe(false);
  expect(await canRefund(configured(production), 'online')).toBe(false);
});

test('PAY-03 a production shop does not start without a payment method and reports what can be configured', async () => {
  await expect(requireWayToPay(configured(production))).resolves.toBeUndefined();
  const owner = await customerReady(app.shop, { role: 'owner' });
  await changeCashTerms(app.shop, { offered: false, maxDue: null, places: [] }, owner.id);
  await expect(requireWayToPay(configured(production))).rejects.toThrow(
    /Set at least one of these:[^]*ZARINPAL_MERCHANT_ID for Zarinpal[^]*ZIBAL_MERCHANT for Zibal/,
  );
  await expect(requireWayToPay(configured({ ...production, ZIBAL_MERCHANT: 'mine' }))).resolves.toBeUndefined();
  await expect(requireWayToPay(configured({}))).resolves.toBeUndefined();
});
