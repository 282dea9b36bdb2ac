import { orderErrors } from '#features/orders/order-errors.messages.ts';
import type { OrderDetail } from '#features/order-details/order-details.contract.ts';
import { orderDetail, type OrderOfCustomer } from '#features/order-details/server/order-details.service.ts';
import { hasLeft } from '#features/fulfillments/server/fulfillments.service.ts';
import { orderCan } from '#features/orders/orders.rules.ts';
import { lockOwnOrder } from '#features/orders/server/standing-orders.service.ts';
import type { RefundWay } from '#features/refunds/refunds.contract.ts';
import type { Shop } from '#platform/shop.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { cancellationErrors } from '../cancellation-errors.messages.ts';
import { endOrder } from './order-end.ts';

/** Cancels a customer's own order while that is allowed: its stock is released, and the payment is refunded in the way the customer chooses. */
export async function cancelOrder(
  shop: Shop,
  { customerId, number, language, way }: OrderOfCustomer & { readonly way?: RefundWay | undefined },
): Promise<OrderDetail | Refusal<'order-not-found' | 'order-not-cancellable'>> {
  const cancelled = await shop.transaction(async () => {
    const order = await lockOwnOrder(shop, { customerId, number });
    if (order === null)
      return refuse(
        'order-not-found',
        inBoth(orderErrors, (t) => t.notFound),
      );
    if (!orderCan.cancel(order) || (await hasLeft(shop, order.id)))
      return refuse(
        'order-not-cancellable',
        inBoth(cancellationErrors, (t) => t.notCancellable),
      );
    await endOrder(shop, { order, state: 'cancelled', cause: 'customer', way });
    return null;
  });
  return cancelled ?? orderDetail(shop, { customerId, number, language });
}
