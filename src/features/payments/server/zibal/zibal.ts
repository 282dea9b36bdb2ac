import type { Config } from '#platform/config.ts';
import { inBoth } from '#shared/messages.ts';
import { paymentsMessages } from '../../payments.messages.ts';
import { callbackPath } from '../../payments.rules.ts';
import type { PaymentMethod } from '../payment-method.ts';
import { demoGatewayAddress } from '../demo-gateway-address.service.ts';
import { explainZibal } from './zibal-codes.ts';
import { confirmAtZibal, startAtZibal, type ZibalAccount } from './zibal-protocol.ts';

/** Zibal's public test merchant. */
const tryingOut = 'zibal';

/** Payment by card at Zibal; in a demo without an account there, at the demo gateway with the same protocol. */
export const zibal: PaymentMethod = {
  code: 'zibal',
  name: inBoth(paymentsMessages, (t) => t.zibal),
  description: (config) => inBoth(paymentsMessages, (t) => (isTriedOut(config) ? t.onlineDemoAbout : t.zibalAbout)),
  paidBeforehand: true,
  atGateway: true,
  offered: (config) => accountOf(config) !== null,
  configuredBy: 'ZIBAL_MERCHANT for Zibal',
  holdMinutes: (config) => config.holdMinutes,
  start: (shop, payable) =>
    startAtZibal(shop, requiredAccount(shop.config), {
      payable,
      callbackUrl: `${shop.config.publicUrl}${callbackPath('zibal')}`,
      description: paymentsMessages.fa.purpose(shop.identity.name.fa, payable.number),
    }),
  payAddress: (config, authority) => `${requiredAccount(config).payAddress}/${authority}`,
  readCallback: ({ trackId: authority, success }) =>
    typeof authority === 'string' && /^\d{1,20}$/.test(authority) ? { authority, claimsPaid: success === '1' } : null,
  confirm: (shop, attempt) => confirmAtZibal(shop, requiredAccount(shop.config), attempt),
  // Its refund API requires a contract: refunds become store credit.
  refund: null,
  reconcile: null,
  explain: explainZibal,
};

const isTriedOut = ({ mode, zibalMerchant }: Config) =>
  mode === 'demo' && (zibalMerchant === undefined || zibalMerchant === tryingOut);

function accountOf(config: Config): ZibalAccount | null {
  const isDemo = isTriedOut(config) ? demoGatewayAddress(config) : null;
  if (isDemo !== null) return { merchant: tryingOut, calls: `${isDemo.calls}/v1`, payAddress: `${isDemo.pages}/start` };
  if (config.zibalMerchant === undefined) return null;
  return {
    merchant: config.zibalMerchant,
    calls: 'https://gateway.zibal.ir/v1',
    payAddress: 'https://gateway.zibal.ir/start',
  };
}

function requiredAccount(config: Config): ZibalAccount {
  const account = accountOf(config);
  if (account === null) throw new Error('Payment by Zibal was asked for in a shop that has no account for it.');
  return account;
}
