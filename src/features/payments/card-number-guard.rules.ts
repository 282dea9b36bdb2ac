import { toLatinDigits } from '#shared/text/digits.ts';

/**
 * Digits as on cards: in one run, or in groups of three to seven separated by a space or dash. Adjacent to Latin letters they are part of a token.
 */
const written = /(?<![A-Za-z0-9_])\d+(?:[ -]\d+)*(?![A-Za-z0-9_])/g;

/**
 * Whether a request contains a card number anywhere: 13 to 19 digits that satisfy the Luhn check, in any digits, in one run or in groups as on a
 * card. A phone number, a postcode, or both in succession do not count.
 */
export function holdsCardNumber(sent: unknown): boolean {
  if (typeof sent === 'string') return textHoldsCardNumber(sent);
  if (typeof sent === 'number') return textHoldsCardNumber(String(sent));
  return typeof sent === 'object' && sent !== null && Object.values(sent).some(holdsCardNumber);
}

function textHoldsCardNumber(text: string): boolean {
  for (const [run] of toLatinDigits(text)
    .replace(/[\u200c\u200e\u200f\u00a0]/g, ' ')
    .matchAll(written)) {
    const groups = run.split(/[ -]/);
    if (groups.some(isNumberOfCard)) return true;
    for (let from = 0; from < groups.length; from++) {
      for (let to = from + 3; to <= groups.length; to++) {
        const some = groups.slice(from, to);
        if (some.every(({ length }) => length >= 3 && length <= 7) && isNumberOfCard(some.join(''))) return true;
      }
    }
  }
  return false;
}

function isNumberOfCard(digits: string): boolean {
  if (digits.length < 13 || digits.length > 19 || !/^[1-9]/.test(digits)) return false;
  const sum = Array.from(digits, Number)
    .reverse()
    .reduce((all, digit, index) => {
      const weighed = index % 2 === 1 ? digit * 2 : digit;
      return all + (weighed > 9 ? weighed - 9 : weighed);
    }, 0);
  return sum % 10 === 0;
}
