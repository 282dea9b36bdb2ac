import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse } from '#shared/contract/refusal.ts';
import { cashFault } from '../../cash.rules.ts';
import { paymentsMessages } from '../../payments.messages.ts';
import type { PaymentMethod } from '../payment-method.ts';

/** Paid to who brings the order: nothing is asked of any gateway. */
export const cash: PaymentMethod = {
  code: 'cash',
  name: inBoth(paymentsMessages, (t) => t.cash),
  description: () => inBoth(paymentsMessages, (t) => t.cashAbout),
  paidBeforehand: false,
  offered: (_, { cash: terms }) => terms.offered,
  refusalOf: ({ cash: terms, limits }, purchase) => {
    const fault = cashFault(terms, limits, purchase);
    if (fault === null) return null;
    const said = (language: Language) =>
      paymentsMessages[language][fault]({
        mostDue: terms.mostDue ?? 0,
        city: purchase.city,
        goods: purchase.prepaidOnly.map((name) => name[language]),
      });
    return refuse(fault, { fa: said('fa'), en: said('en') });
  },
  holdMinutes: () => 0,
  start: () => Promise.resolve(null),
  payAddress: (config) => config.publicUrl,
  readCallback: () => null,
  confirm: () => Promise.resolve({ outcome: 'failed' }),
  refund: null,
  reconcile: null,
};
