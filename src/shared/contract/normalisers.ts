import { toLatinDigits } from '../text/digits.ts';
import {
  parseBarcode,
  parseCardNumber,
  parseGoodsId,
  parsePostalCode,
  parseSheba,
  parseEconomicCode,
  parseTaxId,
  parseTransferReference,
} from '../commerce/identifiers.ts';
import { provinces } from '../iran/provinces.ts';
import { persianLetters, toPersianLetters } from '../text/persian-letters.ts';
import { parseMobile } from '../commerce/phone.ts';
import { dayInTehran } from '../tehran-days.ts';
import { parseMoment } from '../text/typed-moment.ts';
import { isSlug } from '../text/slug.ts';

const withoutUnseen = (text: string): string => text.replace(/\p{Cf}/gu, '');

// Control characters except line ends and tabs, above all NUL, which PostgreSQL refuses to store; and lone surrogates.
const unkeepable = /(?![\n\t])[\p{Cc}\p{Cs}]/gu;

/** Years before it are read as Jalali. */
const firstDay = '1700-01-01';

const keepable = (text: string): string => text.replace(/\r\n?/g, '\n').replace(unkeepable, '').trim();

const filled = (text: string): string | null => (withoutUnseen(text).trim() === '' ? null : text);

// Without quoted local parts and hosts without a dot, which no real address has.
const person = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/;
const host = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

function parseEmail(text: string): string | null {
  const mail = toLatinDigits(withoutUnseen(text)).trim().toLowerCase();
  const [before = '', after = '', ...more] = mail.split('@', 3);
  return mail.length <= 254 && more.length === 0 && person.test(before) && host.test(after) ? mail : null;
}

const usernameShape = new RegExp(`^[A-Za-z0-9._${persianLetters}-]{3,30}$`);

const plainUsername = (text: string): string => toLatinDigits(toPersianLetters(keepable(text))).trim();

function parseUsername(text: string): string | null {
  const name = plainUsername(text);
  return usernameShape.test(name) ? name : null;
}

// A password is the same from every keyboard: NFKC as NIST SP 800-63B requires, and digits by their value.
const plainPassword = (text: string): string => toLatinDigits(text.normalize('NFKC'));

function parsePersonName(text: string): string | null {
  const name = keepable(text).replace(/\s+/g, ' ');
  return /\p{L}/u.test(name) ? name : null;
}

function parseSlug(text: string): string | null {
  const slug = toLatinDigits(toPersianLetters(text)).trim().toLowerCase();
  return isSlug(slug) ? slug : null;
}

const inOneWord = (text: string): string => toPersianLetters(text).replace(/[\s\p{Cf}]/gu, '');

function parseProvince(text: string): string | null {
  const typed = inOneWord(text);
  return provinces.find((province) => inOneWord(province) === typed) ?? null;
}

const momentShape = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/;

function parseIsoMoment(text: string): string | null {
  const [, day = ''] = momentShape.exec(text) ?? [];
  const [moment, begin] = [new Date(text), new Date(`${day}T00:00Z`)];
  // `Date` parses the 30th of February as the 2nd of March.
  if (Number.isNaN(moment.getTime()) || Number.isNaN(begin.getTime()) || begin.toISOString().slice(0, 10) !== day)
    return null;
  const stored = moment.toISOString();
  return stored.length === '2026-11-20T08:00:00.000Z'.length && !stored.startsWith('0000') ? stored : null;
}

/** Parses a date in Tehran, in any digits and in either calendar, into a Gregorian one. */
function parseDay(text: string): string | null {
  const typed = toLatinDigits(withoutUnseen(text)).trim();
  const begin = /^\d{4}-\d{2}-\d{2}$/.test(typed) ? parseMoment(typed) : null;
  const day = begin === null ? '' : dayInTehran(begin);
  return day >= firstDay ? day : null;
}

const parseCode = (digits: number) => (text: string) => {
  const code = toLatinDigits(withoutUnseen(text)).replace(/\s/g, '');
  return /^[0-9]+$/.test(code) && code.length === digits ? code : null;
};

/** Makes a field optional; non-empty text is parsed by `parse`. */
const optional = (parse: (text: string) => string | null) => (text: string) =>
  filled(keepable(text)) === null ? '' : parse(text);

/** The normaliser of each kind of field: returns the stored form of an entered text, or null to refuse it. */
export const normalisers = {
  phone: parseMobile,
  'postal-code': parsePostalCode,
  province: parseProvince,
  sheba: parseSheba,
  'tax-id': parseTaxId,
  'economic-code': parseEconomicCode,
  'card-number': parseCardNumber,
  'transfer-reference': parseTransferReference,
  moment: parseIsoMoment,
  day: parseDay,
  otp: parseCode(4),
  'authenticator-code': parseCode(6),
  email: parseEmail,
  username: parseUsername,
  'sign-in-name': (text) => filled(plainUsername(text)),
  password: plainPassword,
  slug: parseSlug,
  'person-name': parsePersonName,
  text: (text) => filled(keepable(text)),
  code: optional((text) => toLatinDigits(keepable(withoutUnseen(text))).replace(/\s+/g, ' ')),
  barcode: optional(parseBarcode),
  'goods-id': optional(parseGoodsId),
  'optional-text': (text) => filled(keepable(text)) ?? '',
} as const satisfies Record<string, (text: string) => string | null>;

/** The kinds of field whose text is normalised. */
export type FieldKind = keyof typeof normalisers;
