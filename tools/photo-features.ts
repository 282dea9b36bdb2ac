import { demoProducts, photosOf } from '#demo/goods/demo-catalogue.ts';
import { seenFeatures, writePhotoFeatures } from '#demo/goods/photo-features.ts';
import type { StoredFeatures } from '#features/image-search/image-features.rules.ts';

/**
 * Stores what the demo's photographs look like in demo/photos/features.json, so that no demo has to look at them (half a minute of
 * a processor): npx tsx tools/photo-features.ts, after photographs or what is seen of them have changed.
 */
const features = new Map<string, StoredFeatures>();
for (const [name] of demoProducts.map((product) => photosOf(product)))
  if (name !== undefined && !features.has(name)) features.set(name, await seenFeatures(name));
await writePhotoFeatures(features);
console.log(`${features.size} photographs`);
