import { scheduledJob, type Job } from '#platform/jobs/jobs.ts';
import { maxRetriesElsewhere } from '#platform/jobs/unfinished-jobs.ts';
import { daySeconds, secondsAfter } from '#shared/seconds.ts';
import { forgetUnused } from './assistants.store.ts';
import { sendOrder } from './buying/order-notices.ts';
import { forgetSessions } from './buying/sessions.store.ts';

/** Days after which a platform that has not called is deleted; its next call inserts it again. */
const storedDays = 180;
/** Days for which an ended session is stored: an order may be paid days after it was placed. */
const openedDays = 7;

/** The events that change an order as its assistant's platform sees it. */
const orderEvents = [
  'order.placed',
  'order.paid',
  'order.moved',
  'order.cancelled',
  'order.lapsed',
  'fulfillment.packed',
  'fulfillment.handed-over',
  'fulfillment.on-the-way',
  'fulfillment.delivered',
  'fulfillment.returned',
  'fulfillment.lost',
  'return.answered',
] as const;

export const assistantsJobs: readonly Job[] = [
  {
    name: 'send-assistant-orders',
    on: orderEvents,
    maxRetries: maxRetriesElsewhere,
    run: (shop, { orderId }, message) => sendOrder(shop, Number(orderId), message),
  },
  scheduledJob('forget-old-assistants', '17 2 * * *', async (shop) => {
    const now = shop.clock.now();
    await forgetSessions(shop, {
      ended: secondsAfter(now, -openedDays * daySeconds),
      begun: secondsAfter(now, -storedDays * daySeconds),
    });
    await forgetUnused(shop, { before: secondsAfter(now, -storedDays * daySeconds) });
  }),
];
