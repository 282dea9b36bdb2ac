import type { Language } from '#shared/language.ts';
import { formatForeign } from '#features/payments/paypal.rules.ts';
import { questionPage } from '../question-page.ts';
import { paypalPageMessages } from './paypal-page.messages.ts';
import type { DemoOrder } from './demo-paypal-ledger.ts';

/** Renders the page on which a buyer approves an order or cancels it. */
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

/** Renders the page for a visitor without an order to approve. */
export function nothingToApprove(language: Language): string {
  const t = paypalPageMessages[language];
  return questionPage(language, { title: t.nothingTitle, lead: t.nothing });
}
