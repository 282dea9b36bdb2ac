import { newsJob, type Job } from '#platform/jobs.ts';
import { describeProductsUnder } from './category-desk.service.ts';

/** Products are found by the names of their categories, also by those of today. */
export const catalogueJobs: readonly Job[] = [
  newsJob('describe-category', 'category.changed', (shop, { categoryId }) => describeProductsUnder(shop, categoryId)),
];
