import { expect, test } from 'vitest';
import { atTheirRows } from './row-errors.ts';

const errors = { name: 'short', 'variants.0.size': 'long', 'variants.1.base_price': 'missing', 'tags.0': 'long' };
const sent = { variants: ['a', 'b'] };

test('an error moves with its row, and errors outside lists are unchanged', () => {
  expect(atTheirRows(errors, sent, { variants: ['b', 'new', 'a'] })).toEqual({
    name: 'short',
    'variants.2.size': 'long',
    'variants.0.base_price': 'missing',
    'tags.0': 'long',
  });
});

test('the errors of a removed row are removed with it, and reach no other', () => {
  expect(atTheirRows(errors, sent, { variants: ['b'] })).toEqual({
    name: 'short',
    'variants.0.base_price': 'missing',
    'tags.0': 'long',
  });
  expect(atTheirRows({ 'variants.7.size': 'long' }, sent, sent)).toEqual({});
});
