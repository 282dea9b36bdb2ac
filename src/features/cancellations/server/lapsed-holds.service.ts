import { lockOrder, ordersPastHold } from '#features/orders/server/standing-orders.service.ts';
import { reportWaits } from '#features/payments/server/payments.service.ts';
import type { Shop } from '#platform/shop.ts';
import { endOrder } from './order-end.ts';

/** Ends the hold of every order not paid in time, each in its own transaction; returns their number. */
export async function releaseLapsedHolds(shop: Shop): Promise<number> {
  let released = 0;
  for (const orderId of await ordersPastHold(shop)) if (await releaseHold(shop, orderId)) released += 1;
  return released;
}

/** Whichever locks the order's row first, this or its payment, decides; the other sees the new state. */
async function releaseHold(shop: Shop, orderId: number): Promise<boolean> {
  return shop.transaction(async () => {
    const order = await lockOrder(shop, orderId);
    if (order.state !== 'awaiting-payment' || order.heldUntil === null || order.heldUntil > shop.clock.now())
      return false;
    if (await reportWaits(shop, orderId)) return false;
    await endOrder(shop, { order, state: 'lapsed', cause: 'hold-ended' });
    return true;
  });
}
