import { eventJob, scheduledJob, type Job } from '#platform/jobs/jobs.ts';
import { forgetAnswered, notifyOfReturned, textOfReturned } from './stock-notices.service.ts';

/**
 * By the state of the stock and not by each way in which it changes: received, counted, imported, taken back or let go by an order that lapsed,
 * it is found within a minute.
 */
export const stockNoticesJobs: readonly Job[] = [
  scheduledJob('notify-of-returned-stock', '* * * * *', async (shop) => {
    await notifyOfReturned(shop);
  }),
  eventJob('text-of-returned-stock', 'stock-notice.due', textOfReturned),
  scheduledJob('forget-stock-notices', '47 3 * * *', forgetAnswered),
];
