import { cursorRejection } from '#platform/database/cursor.ts';
import { afterId } from '#platform/database/pages-after.ts';
import { routes } from '#platform/http/api-calls.ts';
import { notificationsContract } from '../notifications.contract.ts';
import { bringBackNotices, clearAllNotices, listNotices, openNotice, readAllNotices } from './notifications.service.ts';
import { addBrowser, isRegistered, pushKey, removeBrowser } from './push.service.ts';

export const notificationsRoutes = routes(notificationsContract, {
  'GET /api/notifications/': ({ shop, query, caller, language }) => {
    const before = afterId('notices', query.after);
    if (before === undefined) return cursorRejection;
    return listNotices(shop, { customerId: caller.customerId, before, pageSize: query.page_size, language });
  },
  'POST /api/notifications/:id/read/': ({ shop, params, caller, language }) =>
    openNotice(shop, { customerId: caller.customerId, id: params.id, language }),
  'POST /api/notifications/read/': async ({ shop, body, caller }) => ({
    read_count: await readAllNotices(shop, { customerId: caller.customerId, upTo: body.up_to }),
  }),
  'POST /api/notifications/clear/': async ({ shop, body, caller }) => {
    const { cleared, clearedAt } = await clearAllNotices(shop, { customerId: caller.customerId, upTo: body.up_to });
    return { cleared_count: cleared, cleared_at: clearedAt.toISOString() };
  },
  'POST /api/notifications/restore/': async ({ shop, body, caller }) => ({
    restored_count: await bringBackNotices(shop, {
      customerId: caller.customerId,
      clearedAt: new Date(body.cleared_at),
    }),
  }),
  'GET /api/notifications/push/': async ({ shop, caller }) => ({
    key: pushKey(shop),
    registered: await isRegistered(shop, caller),
  }),
  'POST /api/notifications/push/': async ({ shop, body, caller, language }) =>
    (await addBrowser(shop, {
      customerId: caller.customerId,
      sessionId: caller.sessionId,
      browser: body,
      language,
    })) ?? {
      endpoint: body.endpoint,
    },
  'DELETE /api/notifications/push/': async ({ shop, caller }) => {
    await removeBrowser(shop, caller);
    return {};
  },
});
