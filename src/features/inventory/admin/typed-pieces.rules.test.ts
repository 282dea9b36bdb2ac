import { expect, test } from 'vitest';
import { errorsByVariant, piecesLeft, withPieces } from './typed-pieces.rules.ts';

const typed = [
  [1, { pieces: 5, seen: 9 }],
  [2, { pieces: 7, seen: 3 }],
] as const;

test('what was typed while pieces were stored is left to send', () => {
  expect(piecesLeft(typed, [{ variantId: 1, pieces: 5 }], false)).toEqual([[2, { pieces: 7, seen: 3 }]]);
  expect(piecesLeft(typed, [{ variantId: 2, pieces: 6 }], false)).toEqual(typed);
});

test('a variant that is counted again says what the count before has made of it', () => {
  expect(piecesLeft(typed, [{ variantId: 2, pieces: 6 }], true)).toEqual([typed[0], [2, { pieces: 7, seen: 6 }]]);
});

test('pasted lines take nothing of the list along that they do not hold', () => {
  expect(piecesLeft(typed, [{ variantId: 44, pieces: 1 }], true)).toEqual(typed);
});

test('an error stays with its variant, and goes with it', () => {
  const errors = errorsByVariant({ 'changes.1.pieces': 'few' }, [1, 2]);
  expect([...errors]).toEqual([[2, 'few']]);
  expect(errorsByVariant({ note: 'long' }, [1, 2]).size).toBe(0);
});

test('a count is of what was there when it was begun, and, written anew after a refusal that says what is there now, of that', () => {
  const row = { id: 2, on_hand: 4 };
  expect(withPieces([], row, 7, false)).toEqual([[2, { pieces: 7, seen: 4 }]]);
  expect(withPieces(typed, row, 75, false)).toEqual([typed[0], [2, { pieces: 75, seen: 3 }]]);
  expect(withPieces(typed, row, 75, true)).toEqual([typed[0], [2, { pieces: 75, seen: 4 }]]);
  expect(withPieces(typed, row, null, false)).toEqual([typed[0]]);
});
