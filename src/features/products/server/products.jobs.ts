import { eventJob, scheduledJob, type Job } from '#platform/jobs/jobs.ts';
import { describeProductsOf, describeProductsUnder, nameColours } from './words/product-words.service.ts';
import { notifyOfFlashSale, notifyOfPrice, notifyWishers } from './wish-notices.service.ts';

export const productsJobs: readonly Job[] = [
  // Once in the life of a shop, and nothing afterwards.
  scheduledJob('name-colours', '*/5 * * * *', nameColours),
  // Products are found by the names of their categories and brands, also by those of today.
  eventJob('describe-category', 'category.changed', (shop, { categoryId }) => describeProductsUnder(shop, categoryId)),
  eventJob('describe-brand', 'brand.changed', (shop, { brandId }) => describeProductsOf(shop, brandId)),
  eventJob('tell-of-offer', 'offer.begun', notifyOfFlashSale),
  eventJob('tell-of-price', 'product.cheaper', notifyOfPrice),
  eventJob('tell-wishers', 'wishers.due', notifyWishers),
];
