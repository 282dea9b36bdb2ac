import { scheduledJob, type Job } from '#platform/jobs/jobs.ts';
import { tellBegunOffers } from './promotions.service.ts';

export const promotionsJobs: readonly Job[] = [
  scheduledJob('tell-begun-offers', '* * * * *', async (shop) => {
    await tellBegunOffers(shop);
  }),
];
