import { scheduledJob, type Job } from '#platform/jobs/jobs.ts';
import { forgetGone } from './presence.store.ts';

const day = 24 * 3_600_000;

export const chatJobs: readonly Job[] = [
  scheduledJob('forget-who-was-there', '41 3 * * *', async (shop) => {
    await forgetGone(shop, { seenBefore: new Date(shop.clock.now().getTime() - day) });
  }),
];
