import { usualPageSize } from '#shared/contract/replies.ts';
import { cursorRejection, readCursor, writeCursor } from '#platform/database/cursor.ts';
import { afterId, pageAfter } from '#platform/database/pages-after.ts';
import { routes } from '#platform/http/api-calls.ts';
import { foldText } from '#shared/text/search-text.ts';
import { synonymsAdminContract } from '../synonyms-admin.contract.ts';
import { leastSuggestedClicks } from '../synonyms.rules.ts';
import {
  acceptSuggestion,
  addSynonym,
  changeSynonym,
  rejectSuggestion,
  removeSynonym,
  synonym,
  writtenSuggestion,
  writtenSynonym,
} from './synonyms-admin.service.ts';
import { synonymRows, waitingSuggestions } from './synonyms.store.ts';

const suggestionsAddress = '/api/admin/synonym-suggestions/';

export const synonymsAdminRoutes = routes(synonymsAdminContract, {
  'GET /api/admin/synonyms/': async ({ shop, query }) => {
    const after = afterId('synonyms', query.after);
    if (after === undefined) return cursorRejection;
    const size = query.page_size ?? usualPageSize;
    const { q = '', kind } = query;
    // LIKE wildcards are removed from the pattern.
    const key = foldText(q).replace(/[\\%_]/g, '');
    const rows = await synonymRows(shop, { after, limit: size + 1, key, ...(kind !== undefined && { kind }) });
    return pageAfter(rows.map(writtenSynonym), { order: 'synonyms', size, address: '/api/admin/synonyms/', query });
  },
  'POST /api/admin/synonyms/': ({ shop, caller, body }) => addSynonym(shop, { by: caller.customerId, ...body }),
  'GET /api/admin/synonyms/:id/': ({ shop, params }) => synonym(shop, params.id),
  'PUT /api/admin/synonyms/:id/': ({ shop, caller, params, body }) =>
    changeSynonym(shop, { by: caller.customerId, ...params, ...body }),
  'DELETE /api/admin/synonyms/:id/': ({ shop, caller, params, query }) =>
    removeSynonym(shop, { by: caller.customerId, ...params, ...query }),
  'GET /api/admin/synonym-suggestions/': async ({ shop, query }) => {
    const after = query.after === undefined ? null : readCursor('clicks', query.after);
    if (after === null && query.after !== undefined) return cursorRejection;
    const size = query.page_size ?? usualPageSize;
    const rows = await waitingSuggestions(shop, { after, limit: size + 1, least: leastSuggestedClicks });
    const visible = rows.slice(0, size);
    const last = visible.at(-1);
    const isLast = rows.length <= size || last === undefined;
    const cursor = isLast ? null : writeCursor('clicks', { key: last.clicks, id: last.id });
    return {
      data: visible.map(writtenSuggestion),
      next: cursor === null ? null : `${suggestionsAddress}?page_size=${size}&after=${cursor}`,
      next_after: cursor,
    };
  },
  'POST /api/admin/synonym-suggestions/:id/accept/': ({ shop, caller, params, body }) =>
    acceptSuggestion(shop, { by: caller.customerId, ...params, ...body }),
  'POST /api/admin/synonym-suggestions/:id/reject/': ({ shop, caller, params }) =>
    rejectSuggestion(shop, { by: caller.customerId, ...params }),
});
