import { scheduledJob } from '#platform/jobs/jobs.ts';
import { dropLapsedEmailChanges } from './email-changes.store.ts';

export const accountsJobs = [
  scheduledJob('forget-email-changes', '*/10 * * * *', async (shop) => {
    await dropLapsedEmailChanges(shop, { now: shop.clock.now() });
  }),
];
