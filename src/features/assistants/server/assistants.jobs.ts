import { scheduledJob } from '#platform/jobs/jobs.ts';
import { daySeconds, secondsAfter } from '#shared/seconds.ts';
import { forgetUnused } from './assistants.store.ts';

/** A platform that has not called for so long is entered anew when it does. */
const storedDays = 180;

export const assistantsJobs = [
  scheduledJob('forget-old-assistants', '17 2 * * *', async (shop) => {
    await forgetUnused(shop, { before: secondsAfter(shop.clock.now(), -storedDays * daySeconds) });
  }),
];
