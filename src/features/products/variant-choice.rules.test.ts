import { expect, test } from 'vitest';
import type { ProductDetail, Variant } from './products.contract.ts';
import { choicesOf, variantName } from './variant-choice.rules.ts';

const options: ProductDetail['options'] = [
  {
    kind: 'colour',
    name: 'رنگ',
    values: [
      { id: 1_001, name: 'قرمز', swatch: '#cc0000' },
      { id: 1_002, name: 'آبی', swatch: '#0000cc' },
    ],
  },
  {
    kind: 'size',
    name: 'اندازه',
    values: ['M', 'L', 'XL', 'XXL'].map((name, index) => ({ id: 2_001 + index, name, swatch: null })),
  },
  {
    kind: 'other',
    name: 'حافظه',
    values: ['۶۴', '۲۵۶'].map((name, index) => ({ id: 3_001 + index, name, swatch: null })),
  },
];
const variant = (id: number, values: (number | null)[], quantity = 1): Variant => ({
  id,
  values,
  quantity,
  colour: null,
  size: null,
  base_price: 10_000,
  new_price: 5_000,
  image: null,
  sku: null,
  barcode: null,
  low_stock: false,
});
const [red, blue, m, l, xl] = [1_001, 1_002, 2_001, 2_002, 2_003];

const redM = variant(1, [red, m]);
const redL = variant(2, [red, l], 0);
const blueL = variant(3, [blue, l]);
const blueXl = variant(4, [blue, xl]);
const shirt = (variants = [redM, redL, blueL, blueXl]) => ({ options: options.slice(0, 2), variants });

test('another colour retains the size if it is available in it', () => {
  expect(choicesOf(shirt(), redL, 0).map(({ value, variant: { id }, chosen }) => [value.name, id, chosen])).toEqual([
    ['قرمز', 2, true],
    ['آبی', 3, false],
  ]);
});

test('a colour without the size selects one in stock and reports it', () => {
  const choices = choicesOf(shirt([redM, variant(5, [blue, l], 0), blueXl]), redM, 0);
  expect(choices.map(({ variant: { id }, fits, inStock }) => [id, fits, inStock])).toEqual([
    [1, true, true],
    [4, false, true],
  ]);
});

test('a size states whether it is in stock in the chosen colour; one that no variant has is left out', () => {
  expect(
    choicesOf(shirt(), redM, 1).map(({ value, variant: { id }, inStock, fits }) => [value.name, id, inStock, fits]),
  ).toEqual([
    ['M', 1, true, true],
    ['L', 2, false, true],
    ['XL', 4, true, false],
  ]);
});

test('a third option retains both others, or as many as possible where the combination does not exist', () => {
  const small = variant(1, [red, m, 3_001]);
  const large = variant(2, [red, l, 3_002]);
  const other = variant(3, [blue, xl, 3_002]);
  expect(choicesOf({ options, variants: [small, other, large] }, small, 2).map(({ variant: { id } }) => id)).toEqual([
    1, 2,
  ]);
  const sold = { ...large, quantity: 0 };
  expect(choicesOf({ options, variants: [small, other, sold] }, small, 2).map(({ variant: { id } }) => id)).toEqual([
    1, 3,
  ]);
});

test('a product with a single variant has nothing to choose', () => {
  const only = variant(1, []);
  expect([choicesOf({ options: [], variants: [only] }, only, 0), variantName([], only, 'fa')]).toEqual([[], null]);
});

test('a variant is named by its colour and size, and by any other option with its name', () => {
  expect(variantName(options, redM, 'fa')).toBe('قرمز، M');
  expect(variantName(options, variant(1, [null, m, 3_002]), 'en')).toBe('M, حافظه: ۲۵۶');
});
