import { notifyOfOrder } from '#features/orders/server/order-notices.service.ts';
import type { Shop } from '#platform/shop.ts';
import { refundNotices } from '../refund-notices.messages.ts';
import { refundToNotify } from './refunds.store.ts';

/** Notifies the customer of a refund and its method; for store credit, the ledger sends its own notification. */
export async function notifyRefunded(shop: Shop, { refundId }: { refundId: number }): Promise<void> {
  const [refund] = await refundToNotify(shop, { id: refundId });
  if (refund === undefined) return;
  const { orderId, customerId, number, amount, way, turned } = refund;
  const kind = way === 'payment' ? 'refunded-payment' : turned ? 'refund-turned' : 'refunded-credit';
  await notifyOfOrder(shop, orderId, {
    step: `refund:${refundId}`,
    text: (language) => refundNotices[language][kind](number, amount),
  });
  if (kind === 'refunded-credit') return;
  await shop.publish('notice.due', {
    customerId,
    kind: kind === 'refund-turned' ? 'refund-turned' : 'refund-paid',
    params: { amount, number },
    link: `/my-order?order=${number}`,
    once: `refund:${refundId}`,
  });
}
