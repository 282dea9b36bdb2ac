import { inBoth } from '#shared/messages.ts';
import { paymentsMessages } from '../../payments.messages.ts';
import type { PaymentMethod } from '../payment-method.ts';

/** Where the shop states to which accounts an order is paid, and where its transfer is reported. */
const transferPage = '/checkout-bank';

/** Paid by a transfer to one of the shop's accounts: its customer reports it, and the staff finds it there. */
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
