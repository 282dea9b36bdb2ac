import { eventJob, scheduledJob, type Job } from '#platform/jobs/jobs.ts';
import { describeProductsOf, describeProductsUnder, nameColours } from './words/product-words.service.ts';
import { notifyOfFlashSale, notifyOfPrice, notifyWishers } from './wish-notices.service.ts';

export const productsJobs: readonly Job[] = [
  // Runs once in a shop's lifetime; a no-op afterwards.
  scheduledJob('name-colours', '*/5 * * * *', nameColours),
  // Search texts contain the names of categories and brands, so they are rebuilt after a rename.
  eventJob('describe-category', 'category.changed', (shop, { categoryId }) => describeProductsUnder(shop, categoryId)),
  eventJob('describe-brand', 'brand.changed', (shop, { brandId }) => describeProductsOf(shop, brandId)),
  eventJob('tell-of-offer', 'offer.begun', notifyOfFlashSale),
  eventJob('tell-of-price', 'product.cheaper', notifyOfPrice),
  eventJob('tell-wishers', 'wishers.due', notifyWishers),
];
