import { eventJob, scheduledJob } from '#platform/jobs/jobs.ts';
import { daySeconds, secondsAfter } from '#shared/seconds.ts';
import { forgetUnused } from './assistants.store.ts';
import { noteOrder } from './buying/handover.service.ts';
import { forgetSessions } from './buying/sessions.store.ts';

/** A platform that has not called for so long is entered anew when it does. */
const storedDays = 180;
/** A session that has ended: an order may be paid days after it was placed. */
const openedDays = 7;

export const assistantsJobs = [
  eventJob('complete-assistant-checkout', 'order.placed', (shop, { orderId }) => noteOrder(shop, orderId)),
  eventJob('complete-paid-assistant-checkout', 'order.paid', (shop, { orderId }) => noteOrder(shop, orderId)),
  scheduledJob('forget-old-assistants', '17 2 * * *', async (shop) => {
    const now = shop.clock.now();
    await forgetSessions(shop, {
      ended: secondsAfter(now, -openedDays * daySeconds),
      begun: secondsAfter(now, -storedDays * daySeconds),
    });
    await forgetUnused(shop, { before: secondsAfter(now, -storedDays * daySeconds) });
  }),
];
