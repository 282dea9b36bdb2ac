import { scheduledJob, type Job } from '#platform/jobs/jobs.ts';
import { countSold } from '#features/products/server/product-counts.service.ts';
import { takeUncountedSales } from './inventory.store.ts';

/** Updates `products.sold_count`, the measure of "popular", at most a minute after the orders. */
export const inventoryJobs: readonly Job[] = [
  scheduledJob('count-sales', '* * * * *', async (shop) => {
    // In a shop transaction, so that it is retried after a deadlock with a sell-out.
    await shop.transaction(async () => {
      await countSold(shop, await takeUncountedSales(shop));
    });
  }),
];
