import { scheduledJob, type Job } from '#platform/jobs/jobs.ts';
import { releaseLapsedHolds } from './lapsed-holds.service.ts';

export const cancellationsJobs: readonly Job[] = [
  scheduledJob('release-lapsed-holds', '* * * * *', async (shop) => {
    const released = await releaseLapsedHolds(shop);
    if (released > 0) shop.log.info({ released }, 'holds of unpaid orders have ended');
  }),
];
