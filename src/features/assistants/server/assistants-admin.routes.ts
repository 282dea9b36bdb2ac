import { usualPageSize } from '#shared/contract/replies.ts';
import { inSettingVersion, settingVersion } from '#features/settings/server/setting-versions.service.ts';
import { cursorRejection } from '#platform/database/cursor.ts';
import { afterId, pageAfter } from '#platform/database/pages-after.ts';
import { routes } from '#platform/http/api-calls.ts';
import { assistantsAdminContract } from '../assistants-admin.contract.ts';
import { assistantTerms, changeAssistantTerms, writtenTerms } from './assistant-terms.service.ts';
import { listAssistants } from './assistants.store.ts';
import { asWritten, changeLimits } from './assistant-limits.service.ts';

export const assistantsAdminRoutes = routes(assistantsAdminContract, {
  'GET /api/admin/settings/assistants/': async ({ shop }) => ({
    version: await settingVersion(shop, 'assistants'),
    ...writtenTerms(await assistantTerms(shop)),
  }),
  'PUT /api/admin/settings/assistants/': ({ shop, body: { version, ...terms }, caller }) =>
    inSettingVersion(shop, { editor: 'assistants', version }, async () => {
      await changeAssistantTerms(shop, terms, caller.customerId);
      return { version: 0, ...terms };
    }),
  'GET /api/admin/assistants/': async ({ shop, query }) => {
    const after = afterId('assistants', query.after);
    if (after === undefined) return cursorRejection;
    const size = query.page_size ?? usualPageSize;
    const rows = await listAssistants(shop, { after, limit: size + 1, now: shop.clock.now() });
    const page = pageAfter(rows, { order: 'assistants', size, address: '/api/admin/assistants/', query });
    return {
      ...page,
      data: page.data.map(asWritten),
    };
  },
  'PUT /api/admin/assistants/:id/': ({ shop, params, body, caller }) =>
    changeLimits(shop, { id: params.id, by: caller.customerId, ...body }),
});
