import {
  bigint,
  bool,
  double,
  int,
  jsonb,
  listOf,
  nullable,
  smallint,
  text,
  textOf,
  timestamptz,
} from '#platform/database/sql-types.ts';
import { publishedEvents } from '#platform/jobs/events.fragments.ts';
import type { Language } from '#shared/language.ts';
import type { OrderAddress, OrderState } from '../orders.contract.ts';

/**
 * SQL fragments for statements that touch orders together with other modules: the text of CTEs, with SQL expressions and names of CTEs of the
 * enclosing statement as inputs, and the parameters they use.
 */

/** The parameters of {@link takenOrderKey}. */
export const orderKeyParams = { customerId: bigint, key: text, bodyHash: text, now: timestamptz };

/**
 * The CTE `taken (order_id, at)`: claims the idempotency key of an order, with the id that the order will have; empty when the key is already used.
 * Waits for a concurrent placement with the same key.
 */
export const takenOrderKey = `taken AS (
  INSERT INTO order_keys (customer_id, key, body_hash, order_id, created_at)
  VALUES (:customerId, :key, :bodyHash, nextval('orders_id_seq'), :now)
  ON CONFLICT DO NOTHING
  RETURNING order_id, created_at AS at
)`;

/** The row type of {@link openPurchases}. */
export const openPurchasesRow = {
  /** Whether the customer has a delivered order. */
  known: bool,
  /** The slots of the customer's orders that await payment (orders.tables.ts). */
  unpaidSlots: listOf(int),
  unpaidOrders: int,
  unpaidPieces: int,
  unpaidOrdersOfPhone: int,
  cashOrders: int,
  cashPieces: int,
  cashTotal: bigint,
};

/**
 * The CTE `open_purchases`, one row: a customer's open unpaid orders, and the unpaid orders of anyone with a given phone; zero for the customer's own
 * phone, so that orders of strangers cannot block its owner. Cash orders are counted only for customers without a delivered order, who have few, so
 * that the orders of others are not read. Empty where the condition does not hold.
 */
export const openPurchases = ({
  customerId,
  phone,
  condition,
}: Readonly<Record<'customerId' | 'phone' | 'condition', string>>): string => `open_purchases AS MATERIALIZED (
  SELECT known.known, unpaid.*, cash.*,
    CASE WHEN EXISTS (SELECT FROM customer_contacts WHERE id = ${customerId} AND phone = ${phone}) THEN 0
      ELSE (SELECT count(*)::int FROM orders WHERE state = 'awaiting-payment' AND address ->> 'phone' = ${phone}) END AS "unpaidOrdersOfPhone"
  FROM (SELECT EXISTS (SELECT FROM orders WHERE customer_id = ${customerId} AND state = 'delivered') AS known) known,
    LATERAL (
      SELECT count(*)::int AS "unpaidOrders", coalesce(array_agg(o.unpaid_slot::int) FILTER (WHERE o.unpaid_slot IS NOT NULL), '{}') AS "unpaidSlots",
        coalesce(sum((SELECT sum(quantity) FROM order_lines WHERE order_id = o.id)), 0)::int AS "unpaidPieces"
      FROM orders o WHERE o.customer_id = ${customerId} AND o.state = 'awaiting-payment'
    ) unpaid,
    LATERAL (
      SELECT count(*)::int AS "cashOrders", coalesce(sum(o.total - o.credit_used), 0)::bigint AS "cashTotal",
        coalesce(sum((SELECT sum(quantity) FROM order_lines WHERE order_id = o.id)), 0)::int AS "cashPieces"
      FROM orders o WHERE NOT known.known AND o.customer_id = ${customerId} AND o.paid_at IS NULL
        AND o.state IN ('placed', 'packaging', 'ready', 'on-the-way', 'at-station')
    ) cash
  WHERE ${condition}
)`;

