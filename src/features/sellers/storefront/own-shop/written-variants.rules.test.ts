import { expect, test } from 'vitest';
import { leftOf, seenAnew } from './written-variants.rules.ts';

test('what a seller types while prices and pieces are on their way is left to save', () => {
  const sent = { 1: { price: 900, sku: 'A' }, 2: { stock: 5, seen: 9 } };
  expect(leftOf(sent, sent)).toEqual({});
  expect(leftOf({ ...sent, 1: { price: 950, priceSeen: 800, sku: 'A' } }, sent)).toEqual({
    1: { price: 950, priceSeen: 900 },
  });
  expect(leftOf({ ...sent, 3: { stock: 2, seen: 4 } }, sent)).toEqual({ 3: { stock: 2, seen: 4 } });
});

test('pieces that are counted again were seen as they were sent, so that a sale between the two is noticed', () => {
  expect(leftOf({ 2: { stock: 7, seen: 9 } }, { 2: { stock: 5, seen: 9 } })).toEqual({ 2: { stock: 7, seen: 5 } });
  expect(leftOf({ 2: { price: 10, stock: 7, seen: 9 } }, { 2: { price: 10 } })).toEqual({ 2: { stock: 7, seen: 9 } });
});

test('after a refusal, which shows what the shop has by now, what is written is meant beside that', () => {
  expect(seenAnew({ 1: { price: 5, priceSeen: 4 }, 2: { stock: 7, seen: 9, sku: 'A' } })).toEqual({
    1: { price: 5 },
    2: { stock: 7, sku: 'A' },
  });
});
