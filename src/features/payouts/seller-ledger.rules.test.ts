import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commissionOf } from './commission.rules.ts';
import { settlement } from './seller-ledger.rules.ts';

test.each([
  ['delivered', 999, { sold: 0, commission: 0 }, { sold: 999, commission: 99, amount: 900 }],
  ['told twice', 999, { sold: 999, commission: 99 }, null],
  ['partly returned', 333, { sold: 999, commission: 99 }, { sold: -666, commission: -66, amount: -600 }],
  ['returned whole', 0, { sold: 999, commission: 99 }, { sold: -999, commission: -99, amount: -900 }],
  ['never delivered', 0, { sold: 0, commission: 0 }, null],
])('VEND-02 at ten percent, an order %s', (_, sold, settled, written) => {
  expect(settlement(sold, 10, settled)).toEqual(written);
});

test('VEND-02 however often goods are returned, the entries add up to what remains of the order', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 90 }),
      fc.array(fc.nat(10_000_000), { minLength: 1, maxLength: 8 }),
      (percent, steps) => {
        let [settled, owed] = [{ sold: 0, commission: 0 }, 0];
        for (const sold of steps) {
          const entry = settlement(sold, percent, settled);
          if (entry === null) continue;
          settled = { sold: settled.sold + entry.sold, commission: settled.commission + entry.commission };
          owed += entry.amount;
        }
        const last = steps.at(-1) ?? 0;
        expect({ ...settled, owed }).toEqual({ sold: last, ...commissionOf(last, percent) });
      },
    ),
  );
});
