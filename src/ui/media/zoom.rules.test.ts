import { expect, test } from 'vitest';
import { doubleTapped, noZoom, withinFrame, zoomedAt } from './zoom.rules.ts';

const frame = { width: 400, height: 600 };

test.each([
  ['no smaller than the frame', { scale: 0.5, x: 30, y: 30 }, noZoom],
  ['no larger than five times', { scale: 9, x: 0, y: 0 }, { scale: 5, x: 0, y: 0 }],
  ['with no edge inside the frame', { scale: 2, x: 900, y: -900 }, { scale: 2, x: 200, y: -300 }],
  ['moved within its room', { scale: 2, x: 120, y: -40 }, { scale: 2, x: 120, y: -40 }],
])('an image is %s', (_, zoom, expected) => {
  expect(withinFrame(zoom, frame)).toEqual(expected);
});

test('the point under two fingers stays under them', () => {
  const at = { x: 80, y: -60 };
  const zoomed = zoomedAt(noZoom, 2, at, frame);
  // A point of the image is displayed at scale × its position + the offset of the image.
  expect([zoomed.scale * at.x + zoomed.x, zoomed.scale * at.y + zoomed.y]).toEqual([at.x, at.y]);
  expect(zoomedAt(zoomed, 0.1, at, frame)).toEqual(noZoom);
});

test('a double tap zooms in, and the next one displays the whole image again', () => {
  const once = doubleTapped(noZoom, { x: 100, y: 100 }, frame);
  expect(once).toEqual({ scale: 2.5, x: -150, y: -150 });
  expect(doubleTapped(once, { x: 0, y: 0 }, frame)).toEqual(noZoom);
});
