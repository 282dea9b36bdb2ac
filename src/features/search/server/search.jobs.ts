import { scheduledJob, type Job } from '#platform/jobs/jobs.ts';
import { forgetOldSearches } from './search-statistics.service.ts';

export const searchJobs: readonly Job[] = [scheduledJob('forget-old-searches', '47 3 * * *', forgetOldSearches)];
