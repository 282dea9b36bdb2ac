import { ordersToRemind } from '#features/orders/server/order-holds.service.ts';
import { sendOnce } from '#features/orders/server/messages/order-messages.service.ts';
import { eventJob, scheduledJob, type Job } from '#platform/jobs/jobs.ts';
import type { Shop } from '#platform/shop.ts';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { transferNotices } from '../bank-transfer-notices.messages.ts';
import { transferContact } from './bank-transfers.store.ts';

/** Reminds each customer once whose payment deadline is near and who has not reported a transfer; returns their number. */
export async function remindOfTransfers(shop: Shop): Promise<number> {
  return shop.transaction(async () => {
    const due = await ordersToRemind(shop, 'bank');
    for (const { orderId, number, customerId, heldUntil } of due) {
      const params = { number, until: heldUntil.toISOString() };
      await shop.publish('notice.due', {
        customerId,
        kind: 'transfer-due',
        params,
        link: `/checkout-bank?order=${number}`,
        once: `transfer-due:${number}`,
      });
      await shop.publish('transfer.due', { orderId });
    }
    return due.length;
  });
}

/** Sends one text message that the payment deadline is near. */
export async function notifyTransferDue(shop: Shop, { orderId }: { orderId: number }): Promise<void> {
  const [who] = await transferContact(shop, { orderId });
  if (who?.heldUntil == null) return;
  const { name } = shop.identity;
  const language = who.language ?? shop.identity.language;
  const text = transferNotices[language].due(
    name[language],
    who.number,
    formatJalaliDate(who.heldUntil, language, 'with-time'),
  );
  await sendOnce(shop, { orderId, step: 'transfer-due', sms: { to: who.phone, text }, mail: null });
}

/** Sends one text message with the reason for refusing a transfer; none if it was reported again meanwhile. */
export async function notifyTransferRefused(
  shop: Shop,
  { orderId, revision }: { orderId: number; revision: number },
): Promise<void> {
  const [who] = await transferContact(shop, { orderId });
  if (who?.refusal == null) return;
  const { name } = shop.identity;
  const language = who.language ?? shop.identity.language;
  const stillOpen = who.heldUntil !== null && who.heldUntil > shop.clock.now();
  const say = transferNotices[language][stillOpen ? 'refused' : 'refusedTooLate'];
  const text = say(name[language], who.number, who.refusal);
  await sendOnce(shop, { orderId, step: `transfer-refused:${revision}`, sms: { to: who.phone, text }, mail: null });
}

export const transfersJobs: readonly Job[] = [
  scheduledJob('remind-of-transfers', '*/5 * * * *', async (shop) => {
    await remindOfTransfers(shop);
  }),
  eventJob('tell-transfer-due', 'transfer.due', notifyTransferDue),
  eventJob('tell-transfer-refused', 'transfer.refused', notifyTransferRefused),
];
