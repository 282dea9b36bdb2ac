import { eventJob, type Job } from '#platform/jobs/jobs.ts';
import { notifyReturnAnswered } from './return-notices.ts';

export const returnsJobs: readonly Job[] = [eventJob('tell-return-answered', 'return.answered', notifyReturnAnswered)];
