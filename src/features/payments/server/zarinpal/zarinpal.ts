import type { Config } from '#platform/config.ts';
import { inBoth } from '#shared/messages.ts';
import { paymentsMessages } from '../../payments.messages.ts';
import { callbackPath } from '../../payments.rules.ts';
import type { PaymentMethod } from '../payment-method.ts';
import { demoGatewayAddress } from '../demo-gateway-address.service.ts';
import { explainZarinpal } from './zarinpal-codes.ts';
import {
  authorityForm,
  confirmAtZarinpal,
  startAtZarinpal,
  unverifiedAtZarinpal,
  type ZarinpalAccount,
} from './zarinpal-protocol.ts';
import { refundAtZarinpal } from './zarinpal-refunds.ts';

/** Payment by card at Zarinpal; in a demo without an account there, at the demo gateway with the same protocol. */
export const zarinpal: PaymentMethod = {
  code: 'online',
  name: inBoth(paymentsMessages, (t) => t.online),
  description: (config) =>
    inBoth(paymentsMessages, (t) => (config.zarinpal === undefined ? t.onlineDemoAbout : t.onlineAbout)),
  paidBeforehand: true,
  atGateway: true,
  offered: (config) => accountOf(config) !== null,
  configuredBy: 'ZARINPAL_MERCHANT_ID for Zarinpal',
  holdMinutes: (config) => config.holdMinutes,
  start: (shop, payable) =>
    startAtZarinpal(shop, requiredAccount(shop.config), {
      payable,
      callbackUrl: `${shop.config.publicUrl}${callbackPath('online')}`,
      description: paymentsMessages.fa.purpose(shop.identity.name.fa, payable.number),
    }),
  payAddress: (config, authority) => `${requiredAccount(config).payAddress}/${authority}`,
  readCallback: ({ Authority: authority, Status: status }) =>
    typeof authority === 'string' && authorityForm.test(authority) ? { authority, claimsPaid: status === 'OK' } : null,
  confirm: (shop, attempt) => confirmAtZarinpal(shop, requiredAccount(shop.config), attempt),
  canRefund: (config) => accountOf(config)?.refunds !== null,
  refund: async (shop, refund) => {
    const { refunds } = requiredAccount(shop.config);
    return refunds === null ? { outcome: 'refused', why: 'no-access-token' } : refundAtZarinpal(shop, refunds, refund);
  },
  reconcile: (shop) => unverifiedAtZarinpal(shop, requiredAccount(shop.config)),
  explain: explainZarinpal,
};

function accountOf(config: Config): ZarinpalAccount | null {
  if (config.zarinpal !== undefined) {
    const { merchantId, sandbox, refunds } = config.zarinpal;
    const host = `https://${sandbox ? 'sandbox' : 'payment'}.zarinpal.com`;
    return {
      merchantId,
      calls: `${host}/pg/v4/payment`,
      payAddress: `${host}/pg/StartPay`,
      // The sandbox moves no money, so there is nothing to refund.
      refunds:
        refunds === undefined || sandbox ? null : { ...refunds, address: 'https://next.zarinpal.com/api/v4/graphql/' },
    };
  }
  const isDemo = demoGatewayAddress(config);
  if (isDemo === null) return null;
  return {
    merchantId: '00000000-0000-4000-8000-000000000000',
    calls: `${isDemo.calls}/pg/v4/payment`,
    payAddress: `${isDemo.pages}/pg/StartPay`,
    refunds: { address: `${isDemo.calls}/api/v4/graphql/`, accessToken: 'stand-in', terminalId: '1' },
  };
}

function requiredAccount(config: Config): ZarinpalAccount {
  const account = accountOf(config);
  if (account === null) throw new Error('Online payment was asked for in a shop that has no account for it.');
  return account;
}
