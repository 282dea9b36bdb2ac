import { scheduledJob, type Job } from '#platform/jobs/jobs.ts';
import { hashImages } from './image-hashes.service.ts';

export const imageSearchJobs: readonly Job[] = [
  // Products are found by their images a minute after one was chosen, at the latest.
  scheduledJob('look-at-pictures', '* * * * *', async (shop) => {
    await hashImages(shop);
  }),
];
