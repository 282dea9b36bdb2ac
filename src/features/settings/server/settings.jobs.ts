import { scheduledJob, type Job } from '#platform/jobs/jobs.ts';
import { forgetOldApprovals } from './money-approvals.service.ts';
import { forgetGivenMoney } from './staff-money.service.ts';

export const settingsJobs: readonly Job[] = [
  scheduledJob('forget-given-money', '41 3 * * *', forgetGivenMoney),
  scheduledJob('forget-old-approvals', '43 3 * * *', forgetOldApprovals),
];
