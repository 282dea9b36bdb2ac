import { routes } from '#platform/http/api-calls.ts';
import { chatContract } from '../chat.contract.ts';
import { customerStream } from './chat-stream.service.ts';
import { chatState, listMessages, noteRead, sendMessage, showTyping, unreadOf } from './chat.service.ts';

export const chatRoutes = routes(chatContract, {
  'GET /api/chat/': async ({ shop, query, caller: { customerId } }) => {
    const messages = await listMessages(shop, {
      customerId,
      after: query.after,
      pageSize: query.page_size,
      to: 'customer',
    });
    return { ...messages, chat: await chatState(shop, customerId, 'customer') };
  },
  'POST /api/chat/messages/': ({ shop, body, caller: { customerId } }) =>
    sendMessage(shop, {
      customerId,
      authorId: customerId,
      by: 'customer',
      clientId: body.client_id,
      text: body.text,
      files: body.files ?? [],
    }),
  'POST /api/chat/read/': async ({ shop, body, caller: { customerId } }) => {
    await noteRead(shop, { customerId, by: 'customer', upTo: body.up_to });
    return chatState(shop, customerId, 'customer');
  },
  'POST /api/chat/typing/': ({ shop, caller: { customerId } }) => {
    showTyping(shop, { customerId, by: 'customer' });
    return { typing_at: shop.clock.now().toISOString() };
  },
  'GET /api/chat/stream/': ({ shop, query, caller: { customerId } }) =>
    customerStream(shop, { customerId, after: query.after ?? 0 }),
  'GET /api/customers/unread/': ({ shop, caller: { customerId } }) => unreadOf(shop, customerId),
});
