import { describe, expect, test } from 'vitest';
import { averageOf, charactersLeft, partOfAll, ratingChange } from './reviews.rules.ts';

describe('reviews', () => {
  test.each([
    ['', 200],
    ['  خوب  ', 197],
    ['👍🏽', 198],
    ['آ'.repeat(201), -1],
  ])('counts the characters left after %j', (text, left) => {
    expect(charactersLeft(text, 200)).toBe(left);
  });

  test.each([
    [[0, 0, 0, 0, 0], null, 0],
    [[0, 0, 0, 0, 3], 5, 3],
    [[1, 0, 0, 0, 1], 3, 2],
    [[1, 1, 1, 0, 4], 3.7, 7],
  ])('the average of %j is %s from %s', (spread, average, count) => {
    expect(averageOf(spread)).toEqual({ average, count });
  });

  test.each([
    [[0, 0, 0, 0, 0], 5, 0],
    [[1, 0, 0, 0, 999], 1, 1],
    [[1, 0, 0, 0, 2], 5, 67],
    [[1, 0, 0, 0, 2], 3, 0],
  ])('of %j, %s stars are %s percent', (spread, stars, percent) => {
    expect(partOfAll(spread, stars)).toBe(percent);
  });

  const at = (state: 'waiting' | 'approved' | 'refused', stars: number) => ({ state, stars });
  test.each([
    ['first written', null, at('waiting', 5), { stars: 0, count: 0 }],
    ['approved', at('waiting', 4), at('approved', 4), { stars: 4, count: 1 }],
    ['refused after all', at('approved', 4), at('refused', 4), { stars: -4, count: -1 }],
    ['written again', at('approved', 5), at('waiting', 2), { stars: -5, count: -1 }],
    ['taken back', at('approved', 1), null, { stars: -1, count: -1 }],
    ['taken back unseen', at('waiting', 1), null, { stars: 0, count: 0 }],
  ])('%s, a review adjusts the rating', (_, before, after, change) => {
    expect(ratingChange(before, after)).toEqual(change);
  });
});
