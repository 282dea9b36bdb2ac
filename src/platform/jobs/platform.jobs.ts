import { daySeconds, secondsAfter } from '#shared/seconds.ts';
import { forgetOldKeys } from '../http/idempotency/answer-once.ts';
import { forgetPastWindows } from '../http/limits/throttle.ts';
import { scheduledJob } from './jobs.ts';

/** Days for which the demo's sent messages are stored. */
const messageDays = 30;

/** Jobs that bound the platform's own tables: attempt counters, responses under a key, messages of the demo. */
export const platformJobs = [
  scheduledJob('forget-requests', '*/10 * * * *', async (shop) => {
    await forgetPastWindows(shop);
    await forgetOldKeys(shop);
    await shop.outlet.forget(secondsAfter(shop.clock.now(), -messageDays * daySeconds));
  }),
];
