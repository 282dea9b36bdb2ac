import { expect, test } from 'vitest';
import { deliveredVatRates, vatPercentOn, vatRatesFrom } from './vat.rules.ts';

test.each([
  ['2024-03-19', 9],
  ['2024-03-20', 10],
  ['2026-11-21', 10],
  ['1999-01-01', 0],
])('the statutory VAT on %s is %d percent', (day, percent) => {
  expect(vatPercentOn(deliveredVatRates, day)).toBe(percent);
});

test('the owner schedules future rates, in any order', () => {
  const rates = vatRatesFrom({
    rates: [
      { from: '2027-03-21', percent: 12 },
      { from: '2024-03-20', percent: 10 },
    ],
  });
  expect([vatPercentOn(rates, '2027-03-20'), vatPercentOn(rates, '2027-03-21')]).toEqual([10, 12]);
  expect(vatPercentOn(vatRatesFrom({ percent: 7 }), '2026-01-01')).toBe(7);
  expect(vatRatesFrom(null)).toBe(deliveredVatRates);
});
