import type { Text } from '#shared/language.ts';
import { formatToman } from '#shared/commerce/money.ts';
import { zibalMessages } from './zibal.messages.ts';

type Code = Exclude<keyof (typeof zibalMessages)['fa'], 'wrongSum'>;

/** What a result means for a payment; see the table of Zarinpal's codes. 201 has to be inquired about, as it names no sum. */
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

/** A result that the table does not know means nothing. */
export function zibalMeaning(result: number): ZibalMeaning {
  const response = String(result);
  return isCode(response) ? zibalMeanings[response] : 'ask-again';
}

/** How another sum is noted: with the sum that the gateway named, in toman, or nothing when it named none. */
const wrongSum = /^wrong-sum:(\d*)$/;
export const reportedWrongSum = (toman: number | null) => `wrong-sum:${toman ?? ''}`;

/** A result in a sentence for the staff. */
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
