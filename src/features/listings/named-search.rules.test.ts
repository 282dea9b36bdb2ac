import { expect, test } from 'vitest';
import { choicesOf } from './named-search.rules.ts';

test('words are dropped one after the other in every combination, and never the first', () => {
  expect(choicesOf(['coat', 'men', 'size', 'xl'])).toEqual([
    [
      ['coat', 'size', 'xl'],
      ['coat', 'men', 'xl'],
      ['coat', 'men', 'size'],
    ],
    [
      ['coat', 'xl'],
      ['coat', 'size'],
      ['coat', 'men'],
    ],
    [['coat']],
  ]);
  expect([choicesOf(['coat']), choicesOf([])]).toEqual([[], []]);
});
