import { inBatches } from '#platform/database/seed-rows.ts';
import type { Shop } from '#platform/shop.ts';
import { saveSeenImages, type SeenImage } from './image-hashes.service.ts';

const maxAtOnce = 50;

/** Writes what products' main images look like, as it was found before: to look at one takes a tenth of a second of a processor. */
export async function seedImageFeatures(shop: Shop, seen: readonly SeenImage[]): Promise<void> {
  for (const some of inBatches(seen, maxAtOnce)) await saveSeenImages(shop, some);
}
