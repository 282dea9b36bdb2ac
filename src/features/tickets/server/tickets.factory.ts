import { randomUUID } from 'node:crypto';
import type { Shop } from '#platform/shop.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { openTicket } from './tickets.service.ts';

/** Creates a ticket of a customer or a guest. */
export async function ticketReady(
  shop: Shop,
  wanted: { customerId?: number; email?: string; message?: string; files?: readonly string[] } = {},
): Promise<{ number: string }> {
  const made = await openTicket(shop, {
    customerId: wanted.customerId ?? null,
    name: 'سارا',
    email: wanted.email ?? `${randomUUID()}@example.com`,
    topic: 'buying',
    url: '',
    message: wanted.message ?? 'سفارشم کجاست؟',
    files: wanted.files ?? [],
    website: '',
    requestKey: randomUUID(),
    language: 'fa',
    address: randomUUID(),
  });
  if (isRefusal(made)) throw new Error(`No ticket was made: ${made.message.en}`);
  return { number: made.number };
}
