import { expect, test } from 'vitest';
import { quantityTyped } from './quantity.ts';

test.each([
  ['3', { value: 3, tooMany: false }],
  ['۳', { value: 3, tooMany: false }],
  ['٣', { value: 3, tooMany: false }],
  ['12', { value: 5, tooMany: true }],
  ['۱۲', { value: 5, tooMany: true }],
  ['0', null],
  ['', null],
  ['two', null],
  ['-2', null],
  ['1.5', null],
  ['1,5', null],
  ['۱٬۵', null],
])('of five in stock, a typed %s becomes %o', (text, typed) => {
  expect(quantityTyped(text, { min: 1, max: 5 })).toEqual(typed);
});

test('without a maximum any quantity is valid', () => {
  expect(quantityTyped('4000', { min: 1 })).toEqual({ value: 4000, tooMany: false });
});
