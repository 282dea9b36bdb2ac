import { scheduledJob } from '#platform/jobs/jobs.ts';
import { deleteOldCodes } from './codes.store.ts';
import { deleteOldReturns } from './phone-return.store.ts';
import { deleteOldResets } from './passwords/password-resets.store.ts';
import { deleteLapsedRegistrations } from './sign-up/registrations.store.ts';
import { deleteEndedSessions } from './sessions/sessions.store.ts';
import { daySeconds, secondsAfter } from '#shared/seconds.ts';

const sessionRetentionDays = 7;

export const authJobs = [
  scheduledJob('forget-codes-and-sign-ups', '*/10 * * * *', async (shop) => {
    const now = shop.clock.now();
    await deleteOldCodes(shop, now);
    await deleteOldResets(shop, now);
    await deleteOldReturns(shop, now);
    await deleteLapsedRegistrations(shop, now);
  }),
  scheduledJob('forget-sessions', '17 1 * * *', async (shop) => {
    await deleteEndedSessions(shop, secondsAfter(shop.clock.now(), -sessionRetentionDays * daySeconds));
  }),
];
