import { bigint, bool, int, jsonb, listOf, nullable, text, textOf, timestamptz } from '#platform/database/sql-types.ts';
import { externalRefOfLine } from './line-codes.fragments.ts';
import { statement, type RowOf } from '#platform/database/statement.ts';
import type { Language } from '#shared/language.ts';
import type { OrderAddress, OrderState } from '../orders.contract.ts';
import { standing, standingRow } from './orders.store.ts';

/** Selects a customer's orders, newest first. */
export const ordersOfCustomer = statement({
  name: 'orders_of_customer',
  params: { customerId: bigint, before: nullable(bigint), limit: bigint },
  row: {
    id: bigint,
    number: text,
    state: textOf<OrderState>(),
    total: bigint,
    placedAt: timestamptz,
    itemCount: int,
    pictureKeys: listOf(text),
  },
  text: `
SELECT o.id, o.number, o.state, o.total, o.placed_at AS "placedAt", lines.pieces AS "itemCount", lines.keys AS "pictureKeys"
FROM orders o
CROSS JOIN LATERAL (
  SELECT coalesce(sum(l.quantity), 0)::int AS pieces,
    coalesce((array_agg(l.picture_key ORDER BY l.position) FILTER (WHERE l.picture_key IS NOT NULL))[1:4], '{}') AS keys
  FROM order_lines l WHERE l.order_id = o.id
) lines
WHERE o.customer_id = :customerId AND (:before IS NULL OR o.id < :before)
ORDER BY o.id DESC LIMIT :limit`,
});

/** Selects the details of an order for its customer. */
export const visibleOrder = statement({
  name: 'order_shown',
  params: { customerId: bigint, number: text },
  row: {
    ...standingRow,
    address: jsonb<OrderAddress>(),
    couponCode: nullable(text),
    itemsTotal: bigint,
    discountTotal: bigint,
    shippingTotal: bigint,
    vatTotal: bigint,
    placedAt: timestamptz,
    shippingFa: text,
    shippingEn: text,
    minDays: int,
    maxDays: int,
    trackingCode: nullable(text),
    /** The language of messages to its customer; null for an order from before this was stored, or a counter sale. */
    language: nullable(textOf<Language>()),
    /** Whether a document has been issued for it. */
    invoiced: bool,
  },
  text: `
SELECT o.*, sent.name_fa AS "shippingFa", sent.name_en AS "shippingEn", sent.min_days AS "minDays", sent.max_days AS "maxDays",
  (SELECT t.tracking_code FROM order_tracking t WHERE t.order_id = o.id) AS "trackingCode",
  EXISTS (SELECT FROM issued_invoices i WHERE i.order_id = o.id) AS invoiced
FROM (
  SELECT ${standing}, address, coupon_code AS "couponCode", items_total AS "itemsTotal", discount_total AS "discountTotal",
    shipping_total AS "shippingTotal", vat_total AS "vatTotal", placed_at AS "placedAt", language
  FROM orders WHERE customer_id = :customerId AND number = :number
) o
JOIN order_shipping_lines sent ON sent.order_id = o.id AND sent.position = 1`,
});

export type VisibleOrder = RowOf<typeof visibleOrder>;

/** Selects the lines of an order; a product's slug only while the product is visible. */
export const visibleLines = statement({
  name: 'order_shown_lines',
  params: { orderId: bigint },
  row: {
    id: bigint,
    productId: bigint,
    slug: nullable(text),
    name: text,
    nameEn: nullable(text),
    variantName: nullable(text),
    variantNameEn: nullable(text),
    sku: nullable(text),
    barcode: nullable(text),
    externalRef: nullable(text),
    pictureKey: nullable(text),
    position: int,
    quantity: int,
    returned: int,
    paidBack: int,
    listPrice: bigint,
    unitPrice: bigint,
    discount: bigint,
    vat: bigint,
    total: bigint,
  },
  text: `
SELECT l.variant_id AS id, l.product_id AS "productId", p.slug, l.name, l.name_en AS "nameEn", l.variant_name AS "variantName", l.variant_name_en AS "variantNameEn", l.sku, l.barcode, ${externalRefOfLine} AS "externalRef", l.picture_key AS "pictureKey", l.position, l.quantity, l.returned, l.paid_back AS "paidBack",
  l.list_price AS "listPrice", l.unit_price AS "unitPrice", l.discount, l.vat, l.total
FROM order_lines l LEFT JOIN visible_products p ON p.id = l.product_id
WHERE l.order_id = :orderId ORDER BY l.position`,
});

export const visibleSteps = statement({
  name: 'order_shown_steps',
  params: { orderId: bigint },
  row: { state: textOf<OrderState>(), at: timestamptz },
  text: `SELECT state, at FROM order_steps WHERE order_id = :orderId ORDER BY id`,
});
