import { untypedStatement } from '#platform/database/database.ts';
import { MessageNotSent } from '#platform/outbound/message-not-sent.ts';
import type { Shop } from '#platform/shop.ts';

type Channel = 'sms' | 'mail';

/** Claims a message, unless somebody has: `[orderId, step, channel, now]`. */
const claimMessage = untypedStatement<{ orderId: number }>({
  name: 'order_message_claim',
  text: `
INSERT INTO order_messages (order_id, step, channel, claimed_at) VALUES ($1, $2, $3, $4)
ON CONFLICT DO NOTHING RETURNING order_id AS "orderId"`,
});

/** `[orderId, step, channel, now]`. */
const noteSent = untypedStatement<Record<string, never>>({
  name: 'order_message_sent',
  text: 'UPDATE order_messages SET sent_at = $4 WHERE order_id = $1 AND step = $2 AND channel = $3',
});

/** Gives a claim back whose message surely did not leave: `[orderId, step, channel]`. */
const giveClaimBack = untypedStatement<Record<string, never>>({
  name: 'order_message_unclaim',
  text: 'DELETE FROM order_messages WHERE order_id = $1 AND step = $2 AND channel = $3 AND sent_at IS NULL',
});

/** What a customer is told of a step of an order, and where; null for who is not reached so. */
export interface OrderMessage {
  readonly orderId: number;
  readonly step: string;
  readonly sms: { readonly to: string; readonly text: string } | null;
  readonly mail: { readonly to: string; readonly subject: string; readonly text: string } | null;
}

/**
 * Tells a customer of a step at most once by each channel: the message is claimed before it is sent, so that whoever dies
 * in between has told, at the worst, not at all; the notice in the shop is there in any case. What surely did not leave is
 * claimed anew when the job runs again.
 */
export async function sendOnce(shop: Shop, { orderId, step, sms, mail }: OrderMessage): Promise<void> {
  const tried = await Promise.allSettled([
    sms === null ? null : sendClaimed(shop, { orderId, step, channel: 'sms' }, () => shop.sms.send(sms)),
    mail === null ? null : sendClaimed(shop, { orderId, step, channel: 'mail' }, () => shop.mail.send(mail)),
  ]);
  for (const one of tried) if (one.status === 'rejected') throw one.reason;
}

async function sendClaimed(
  shop: Shop,
  claim: { orderId: number; step: string; channel: Channel },
  send: () => Promise<void>,
): Promise<void> {
  const of = [claim.orderId, claim.step, claim.channel];
  if ((await claimMessage(shop, [...of, shop.clock.now()])).length === 0) return;
  try {
    await send();
  } catch (error) {
    if (!(error instanceof MessageNotSent)) throw error;
    if (!error.surely) {
      shop.log.warn({ err: error, ...claim }, 'nobody knows whether a message was sent; it is not sent again');
      return;
    }
    await giveClaimBack(shop, of);
    throw error;
  }
  await noteSent(shop, [...of, shop.clock.now()]);
}
