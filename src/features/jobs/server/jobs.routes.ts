import { routes } from '#platform/http/api-calls.ts';
import { fileNamed } from '#platform/http/downloads.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { jobsContract } from '../jobs.contract.ts';
import { jobItemsPage, jobsPage } from './job-pages.service.ts';
import { jobResult } from './job-results.service.ts';
import { endJob, ownJob } from './jobs.service.ts';

export const jobsRoutes = routes(jobsContract, {
  'GET /api/admin/jobs/': ({ shop, caller, query, language }) => jobsPage(shop, { caller, query, language }),

  'GET /api/admin/jobs/:id/': ({ shop, caller, params, language }) => ownJob(shop, { caller, id: params.id, language }),

  'POST /api/admin/jobs/:id/cancel/': ({ shop, caller, params, language }) =>
    endJob(shop, { caller, id: params.id, language }),

  'GET /api/admin/jobs/:id/items/': ({ shop, caller, params, query, language }) =>
    jobItemsPage(shop, { caller, id: params.id, query, language }),

  'GET /api/admin/jobs/:id/result.ndjson': async ({ shop, caller, params, language }) => {
    const result = await jobResult(shop, { caller, id: params.id, language });
    return isRefusal(result) ? result : fileNamed(result.name, result.content);
  },
});
