import { notifyOfOrder } from '#features/orders/server/order-notices.service.ts';
import type { Shop } from '#platform/shop.ts';
import { returnNotices } from '../return-notices.messages.ts';

/** Notifies the customer of the staff's decision about a return. */
export function notifyReturnAnswered(
  shop: Shop,
  { orderId, returnId, state }: { orderId: number; returnId: number; state: 'approved' | 'refused' },
): Promise<void> {
  return notifyOfOrder(shop, orderId, {
    step: `return:${returnId}:${state}`,
    text: (language, { number }) => returnNotices[language][`return-${state}`](number),
  });
}
