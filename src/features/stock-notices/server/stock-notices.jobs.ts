import { eventJob, scheduledJob, type Job } from '#platform/jobs/jobs.ts';
import { forgetAnswered, notifyOfReturned, textOfReturned } from './stock-notices.service.ts';

/** Polls the stock every minute rather than handling each kind of change: receipts, counts, imports, returns and lapsed orders. */
export const stockNoticesJobs: readonly Job[] = [
  scheduledJob('notify-of-returned-stock', '* * * * *', async (shop) => {
    await notifyOfReturned(shop);
  }),
  eventJob('text-of-returned-stock', 'stock-notice.due', textOfReturned),
  scheduledJob('forget-stock-notices', '47 3 * * *', forgetAnswered),
];
