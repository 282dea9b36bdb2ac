import { usualPageSize } from '#shared/contract/replies.ts';
import { cursorRejection } from '#platform/database/cursor.ts';
import { afterId, pageAfter } from '#platform/database/pages-after.ts';
import { routes } from '#platform/http/api-calls.ts';
import { pinnedResultsAdminContract } from '../pinned-results-admin.contract.ts';
import { searchKey } from '../pinned-results.rules.ts';
import {
  addPinnedSearch,
  changePinnedSearch,
  pinnedSearch,
  removePinnedSearch,
  writtenSearches,
} from './pinned-results-admin.service.ts';
import { pinnedSearchRows } from './pinned-results.store.ts';

export const pinnedResultsAdminRoutes = routes(pinnedResultsAdminContract, {
  'GET /api/admin/pinned-results/': async ({ shop, query }) => {
    const after = afterId('pinned-results', query.after);
    if (after === undefined) return cursorRejection;
    const size = query.page_size ?? usualPageSize;
    // The key consists of words only, so it contains no wildcards.
    const rows = await pinnedSearchRows(shop, { after, limit: size + 1, key: searchKey(query.q ?? '') });
    const page = pageAfter(rows, {
      order: 'pinned-results',
      size,
      address: '/api/admin/pinned-results/',
      query,
    });
    return { ...page, data: await writtenSearches(shop, page.data) };
  },
  'POST /api/admin/pinned-results/': ({ shop, caller, body }) =>
    addPinnedSearch(shop, { by: caller.customerId, ...body }),
  'GET /api/admin/pinned-results/:id/': ({ shop, params }) => pinnedSearch(shop, params.id),
  'PUT /api/admin/pinned-results/:id/': ({ shop, caller, params, body }) =>
    changePinnedSearch(shop, { by: caller.customerId, ...params, ...body }),
  'DELETE /api/admin/pinned-results/:id/': ({ shop, caller, params, query }) =>
    removePinnedSearch(shop, { by: caller.customerId, ...params, ...query }),
});
