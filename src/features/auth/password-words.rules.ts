import { toLatinDigits } from '#shared/text/digits.ts';

/** A password as guessers spell it: without capitals, with Latin digits, and with the letters of Persian alone. */
export const foldedPassword = (password: string): string =>
  toLatinDigits(password).toLowerCase().replace(/ي/g, 'ی').replace(/ك/g, 'ک');

const shortestWord = 4;
/** A year or a handful of signs behind a word is what everybody tries first. */
const restThatAddsNothing = /^(?:\d{0,6}|.{0,3})$/u;

/** Whether a password is little more than one of these words: the shop's name, the account's own names, its phone. */
export function isLittleMoreThan(password: string, words: readonly string[]): boolean {
  const bare = bareOf(password);
  return words
    .map(bareOf)
    .filter((word) => word.length >= shortestWord)
    .some((word) => bare.includes(word) && restThatAddsNothing.test(bare.replace(word, '')));
}

/** Letters and digits alone, so that signs and half-spaces between them count for nothing. */
const bareOf = (text: string): string => foldedPassword(text).replace(/[^\p{L}\p{N}]/gu, '');

/** The words that make up a name as somebody may use it in a password: a mail's part before the @, a phone without its 0. */
export function wordsOf(own: readonly string[]): string[] {
  return own.flatMap((name) => {
    if (name.startsWith('+98')) return [name.slice(3), name.slice(-7)];
    return name.includes('@') ? [name.split('@', 1)[0] ?? ''] : [name];
  });
}
