import {
  bigint,
  int,
  jsonb,
  listOf,
  neverNull,
  nullable,
  text,
  textOf,
  timestamptz,
} from '#platform/database/sql-types.ts';
import { statement, type RowOf } from '#platform/database/statement.ts';
import type { Language, Text } from '#shared/language.ts';
import type { OrderState, OrderStepCause } from '../orders.contract.ts';
import { openPurchases, openPurchasesRow } from './orders.fragments.ts';

/** The row type of {@link standing}: what is needed before an order is paid, moved or cancelled. */
export const standingRow = {
  id: bigint,
  number: text,
  customerId: bigint,
  state: textOf<OrderState>(),
  total: bigint,
  /** The part of the total paid with store credit. */
  creditUsed: bigint,
  paidAt: nullable(timestamptz),
  /** The part of the paid amount that has been, or is being, refunded. */
  refunded: bigint,
  paymentMethod: text,
  /** Every order is placed with a phone. */
  phone: neverNull(text),
  couponId: nullable(bigint),
  heldUntil: nullable(timestamptz),
  /** The return period in days after delivery. */
  returnDays: int,
};

export const standing = `id, number, customer_id AS "customerId", state, total, credit_used AS "creditUsed", paid_at AS "paidAt", refunded, payment_method AS "paymentMethod", address ->> 'phone' AS phone, coupon_id AS "couponId", held_until AS "heldUntil", return_days AS "returnDays"`;

export const orderOfId = statement({
  name: 'order_by_id',
  params: { orderId: bigint },
  row: standingRow,
  text: `SELECT ${standing} FROM orders WHERE id = :orderId`,
});

export type StandingOrder = RowOf<typeof orderOfId>;

/** Selects an order and locks it for the transaction, which serialises its state changes. */
export const lockedOrder = statement({
  name: 'order_lock',
  params: { orderId: bigint },
  row: standingRow,
  text: `SELECT ${standing} FROM orders WHERE id = :orderId FOR NO KEY UPDATE`,
});

/** Locks orders by number, in a fixed order, to avoid deadlocks. */
export const lockedOrders = statement({
  name: 'orders_lock',
  params: { numbers: listOf(text) },
  row: { id: bigint },
  text: 'SELECT id FROM orders WHERE number = ANY(:numbers) ORDER BY id FOR NO KEY UPDATE',
});

/** Selects a customer's own order. */
export const ownOrder = statement({
  name: 'order_of_customer',
  params: { customerId: bigint, number: text },
  row: standingRow,
  text: `SELECT ${standing} FROM orders WHERE customer_id = :customerId AND number = :number`,
});

/** Selects orders whose hold has expired and that have no payment awaiting the staff. */
export const ordersPastHold = statement({
  name: 'orders_past_hold',
  params: { now: timestamptz },
  row: { id: bigint },
  text: `SELECT id FROM orders WHERE held_until <= :now AND state = 'awaiting-payment'
  AND NOT EXISTS (SELECT FROM order_tenders p WHERE p.order_id = orders.id AND p.state = 'reported') ORDER BY held_until LIMIT 200`,
});

/**
 * Moves an order from one of the given states to another and inserts the step; no row when it is in another state. Ends the hold of an order that no
 * longer awaits payment.
 */
export const stepOrder = statement({
  name: 'order_step',
  params: {
    orderId: bigint,
    from: listOf(textOf<OrderState>()),
    to: textOf<OrderState>(),
    cause: textOf<OrderStepCause>(),
    now: timestamptz,
    paidAt: nullable(timestamptz),
    by: nullable(bigint),
  },
  row: { id: bigint },
  text: `
WITH moved AS (
  UPDATE orders SET state = :to, paid_at = coalesce(:paidAt, paid_at), held_until = NULL
  WHERE id = :orderId AND state = ANY(:from)
  RETURNING id
)
INSERT INTO order_steps (order_id, state, cause, at, by) SELECT id, :to, :cause, :now, :by FROM moved RETURNING order_id AS id`,
});

