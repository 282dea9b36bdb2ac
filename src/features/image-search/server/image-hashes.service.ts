import { cachedPixels } from '#features/media/server/image-pixels.service.ts';
import type { Dependencies } from '#platform/cache/cache.ts';
import type { Shop } from '#platform/shop.ts';
import { imageHashOf, hashSide, decodeImageHash } from '../image-hash.rules.ts';
import { saveImageHashes, similarImages, productsToHash } from './image-hashes.store.ts';

const maxAtOnce = 50;
/** A run ends after so many; the next goes on. */
const maxInARun = 2_000;

const maxAlike = 60;
/** Of 512 bits: images further apart have nothing in common. */
const maxBitsApart = 150;

/** Looks at the main images that are new or were changed, and at those that never were; answers how many. */
export async function hashImages(shop: Shop): Promise<number> {
  let seen = 0;
  while (seen < maxInARun) {
    const products = await productsToHash(shop, { limit: maxAtOnce });
    const imageHashes: (string | null)[] = [];
    for (const { pictureKey: imageKey } of products) {
      const rgb = await cachedPixels(shop, imageKey, hashSide);
      imageHashes.push(rgb === null ? null : imageHashOf({ side: hashSide, rgb }));
    }
    if (products.length > 0)
      await saveImageHashes(shop, {
        productIds: products.map(({ id }) => id),
        pictureKeys: products.map(({ pictureKey: imageKey }) => imageKey),
        hashes: imageHashes,
      });
    seen += products.length;
    if (products.length < maxAtOnce) break;
  }
  if (seen > 0) shop.invalidate('looks');
  return seen;
}

/** The products that look like an image, the nearest first; none for what is no image's looks. */
export async function similarProducts(shop: Shop, image: string, depends: Dependencies): Promise<number[]> {
  depends.tag('looks');
  const imageHashes = decodeImageHash(image);
  if (imageHashes === null) return [];
  return (await similarImages(shop, { hash: imageHashes, maxBitsApart, limit: maxAlike })).map(({ id }) => id);
}
