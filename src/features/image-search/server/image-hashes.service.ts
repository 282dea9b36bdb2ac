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
/** The maximum number of images per run; the next run continues. */
const maxInARun = 1_000;
/** A run checks the newest products and this many more from where the last run ended, so that a table of a million is not scanned every minute. */
const walkedNewest = 2_000;
const walkedFurther = 20_000;

const maxAlike = 60;
/** Out of 512 bits: images further apart are unrelated. */
const maxBitsApart = 150;
/** A shared word counts as this many bits. */
const bitsOfWord = 20;
/** The number of shared words from which two images are of the same item, whatever the photograph. */
const fewestWords = 5;
/** A number shared by more products than this is not distinctive. */
const maxOfNumber = 200;

/** The next product id of each shop's scan. */
const walks = new WeakMap<Shop, number>();
const top = Number.MAX_SAFE_INTEGER;

/** Computes the features of new, changed and never processed main images; returns their number. */
export async function hashImages(shop: Shop): Promise<number> {
  const newest = await hashBelow(shop, { below: top, walked: walkedNewest, max: maxInARun });
  const from = Math.min(walks.get(shop) ?? top, newest.below);
  const further = await hashBelow(shop, { below: from, walked: walkedFurther, max: maxInARun - newest.seen });
  walks.set(shop, further.below <= 0 ? top : further.below);
  const seen = newest.seen + further.seen;
  if (seen > 0) shop.invalidate('looks');
  return seen;
}

/** Processes the due images of some products below an id; returns their number and the id to continue from: zero when no product is left. */
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
    // Pauses as long as it worked, so that image processing takes at most half of the process's time.
    await delay(performance.now() - begun);
  }
  await saveSeenImages(shop, seen);
}

/** The features of a product's main image; null where it cannot be read. */
export interface SeenImage {
  readonly productId: number;
  readonly imageKey: string;
  readonly features: StoredFeatures | null;
}

/** Stores the features of images, which makes their products searchable by image. */
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

/** Returns the products similar to an image, most similar first; none for invalid features. */
export async function similarProducts(shop: Shop, image: string, depends: Dependencies): Promise<number[]> {
  depends.tag('looks');
  const features = decodeFeatures(image);
  return features === null ? [] : (await similarImages(shop, searchOf(features))).map(({ id }) => id);
}

/** Returns the search parameters for an image's features. */
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