/** The parameters of {@link placedOrder}. */
export const placedOrderParams = {
  orderId: bigint,
  number: text,
  customerId: bigint,
  state: textOf<OrderState>(),
  paymentMethod: text,
  shippingMethodId: bigint,
  address: jsonb<OrderAddress>(),
  couponCode: nullable(text),
  couponId: nullable(bigint),
  itemsTotal: bigint,
  discountTotal: bigint,
  shippingTotal: bigint,
  vatTotal: bigint,
  total: bigint,
  now: timestamptz,
  paidAt: nullable(timestamptz),
  heldUntil: nullable(timestamptz),
  unpaidSlot: nullable(smallint),
  creditUsed: bigint,
  vatPercent: double,
  returnDays: int,
  language: nullable(textOf<Language>()),
};

/** The columns of an order line, in the order that {@link placedOrder} expects in the CTE of lines, before `position`. */
export const placedLineColumns =
  'variant_id, product_id, seller_id, seller_name, seller_name_en, commission_percent, name, name_en, variant_name, variant_name_en, picture_key, sku, barcode, goods_id, quantity, list_price, unit_price, price_source, tax_class, flash_sale_id, discount, vat, total, shop_funded';

/** CTEs that insert an order, its lines from the CTE `line`, and its first step. */
export const placedOrder = (line: string): string => `placed AS (
  INSERT INTO orders (id, number, customer_id, state, payment_method, shipping_method_id, address, coupon_code, coupon_id,
    items_total, discount_total, shipping_total, vat_total, total, placed_at, paid_at, held_until, unpaid_slot, credit_used, vat_percent, return_days, language)
  OVERRIDING SYSTEM VALUE
  VALUES (:orderId, :number, :customerId, :state, :paymentMethod, :shippingMethodId, :address, :couponCode, :couponId,
    :itemsTotal, :discountTotal, :shippingTotal, :vatTotal, :total, :now, :paidAt, :heldUntil, :unpaidSlot, :creditUsed, :vatPercent, :returnDays, :language)
), lines_placed AS (
  INSERT INTO placed_lines (order_id, position, ${placedLineColumns})
  SELECT :orderId, position, ${placedLineColumns}
  FROM ${line}
), first_step AS (
  INSERT INTO order_steps (order_id, state, cause, at) VALUES (:orderId, :state, 'customer', :now)
)`;

/** Publishes the events that the order of {@link placedOrder} is placed and paid, as applicable: neither for one that awaits payment. */
export const publishedPlacing = publishedEvents({
  events: [
    { name: 'order.placed', condition: `:state = 'placed'` },
    { name: 'order.paid', condition: ':paidAt IS NOT NULL' },
  ],
  event: `jsonb_build_object('orderId', :orderId)`,
  at: ':now',
});

/**
 * The CTE `moved (id, number, customer_id, before, now_paid, cash_due)`: moves the orders with the given numbers from one of the given states to
 * another, where they are in it and a condition holds, and inserts the staff's step. Locks them in a fixed order, so that of two concurrent calls the
 * second finds them moved. A delivered order counts as paid; `cash_due` is the amount collected on delivery.
 */
export const movedOrders = ({
  numbers,
  from,
  to,
  by,
  at,
  condition,
}: Readonly<Record<'numbers' | 'from' | 'to' | 'by' | 'at' | 'condition', string>>): string => `was AS MATERIALIZED (
  SELECT id, state, paid_at FROM orders WHERE number = ANY(${numbers}) AND state = ANY(${from}) AND ${condition} ORDER BY id FOR NO KEY UPDATE
), moved AS (
  UPDATE orders o SET state = ${to}, paid_at = CASE WHEN ${to} = 'delivered' THEN coalesce(o.paid_at, ${at}) ELSE o.paid_at END
  FROM was WHERE o.id = was.id
  RETURNING o.id, o.number, o.customer_id, was.state AS before, ${to} = 'delivered' AND was.paid_at IS NULL AS now_paid,
    CASE WHEN ${to} = 'delivered' AND was.paid_at IS NULL AND o.payment_method = 'cash' THEN greatest(o.total - o.credit_used - o.refunded, 0) ELSE 0 END AS cash_due
), stepped AS (
  INSERT INTO order_steps (order_id, state, cause, by, at) SELECT id, ${to}, 'staff', ${by}, ${at} FROM moved
)`;
