import { scheduledJob, type Job } from '#platform/jobs/jobs.ts';
import { moveSpecifications } from './specifications-move.service.ts';

export const productImportJobs: readonly Job[] = [
  // Runs once in a shop's lifetime; a no-op afterwards.
  scheduledJob('move-specifications', '*/5 * * * *', async (shop) => {
    await moveSpecifications(shop);
  }),
];