/** Removes an order's coupon use; its discount and code remain. */
export const forgetCouponUse = statement({
  name: 'order_forget_coupon_use',
  params: { orderId: bigint },
  text: 'UPDATE orders SET coupon_id = NULL WHERE id = :orderId',
});

/**
 * Changes the payment method of an order that awaits payment within its hold; no row otherwise. The hold is not shortened, and not prolonged beyond
 * that of a new order with the method.
 */
export const changePaymentMethod = statement({
  name: 'order_change_payment_method',
  params: { orderId: bigint, method: text, now: timestamptz, holdMinutes: int },
  row: { id: bigint },
  text: `
UPDATE orders SET payment_method = :method, held_until = greatest(held_until, placed_at + make_interval(mins => :holdMinutes))
WHERE id = :orderId AND state = 'awaiting-payment' AND held_until > :now
RETURNING id`,
});

/** Selects the facts of an order that payment methods depend on; every address has a province and a city. */
export const purchaseOfOrder = statement({
  name: 'order_purchase',
  params: { orderId: bigint },
  row: {
    due: bigint,
    province: neverNull(text),
    city: neverNull(text),
    customerId: bigint,
    phone: neverNull(text),
    prepaidOnly: listOf(jsonb<Text>()),
    /** For each line, its pieces and the available quantity of its variant without them. */
    shares: listOf(jsonb<{ readonly quantity: number; readonly available: number }>()),
  },
  text: `
SELECT customer_id AS "customerId", address ->> 'phone' AS phone, total - credit_used AS due, address ->> 'province' AS province, address ->> 'city' AS city,
  ARRAY(
    SELECT DISTINCT jsonb_build_object('fa', l.name, 'en', coalesce(l.name_en, l.name)) FROM order_lines l JOIN product_summaries p ON p.id = l.product_id
    WHERE l.order_id = o.id AND p.prepaid_only
  ) AS "prepaidOnly",
  ARRAY(
    SELECT jsonb_build_object('quantity', l.quantity, 'available', s.available + l.quantity) FROM order_lines l JOIN variant_stock s ON s.variant_id = l.variant_id
    WHERE l.order_id = o.id
  ) AS shares
FROM orders o WHERE id = :orderId`,
});

/** Selects a customer's open purchases, and those of a phone. */
export const openPurchasesOf = statement({
  name: 'order_open_purchases',
  params: { customerId: bigint, phone: nullable(text) },
  row: openPurchasesRow,
  text: `WITH ${openPurchases({ customerId: ':customerId', phone: ':phone', condition: 'true' })} SELECT * FROM open_purchases`,
});

/** Selects the pieces of an order by variant, without returned ones. */
export const piecesOfOrder = statement({
  name: 'order_pieces',
  params: { orderId: bigint },
  row: { variantId: bigint, productId: bigint, quantity: int },
  text: `
SELECT variant_id AS "variantId", product_id AS "productId", sum(quantity - returned)::int AS quantity FROM order_lines
WHERE order_id = :orderId AND quantity > returned GROUP BY variant_id, product_id ORDER BY variant_id`,
});

/** Selects the pieces of an order sold in flash sales. */
export const flashSalePiecesOfOrder = statement({
  name: 'order_flash_sale_pieces',
  params: { orderId: bigint },
  row: { flashSaleId: bigint, pieces: int },
  text: `SELECT flash_sale_id AS "flashSaleId", quantity AS pieces FROM placed_lines WHERE order_id = :orderId AND flash_sale_id IS NOT NULL`,
});

/** Selects the delivery time of an order; no row before. */
export const deliveryOfOrder = statement({
  name: 'order_delivered_at',
  params: { orderId: bigint },
  row: { at: neverNull(timestamptz) },
  text: `SELECT max(at) AS at FROM order_steps WHERE order_id = :orderId AND state = 'delivered' HAVING max(at) IS NOT NULL`,
});

