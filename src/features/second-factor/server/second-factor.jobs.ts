import { scheduledJob } from '#platform/jobs/jobs.ts';
import { resealAuthenticators } from './authenticators.service.ts';
import { forgetPending } from './authenticators.store.ts';

export const secondFactorJobs = [
  scheduledJob('forget-unconfirmed-authenticators', '23 * * * *', (shop) => forgetPending(shop, shop.clock.now())),
  scheduledJob('reseal-authenticators', '37 * * * *', resealAuthenticators),
];
