import { newsJob, scheduledJob, type Job } from '#platform/jobs/jobs.ts';
import { describeProductsOf } from '#features/brands/server/brands-admin.service.ts';
import { describeProductsUnder } from '#features/categories/server/categories-admin.service.ts';
import { followLeftImports, workOnImport } from '#features/product-import/server/product-import-work.service.ts';
import { lookAtPictures } from '#features/image-search/server/image-hashes.service.ts';
import { tellOfOffer, tellOfPrice, tellWishers } from './wish-notices.service.ts';

export const catalogueJobs: readonly Job[] = [
  // Products are found by the names of their categories and brands, also by those of today.
  newsJob('describe-category', 'category.changed', (shop, { categoryId }) => describeProductsUnder(shop, categoryId)),
  newsJob('describe-brand', 'brand.changed', (shop, { brandId }) => describeProductsOf(shop, brandId)),
  newsJob('tell-of-offer', 'offer.begun', tellOfOffer),
  newsJob('tell-of-price', 'product.cheaper', tellOfPrice),
  newsJob('tell-wishers', 'wishers.due', tellWishers),
  newsJob('work-on-import', 'import.due', (shop, { importId }) => workOnImport(shop, importId)),
  scheduledJob('follow-left-imports', '* * * * *', followLeftImports),
  // And by their pictures, a minute after one was chosen at the latest.
  scheduledJob('look-at-pictures', '* * * * *', async (shop) => {
    await lookAtPictures(shop);
  }),
];
