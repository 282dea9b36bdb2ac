import { routes } from '#platform/http/api-calls.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { conversationsContract } from '../conversations.contract.ts';
import { staffStream } from './chat-stream.service.ts';
import { chatState, listMessages, noteRead, sendMessage, showTyping } from './chat.service.ts';
import {
  assignConversation,
  closeConversation,
  conversationDetail,
  conversationOrRefusal,
  listConversations,
  listedConversation,
} from './conversations.service.ts';

export const conversationsRoutes = routes(conversationsContract, {
  'GET /api/admin/conversations/': ({ shop, query, caller }) =>
    listConversations(shop, {
      staffId: caller.customerId,
      status: query.status,
      assigned: query.assigned,
      after: query.after,
      pageSize: query.page_size,
    }),
  'GET /api/admin/conversations/stream/': ({ shop, query, caller }) =>
    staffStream(shop, { staffId: caller.customerId, customerId: query.customer_id, after: query.after ?? 0 }),
  'GET /api/admin/conversations/:customer_id/': ({ shop, params }) => conversationDetail(shop, params.customer_id),
  'GET /api/admin/conversations/:customer_id/messages/': async ({
    shop,
    params: { customer_id: customerId },
    query,
  }) => {
    const conversation = await conversationOrRefusal(shop, customerId);
    return isRefusal(conversation)
      ? conversation
      : listMessages(shop, { customerId, after: query.after, pageSize: query.page_size, to: 'staff' });
  },
  'POST /api/admin/conversations/:customer_id/messages/': ({
    shop,
    params: { customer_id: customerId },
    body,
    caller,
  }) =>
    sendMessage(shop, {
      customerId,
      authorId: caller.customerId,
      by: 'staff',
      clientId: body.client_id,
      text: body.text,
      files: body.files ?? [],
    }),
  'POST /api/admin/conversations/:customer_id/read/': async ({ shop, params: { customer_id: customerId }, body }) => {
    const conversation = await conversationOrRefusal(shop, customerId);
    if (isRefusal(conversation)) return conversation;
    await noteRead(shop, { customerId, by: 'staff', upTo: body.up_to });
    return chatState(shop, customerId, 'staff');
  },
  'POST /api/admin/conversations/:customer_id/typing/': async ({ shop, params: { customer_id: customerId } }) => {
    const conversation = await conversationOrRefusal(shop, customerId);
    if (isRefusal(conversation)) return conversation;
    showTyping(shop, { customerId, by: 'staff' });
    return { typing_at: shop.clock.now().toISOString() };
  },
  'POST /api/admin/conversations/:customer_id/assign/': async ({
    shop,
    params: { customer_id: customerId },
    body,
    caller,
  }) =>
    (await assignConversation(shop, { customerId, staffId: caller.customerId, ...body })) ??
    listedConversation(shop, customerId),
  'POST /api/admin/conversations/:customer_id/close/': async ({
    shop,
    params: { customer_id: customerId },
    body,
    caller,
  }) =>
    (await closeConversation(shop, {
      customerId,
      staffId: caller.customerId,
      closed: body.status === 'closed',
      upTo: body.up_to,
    })) ?? listedConversation(shop, customerId),
});
