import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse } from '#shared/contract/refusal.ts';
import { cashError } from '../../cash.rules.ts';
import { paymentsMessages } from '../../payments.messages.ts';
import type { PaymentMethod } from '../payment-method.ts';

/** Payment in cash to the courier, without a gateway. */
export const cash: PaymentMethod = {
  code: 'cash',
  name: inBoth(paymentsMessages, (t) => t.cash),
  description: () => inBoth(paymentsMessages, (t) => t.cashAbout),
  paidBeforehand: false,
  offered: (_, { cash: terms }) => terms.offered,
  refusalOf: ({ cash: terms, limits }, purchase) => {
    const error = cashError(terms, limits, purchase);
    if (error === null) return null;
    const response = (language: Language) =>
      paymentsMessages[language][error]({
        maxDue: terms.maxDue ?? 0,
        city: purchase.city,
        goods: purchase.prepaidOnly.map((name) => name[language]),
      });
    return refuse(error, { fa: response('fa'), en: response('en') });
  },
  holdMinutes: () => 0,
  start: () => Promise.resolve(null),
  payAddress: (config) => config.publicUrl,
  readCallback: () => null,
  confirm: () => Promise.resolve({ outcome: 'failed' }),
  refund: null,
  reconcile: null,
};
