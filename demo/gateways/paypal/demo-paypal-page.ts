import type { Language } from '#shared/language.ts';
import { formatForeign } from '#features/payments/paypal.rules.ts';
import { questionPage } from '../question-page.ts';
import { paypalPageMessages } from './paypal-page.messages.ts';
import type { DemoOrder } from './demo-paypal-ledger.ts';

/** The page on which a buyer approves an order, or leaves it. */
export function approvePage({ minor, currency, description }: DemoOrder, language: Language): string {
  const t = paypalPageMessages[language];
  return questionPage(language, {
    title: t.title,
    lead: t.about,
    rows: [
      { name: t.purpose, value: description },
      { name: t.amount, value: formatForeign(minor, currency, language), look: 'amount' },
    ],
    choices: [
      { choice: 'pay', text: t.pay, look: 'pay' },
      { choice: 'leave', text: t.leave },
    ],
  });
}

/** What a visitor reads for whom nothing is to be approved. */
export function nothingToApprove(language: Language): string {
  const t = paypalPageMessages[language];
  return questionPage(language, { title: t.nothingTitle, lead: t.nothing });
}
