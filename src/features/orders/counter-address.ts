import type { Language } from '#shared/language.ts';
import { counterMessages } from './counter.messages.ts';

type CounterWord = keyof (typeof counterMessages)['fa'];

/** Translates the predefined texts of counter sales, in whichever language they were stored; texts entered by a person are returned unchanged. */
const wordsIn = (word: CounterWord, text: string, language: Language): string =>
  Object.values(counterMessages).some((one) => one[word] === text) ? counterMessages[language][word] : text;

/** Returns an order's stored buyer name in a language: the predefined text is stored in Persian. */
export const buyerNameIn = (name: string, language: Language): string => wordsIn('buyer', name, language);

/** Returns an order's stored address in a language. */
export const addressLineIn = (line: string, language: Language): string => wordsIn('handedOver', line, language);
