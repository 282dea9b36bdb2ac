import type { Language } from '#shared/language.ts';
import type { Toman } from '#shared/money.ts';

/** The currencies in which PayPal is paid, with the places after the point that it takes: https://developer.paypal.com/api/rest/reference/currency-codes/ */
const decimals = {
  AUD: 2, BRL: 2, CAD: 2, CHF: 2, CNY: 2, CZK: 2, DKK: 2, EUR: 2, GBP: 2, HKD: 2, HUF: 0, ILS: 2, JPY: 0, MXN: 2, MYR: 2,
  NOK: 2, NZD: 2, PHP: 2, PLN: 2, SEK: 2, SGD: 2, THB: 2, TWD: 0, USD: 2,
} as const;

export type PaypalCurrency = keyof typeof decimals;
export const paypalCurrencies = Object.keys(decimals) as readonly PaypalCurrency[];

export function isPaypalCurrency(code: string): code is PaypalCurrency {
  return Object.hasOwn(decimals, code);
}

/** By what toman become another currency. */
export interface PaypalRate {
  readonly currency: PaypalCurrency;
  /** Toman for one dollar, euro or yen. */
  readonly tomanPerUnit: Toman;
}

const scaleOf = (currency: PaypalCurrency) => 10 ** decimals[currency];

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
export function paypalValue(minor: number, currency: PaypalCurrency): string {
  const places = decimals[currency];
  const digits = String(minor).padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** What PayPal's way of writing an amount means in the smallest unit, null when it is none. */
export function minorFromValue(value: unknown, currency: PaypalCurrency): number | null {
  if (typeof value !== 'string') return null;
  const [, whole = '', part = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(value) ?? [];
  const places = decimals[currency];
  if (whole === '' || part.replace(/0+$/, '').length > places) return null;
  return Number(whole + part.slice(0, places).padEnd(places, '0'));
}

/** An amount as a reader of a language reads it: ۱۲٫۷۳ دلار امریکا, 12.73 US dollars. */
export function formatForeign(minor: number, currency: PaypalCurrency, language: Language): string {
  const places = decimals[currency];
  return new Intl.NumberFormat(language === 'fa' ? 'fa-IR' : 'en-US', {
    style: 'currency', currency, currencyDisplay: 'name', minimumFractionDigits: places, maximumFractionDigits: places,
  }).format(minor / scaleOf(currency));
}
