import { scheduledJob, type Job } from '#platform/jobs/jobs.ts';
import { forgetOldSuggestions } from './synonyms.service.ts';

export const synonymsJobs: readonly Job[] = [
  scheduledJob('forget-old-synonym-suggestions', '41 3 * * *', forgetOldSuggestions),
];
