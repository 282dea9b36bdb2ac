import { scheduledJob, type Job } from '#platform/jobs/jobs.ts';
import { noteMissingRedemptions } from './coupon-uses.service.ts';

export const couponsJobs: readonly Job[] = [
  scheduledJob('note-missing-redemptions', '*/5 * * * *', noteMissingRedemptions),
];
