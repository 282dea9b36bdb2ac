import { cursorRejection } from '#platform/database/cursor.ts';
import { afterId, pageAfter } from '#platform/database/pages-after.ts';
import { routes } from '#platform/http/api-calls.ts';
import { fileNamed } from '#platform/http/downloads.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { jobsContract } from '../jobs.contract.ts';
import { jobItems, jobResult } from './job-results.service.ts';
import { endJob, ownJob, ownJobs } from './jobs.service.ts';

const usualSize = 20;

export const jobsRoutes = routes(jobsContract, {
  'GET /api/admin/jobs/': async ({ shop, caller, query, language }) => {
    const before = afterId('jobs', query.after);
    if (before === undefined) return cursorRejection;
    const size = query.page_size ?? usualSize;
    const wanted = { kind: query.kind ?? null, status: query.status ?? null };
    const found = await ownJobs(shop, { caller, ...wanted, before, limit: size + 1, language });
    return pageAfter(found, { order: 'jobs', size, address: '/api/admin/jobs/', query });
  },

  'GET /api/admin/jobs/:id/': ({ shop, caller, params, language }) => ownJob(shop, { caller, id: params.id, language }),

  'POST /api/admin/jobs/:id/cancel/': ({ shop, caller, params, language }) =>
    endJob(shop, { caller, id: params.id, language }),

  'GET /api/admin/jobs/:id/items/': async ({ shop, caller, params, query, language }) => {
    const after = afterId('job-items', query.after);
    if (after === undefined) return cursorRejection;
    const size = query.page_size ?? usualSize;
    const wanted = { outcome: query.outcome ?? null, after: after ?? 0, limit: size + 1 };
    const found = await jobItems(shop, { caller, id: params.id, language, ...wanted });
    if (isRefusal(found)) return found;
    const page = pageAfter(
      found.map(({ position, outcome }) => ({ id: position, outcome })),
      { order: 'job-items', size, address: `/api/admin/jobs/${params.id}/items/`, query },
    );
    return { ...page, data: page.data.map(({ outcome }) => outcome) };
  },

  'GET /api/admin/jobs/:id/result.ndjson': async ({ shop, caller, params, language }) => {
    const result = await jobResult(shop, { caller, id: params.id, language });
    return isRefusal(result) ? result : fileNamed(result.name, result.content);
  },
});
