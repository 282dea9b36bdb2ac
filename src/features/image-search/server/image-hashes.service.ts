import { keptPixels } from '#features/media/server/image-pixels.service.ts';
import type { Dependencies } from '#platform/cache/cache.ts';
import type { Shop } from '#platform/shop.ts';
import { looksOf, looksSide, readLooks } from '../image-hash.rules.ts';
import { keepLooks, productsAlike, productsToLookAt } from './image-hashes.store.ts';

const mostAtOnce = 50;
/** A run ends after so many; the next goes on. */
const mostInARun = 2_000;

const mostAlike = 60;
/** Of 512 bits: pictures further apart have nothing in common. */
const mostBitsApart = 150;

/** Looks at the main pictures that are new or were changed, and at those that never were; answers how many. */
export async function lookAtPictures(shop: Shop): Promise<number> {
  let seen = 0;
  while (seen < mostInARun) {
    const products = await productsToLookAt(shop, [mostAtOnce]);
    const looks: (string | null)[] = [];
    for (const { pictureKey } of products) {
      const rgb = await keptPixels(shop, pictureKey, looksSide);
      looks.push(rgb === null ? null : looksOf({ side: looksSide, rgb }));
    }
    if (products.length > 0)
      await keepLooks(shop, [products.map(({ id }) => id), products.map(({ pictureKey }) => pictureKey), looks]);
    seen += products.length;
    if (products.length < mostAtOnce) break;
  }
  if (seen > 0) shop.invalidate('looks');
  return seen;
}

/** The products that look like a picture, the nearest first; none for what is no picture's looks. */
export async function alikeProducts(shop: Shop, picture: string, depends: Dependencies): Promise<number[]> {
  depends.tag('looks');
  const looks = readLooks(picture);
  if (looks === null) return [];
  return (await productsAlike(shop, [looks, mostBitsApart, mostAlike])).map(({ id }) => id);
}
