import { exportKind } from '#features/jobs/server/job-kinds.service.ts';
import { bigint, int, listOf, nullable, text } from '#platform/database/sql-types.ts';
import { statement, type RowOf } from '#platform/database/statement.ts';
import type { Shop } from '#platform/shop.ts';
import type { ExportedOrder } from '../../order-exports.contract.ts';
import type { WantedOrders } from '../../orders-admin.contract.ts';
import { externalRefOfLine } from '../line-codes.fragments.ts';
import { countOrders, ordersForStaff } from '../orders-admin.store.ts';
import { wantedOrders } from './wanted-orders.ts';

const ordersAtOnce = 200;

/** Selects the lines of orders for an export. */
const exportedLines = statement({
  name: 'orders_exported_lines',
  params: { orderIds: listOf(bigint) },
  row: {
    orderId: bigint,
    variant_id: bigint,
    product_id: bigint,
    seller_id: bigint,
    sku: nullable(text),
    barcode: nullable(text),
    external_ref: nullable(text),
    name: text,
    quantity: int,
    returned_count: int,
    list_price: bigint,
    unit_price: bigint,
    discount_total: bigint,
    vat_total: bigint,
    total: bigint,
  },
  text: `
SELECT order_id AS "orderId", variant_id, product_id, seller_id, sku, barcode, ${externalRefOfLine} AS external_ref, name, quantity, returned AS returned_count, list_price,
  unit_price, discount AS discount_total, vat AS vat_total, total
FROM order_lines l WHERE order_id = ANY (:orderIds) ORDER BY order_id, position`,
});

/** Yields orders for an export in batches, newest first, without those placed meanwhile. */
async function* parts(shop: Shop, wanted: WantedOrders): AsyncGenerator<ExportedOrder[]> {
  const filter = wantedOrders(shop, wanted);
  type Rows = Awaited<ReturnType<typeof ordersForStaff>>;
  for (let after: { key: number; id: number } | null = null; ;) {
    const rows: Rows = await ordersForStaff(shop, filter, { sort: 'newest', after, limit: ordersAtOnce });
    const lines = await exportedLines(shop, { orderIds: rows.map(({ id }) => id) });
    yield rows.map((row) => exported(row, lines));
    const last = rows.at(-1);
    if (last === undefined || rows.length < ordersAtOnce) return;
    after = { key: last.id, id: last.id };
  }
}

function exported(
  row: Awaited<ReturnType<typeof ordersForStaff>>[number],
  lines: readonly RowOf<typeof exportedLines>[],
): ExportedOrder {
  return {
    number: row.number,
    status: row.state,
    placed_at: row.placedAt.toISOString(),
    paid_at: row.paidAt?.toISOString() ?? null,
    customer_id: row.customerId,
    payment_method: row.paymentMethod,
    coupon_code: row.couponCode,
    province: row.address.province,
    city: row.address.city,
    items_total: row.itemsTotal,
    discount_total: row.discountTotal,
    shipping_total: row.shippingTotal,
    vat_total: row.vatTotal,
    total: row.total,
    refunded_total: row.refunded,
    metadata: row.metadata,
    lines: lines.filter(({ orderId }) => orderId === row.id).map(({ orderId: _, ...line }) => line),
  };
}

export const ordersExport = exportKind<WantedOrders>('orders-export', {
  count: (shop, wanted) => countOrders(shop, wantedOrders(shop, wanted)),
  parts,
});
