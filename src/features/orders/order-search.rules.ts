import { toLatinDigits } from '#shared/text/digits.ts';
import { toPersianLetters } from '#shared/text/persian-letters.ts';

/** The interpretation of the staff's search text: digits of a number or phone, or letters of a name. */
export type OrderSearch = { readonly digits: string } | { readonly letters: string };

/** Parses an order search text. A phone is searched without its 0 or +98, since either form may be stored. */
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

/** Escapes a text for LIKE. */
export function likeText(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
