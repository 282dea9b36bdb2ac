import { randomUUID } from 'node:crypto';
import type { Shop } from '#platform/shop.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import type { Message } from '../chat.contract.ts';
import { sendMessage } from './chat.service.ts';

/** Sends a customer's message to the shop or, with `staff`, a staff member's to the customer. */
export async function messageSent(
  shop: Shop,
  customer: { readonly id: number },
  text: string,
  staff?: { readonly id: number },
): Promise<Message> {
  const sent = await sendMessage(shop, {
    customerId: customer.id,
    authorId: staff?.id ?? customer.id,
    by: staff === undefined ? 'customer' : 'staff',
    clientId: randomUUID(),
    text,
    files: [],
  });
  if (isRefusal(sent)) throw new Error(`The message was not kept: ${sent.message.en}`);
  return sent;
}
