import { desc, lt } from 'drizzle-orm';
import { inSettingVersion, settingVersion } from '#features/settings/server/setting-versions.service.ts';
import { cursorRejection } from '#platform/database/cursor.ts';
import { afterId, pageAfter } from '#platform/database/pages-after.ts';
import { routes } from '#platform/http/api-calls.ts';
import { assistantsAdminContract } from '../assistants-admin.contract.ts';
import { assistantTerms, changeAssistantTerms, writtenTerms } from './assistant-terms.service.ts';
import { assistants } from './assistants.tables.ts';

const usualSize = 20;

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
    const size = query.page_size ?? usualSize;
    const rows = await shop.db
      .select()
      .from(assistants)
      .where(after === null ? undefined : lt(assistants.id, after))
      .orderBy(desc(assistants.id))
      .limit(size + 1);
    const page = pageAfter(rows, { order: 'assistants', size, address: '/api/admin/assistants/', query });
    return {
      ...page,
      data: page.data.map((row) => ({
        id: row.id,
        profile_url: row.profileUrl,
        created_at: row.createdAt.toISOString(),
        last_used_at: row.lastUsedAt.toISOString(),
      })),
    };
  },
});
