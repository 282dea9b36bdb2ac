import { bigint, text, textOf, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import { MessageNotSent } from '#platform/outbound/message-not-sent.ts';
import type { Shop } from '#platform/shop.ts';

type Channel = 'sms' | 'mail';

const messageParams = { orderId: bigint, step: text, channel: textOf<Channel>() };
const ofMessage = 'order_id = :orderId AND step = :step AND channel = :channel';

/** Claims a message; no row when it is already claimed. */
const claimMessage = statement({
  name: 'order_message_claim',
  params: { ...messageParams, now: timestamptz },
  row: { orderId: bigint },
  text: `
INSERT INTO order_messages (order_id, step, channel, claimed_at) VALUES (:orderId, :step, :channel, :now)
ON CONFLICT DO NOTHING RETURNING order_id AS "orderId"`,
});

const noteSent = statement({
  name: 'order_message_sent',
  params: { ...messageParams, now: timestamptz },
  text: `UPDATE order_messages SET sent_at = :now WHERE ${ofMessage}`,
});

/** Releases the claim of a message that was definitely not sent. */
const giveClaimBack = statement({
  name: 'order_message_unclaim',
  params: messageParams,
  text: `DELETE FROM order_messages WHERE ${ofMessage} AND sent_at IS NULL`,
});

/** The messages to a customer about a step of an order, with their recipients; null for a channel without one. */
export interface OrderMessage {
  readonly orderId: number;
  readonly step: string;
  readonly sms: { readonly to: string; readonly text: string } | null;
  readonly mail: { readonly to: string; readonly subject: string; readonly text: string } | null;
}

/**
 * Sends a customer the messages about a step, at most once per channel: a message is claimed before it is sent, so that a crash in between at worst
 * loses it; the in-app notice exists in any case. A message that was definitely not sent is claimed again in the job's next run.
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
  if ((await claimMessage(shop, { ...claim, now: shop.clock.now() })).length === 0) return;
  try {
    await send();
  } catch (error) {
    if (!(error instanceof MessageNotSent)) throw error;
    if (!error.surely) {
      shop.log.warn({ err: error, ...claim }, 'nobody knows whether a message was sent; it is not sent again');
      return;
    }
    await giveClaimBack(shop, claim);
    throw error;
  }
  await noteSent(shop, { ...claim, now: shop.clock.now() });
}
