import { scheduledJob, type Job } from '#platform/jobs/jobs.ts';
import { publishBegunFlashSales } from './flash-sales.service.ts';

export const flashSalesJobs: readonly Job[] = [
  scheduledJob('tell-begun-offers', '* * * * *', async (shop) => {
    await publishBegunFlashSales(shop);
  }),
];
