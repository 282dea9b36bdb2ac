import { inBoth } from '#shared/messages.ts';
import { paymentsMessages } from '../../payments.messages.ts';
import type { PaymentMethod } from '../payment-method.ts';

/** The page that displays the accounts and on which a transfer is reported. */
const transferPage = '/checkout-bank';

/** Payment by transfer to one of the shop's accounts: the customer reports it, and the staff confirms its arrival. */
export const bank: PaymentMethod = {
  code: 'bank',
  name: inBoth(paymentsMessages, (t) => t.bank),
  description: (_, { bank: terms }) => inBoth(paymentsMessages, (t) => t.bankAbout(terms.holdHours)),
  paidBeforehand: true,
  offered: (_, { bank: terms }) => terms.accounts.length > 0,
  holdMinutes: (_, { bank: terms }) => terms.holdHours * 60,
  start: () => Promise.resolve(null),
  payAddress: (config) => `${config.publicUrl}${transferPage}`,
  ownPage: (number) => `${transferPage}?order=${number}`,
  readCallback: () => null,
  confirm: () => Promise.resolve({ outcome: 'failed' }),
  refund: null,
  reconcile: null,
};
