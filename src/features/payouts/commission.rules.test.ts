import { expect, test } from 'vitest';
import { commissionOf } from './commission.rules.ts';

test.each([
  [0, 10, 0, 0],
  [1_000, 10, 100, 900],
  [999, 10, 99, 900],
  [5, 0, 0, 5],
  [7, 100, 7, 0],
])('VEND-02 of %s sold at %s percent the shop retains %s and owes %s', (sold, percent, commission, owed) => {
  expect(commissionOf(sold, percent)).toEqual({ commission, owed });
});
