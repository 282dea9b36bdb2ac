import { expect, test } from 'vitest';
import { demoProducts, photosOf } from './demo-catalogue.ts';
import { readPhotoFeatures, seenFeatures } from './photo-features.ts';

const stored = await readPhotoFeatures();
const firstPhotos = [...new Set(demoProducts.flatMap((product) => photosOf(product).slice(0, 1)))].sort();

test('the first photograph of each product is there, and no other: npx tsx tools/photo-features.ts', () => {
  expect([...stored.keys()]).toEqual(firstPhotos);
});

// Tolerances: the libraries of another system scale an image slightly differently.
const maxBitsApart = 8;
const leastInCommon = 0.8;

test('one in forty is what is seen now: npx tsx tools/photo-features.ts', async () => {
  for (const name of firstPhotos.filter((_, index) => index % 40 === 0)) {
    const [{ hash, words }, seen] = [stored.get(name) ?? { hash: '', words: [] }, await seenFeatures(name)];
    expect([...seen.hash].filter((bit, index) => bit !== hash[index]).length, name).toBeLessThanOrEqual(maxBitsApart);
    const inCommon = seen.words.filter((word) => words.includes(word)).length;
    expect(inCommon, name).toBeGreaterThanOrEqual(seen.words.length * leastInCommon);
  }
});
