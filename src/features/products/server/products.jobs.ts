import { newsJob, type Job } from '#platform/jobs/jobs.ts';
import { describeProductsOf, describeProductsUnder } from './words/product-words.service.ts';
import { notifyOfFlashSale, notifyOfPrice, notifyWishers } from './wish-notices.service.ts';

export const productsJobs: readonly Job[] = [
  // Products are found by the names of their categories and brands, also by those of today.
  newsJob('describe-category', 'category.changed', (shop, { categoryId }) => describeProductsUnder(shop, categoryId)),
  newsJob('describe-brand', 'brand.changed', (shop, { brandId }) => describeProductsOf(shop, brandId)),
  newsJob('tell-of-offer', 'offer.begun', notifyOfFlashSale),
  newsJob('tell-of-price', 'product.cheaper', notifyOfPrice),
  newsJob('tell-wishers', 'wishers.due', notifyWishers),
];
