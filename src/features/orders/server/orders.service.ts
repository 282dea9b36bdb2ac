import { usualPageSize } from '#shared/contract/replies.ts';
import { writeCursor } from '#platform/database/cursor.ts';
import { renditionAddress } from '#features/media/media.rules.ts';
import type { Shop } from '#platform/shop.ts';
import type { OrderSummary } from '../orders.contract.ts';
import { orderToNotify } from './orders.store.ts';
import { ordersOfCustomer, visibleLines, visibleOrder, visibleSteps } from './visible-orders.store.ts';

export type { VisibleOrder } from './visible-orders.store.ts';

/** Returns a customer's orders, newest first; `next` is the URL of older ones. */
export async function listOrders(
  shop: Shop,
  {
    customerId,
    before = null,
    pageSize = usualPageSize,
  }: { customerId: number; before?: number | null; pageSize?: number | undefined },
): Promise<{ data: OrderSummary[]; next: string | null }> {
  const rows = await ordersOfCustomer(shop, { customerId, before, limit: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    data: page.map((row) => ({
      number: row.number,
      status: row.state,
      total: row.total,
      placed_at: row.placedAt.toISOString(),
      item_count: row.itemCount,
      thumbs: row.pictureKeys.map((key) => renditionAddress(key, 160)),
    })),
    next:
      rows.length > pageSize && last !== undefined
        ? `/api/orders/?after=${writeCursor('orders', { key: 0, id: last.id })}&page_size=${pageSize}`
        : null,
  };
}

/** Returns an order's customer, number and payment status for a notice; null when it does not exist. */
export async function orderForNotice(
  shop: Shop,
  orderId: number,
): Promise<{ customerId: number; number: string; paid: boolean } | null> {
  const [order] = await orderToNotify(shop, { orderId });
  return order === undefined
    ? null
    : { customerId: order.customerId, number: order.number, paid: order.paidAt !== null };
}

/** Returns the details of a customer's own order; null when the customer has no such order. */
export async function orderOfCustomer(
  shop: Shop,
  { customerId, number }: { readonly customerId: number; readonly number: string },
) {
  const [order] = await visibleOrder(shop, { customerId, number });
  return order ?? null;
}

/** Returns the lines of an order, by position. */
export function linesOfOrder(shop: Shop, orderId: number) {
  return visibleLines(shop, { orderId });
}

/** Returns the steps of an order, oldest first. */
export function stepsOfOrder(shop: Shop, orderId: number) {
  return visibleSteps(shop, { orderId });
}
