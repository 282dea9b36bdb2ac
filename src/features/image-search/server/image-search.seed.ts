import { inBatches } from '#platform/database/seed-rows.ts';
import type { Shop } from '#platform/shop.ts';
import { saveSeenImages, type SeenImage } from './image-hashes.service.ts';

const maxAtOnce = 50;

/** Stores precomputed features of products' main images: computing one takes a tenth of a second of CPU time. */
export async function seedImageFeatures(shop: Shop, seen: readonly SeenImage[]): Promise<void> {
  for (const some of inBatches(seen, maxAtOnce)) await saveSeenImages(shop, some);
}
