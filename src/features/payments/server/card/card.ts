import type { Config } from '#platform/config.ts';
import { inBoth } from '#shared/messages.ts';
import { paymentsMessages } from '../../payments.messages.ts';
import { isDeclineCode } from '../../card-declines.rules.ts';
import { callbackPath } from '../../payments.rules.ts';
import type { PaymentMethod } from '../payment-method.ts';
import { explainCard } from './card-sayings.ts';
import { authorisedCharges, refundCharge, startCharge, takeCharge, type CardAccount } from './card-protocol.ts';

/**
 * Payment by a card that the browser sends to the card provider: the shop receives a token, the bank authenticates the buyer, and the shop captures
 * the amount.
 */
export const card: PaymentMethod = {
  code: 'credit-card',
  name: inBoth(paymentsMessages, (t) => t.card),
  description: (config) =>
    inBoth(paymentsMessages, (t) => (config.cardProvider?.isDemo === true ? t.cardDemoAbout : t.cardAbout)),
  configuredBy: 'CARD_PROVIDER_URL for a provider that takes cards',
  paidBeforehand: true,
  offered: (config) => config.cardProvider !== undefined,
  holdMinutes: (config) => config.holdMinutes,
  takesCard: true,
  facts: (config) => {
    const { browserUrl, publicKey, isDemo } = providerOf(config);
    return { card: { address: `${browserUrl}/v1/tokens`, key: publicKey, isDemo } };
  },
  ownPage: (number) => `/checkout-credit-card?order=${number}`,
  start: async (shop, payable) =>
    payable.card === undefined
      ? null
      : startCharge(accountOf(shop.config), {
          payable,
          card: payable.card,
          returnUrl: `${shop.config.publicUrl}${callbackPath('credit-card')}`,
          description: paymentsMessages.fa.purpose(shop.identity.name.fa, payable.number),
        }),
  // The provider's page requests the bank's password where the bank requires one, and otherwise redirects back immediately.
  payAddress: (config, authority) => `${providerOf(config).browserUrl}/pay/${encodeURIComponent(authority)}`,
  readCallback: ({ charge, result, decline_code: why }) => {
    if (typeof charge !== 'string' || charge.length > 100) return null;
    return { authority: charge, claimsPaid: result === 'ok', ...(isDeclineCode(why) ? { why } : {}) };
  },
  confirm: (shop, attempt) => takeCharge(accountOf(shop.config), attempt),
  refund: (shop, { attempt, amount, key }) =>
    refundCharge(accountOf(shop.config), { authority: attempt.authority, amount, key }),
  explain: explainCard,
  reconcile: (shop) => authorisedCharges(accountOf(shop.config)),
};

function providerOf(config: Config): NonNullable<Config['cardProvider']> {
  if (config.cardProvider === undefined)
    throw new Error('A card was to be charged in a shop that has no provider for it.');
  return config.cardProvider;
}

function accountOf(config: Config): CardAccount {
  const { url, key } = providerOf(config);
  return { url, key };
}
