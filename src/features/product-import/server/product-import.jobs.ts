import { eventJob, scheduledJob, type Job } from '#platform/jobs/jobs.ts';
import { followLeftImports, workOnImport } from './product-import-work.service.ts';

export const productImportJobs: readonly Job[] = [
  eventJob('work-on-import', 'import.due', (shop, { importId }) => workOnImport(shop, importId)),
  scheduledJob('follow-left-imports', '* * * * *', followLeftImports),
];
