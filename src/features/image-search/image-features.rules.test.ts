import { expect, test } from 'vitest';
import { hashBands } from './image-bands.rules.ts';
import {
  decodeFeatures,
  encodeFeatures,
  featuresOfSearched,
  featuresOfStored,
  type ColourImage,
} from './image-features.rules.ts';
import { wordBits, wordsMeant } from './image-words.rules.ts';
import { maxFeaturesLength } from './features-length.rules.ts';

type Scene = (x: number, y: number) => number;

/** Returns a scene of spots of many sizes at positions determined by the seed; different seeds give different scenes. */
function spots(seed: number): Scene {
  let state = seed;
  const chance = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const all = Array.from({ length: 60 }, () => ({
    x: chance(),
    y: chance(),
    size: 0.01 + chance() * 0.05,
    light: chance() * 255,
  }));
  return (x, y) =>
    all.find((one) => Math.hypot(one.x - x, (one.y - y) * (0.5 + one.size * 10)) < one.size)?.light ?? 120;
}

/** Renders a scene as an image: all of it, or the part between two positions of each side. */
function photograph(scene: Scene, { side = 256, from = 0, to = 1, light = 1 } = {}): ColourImage {
  const rgb = new Uint8Array(side * side * 3);
  for (let pixel = 0; pixel < side * side; pixel++) {
    const position = (index: number) => from + ((index + 0.5) / side) * (to - from);
    const value = Math.min(255, light * scene(position(pixel % side), position(Math.floor(pixel / side))));
    rgb.fill(value, pixel * 3, pixel * 3 + 3);
  }
  return { width: side, height: side, rgb };
}

const scene = spots(1);
const stored = featuresOfStored(photograph(scene));
const common = (image: ColourImage, words = new Set(stored.words)) =>
  featuresOfSearched(image).words.filter((word) => wordsMeant(word).some((one) => words.has(one))).length;

test.each([
  ['as it is', {}, 40],
  ['lighter', { light: 1.3 }, 15],
  ['darker', { light: 0.7 }, 30],
  ['cropped', { from: 0.15, to: 0.85 }, 8],
  ['smaller', { side: 96 }, 8],
] as const)('an image %s has words in common with the stored one', (_, changes, fewest) => {
  expect(common(photograph(scene, changes))).toBeGreaterThanOrEqual(fewest);
});

test('images of other items have hardly a word in common', () => {
  for (let seed = 2; seed < 6; seed++) expect(common(photograph(spots(seed)))).toBeLessThanOrEqual(2);
});

test('an image without details has no words, and one of a line of pixels has looks as well', () => {
  expect(featuresOfStored(photograph(() => 90)).words).toEqual([]);
  expect(featuresOfSearched({ width: 256, height: 1, rgb: new Uint8Array(768) }).hash).toHaveLength(512);
});

test('a word is searched for with its unsure bits either way, and as it would be turned', () => {
  expect(wordsMeant({ word: 0b1000, unsure: [0, 3], turned: [8, 77] }).sort((a, b) => a - b)).toEqual([0, 1, 8, 9, 77]);
});

test('hashes that are near have bands in common, others hardly any, and no band is a word', () => {
  const flipped = (hash: string, every: number) =>
    Array.from(hash, (bit, index) => (index % every === 0 ? String(1 - Number(bit)) : bit)).join('');
  const bands = new Set(hashBands(stored.hash));
  const shared = (hash: string) => hashBands(hash).filter((band) => bands.has(band)).length;
  expect(Math.min(...bands)).toBeGreaterThanOrEqual(2 ** wordBits);
  expect(Math.max(...bands)).toBeLessThan(2 ** 31);
  expect(shared(flipped(stored.hash, 20))).toBeGreaterThanOrEqual(5);
  expect(shared(flipped(stored.hash, 2))).toBeLessThanOrEqual(1);
});

test('looks stand in an address and are read back; anything else is none', () => {
  const features = featuresOfSearched(photograph(scene));
  const text = encodeFeatures(features);
  expect(decodeFeatures(text)).toEqual(features);
  expect(features.words).toHaveLength(64);
  expect(text).toHaveLength(maxFeaturesLength);
  // The URL format from before words existed.
  expect(decodeFeatures(text.slice(0, 86))).toEqual({ hash: features.hash, words: [] });
  for (const wrong of [
    '',
    'abc',
    `${text}AAAAAAAAAAAAAA`,
    text.slice(1),
    "'; drop table products",
    text.replace(/.$/, '+'),
    text.replace(/.$/, '_'),
  ])
    expect(decodeFeatures(wrong)).toBeNull();
});
