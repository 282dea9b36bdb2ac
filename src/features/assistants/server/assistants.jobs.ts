import { scheduledJob } from '#platform/jobs/jobs.ts';
import { daySeconds, secondsAfter } from '#shared/seconds.ts';
import { forgetUnused } from './assistants.store.ts';
import { forgetSessions } from './buying/sessions.store.ts';

/** A platform that has not called for so long is entered anew when it does. */
const storedDays = 180;

export const assistantsJobs = [
  scheduledJob('forget-old-assistants', '17 2 * * *', async (shop) => {
    const now = shop.clock.now();
    await forgetSessions(shop, {
      ended: secondsAfter(now, -daySeconds),
      begun: secondsAfter(now, -storedDays * daySeconds),
    });
    await forgetUnused(shop, { before: secondsAfter(now, -storedDays * daySeconds) });
  }),
];
