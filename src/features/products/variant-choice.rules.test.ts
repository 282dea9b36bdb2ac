import { expect, test } from 'vitest';
import type { Variant } from './products.contract.ts';
import { colourChoices, sizeChoices, variantName } from './variant-choice.rules.ts';

const red = { name: 'قرمز', hex: '#cc0000' };
const blue = { name: 'آبی', hex: '#0000cc' };
const variant = (id: number, colour: Variant['colour'], size: string | null, quantity = 1): Variant => ({
  id,
  values: [],
  colour,
  size,
  quantity,
  base_price: 10_000,
  new_price: 5_000,
  image: null,
  sku: null,
  barcode: null,
  low_stock: false,
});

const redM = variant(1, red, 'M');
const redL = variant(2, red, 'L', 0);
const blueL = variant(3, blue, 'L');
const blueXl = variant(4, blue, 'XL');
const shirt = [redM, redL, blueL, blueXl];

test('another colour keeps the size where it comes in it', () => {
  expect(colourChoices(shirt, redL).map(({ value, variant: { id }, chosen }) => [value.name, id, chosen])).toEqual([
    ['قرمز', 2, true],
    ['آبی', 3, false],
  ]);
});

test('another colour without the size leads to what is in stock of it', () => {
  const sold = [redM, variant(5, blue, 'L', 0), blueXl];
  expect(colourChoices(sold, redM).find(({ value }) => value === blue)?.variant.id).toBe(4);
});

test('a size says whether it is in stock in the chosen colour', () => {
  expect(sizeChoices(shirt, redM).map(({ value, variant: { id }, inStock }) => [value, id, inStock])).toEqual([
    ['M', 1, true],
    ['L', 2, false],
    ['XL', 4, true],
  ]);
});

test('a product of one kind offers nothing to choose', () => {
  const only = variant(1, null, null);
  expect([colourChoices([only], only), sizeChoices([only], only), variantName(only, 'fa')]).toEqual([[], [], null]);
});

test('a variant is called by its colour and size', () => {
  expect(variantName(redM, 'fa')).toBe('قرمز، M');
  expect(variantName({ colour: { name: 'Red', hex: '#cc0000' }, size: 'M' }, 'en')).toBe('Red, M');
  expect(variantName({ colour: null, size: '۴۲' }, 'fa')).toBe('۴۲');
});
