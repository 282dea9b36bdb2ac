import { scheduledJob, type Job } from '#platform/jobs/jobs.ts';
import { forgetOldEvents } from './events.service.ts';

export const webhooksJobs: readonly Job[] = [scheduledJob('forget-old-events', '53 3 * * *', forgetOldEvents)];
