import { expect, test } from 'vitest';
import { swipeCloses } from './swipe.ts';

test.each([
  ['a slow drag past a third', { moved: 150, size: 360, milliseconds: 900 }, true],
  ['a slow drag that stops short', { moved: 80, size: 360, milliseconds: 900 }, false],
  ['a short flick', { moved: 60, size: 360, milliseconds: 80 }, true],
  ['a tremble of the finger', { moved: 10, size: 360, milliseconds: 5 }, false],
  ['a drag the other way', { moved: -200, size: 360, milliseconds: 100 }, false],
])('%s', (_name, swipe, closes) => {
  expect(swipeCloses(swipe)).toBe(closes);
});
