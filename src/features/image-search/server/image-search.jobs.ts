import { scheduledJob, type Job } from '#platform/jobs/jobs.ts';
import { hashImages } from './image-hashes.service.ts';

export const imageSearchJobs: readonly Job[] = [
  // Products are searchable by image at most a minute after an image was set.
  scheduledJob('look-at-pictures', '* * * * *', async (shop) => {
    await hashImages(shop);
  }),
];
