import { expect, test } from 'vitest';
import { cashError, cashTermsFrom, deliveredCashTerms, type CashTerms, type Purchase } from './cash.rules.ts';
import { deliveredPurchaseLimits } from './purchase-limits.rules.ts';

const nothingOpen = {
  known: false,
  unpaidOrders: 0,
  unpaidPieces: 0,
  unpaidOrdersOfPhone: 0,
  cashOrders: 0,
  cashPieces: 0,
  cashTotal: 0,
};
const purchase: Purchase = {
  due: 500_000,
  province: 'اصفهان',
  city: 'نجف‌آباد',
  prepaidOnly: [],
  pieces: 1,
  open: nothingOpen,
};
const places = [
  { province: 'تهران', city: null },
  { province: 'اصفهان', city: 'نجف آباد' },
];

test.each<[what: string, terms: Partial<CashTerms>, of: Partial<Purchase>, error: string | null]>([
  ['as delivered', {}, {}, null],
  ['up to the highest sum', { maxDue: 500_000 }, {}, null],
  ['above the highest sum', { maxDue: 499_999 }, {}, 'cash-over-limit'],
  ['in a city of the list, however its spaces are typed', { places }, {}, null],
  ['in another city of that province', { places }, { city: 'کاشان' }, 'cash-not-there'],
  ['anywhere in a province that is listed whole', { places }, { province: 'تهران', city: 'ری' }, null],
  ['for goods that are paid beforehand', {}, { prepaidOnly: [{ fa: 'یخچال', en: 'Fridge' }] }, 'cash-prepaid-only'],
  ['of a new customer with many under way', {}, { open: { ...nothingOpen, cashOrders: 3 } }, 'cash-new-customer'],
  [
    'for all reasons at once, the one that the customer can change least',
    { places, maxDue: 1 },
    { city: 'کاشان', prepaidOnly: [{ fa: 'یخچال', en: 'Fridge' }] },
    'cash-prepaid-only',
  ],
])('PAY-03 cash %s', (_, terms, of, error) => {
  expect(cashError({ ...deliveredCashTerms, ...terms }, deliveredPurchaseLimits, { ...purchase, ...of })).toBe(error);
});

test('a value that the owner left unset has its default', () => {
  expect(cashTermsFrom({ maxDue: 5 })).toEqual({ offered: true, maxDue: 5, places: [] });
});

test('a maximum stored under its former name still applies until the owner removes it', () => {
  expect(cashTermsFrom({ mostDue: 5 }).maxDue).toBe(5);
  expect(cashTermsFrom({ mostDue: 5, maxDue: null }).maxDue).toBeNull();
});
