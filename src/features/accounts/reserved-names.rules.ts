import { toLatinDigits } from '#shared/text/digits.ts';
import { toPersianLetters } from '#shared/text/persian-letters.ts';

/** Roles whose bearers speak for a shop. Those that are family names as well (مدیری, کارشناس) are excluded. */
const roles = [
  ...[
    'پشتیبانی',
    'پشتیبان',
    'مدیریت',
    'ادمین',
    'امور مشتریان',
    'خدمات مشتریان',
    'مدیر سایت',
    'مدیر فروشگاه',
    'مالک فروشگاه',
  ],
  ...[
    'admin',
    'administrator',
    'support',
    'official',
    'moderator',
    'helpdesk',
    'staff',
    'customer service',
    'webmaster',
  ],
];

/** Words that do not make a shop's name a different one when placed beside it. */
const beside = [
  ...['رسمی', 'فروشگاه', 'فروشگاه اینترنتی', 'فروش', 'سایت', 'شرکت', 'تیم', 'گروه', 'مرکزی', 'اصلی', 'آنلاین', 'ایران'],
  ...['shop', 'store', 'online', 'site', 'team', 'sales', 'the', 'real', 'original', 'group', 'ir', 'com', 'iran'],
];

/** Letters of other alphabets, and digits, that look like Latin ones. */
const readAs: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    в: 'b',
    е: 'e',
    к: 'k',
    м: 'm',
    н: 'h',
    о: 'o',
    р: 'p',
    с: 'c',
    т: 't',
    у: 'y',
    х: 'x',
    і: 'i',
    ј: 'j',
    ѕ: 's',
  },
  ...{
    α: 'a',
    ε: 'e',
    η: 'h',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
    ı: 'i',
    ł: 'l',
    ø: 'o',
    đ: 'd',
  },
};
const digitsReadAs: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };

/** Returns a name in its folded form: without capitals, marks, joiners and foreign lookalike letters. */
const folded = (name: string): string =>
  toPersianLetters(toLatinDigits(name))
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\p{Cf}/gu, '')
    .replace(/./gsu, (letter) => readAs[letter] ?? letter);

const bareOf = (text: string): string => folded(text).replace(/[^\p{L}\p{N}]/gu, '');
const withoutDigits = (bare: string): string => bare.replace(/\p{N}+$/u, '');
/** Replaces digits amid letters by the letters that they resemble (`adm1n`). */
const spelt = (bare: string): string =>
  bare.replace(/[013457](?=\p{L})|(?<=\p{L})[013457](?=\p{L})/gu, (digit) => digitsReadAs[digit] ?? digit);
const readingsOf = (text: string): string[] => {
  const bare = withoutDigits(bareOf(text));
  return [...new Set([bare, spelt(bare), spelt(bare).replace(/l/g, 'i')])];
};

const roleWords = new Set(roles.map(bareOf));
const besideWords = new Set(beside.map(bareOf));
const longestPhrase = 3;

/**
 * Whether a name appears to speak for the shop: it is the shop's own, alone or with words that do not make it a different name, or it names a staff
 * role. `shopNames` are the shop's names, in its languages.
 */
export function speaksForShop(name: string, shopNames: readonly string[]): boolean {
  const own = new Set(shopNames.flatMap(readingsOf).filter((word) => word.length > 1));
  const words = wordsOf(folded(name));
  const isRole = (text: string) => readingsOf(text).some((reading) => roleWords.has(reading));
  for (let from = 0; from < words.length; from++)
    for (let length = 1; length <= longestPhrase && from + length <= words.length; length++)
      if (isRole(words.slice(from, from + length).join(''))) return true;
  return readingsOf(name).some((bare) => own.has(bare) || [...own].some((word) => isNothingBut(bare, word)));
}

/** Splits a name into words; separated letters (`a.d.m.i.n`) are read as one word. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/(?<![\p{L}\p{N}])\p{L}(?:[^\p{L}\p{N}]+\p{L}(?![\p{L}\p{N}]))+/gu, (letters) =>
      letters.replace(/[^\p{L}]/gu, ''),
    )
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether a name is the shop's with only insignificant words around it. */
function isNothingBut(bare: string, shop: string): boolean {
  const at = bare.indexOf(shop);
  return at >= 0 && [bare.slice(0, at), bare.slice(at + shop.length)].every(saysNothing);
}

const saysNothing = (rest: string): boolean =>
  rest === '' ||
  [...besideWords, ...roleWords].some((word) => rest.startsWith(word) && saysNothing(rest.slice(word.length)));
