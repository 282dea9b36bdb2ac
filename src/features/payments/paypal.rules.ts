import { currencies, currencyDecimals as decimals, type Currency } from '#shared/commerce/currencies.ts';
import type { Language } from '#shared/language.ts';
import type { Toman } from '#shared/commerce/money.ts';

/** The conversion of toman into another currency. */
export interface PaypalRate {
  readonly currency: Currency;
  /** Toman per dollar, euro or yen. */
  readonly tomanPerUnit: Toman;
}

/** A rate with the date in Tehran on which the owner set it, `2026-11-21`. */
export interface DatedRate extends PaypalRate {
  readonly date: string;
}

/** The key of the stored rate (settings.tables.ts). */
export const paypalSetting = 'paypal-rate';

/** Returns the owner's rate; null while none is set, and PayPal is then not listed. */
export function paypalRateFrom(stored: unknown): DatedRate | null {
  const own: Partial<Record<keyof DatedRate, unknown>> = typeof stored === 'object' && stored !== null ? stored : {};
  const currency = currencies.find((one) => one === own.currency);
  const { tomanPerUnit, date } = own;
  return currency === undefined || typeof tomanPerUnit !== 'number' || tomanPerUnit < 1 || typeof date !== 'string'
    ? null
    : { currency, tomanPerUnit, date };
}

const scaleOf = (currency: Currency) => 10 ** decimals[currency];

/** Converts toman to the smallest unit of a currency, rounded to the nearest and never zero: 1,400,000 at 110,000 per dollar is 1,273 cents. */
export function minorOf(amount: Toman, { currency, tomanPerUnit }: PaypalRate): number {
  const whole = BigInt(tomanPerUnit);
  const scaled = BigInt(amount) * BigInt(scaleOf(currency));
  return Math.max(1, Number((scaled * 2n + whole) / (whole * 2n)));
}

/** Returns the foreign amount of a partial refund, rounded down: the parts never add up to more than was paid. */
export function minorOfPart(part: Toman, paid: { readonly amount: Toman; readonly minor: number }): number {
  return part >= paid.amount ? paid.minor : Number((BigInt(paid.minor) * BigInt(part)) / BigInt(paid.amount));
}

/** Formats an amount for PayPal: `12.73`, or `1273` in yen. */
export function paypalValue(minor: number, currency: Currency): string {
  const decimalPlaces = decimals[currency];
  const digits = String(minor).padStart(decimalPlaces + 1, '0');
  return decimalPlaces === 0 ? digits : `${digits.slice(0, -decimalPlaces)}.${digits.slice(-decimalPlaces)}`;
}

/** Parses a PayPal amount into the smallest unit; returns null when it is invalid. */
export function minorFromValue(value: unknown, currency: Currency): number | null {
  if (typeof value !== 'string') return null;
  const [, whole = '', part = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(value) ?? [];
  const decimalPlaces = decimals[currency];
  if (whole === '' || part.replace(/0+$/, '').length > decimalPlaces) return null;
  return Number(whole + part.slice(0, decimalPlaces).padEnd(decimalPlaces, '0'));
}

/** Formats a foreign amount in a language: ۱۲٫۷۳ دلار امریکا, 12.73 US dollars; `whole` omits the cents. */
export function formatForeign(minor: number, currency: Currency, language: Language, { whole = false } = {}): string {
  const digits = whole ? 0 : decimals[currency];
  return new Intl.NumberFormat(language === 'fa' ? 'fa-IR' : 'en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(minor / scaleOf(currency));
}

/** Formats one unit of a currency in a language: ۱ دلار امریکا, 1 US dollar. */
export function oneUnit(currency: Currency, language: Language): string {
  return formatForeign(scaleOf(currency), currency, language, { whole: true });
}
