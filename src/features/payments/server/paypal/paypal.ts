import { randomUUID } from 'node:crypto';
import type { Config } from '#platform/config.ts';
import { inBoth } from '#shared/messages.ts';
import { paymentsMessages } from '../../payments.messages.ts';
import { callbackPath } from '../../payments.rules.ts';
import { minorOf, minorOfPart } from '../../paypal.rules.ts';
import type { Attempt, PaymentMethod } from '../payment-method.ts';
import { paymentSettings } from '../payment-settings.service.ts';
import { paypalAccount, type PaypalAccount } from './paypal-account.ts';
import { explainPaypal } from './paypal-sayings.ts';
import { capturePaypalOrder, createPaypalOrder, refundPaypalCapture, type PaypalSum } from './paypal-protocol.ts';

/** Payment at PayPal, in a foreign currency at the rate displayed to the buyer; the requested amount is stored and compared. */
export const paypal: PaymentMethod = {
  code: 'paypal',
  name: inBoth(paymentsMessages, (t) => t.paypal),
  description: (config) =>
    inBoth(paymentsMessages, (t) => (config.paypal === undefined ? t.paypalDemoAbout : t.paypalAbout)),
  configuredBy: 'PAYPAL_CLIENT_ID for PayPal, with its rate in the settings of the shop',
  paidBeforehand: true,
  offered: (config, { paypalRate }) => paypalAccount(config) !== null && paypalRate !== null,
  facts: (_, { paypalRate }) => (paypalRate === null ? {} : { rate: paypalRate }),
  holdMinutes: (config) => config.holdMinutes,
  start: async (shop, payable) => {
    const { paypalRate } = await paymentSettings(shop);
    if (paypalRate === null) throw new Error('PayPal was asked for money in a shop that has no rate for it.');
    const { currency, tomanPerUnit } = paypalRate;
    const minor = minorOf(payable.amount, { currency, tomanPerUnit });
    const callback = `${shop.config.publicUrl}${callbackPath('paypal')}`;
    const authority = await createPaypalOrder(requiredAccount(shop.config), shop.clock.now().getTime(), {
      sum: { currency, minor },
      number: payable.number,
      description: paymentsMessages.en.purpose(shop.identity.name.en, payable.number),
      returnUrl: callback,
      cancelUrl: `${callback}?cancelled=1`,
      key: randomUUID(),
    });
    return { authority, foreign: { currency, minor, tomanPerUnit } };
  },
  payAddress: (config, authority) => `${requiredAccount(config).approve}${authority}`,
  readCallback: ({ token, PayerID: payer, cancelled }) =>
    typeof token === 'string' && token.length <= 100
      ? { authority: token, claimsPaid: typeof payer === 'string' && cancelled === undefined }
      : null,
  confirm: (shop, attempt) =>
    capturePaypalOrder(requiredAccount(shop.config), shop.clock.now().getTime(), {
      id: attempt.authority,
      sum: sumOf(attempt),
    }),
  refund: (shop, { attempt, reference, amount, key }) => {
    const { currency, minor } = sumOf(attempt);
    const part = minorOfPart(amount, { amount: attempt.amount, minor });
    if (part === 0) return Promise.resolve({ outcome: 'refused', why: 'less than the smallest coin of its currency' });
    return refundPaypalCapture(requiredAccount(shop.config), shop.clock.now().getTime(), {
      capture: reference,
      sum: { currency, minor: part },
      key,
    });
  },
  reconcile: null,
  explain: explainPaypal,
};

function requiredAccount(config: Config): PaypalAccount {
  const account = paypalAccount(config);
  if (account === null) throw new Error('PayPal was asked for in a shop that has no account there.');
  return account;
}

function sumOf({ foreign }: Attempt): PaypalSum {
  if (foreign === null) throw new Error('An attempt to pay by PayPal was kept without what was asked for.');
  return { currency: foreign.currency, minor: foreign.minor };
}
