import { scheduledJob, type Job } from '#platform/jobs/jobs.ts';
import { countSold } from '#features/products/server/product-counts.service.ts';
import { takeUncountedSales } from './inventory.store.ts';

/** Keeps `products.sold_count`, the measure of "popular", at most a minute behind the orders. */
export const inventoryJobs: readonly Job[] = [
  scheduledJob('count-sales', '* * * * *', async (shop) => {
    // In a transaction of the shop, so that it is run again should it meet a sell-out crosswise.
    await shop.transaction(async () => {
      await countSold(shop, await takeUncountedSales(shop));
    });
  }),
];
