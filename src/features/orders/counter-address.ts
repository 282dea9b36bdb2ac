import type { Language } from '#shared/language.ts';
import { counterMessages } from './counter.messages.ts';

type CounterWord = keyof (typeof counterMessages)['fa'];

/** The shop's own words for a sale at the counter, whichever language they were written in, in a language; what a person wrote as it is. */
const wordsIn = (word: CounterWord, text: string, language: Language): string =>
  Object.values(counterMessages).some((one) => one[word] === text) ? counterMessages[language][word] : text;

/** What an order stores as its buyer's name, in a language: the shop's own words are stored in Persian. */
export const buyerNameIn = (name: string, language: Language): string => wordsIn('buyer', name, language);

/** What an order stores as its address, in a language. */
export const addressLineIn = (line: string, language: Language): string => wordsIn('handedOver', line, language);
