import { setTimeout as delay } from 'node:timers/promises';
import { cachedPixels } from '#features/media/server/image-pixels.service.ts';
import type { Dependencies } from '#platform/cache/cache.ts';
import type { RowOf } from '#platform/database/statement.ts';
import type { Shop } from '#platform/shop.ts';
import { hashBands } from '../image-bands.rules.ts';
import {
  decodeFeatures,
  featuresOfStored,
  featuresSide,
  type ImageFeatures,
  type StoredFeatures,
} from '../image-features.rules.ts';
import { wordsMeant } from '../image-words.rules.ts';
import { saveImageHashes, similarImages, productsToHash } from './image-hashes.store.ts';

const maxAtOnce = 50;
/** A run ends after so many images; the next goes on. */
const maxInARun = 1_000;
/** A run looks at the newest products and at so many further on, wherever the last one ended: a table of a million is not read every minute. */
const walkedNewest = 2_000;
const walkedFurther = 20_000;

const maxAlike = 60;
/** Of 512 bits: images further apart have nothing in common. */
const maxBitsApart = 150;
/** A word in common counts as much as so many bits. */
const bitsOfWord = 20;
/** So many words in common are no chance: that is the item itself, however it was taken. */
const fewestWords = 5;
/** A number that more products have says little. */
const maxOfNumber = 200;

/** Where the walk through the products of a shop goes on. */
const walks = new WeakMap<Shop, number>();
const top = Number.MAX_SAFE_INTEGER;

/** Looks at the main images that are new or were changed, and at those that never were; answers how many. */
export async function hashImages(shop: Shop): Promise<number> {
  const newest = await hashBelow(shop, { below: top, walked: walkedNewest, max: maxInARun });
  const from = Math.min(walks.get(shop) ?? top, newest.below);
  const further = await hashBelow(shop, { below: from, walked: walkedFurther, max: maxInARun - newest.seen });
  walks.set(shop, further.below <= 0 ? top : further.below);
  const seen = newest.seen + further.seen;
  if (seen > 0) shop.invalidate('looks');
  return seen;
}

/** Looks at what is due of some products below a number; answers how many images that were, and where to go on: at zero there is no product left. */
async function hashBelow(
  shop: Shop,
  { below, walked, max }: { readonly below: number; readonly walked: number; readonly max: number },
): Promise<{ seen: number; below: number }> {
  if (max <= 0) return { seen: 0, below };
  const rows = await productsToHash(shop, { below, walked });
  const due = rows.filter((row) => row.due).slice(0, max);
  for (let from = 0; from < due.length; from += maxAtOnce) await hashSome(shop, due.slice(from, from + maxAtOnce));
  return { seen: due.length, below: (due.length === max ? due : rows).at(-1)?.id ?? 0 };
}

async function hashSome(shop: Shop, products: readonly RowOf<typeof productsToHash>[]): Promise<void> {
  const seen: SeenImage[] = [];
  for (const { id, pictureKey: storedKey } of products) {
    const imageKey = storedKey ?? '';
    const pixels = await cachedPixels(shop, imageKey, featuresSide);
    const begun = performance.now();
    seen.push({ productId: id, imageKey, features: pixels === null ? null : featuresOfStored(pixels) });
    // Whoever waits for this process comes first: it works at images no more than half of the time.
    await delay(performance.now() - begun);
  }
  await saveSeenImages(shop, seen);
}

/** The main image of a product, with what it looks like; nothing where it cannot be read. */
export interface SeenImage {
  readonly productId: number;
  readonly imageKey: string;
  readonly features: StoredFeatures | null;
}

/** Stores what some images look like, so that their products are found by them. */
export async function saveSeenImages(shop: Shop, seen: readonly SeenImage[]): Promise<void> {
  await saveImageHashes(shop, {
    productIds: seen.map(({ productId }) => productId),
    pictureKeys: seen.map(({ imageKey }) => imageKey),
    hashes: seen.map(({ features }) => features?.hash ?? null),
    words: seen.map(({ features }) =>
      features === null ? '' : [...features.words, ...hashBands(features.hash)].join(' '),
    ),
  });
}

/** The products that look like an image, the likest first; none for what is no image's features. */
export async function similarProducts(shop: Shop, image: string, depends: Dependencies): Promise<number[]> {
  depends.tag('looks');
  const features = decodeFeatures(image);
  return features === null ? [] : (await similarImages(shop, searchOf(features))).map(({ id }) => id);
}

/** What is searched for of an image's features. */
export function searchOf({ hash, words }: ImageFeatures) {
  const meant = words.flatMap((word, index) => wordsMeant(word).map((number) => ({ number, index })));
  const bands = hashBands(hash).map((number) => ({ number, index: -1 }));
  const all = [...meant, ...bands];
  return {
    numbers: all.map(({ number }) => number),
    indexes: all.map(({ index }) => index),
    ofNumber: maxOfNumber,
    hash,
    bitsOfWord,
    fewestWords,
    maxBitsApart,
    limit: maxAlike,
  };
}
