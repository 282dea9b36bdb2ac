import { usualPageSize } from '#shared/contract/replies.ts';
import { writeCursor } from '#platform/database/cursor.ts';
import { renditionAddress } from '#features/media/media.rules.ts';
import type { Shop } from '#platform/shop.ts';
import type { OrderSummary } from '../orders.contract.ts';
import { orderToNotify } from './orders.store.ts';
import { ordersOfCustomer, visibleLines, visibleOrder, visibleSteps } from './visible-orders.store.ts';

export type { VisibleOrder } from './visible-orders.store.ts';

/** A customer's orders, the newest first; `next` is the address of the older ones. */
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

/** Whom to notify of an order, by what number, and whether it is paid; null when it is gone. */
export async function orderForNotice(
  shop: Shop,
  orderId: number,
): Promise<{ customerId: number; number: string; paid: boolean } | null> {
  const [order] = await orderToNotify(shop, { orderId });
  return order === undefined
    ? null
    : { customerId: order.customerId, number: order.number, paid: order.paidAt !== null };
}

/** A customer's own order with all that is visible of it; null when the customer has none such. */
export async function orderOfCustomer(
  shop: Shop,
  { customerId, number }: { readonly customerId: number; readonly number: string },
) {
  const [order] = await visibleOrder(shop, { customerId, number });
  return order ?? null;
}

/** The lines of an order, in their order. */
export function linesOfOrder(shop: Shop, orderId: number) {
  return visibleLines(shop, { orderId });
}

/** The steps of an order, oldest first. */
export function stepsOfOrder(shop: Shop, orderId: number) {
  return visibleSteps(shop, { orderId });
}
