import type { Text } from '#shared/language.ts';
import { zarinpalMessages } from './zarinpal.messages.ts';

type Code = keyof (typeof zarinpalMessages)['fa'];

/**
 * The meaning of a code for a payment: paid; not paid; another amount paid; to be queried again; or a query is useless until the operator has
 * corrected the configuration. Whether money was moved is then unknown.
 */
export type ZarinpalMeaning = 'done' | 'not-paid' | 'wrong-sum' | 'ask-again' | 'misconfigured';

export const zarinpalMeanings: Readonly<Record<Code, ZarinpalMeaning>> = {
  '100': 'done',
  '101': 'done',
  '-9': 'misconfigured',
  '-10': 'misconfigured',
  '-11': 'misconfigured',
  '-12': 'ask-again',
  '-13': 'misconfigured',
  '-14': 'misconfigured',
  '-15': 'misconfigured',
  '-16': 'misconfigured',
  '-17': 'misconfigured',
  '-18': 'misconfigured',
  '-30': 'misconfigured',
  '-31': 'misconfigured',
  '-32': 'misconfigured',
  '-33': 'misconfigured',
  '-34': 'misconfigured',
  '-35': 'misconfigured',
  '-39': 'misconfigured',
  '-40': 'misconfigured',
  '-50': 'wrong-sum',
  '-51': 'not-paid',
  '-52': 'ask-again',
  // Of another merchant, unknown, or not found: no money of ours was moved.
  '-53': 'not-paid',
  '-54': 'not-paid',
  '-55': 'not-paid',
};

/** Returns the meaning of a code; an unknown one is to be queried again. */
export function zarinpalMeaning(code: number): ZarinpalMeaning {
  const response = String(code);
  return isCode(response) ? zarinpalMeanings[response] : 'ask-again';
}

/** Returns the text of a code for the staff. */
export function explainZarinpal(response: string): Text | null {
  return isCode(response) ? { fa: zarinpalMessages.fa[response], en: zarinpalMessages.en[response] } : null;
}

function isCode(response: string): response is Code {
  return Object.hasOwn(zarinpalMeanings, response);
}
