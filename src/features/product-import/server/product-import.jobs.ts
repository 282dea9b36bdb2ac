import { eventJob, scheduledJob, type Job } from '#platform/jobs/jobs.ts';
import { moveSpecifications } from './specifications-move.service.ts';
import { followLeftImports, workOnImport } from './product-import-work.service.ts';

export const productImportJobs: readonly Job[] = [
  eventJob('work-on-import', 'import.due', (shop, { importId }) => workOnImport(shop, importId)),
  // Once in the life of a shop, and nothing afterwards.
  scheduledJob('move-specifications', '*/5 * * * *', async (shop) => {
    await moveSpecifications(shop);
  }),
  scheduledJob('follow-left-imports', '* * * * *', followLeftImports),
];
