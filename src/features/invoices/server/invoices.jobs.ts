import { eventJob, scheduledJob, type Job } from '#platform/jobs/jobs.ts';
import { keepFormerSigns } from './invoice-book.service.ts';
import { forgetOldBuyers, settleInvoices, settleLateInvoices } from './issuing.service.ts';

export const invoicesJobs: readonly Job[] = [
  eventJob('invoice-placed-order', 'order.placed', (shop, { orderId }) => settleInvoices(shop, orderId)),
  eventJob('invoice-paid-order', 'order.paid', (shop, { orderId }) => settleInvoices(shop, orderId)),
  eventJob('invoice-moved-order', 'order.moved', (shop, { orderId }) => settleInvoices(shop, orderId)),
  eventJob('cancel-invoice', 'order.cancelled', (shop, { orderId }) => settleInvoices(shop, orderId)),
  scheduledJob('issue-late-invoices', '*/5 * * * *', settleLateInvoices),
  scheduledJob('keep-former-invoice-signs', '* * * * *', keepFormerSigns),
  scheduledJob('forget-old-buyers', '40 3 * * *', forgetOldBuyers),
];
