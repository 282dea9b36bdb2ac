import { scheduledJob, type Job } from '#platform/jobs/jobs.ts';
import { moveSpecifications } from './specifications-move.service.ts';

export const productImportJobs: readonly Job[] = [
  // Once in the life of a shop, and nothing afterwards.
  scheduledJob('move-specifications', '*/5 * * * *', async (shop) => {
    await moveSpecifications(shop);
  }),
];
