import { newsJob, type Job } from '#platform/jobs/jobs.ts';
import { notifyReturnAnswered } from './return-notices.ts';

export const returnsJobs: readonly Job[] = [newsJob('tell-return-answered', 'return.answered', notifyReturnAnswered)];
