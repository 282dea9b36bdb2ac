import { newsJob, type Job } from '#platform/jobs/jobs.ts';
import { notifyOrderMoved, notifyOrderPlaced } from './order-notices.service.ts';

export const ordersJobs: readonly Job[] = [
  newsJob('tell-order-placed', 'order.placed', notifyOrderPlaced),
  newsJob('tell-order-moved', 'order.moved', notifyOrderMoved),
];
