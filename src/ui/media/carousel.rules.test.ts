import { expect, test } from 'vitest';
import { perViewStyle, indexAfter, restingPositions } from './carousel.rules.ts';

test('an unlisted width displays as many slides as the next smaller one', () => {
  expect(Object.values(perViewStyle({ base: 1, sm: 2, lg: 4 }))).toEqual([1, 2, 2, 4]);
});

test.each([
  ['one at a time, each slide is a place', 3, 1, false, 3],
  ['three at a time, the last two slides are no places', 6, 3, false, 4],
  ['a slide cut at the edge can be brought in', 6, 1.2, false, 6],
  ['all in view, there is one place', 2, 3, false, 1],
  ['in a loop, every slide is a place', 6, 3, true, 6],
])('%s', (_name, count, perView, loop, positions) => {
  expect(restingPositions(count, perView, loop)).toBe(positions);
});

test('the last position is followed by the first, and the first preceded by the last', () => {
  expect([indexAfter(2, 1, 3), indexAfter(0, -1, 3), indexAfter(0, 1, 3)]).toEqual([0, 2, 1]);
});
