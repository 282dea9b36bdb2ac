import type { Config } from '#platform/config.ts';
import { inBoth } from '#shared/messages.ts';
import { paymentsMessages } from '../../payments.messages.ts';
import { callbackPath } from '../../payments.rules.ts';
import type { PaymentMethod } from '../payment-method.ts';
import { standInPath } from './stand-in-zarinpal.ts';
import { confirmAtZarinpal, startAtZarinpal, type ZarinpalAccount } from './zarinpal-protocol.ts';

/** Paid by card at Zarinpal; in a demo that has no account there, at the stand-in gateway by the same protocol. */
export const zarinpal: PaymentMethod = {
  code: 'online',
  name: inBoth(paymentsMessages, (t) => t.online),
  description: (config) => inBoth(paymentsMessages, (t) => (config.zarinpal === undefined ? t.onlineDemoAbout : t.onlineAbout)),
  paidBeforehand: true,
  offered: (config) => accountOf(config) !== null,
  holdMinutes: (config) => config.holdMinutes,
  start: (shop, payable) =>
    startAtZarinpal(shop, requiredAccount(shop.config), {
      payable,
      callbackUrl: `${shop.config.publicUrl}${callbackPath('online')}`,
      description: paymentsMessages.fa.purpose(payable.number),
    }),
  payAddress: (config, authority) => `${requiredAccount(config).payAddress}/${authority}`,
  readCallback: ({ Authority: authority, Status: status }) =>
    typeof authority === 'string' && authority.length <= 100 ? { authority, saysPaid: status === 'OK' } : null,
  confirm: (shop, attempt) => confirmAtZarinpal(shop, requiredAccount(shop.config), attempt),
  refund: null,
  reconcile: null,
};

function accountOf(config: Config): ZarinpalAccount | null {
  if (config.zarinpal !== undefined) {
    const host = `https://${config.zarinpal.sandbox ? 'sandbox' : 'payment'}.zarinpal.com`;
    return { merchantId: config.zarinpal.merchantId, calls: `${host}/pg/v4/payment`, payAddress: `${host}/pg/StartPay` };
  }
  if (config.mode !== 'demo') return null;
  return {
    merchantId: '00000000-0000-4000-8000-000000000000',
    calls: `${ownAddress(config)}${standInPath}/pg/v4/payment`,
    payAddress: `${config.publicUrl}${standInPath}/pg/StartPay`,
  };
}

function requiredAccount(config: Config): ZarinpalAccount {
  const account = accountOf(config);
  if (account === null) throw new Error('Online payment was asked for in a shop that has no account for it.');
  return account;
}

/** Where this process answers itself: its public address may lead through a proxy. */
function ownAddress({ host, port }: Config): string {
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}
