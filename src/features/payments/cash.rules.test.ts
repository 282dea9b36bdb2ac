import { expect, test } from 'vitest';
import { cashFault, cashTermsFrom, deliveredCashTerms, type CashTerms, type Purchase } from './cash.rules.ts';

const purchase: Purchase = { due: 500_000, province: 'اصفهان', city: 'نجف‌آباد', prepaidOnly: [] };
const places = [
  { province: 'تهران', city: null },
  { province: 'اصفهان', city: 'نجف آباد' },
];

test.each<[what: string, terms: Partial<CashTerms>, of: Partial<Purchase>, fault: string | null]>([
  ['as delivered', {}, {}, null],
  ['up to the highest sum', { mostDue: 500_000 }, {}, null],
  ['above the highest sum', { mostDue: 499_999 }, {}, 'cash-over-limit'],
  ['in a city of the list, however its spaces are typed', { places }, {}, null],
  ['in another city of that province', { places }, { city: 'کاشان' }, 'cash-not-there'],
  ['anywhere in a province that is listed whole', { places }, { province: 'تهران', city: 'ری' }, null],
  ['for goods that are paid beforehand', {}, { prepaidOnly: [{ fa: 'یخچال', en: 'Fridge' }] }, 'cash-prepaid-only'],
  [
    'for all reasons at once, the one that the customer can change least',
    { places, mostDue: 1 },
    { city: 'کاشان', prepaidOnly: [{ fa: 'یخچال', en: 'Fridge' }] },
    'cash-prepaid-only',
  ],
])('PAY-03 cash %s', (_, terms, of, fault) => {
  expect(cashFault({ ...deliveredCashTerms, ...terms }, { ...purchase, ...of })).toBe(fault);
});

test('what the owner left open is as delivered', () => {
  expect(cashTermsFrom({ mostDue: 5 })).toEqual({ offered: true, mostDue: 5, places: [] });
});
