import { toLatinDigits } from '#shared/text/digits.ts';
import { toPersianLetters } from '#shared/text/persian-letters.ts';

/** What a text that the staff searches by can mean: digits of a number or a phone, or letters of a name. */
export type OrderSearch = { readonly digits: string } | { readonly letters: string };

/** Reads what was typed to find orders by. A phone is looked for without its 0 or +98, as it may be stored either way. */
export function orderSearch(typed: string): OrderSearch {
  const plain = toLatinDigits(typed).trim();
  if (!/^[+\d][\d\s()-]*$/.test(plain))
    return {
      letters: toPersianLetters(plain)
        .toLowerCase()
        .replace(/\u200c/g, ' '),
    };
  const digits = plain.replace(/\D/g, '');
  return { digits: digits.replace(/^(?:0098|98(?=9\d{9}$)|0(?=9))/, '') };
}

/** A text as it stands in a LIKE: its own signs mean themselves. */
export function likeText(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
