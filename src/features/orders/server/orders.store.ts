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

/** What there is to know of an order before it is paid, moved or cancelled: what {@link standing} reads. */
export const standingRow = {
  id: bigint,
  number: text,
  customerId: bigint,
  state: textOf<OrderState>(),
  total: bigint,
  /** Of the total, what was paid from the customer's credit. */
  creditUsed: bigint,
  paidAt: nullable(timestamptz),
  /** Of what was paid, what has gone back or is on its way back. */
  refunded: bigint,
  paymentMethod: text,
  /** No order is placed without a phone. */
  phone: neverNull(text),
  couponId: nullable(bigint),
  heldUntil: nullable(timestamptz),
  /** For how many days after it is handed over its goods can be given back. */
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

/** An order locked for the transaction: what moves it waits here for its rivals. */
export const lockedOrder = statement({
  name: 'order_lock',
  params: { orderId: bigint },
  row: standingRow,
  text: `SELECT ${standing} FROM orders WHERE id = :orderId FOR NO KEY UPDATE`,
});

/** Locks orders by their numbers, in one order of all, so that nobody waits crosswise. */
export const lockedOrders = statement({
  name: 'orders_lock',
  params: { numbers: listOf(text) },
  row: { id: bigint },
  text: 'SELECT id FROM orders WHERE number = ANY(:numbers) ORDER BY id FOR NO KEY UPDATE',
});

/** A customer's own order. */
export const ownOrder = statement({
  name: 'order_of_customer',
  params: { customerId: bigint, number: text },
  row: standingRow,
  text: `SELECT ${standing} FROM orders WHERE customer_id = :customerId AND number = :number`,
});

/** Orders whose hold has ended and of which no payment waits for the staff. */
export const ordersPastHold = statement({
  name: 'orders_past_hold',
  params: { now: timestamptz },
  row: { id: bigint },
  text: `SELECT id FROM orders WHERE held_until <= :now AND state = 'awaiting-payment'
  AND NOT EXISTS (SELECT FROM order_tenders p WHERE p.order_id = orders.id AND p.state = 'reported') ORDER BY held_until LIMIT 200`,
});

/**
 * Moves an order from one of some states into another and notes the step; no row comes back when it stands elsewhere by
 * now. Nothing is held for an order that has left its wait for payment.
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

/** The order counts no use of its coupon any more; its discount and code stay. */
export const forgetCouponUse = statement({
  name: 'order_forget_coupon_use',
  params: { orderId: bigint },
  text: 'UPDATE orders SET coupon_id = NULL WHERE id = :orderId',
});

/**
 * Lets an order be paid in another way while it awaits payment and its pieces are held; no row comes back otherwise. The
 * hold becomes no shorter, and no longer than if the order had been placed so.
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

/** An order as far as ways to pay mind it; every address has a province and a city. */
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
    /** Of each line, its pieces and what could be had of its variant without them. */
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

/** What a customer has open, and what goes to a phone. */
export const openPurchasesOf = statement({
  name: 'order_open_purchases',
  params: { customerId: bigint, phone: nullable(text) },
  row: openPurchasesRow,
  text: `WITH ${openPurchases({ customerId: ':customerId', phone: ':phone', condition: 'true' })} SELECT * FROM open_purchases`,
});

/** The pieces of an order by variant, but for those that have come back. */
export const piecesOfOrder = statement({
  name: 'order_pieces',
  params: { orderId: bigint },
  row: { variantId: bigint, productId: bigint, quantity: int },
  text: `
SELECT variant_id AS "variantId", product_id AS "productId", sum(quantity - returned)::int AS quantity FROM order_lines
WHERE order_id = :orderId AND quantity > returned GROUP BY variant_id, product_id ORDER BY variant_id`,
});

/** The pieces of an order that were sold at flash sales. */
export const flashSalePiecesOfOrder = statement({
  name: 'order_flash_sale_pieces',
  params: { orderId: bigint },
  row: { flashSaleId: bigint, pieces: int },
  text: `SELECT flash_sale_id AS "flashSaleId", quantity AS pieces FROM placed_lines WHERE order_id = :orderId AND flash_sale_id IS NOT NULL`,
});

/** When an order was handed over; no row before. */
export const deliveryOfOrder = statement({
  name: 'order_delivered_at',
  params: { orderId: bigint },
  row: { at: neverNull(timestamptz) },
  text: `SELECT max(at) AS at FROM order_steps WHERE order_id = :orderId AND state = 'delivered' HAVING max(at) IS NOT NULL`,
});

/** Counts an amount as gone back of a paid order; no row when that would be more than was paid. */
export const countOnOrder = statement({
  name: 'order_count_refund',
  params: { orderId: bigint, amount: bigint },
  row: { id: bigint },
  text: `UPDATE orders SET refunded = refunded + :amount WHERE id = :orderId AND paid_at IS NOT NULL AND refunded + :amount <= total RETURNING id`,
});

/** Counts an amount as not to be paid of an order that nobody has paid yet; no row when that would be more than it costs. */
export const countOffUnpaid = statement({
  name: 'order_count_uncollected',
  params: { orderId: bigint, amount: bigint },
  row: { id: bigint },
  text: `UPDATE orders SET refunded = refunded + :amount WHERE id = :orderId AND paid_at IS NULL AND refunded + :amount <= total RETURNING id`,
});

/** Counts pieces of some lines as come back. A line's own check rejects more than were ordered; every order has a line to sum up. */
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

/** Counts pieces of some lines as paid back without their coming back. A line's own check rejects more than were ordered. */
export const countPaidBack = statement({
  name: 'order_count_paid_back',
  params: { orderId: bigint, positions: listOf(int), quantities: listOf(int) },
  text: `
UPDATE order_lines l SET paid_back = l.paid_back + back.quantity
FROM unnest(:positions, :quantities) AS back(position, quantity)
WHERE l.order_id = :orderId AND l.position = back.position`,
});

/** Counts every piece of an order as come back. */
export const countAllReturned = statement({
  name: 'order_count_all_returned',
  params: { orderId: bigint },
  text: 'UPDATE order_lines SET returned = quantity WHERE order_id = :orderId AND returned < quantity',
});

/** The customer of an order. */
export const customerOfNumber = statement({
  name: 'order_customer_of_number',
  params: { number: text },
  row: { customerId: bigint },
  text: 'SELECT customer_id AS "customerId" FROM orders WHERE number = :number',
});

/** What was bound to the key of a placed order. */
export const orderOfKey = statement({
  name: 'order_of_key',
  params: { customerId: bigint, key: text },
  // Its order's id is written with the key, in one statement.
  row: { bodyHash: text, orderId: neverNull(bigint) },
  text: `SELECT body_hash AS "bodyHash", order_id AS "orderId" FROM order_keys WHERE customer_id = :customerId AND key = :key`,
});

/** The number of an order, and how who placed it is reached. */
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

/** The id that an order will have which is placed without a key of its customer's. */
export const nextOrderId = statement({
  name: 'order_next_id',
  row: { id: bigint },
  text: `SELECT nextval('orders_id_seq') AS id`,
});
