import type { Text } from '#shared/language.ts';
import { formatToman } from '#shared/commerce/money.ts';
import { zibalMessages } from './zibal.messages.ts';

type Code = Exclude<keyof (typeof zibalMessages)['fa'], 'wrongSum'>;

/** The meaning of a result for a payment; see the table of Zarinpal's codes. 201 requires an inquiry, since it contains no amount. */
export type ZibalMeaning = 'done' | 'done-before' | 'not-paid' | 'ask-again' | 'misconfigured';

export const zibalMeanings: Readonly<Record<Code, ZibalMeaning>> = {
  '100': 'done',
  '102': 'misconfigured',
  '103': 'misconfigured',
  '104': 'misconfigured',
  '105': 'misconfigured',
  '106': 'misconfigured',
  '113': 'misconfigured',
  '114': 'misconfigured',
  '201': 'done-before',
  '202': 'not-paid',
  '203': 'not-paid',
};

/** Returns the meaning of a result; an unknown one is to be queried again. */
export function zibalMeaning(result: number): ZibalMeaning {
  const response = String(result);
  return isCode(response) ? zibalMeanings[response] : 'ask-again';
}

/** The stored code of a wrong amount: with the amount reported by the gateway, in toman, or empty when it reported none. */
const wrongSum = /^wrong-sum:(\d*)$/;
export const reportedWrongSum = (toman: number | null) => `wrong-sum:${toman ?? ''}`;

/** Returns the text of a result for the staff. */
export function explainZibal(response: string): Text | null {
  const named = wrongSum.exec(response)?.[1];
  if (named !== undefined) {
    const amount = (language: 'fa' | 'en') => (named === '' ? '—' : formatToman(Number(named), language));
    return { fa: zibalMessages.fa.wrongSum(amount('fa')), en: zibalMessages.en.wrongSum(amount('en')) };
  }
  return isCode(response) ? { fa: zibalMessages.fa[response], en: zibalMessages.en[response] } : null;
}

function isCode(response: string): response is Code {
  return Object.hasOwn(zibalMeanings, response);
}
