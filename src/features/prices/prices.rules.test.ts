import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDisplayedAsReduced, percentOff } from '#shared/commerce/reduction.ts';
import { deliveredPriceRule, priceSegments, salePrice } from './prices.rules.ts';

test.each([
  ['a price above the threshold is 5,000 toman less', 12_000, null, 7_000],
  ['a price of exactly the threshold stays', 5_000, null, 5_000],
  ['one toman above the threshold leaves one', 5_001, null, 1],
  ['a price below the threshold stays', 4_000, null, 4_000],
  ['what costs nothing still costs nothing', 0, null, 0],
  ["an offer's own price wins", 120_000, { price: 90_000 }, 90_000],
  ["an offer's own price wins below the threshold too", 4_000, { price: 3_000 }, 3_000],
  ['an offer without a price of its own falls back to the rule', 120_000, { price: null }, 115_000],
  ['an offer never makes anything dearer', 80_000, { price: 90_000 }, 80_000],
  ['an offer can give away', 80_000, { price: 0 }, 0],
])('sale price: %s', (_, basePrice, given, price) => {
  expect(salePrice(basePrice, deliveredPriceRule, given)).toBe(price);
});

test('a discount above the price gives zero', () => {
  expect(salePrice(3_000, { off: 5_000, above: 1_000 }, null)).toBe(0);
});

test.each([
  [120_000, 90_000, 25],
  [100_000, 66_667, 33],
  [100, 100, 0],
  [100, 120, 0],
  [0, 0, 0],
  [100, 0, 100],
])('%i toman sold for %i are %i percent off', (base, price, percent) => {
  expect(percentOff(base, price)).toBe(percent);
});

test.each([
  [100_000, 97_000, true],
  [100_000, 97_001, false],
  [36_500_000, 36_495_000, false],
  [12_000, 7_000, true],
  [5_000, 5_000, false],
  [0, 0, false],
])('a price of %d that became %d is displayed as reduced: %s', (basePrice, newPrice, visible) => {
  expect(isDisplayedAsReduced(basePrice, newPrice)).toBe(visible);
});

test("the segments of a price range contain exactly the base prices sold within it, at each segment's price", () => {
  const small = fc.integer({ min: 0, max: 40 });
  fc.assert(
    fc.property(
      fc.record({ off: small, above: small }),
      small,
      fc.option(small, { nil: undefined }),
      fc.option(small, { nil: undefined }),
      (rule, basePrice, least, greatest) => {
        const price = salePrice(basePrice, rule, null);
        const segments = priceSegments(rule, { least, greatest }).filter(
          ({ from, to }) => basePrice >= from && basePrice <= to,
        );
        expect(segments).toHaveLength(price >= (least ?? 0) && price <= (greatest ?? Infinity) ? 1 : 0);
        for (const { off } of segments) expect(off === 'all' ? 0 : basePrice - off).toBe(price);
      },
    ),
  );
});
