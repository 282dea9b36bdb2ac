import { digitsOnly, toLatinDigits } from '#shared/text/digits.ts';
import { isCardNumber } from '#shared/commerce/identifiers.ts';

/** A card as entered, held only in the browser: it is sent to the card provider and to nobody else. */
export interface TypedCard {
  readonly number: string;
  readonly holder: string;
  readonly expiry: string;
  readonly cvv2: string;
}

export const emptyCard: TypedCard = { number: '', holder: '', expiry: '', cvv2: '' };

/** The possible errors of a card's fields. */
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

/** A month of a calendar: 8 of 1405, or 11 of 2026. */
export interface CalendarMonth {
  readonly year: number;
  readonly month: number;
}

/** The current month in Tehran in both calendars used on cards. */
export interface PresentMonth {
  readonly jalali: CalendarMonth;
  readonly gregorian: CalendarMonth;
}

const cardDigits = 16;
/** Cards are valid for a few years: a later expiry date was misread or mistyped. */
const maxYearsAhead = 20;
const firstGregorianYear = 1900;

/** Formats an entered card number in Latin digits in groups of four: `6037 9975 9`. */
export function groupedByFour(typed: string): string {
  return digitsOnly(typed)
    .slice(0, cardDigits)
    .replace(/(.{4})(?=.)/g, '$1 ');
}

/** Formats an entered expiry date with a slash after two digits: `05/08`; four-digit years are unchanged. */
export function withSlash(typed: string): string {
  const text = toLatinDigits(typed).replace(/[^0-9/]/g, '');
  if (text.includes('/')) return text.slice(0, 7);
  const yearDigits = /^(?:1[34]|20)/.test(text) ? 4 : 2;
  return text.length > yearDigits ? `${text.slice(0, yearDigits)}/${text.slice(yearDigits, yearDigits + 2)}` : text;
}

/**
 * Parses a card's expiry month: `05/08` on an Iranian card is the eighth month of 1405, year first; `08/29` can only be August 2029, month first, as
 * no month is the 29th. Four-digit years are used as they are. Returns null otherwise.
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

/** Splits four digits without a slash into two and two. */
function separated(text: string): string {
  return /^\s*\d{4}\s*$/.test(text) ? text.trim().replace(/^(\d{2})/, '$1/') : text;
}

function monthOf(year: number, month: number): CalendarMonth | null {
  return month >= 1 && month <= 12 ? { year, month } : null;
}

/** Returns the validation errors of a card before it is sent anywhere; empty when it is valid. */
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

/** A card is valid until the last day of its month. */
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