/** Adds an amount to the refunds of a paid order; no row when they would exceed the paid amount. */
export const countOnOrder = statement({
  name: 'order_count_refund',
  params: { orderId: bigint, amount: bigint },
  row: { id: bigint },
  text: `UPDATE orders SET refunded = refunded + :amount WHERE id = :orderId AND paid_at IS NOT NULL AND refunded + :amount <= total RETURNING id`,
});

/** Deducts an amount from what is due for an unpaid order; no row when it would exceed the total. */
export const countOffUnpaid = statement({
  name: 'order_count_uncollected',
  params: { orderId: bigint, amount: bigint },
  row: { id: bigint },
  text: `UPDATE orders SET refunded = refunded + :amount WHERE id = :orderId AND paid_at IS NULL AND refunded + :amount <= total RETURNING id`,
});

/** Adds pieces of lines to their returned count. A check constraint rejects more than were ordered; every order has a line to sum up. */
export const countReturned = statement({
  name: 'order_count_returned',
  params: { orderId: bigint, positions: listOf(int), quantities: listOf(int) },
  row: { left: neverNull(int) },
  text: `
WITH back AS (SELECT * FROM unnest(:positions, :quantities) AS b(position, quantity)),
counted AS (
  UPDATE order_lines l SET returned = l.returned + back.quantity FROM back
  WHERE l.order_id = :orderId AND l.position = back.position
)
SELECT (sum(l.quantity - l.returned) - (SELECT sum(quantity) FROM back))::int AS left FROM order_lines l WHERE l.order_id = :orderId`,
});

/** Adds pieces of lines to those refunded without return. A check constraint rejects more than were ordered. */
export const countPaidBack = statement({
  name: 'order_count_paid_back',
  params: { orderId: bigint, positions: listOf(int), quantities: listOf(int) },
  text: `
UPDATE order_lines l SET paid_back = l.paid_back + back.quantity
FROM unnest(:positions, :quantities) AS back(position, quantity)
WHERE l.order_id = :orderId AND l.position = back.position`,
});

/** Marks every piece of an order as returned. */
export const countAllReturned = statement({
  name: 'order_count_all_returned',
  params: { orderId: bigint },
  text: 'UPDATE order_lines SET returned = quantity WHERE order_id = :orderId AND returned < quantity',
});

/** Selects the customer of an order. */
export const customerOfNumber = statement({
  name: 'order_customer_of_number',
  params: { number: text },
  row: { customerId: bigint },
  text: 'SELECT customer_id AS "customerId" FROM orders WHERE number = :number',
});

/** Selects the request hash and order of an idempotency key. */
export const orderOfKey = statement({
  name: 'order_of_key',
  params: { customerId: bigint, key: text },
  // The order's id is inserted with the key, in one statement.
  row: { bodyHash: text, orderId: neverNull(bigint) },
  text: `SELECT body_hash AS "bodyHash", order_id AS "orderId" FROM order_keys WHERE customer_id = :customerId AND key = :key`,
});

/** Selects an order's number and its customer's contact details. */
export const orderToNotify = statement({
  name: 'order_who_ordered',
  params: { orderId: bigint },
  row: {
    number: text,
    total: bigint,
    phone: text,
    email: nullable(text),
    customerId: bigint,
    paidAt: nullable(timestamptz),
    trackingCode: nullable(text),
    language: nullable(textOf<Language>()),
  },
  text: `
SELECT o.number, o.total, o.language, c.phone, c.email, c.id AS "customerId", o.paid_at AS "paidAt",
  (SELECT t.tracking_code FROM order_tracking t WHERE t.order_id = o.id) AS "trackingCode"
FROM orders o JOIN customer_contacts c ON c.id = o.customer_id WHERE o.id = :orderId`,
});

/** Returns the next order id, for an order placed without an idempotency key. */
export const nextOrderId = statement({
  name: 'order_next_id',
  row: { id: bigint },
  text: `SELECT nextval('orders_id_seq') AS id`,
});
