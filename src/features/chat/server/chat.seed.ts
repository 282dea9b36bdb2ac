import { seedRows } from '#platform/database/seed-rows.ts';
import type { Shop } from '#platform/shop.ts';
import { chatMessages, conversations } from './chat.tables.ts';

/** Inserts a customer's conversation with its messages, numbered from 1. */
export async function seedConversation(
  shop: Shop,
  conversation: typeof conversations.$inferInsert,
  messages: readonly Omit<typeof chatMessages.$inferInsert, 'customerId' | 'number'>[],
): Promise<void> {
  const { customerId } = conversation;
  await shop.db.insert(conversations).values(conversation);
  await seedRows(
    shop,
    chatMessages,
    messages.map((message, index) => ({ ...message, customerId, number: index + 1 })),
  );
}
