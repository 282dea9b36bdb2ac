import { eventJob, scheduledJob, type Job } from '#platform/jobs/jobs.ts';
import { notifyOrderMoved, notifyOrderPlaced } from './order-notices.service.ts';
import { countOrders } from './sales/sales.service.ts';

export const ordersJobs: readonly Job[] = [
  eventJob('tell-order-placed', 'order.placed', notifyOrderPlaced),
  eventJob('tell-order-moved', 'order.moved', notifyOrderMoved),
  scheduledJob('count-orders', '* * * * *', countOrders),
];
