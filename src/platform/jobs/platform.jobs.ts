import { daySeconds, secondsAfter } from '#shared/seconds.ts';
import { forgetOldKeys } from '../http/idempotency/answer-once.ts';
import { forgetPastWindows } from '../http/limits/throttle.ts';
import { scheduledJob } from './jobs.ts';

/** How long the demo's outlet shows what was sent. */
const messageDays = 30;

/** Bounds the platform's own tables: counts of tries, answers under a key, messages of the outlet. */
export const platformJobs = [
  scheduledJob('forget-requests', '*/10 * * * *', async (shop) => {
    await forgetPastWindows(shop);
    await forgetOldKeys(shop);
    await shop.outlet.forget(secondsAfter(shop.clock.now(), -messageDays * daySeconds));
  }),
];
