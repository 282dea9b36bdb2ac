import { eventJob, scheduledJob, type Job } from '#platform/jobs/jobs.ts';
import { keepFormerSigns } from './invoice-book.service.ts';
import { settleInvoices } from './issuing.service.ts';
import {
  documentFormerRefunds,
  forgetOldBuyers,
  settleLateInvoices,
  settleRefunded,
} from './late-documents.service.ts';

export const invoicesJobs: readonly Job[] = [
  eventJob('invoice-placed-order', 'order.placed', (shop, { orderId }) => settleInvoices(shop, orderId)),
  eventJob('invoice-paid-order', 'order.paid', (shop, { orderId }) => settleInvoices(shop, orderId)),
  eventJob('invoice-moved-order', 'order.moved', (shop, { orderId }) => settleInvoices(shop, orderId)),
  eventJob('cancel-invoice', 'order.cancelled', (shop, { orderId }) => settleInvoices(shop, orderId)),
  eventJob('document-due-refund', 'refund.due', (shop, { refundId }) => settleRefunded(shop, refundId)),
  eventJob('document-refund', 'refund.done', (shop, { refundId }) => settleRefunded(shop, refundId)),
  scheduledJob('issue-late-invoices', '*/5 * * * *', settleLateInvoices),
  scheduledJob('document-former-refunds', '* * * * *', documentFormerRefunds),
  scheduledJob('keep-former-invoice-signs', '* * * * *', keepFormerSigns),
  scheduledJob('forget-old-buyers', '40 3 * * *', forgetOldBuyers),
];
