import { currencies, currencyDecimals as decimals, type Currency } from '#shared/commerce/currencies.ts';
import type { Language } from '#shared/language.ts';
import type { Toman } from '#shared/commerce/money.ts';

/** By what toman become another currency. */
export interface PaypalRate {
  readonly currency: Currency;
  /** Toman for one dollar, euro or yen. */
  readonly tomanPerUnit: Toman;
}

/** A rate with the day in Tehran on which its owner has set it, `2026-11-21`. */
export interface DatedRate extends PaypalRate {
  readonly date: string;
}

/** The name under which the owner's rate is stored (settings.tables.ts). */
export const paypalSetting = 'paypal-rate';

/** The rate that the owner has set; null while none was set, and then PayPal is not listed. */
export function paypalRateFrom(stored: unknown): DatedRate | null {
  const own: Partial<Record<keyof DatedRate, unknown>> = typeof stored === 'object' && stored !== null ? stored : {};
  const currency = currencies.find((one) => one === own.currency);
  const { tomanPerUnit, date } = own;
  return currency === undefined || typeof tomanPerUnit !== 'number' || tomanPerUnit < 1 || typeof date !== 'string'
    ? null
    : { currency, tomanPerUnit, date };
}

const scaleOf = (currency: Currency) => 10 ** decimals[currency];

/** What so many toman are in the smallest unit of a currency, to the nearest one and never nothing: 1,400,000 at 110,000 for a dollar are 1,273 cents. */
export function minorOf(amount: Toman, { currency, tomanPerUnit }: PaypalRate): number {
  const whole = BigInt(tomanPerUnit);
  const scaled = BigInt(amount) * BigInt(scaleOf(currency));
  return Math.max(1, Number((scaled * 2n + whole) / (whole * 2n)));
}

/** The part of a payment that goes back with a part of its toman, rounded down: parts together are never more than was paid. */
export function minorOfPart(part: Toman, paid: { readonly amount: Toman; readonly minor: number }): number {
  return part >= paid.amount ? paid.minor : Number((BigInt(paid.minor) * BigInt(part)) / BigInt(paid.amount));
}

/** An amount as PayPal writes it: `12.73`, or `1273` in yen. */
export function paypalValue(minor: number, currency: Currency): string {
  const decimalPlaces = decimals[currency];
  const digits = String(minor).padStart(decimalPlaces + 1, '0');
  return decimalPlaces === 0 ? digits : `${digits.slice(0, -decimalPlaces)}.${digits.slice(-decimalPlaces)}`;
}

/** What PayPal's way of writing an amount means in the smallest unit, null when it is none. */
export function minorFromValue(value: unknown, currency: Currency): number | null {
  if (typeof value !== 'string') return null;
  const [, whole = '', part = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(value) ?? [];
  const decimalPlaces = decimals[currency];
  if (whole === '' || part.replace(/0+$/, '').length > decimalPlaces) return null;
  return Number(whole + part.slice(0, decimalPlaces).padEnd(decimalPlaces, '0'));
}

/** An amount as a reader of a language reads it: ۱۲٫۷۳ دلار امریکا, 12.73 US dollars; `whole` leaves the cents out. */
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

/** One of a currency as a reader of a language reads it: ۱ دلار امریکا, 1 US dollar. */
export function oneUnit(currency: Currency, language: Language): string {
  return formatForeign(scaleOf(currency), currency, language, { whole: true });
}
