import { toLatinDigits } from '#shared/text/digits.ts';

/** Normalises a password as guessing programs do: lower case, Latin digits, and Persian letters only. */
export const foldedPassword = (password: string): string =>
  toLatinDigits(password).toLowerCase().replace(/ي/g, 'ی').replace(/ك/g, 'ک');

const shortestWord = 4;
/** A year or a few characters after a word are among the first guesses. */
const restThatAddsNothing = /^(?:\d{0,6}|.{0,3})$/u;

/** Whether a password is little more than one of these words: the shop's name, the account's own names, its phone. */
export function isLittleMoreThan(password: string, words: readonly string[]): boolean {
  const bare = bareOf(password);
  return words
    .map(bareOf)
    .filter((word) => word.length >= shortestWord)
    .some((word) => bare.includes(word) && restThatAddsNothing.test(bare.replace(word, '')));
}

/** Only letters and digits, so that symbols and half-spaces between them are ignored. */
const bareOf = (text: string): string => foldedPassword(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Returns the parts of names that may be used in a password: a mail's part before the @, a phone without its 0. */
export function wordsOf(own: readonly string[]): string[] {
  return own.flatMap((name) => {
    if (name.startsWith('+98')) return [name.slice(3), name.slice(-7)];
    return name.includes('@') ? [name.split('@', 1)[0] ?? ''] : [name];
  });
}
