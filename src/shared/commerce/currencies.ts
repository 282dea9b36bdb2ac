/** The currencies that PayPal accepts, with their number of decimals: https://developer.paypal.com/api/rest/reference/currency-codes/ */
export const currencyDecimals = {
  AUD: 2,
  BRL: 2,
  CAD: 2,
  CHF: 2,
  CNY: 2,
  CZK: 2,
  DKK: 2,
  EUR: 2,
  GBP: 2,
  HKD: 2,
  HUF: 0,
  ILS: 2,
  JPY: 0,
  MXN: 2,
  MYR: 2,
  NOK: 2,
  NZD: 2,
  PHP: 2,
  PLN: 2,
  SEK: 2,
  SGD: 2,
  THB: 2,
  TWD: 0,
  USD: 2,
} as const;

/** A currency other than the shop's own, as an ISO 4217 code. */
export type Currency = keyof typeof currencyDecimals;
export const currencies = Object.keys(currencyDecimals) as readonly Currency[];
