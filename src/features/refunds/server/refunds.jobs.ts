import { newsJob, scheduledJob, type Job } from '#platform/jobs/jobs.ts';
import { payDueRefunds, payRefund } from './due-refunds.service.ts';
import { notifyRefunded } from './refund-notices.ts';

export const refundsJobs: readonly Job[] = [
  newsJob('pay-refund', 'refund.due', (shop, { refundId }) => payRefund(shop, refundId)),
  scheduledJob('pay-due-refunds', '*/5 * * * *', payDueRefunds),
  newsJob('tell-refunded', 'refund.done', notifyRefunded),
];
