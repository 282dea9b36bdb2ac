import { eventJob, scheduledJob, type Job } from '#platform/jobs/jobs.ts';
import { payDueRefunds, payRefund } from './due-refunds.service.ts';
import { noteFormerRefundLines } from './former-refund-lines.service.ts';
import { notifyRefunded } from './refund-notices.ts';

export const refundsJobs: readonly Job[] = [
  eventJob('pay-refund', 'refund.due', (shop, { refundId }) => payRefund(shop, refundId)),
  scheduledJob('pay-due-refunds', '*/5 * * * *', payDueRefunds),
  scheduledJob('note-former-refund-lines', '* * * * *', noteFormerRefundLines),
  eventJob('tell-refunded', 'refund.done', notifyRefunded),
];
