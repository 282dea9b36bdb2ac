import { eventJob, scheduledJob, type Job } from '#platform/jobs/jobs.ts';
import type { JobKind } from './job-kinds.service.ts';
import { followLeftJobs, forgetOldJobs, workOnJob } from './job-work.service.ts';

/** Returns the background jobs that run requested jobs of the given kinds. */
export const requestedJobs = (kinds: readonly JobKind[]): readonly Job[] => [
  eventJob('work-on-jobs', 'job.due', (shop, { jobId }) => workOnJob(shop, kinds, jobId)),
  scheduledJob('follow-left-jobs', '* * * * *', (shop) => followLeftJobs(shop, kinds)),
  scheduledJob('forget-old-jobs', '23 * * * *', forgetOldJobs),
];
