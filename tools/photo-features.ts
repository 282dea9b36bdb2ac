import { demoProducts, photosOf } from '#demo/goods/demo-catalogue.ts';
import { seenFeatures, writePhotoFeatures } from '#demo/goods/photo-features.ts';
import type { StoredFeatures } from '#features/image-search/image-features.rules.ts';

/**
 * Stores the visual features of the demo's photographs in demo/photos/features.json, so that no demo has to compute them (half a minute of processor
 * time): npx tsx tools/photo-features.ts, after the photographs or the features have changed.
 */
const features = new Map<string, StoredFeatures>();
for (const [name] of demoProducts.map((product) => photosOf(product)))
  if (name !== undefined && !features.has(name)) features.set(name, await seenFeatures(name));
await writePhotoFeatures(features);
console.log(`${features.size} photographs`);
