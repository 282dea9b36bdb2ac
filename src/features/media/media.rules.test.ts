import { expect, test } from 'vitest';
import {
  videoAddress,
  videoKeyIn,
  rangeIn,
  renditionAddress,
  renditionAt,
  renditionOf,
  squareAddress,
  srcSetOf,
} from './media.rules.ts';

test('an image address gives other widths by changing the address', () => {
  const address = renditionAddress('0f3a', 480);
  expect(address).toBe('/media/0f3a/480.webp');
  expect(renditionAt(address, 96)).toBe('/media/0f3a/96.webp');
  expect(renditionAt(`https://shop.example${address}`, 960)).toBe('https://shop.example/media/0f3a/960.webp');
});

test('an address that is not a rendition is unchanged and has no widths', () => {
  expect(renditionAt('/placeholder.svg', 96)).toBe('/placeholder.svg');
  expect(srcSetOf('/placeholder.svg')).toBeUndefined();
});

test('the source set lists every width with its address', () => {
  expect(srcSetOf('/media/0f3a/480.webp')).toBe(
    '/media/0f3a/96.webp 96w, /media/0f3a/160.webp 160w, /media/0f3a/320.webp 320w, ' +
      '/media/0f3a/480.webp 480w, /media/0f3a/640.webp 640w, /media/0f3a/960.webp 960w',
  );
});

test('a square rendition has a name of its own', () => {
  expect(squareAddress('0f3a', 96)).toBe('/media/0f3a/96-square.webp');
});

test.each([
  ['480.webp', { width: 480, square: false }],
  ['96-square.webp', { width: 96, square: true }],
  ['0480.webp', null],
  ['481.webp', null],
  ['480.png', null],
  ['480-round.webp', null],
  ['', null],
])('the name %s requests %o', (name, wanted) => {
  expect(renditionOf(name)).toEqual(wanted);
});

test.each([
  [undefined, 'whole'],
  ['bytes=0-', { from: 0, to: 99 }],
  ['bytes=0-9', { from: 0, to: 9 }],
  ['bytes=90-500', { from: 90, to: 99 }],
  ['bytes=-30', { from: 70, to: 99 }],
  ['bytes=-500', { from: 0, to: 99 }],
  ['bytes=100-', 'beyond'],
  ['bytes=-0', 'beyond'],
  ['bytes=9-3', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['pieces=0-1', 'whole'],
])('of a hundred bytes %j requests %j', (header, part) => {
  expect(rangeIn(header, 100)).toEqual(part);
});

test('a video is recognised by its address, and nothing else is', () => {
  const key = 'ab'.repeat(10);
  expect(['mp4', 'webm'].map((kind) => videoKeyIn(videoAddress(key, kind as 'mp4')))).toEqual([key, key]);
  expect([`/films/${key}.avi`, `/x/films/${key}.mp4`, `/films/../${key}.mp4`, 'hojreh', ''].map(videoKeyIn)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});
