import { digitsOnly, toLatinDigits } from '#shared/text/digits.ts';
import { isCardNumber } from '#shared/commerce/identifiers.ts';

/** A card as it is typed in, in the browser alone: it goes to the card provider and to nobody else. */
export interface TypedCard {
  readonly number: string;
  readonly holder: string;
  readonly expiry: string;
  readonly cvv2: string;
}

export const emptyCard: TypedCard = { number: '', holder: '', expiry: '', cvv2: '' };

/** What can be wrong with each field of a card. */
export type CardError =
  | 'number-missing'
  | 'number-short'
  | 'number-wrong'
  | 'holder-missing'
  | 'holder-no-name'
  | 'expiry-missing'
  | 'expiry-unreadable'
  | 'expiry-past'
  | 'cvv2-missing'
  | 'cvv2-wrong';

export type CardErrors = Partial<Record<keyof TypedCard, CardError>>;

/** A month by its calendar: 8 of 1405, or 11 of 2026. */
export interface CalendarMonth {
  readonly year: number;
  readonly month: number;
}

/** The present month in Tehran by both calendars that stand on cards. */
export interface PresentMonth {
  readonly jalali: CalendarMonth;
  readonly gregorian: CalendarMonth;
}

const cardDigits = 16;
/** Cards are issued for a few years: what ends later than that was misread or mistyped. */
const maxYearsAhead = 20;
const firstGregorianYear = 1900;

/** What is typed of a card number, in Latin digits by four: `6037 9975 9`. */
export function groupedByFour(typed: string): string {
  return digitsOnly(typed)
    .slice(0, cardDigits)
    .replace(/(.{4})(?=.)/g, '$1 ');
}

/** What is typed of an expiry date, with its slash after two digits: `05/08`; years of four digits stay as they are typed. */
export function withSlash(typed: string): string {
  const text = toLatinDigits(typed).replace(/[^0-9/]/g, '');
  if (text.includes('/')) return text.slice(0, 7);
  const yearDigits = /^(?:1[34]|20)/.test(text) ? 4 : 2;
  return text.length > yearDigits ? `${text.slice(0, yearDigits)}/${text.slice(yearDigits, yearDigits + 2)}` : text;
}

/**
 * The month printed on a card as its end: `05/08` on an Iranian one is the eighth month of 1405, year first; `08/29` can
 * only be August of 2029, month first, as no month is the 29th. Years of four digits are taken as they are. Else null.
 */
export function expiryMonth(typed: string): CalendarMonth | null {
  const [, first = '', second = ''] =
    /^\s*(\d{2}|\d{4})\s*[/\-.]\s*(\d{1,2}|\d{4})\s*$/.exec(separated(toLatinDigits(typed))) ?? [];
  if (first === '') return null;
  if (second.length === 4) return monthOf(Number(second), Number(first));
  if (first.length === 4) return monthOf(Number(first), Number(second));
  const [a, b] = [Number(first), Number(second)];
  return b <= 12 ? monthOf(a >= 90 ? 1300 + a : 1400 + a, b) : monthOf(2000 + b, a);
}

/** Four digits without a slash between them are two and two. */
function separated(text: string): string {
  return /^\s*\d{4}\s*$/.test(text) ? text.trim().replace(/^(\d{2})/, '$1/') : text;
}

function monthOf(year: number, month: number): CalendarMonth | null {
  return month >= 1 && month <= 12 ? { year, month } : null;
}

/** What is wrong with a card before it is sent to anybody; empty when nothing is. */
export function cardErrors(card: TypedCard, present: PresentMonth): CardErrors {
  const errors: CardErrors = {};
  const found = {
    number: numberError(card.number),
    holder: holderError(card.holder),
    expiry: expiryError(card.expiry, present),
    cvv2: cvv2Error(card.cvv2),
  };
  for (const field of ['number', 'holder', 'expiry', 'cvv2'] as const) {
    const error = found[field];
    if (error !== null) errors[field] = error;
  }
  return errors;
}

function numberError(typed: string): CardError | null {
  const digits = digitsOnly(typed);
  if (digits === '') return 'number-missing';
  if (digits.length !== cardDigits) return 'number-short';
  return isCardNumber(digits) ? null : 'number-wrong';
}

function holderError(typed: string): CardError | null {
  if (typed.trim() === '') return 'holder-missing';
  return /\p{L}{2}/u.test(typed) && !/\p{Nd}/u.test(typed) ? null : 'holder-no-name';
}

/** A card can be used until the last day of its month. */
function expiryError(typed: string, { jalali, gregorian }: PresentMonth): CardError | null {
  if (typed.trim() === '') return 'expiry-missing';
  const end = expiryMonth(typed);
  if (end === null) return 'expiry-unreadable';
  const now = end.year < firstGregorianYear ? jalali : gregorian;
  const monthsLeft = (end.year - now.year) * 12 + end.month - now.month;
  if (monthsLeft < 0) return 'expiry-past';
  return monthsLeft > maxYearsAhead * 12 ? 'expiry-unreadable' : null;
}

function cvv2Error(typed: string): CardError | null {
  const digits = digitsOnly(typed);
  if (digits === '') return 'cvv2-missing';
  return digits.length === 3 || digits.length === 4 ? null : 'cvv2-wrong';
}
