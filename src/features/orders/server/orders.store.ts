import { untypedStatement } from '#platform/database/database.ts';
import type { Text } from '#shared/language.ts';
import type { OrderAddress, OrderState } from '../orders.contract.ts';

/** What there is to know of an order before it is paid, moved or cancelled. */
export interface StandingOrder {
  readonly id: number;
  readonly number: string;
  readonly customerId: number;
  readonly state: OrderState;
  readonly total: number;
  /** Of the total, what was paid from the customer's credit. */
  readonly creditUsed: number;
  readonly paidAt: Date | null;
  /** Of what was paid, what has gone back or is on its way back. */
  readonly refunded: number;
  readonly paymentMethod: string;
  readonly phone: string;
  readonly couponId: number | null;
  readonly heldUntil: Date | null;
}

const standing = `id, number, customer_id AS "customerId", state, total, credit_used AS "creditUsed", paid_at AS "paidAt", refunded, payment_method AS "paymentMethod", address ->> 'phone' AS phone, coupon_id AS "couponId", held_until AS "heldUntil"`;

/** `[orderId]`. */
export const orderOfId = untypedStatement<StandingOrder>({
  name: 'order_by_id',
  text: `SELECT ${standing} FROM orders WHERE id = $1`,
});

/** An order kept for the transaction: what moves it waits here for its rivals. `[orderId]`. */
export const lockedOrder = untypedStatement<StandingOrder>({
  name: 'order_lock',
  text: `SELECT ${standing} FROM orders WHERE id = $1 FOR NO KEY UPDATE`,
});

/** A customer's own order: `[customerId, number]`. */
export const ownOrder = untypedStatement<StandingOrder>({
  name: 'order_of_customer',
  text: `SELECT ${standing} FROM orders WHERE customer_id = $1 AND number = $2`,
});

/** Orders whose hold has ended and of which no payment waits for the staff: `[now]`. */
export const ordersPastHold = untypedStatement<{ id: number }>({
  name: 'orders_past_hold',
  text: `SELECT id FROM orders WHERE held_until <= $1 AND state = 'awaiting-payment'
  AND NOT EXISTS (SELECT FROM payments p WHERE p.order_id = orders.id AND p.state = 'reported') ORDER BY held_until LIMIT 200`,
});

/**
 * Moves an order from one of some states into another and notes the step; no row comes back when it stands elsewhere by
 * now: `[orderId, from, to, cause, now, paidAt, by]`. Nothing is held for an order that has left its wait for payment.
 */
export const stepOrder = untypedStatement<{ id: number }>({
  name: 'order_step',
  text: `
WITH moved AS (
  UPDATE orders SET state = $3, paid_at = coalesce($6::timestamptz, paid_at), held_until = NULL
  WHERE id = $1::bigint AND state = ANY($2::text[])
  RETURNING id
)
INSERT INTO order_steps (order_id, state, cause, at, by) SELECT id, $3, $4, $5, $7::bigint FROM moved RETURNING order_id AS id`,
});

/** The order counts no use of its coupon any more; its discount and code stay: `[orderId]`. */
export const forgetCouponUse = untypedStatement({
  name: 'order_forget_coupon_use',
  text: 'UPDATE orders SET coupon_id = NULL WHERE id = $1',
});

/**
 * Lets an order be paid in another way while it awaits payment and its pieces are held; no row comes back otherwise:
 * `[orderId, method, now, hold of the method in minutes]`. The hold becomes no shorter, and no longer than if the order had been placed so.
 */
export const changePaymentMethod = untypedStatement<{ id: number }>({
  name: 'order_change_payment_method',
  text: `
UPDATE orders SET payment_method = $2, held_until = greatest(held_until, placed_at + make_interval(mins => $4::int))
WHERE id = $1 AND state = 'awaiting-payment' AND held_until > $3
RETURNING id`,
});

/** An order as far as ways to pay mind it: `[orderId]`. */
export const purchaseOfOrder = untypedStatement<{ due: number; province: string; city: string; prepaidOnly: Text[] }>({
  name: 'order_purchase',
  text: `
SELECT total - credit_used AS due, address ->> 'province' AS province, address ->> 'city' AS city,
  ARRAY(
    SELECT DISTINCT jsonb_build_object('fa', l.name, 'en', coalesce(l.name_en, l.name)) FROM order_lines l JOIN products p ON p.id = l.product_id
    WHERE l.order_id = o.id AND p.prepaid_only
  ) AS "prepaidOnly"
FROM orders o WHERE id = $1`,
});

/** The pieces of an order by variant, but for those that have come back: `[orderId]`. */
export const piecesOfOrder = untypedStatement<{ variantId: number; productId: number; quantity: number }>({
  name: 'order_pieces',
  text: `
SELECT variant_id AS "variantId", product_id AS "productId", sum(quantity - returned)::int AS quantity FROM order_lines
WHERE order_id = $1 AND quantity > returned GROUP BY variant_id, product_id ORDER BY variant_id`,
});

/** The pieces of an order that were sold at offers: `[orderId]`. */
export const offerPieces = untypedStatement<{ offerId: number; pieces: number }>({
  name: 'order_offer_pieces',
  text: `SELECT offer_id AS "offerId", quantity AS pieces FROM order_lines WHERE order_id = $1 AND offer_id IS NOT NULL`,
});

/** An order in a customer's list. */
export interface ListedOrder {
  readonly id: number;
  readonly number: string;
  readonly state: OrderState;
  readonly total: number;
  readonly placedAt: Date;
  readonly itemCount: number;
  readonly pictureKeys: string[];
}

/** A customer's orders, the newest first: `[customerId, before id or null, limit]`. */
export const ordersOfCustomer = untypedStatement<ListedOrder>({
  name: 'orders_of_customer',
  text: `
SELECT o.id, o.number, o.state, o.total, o.placed_at AS "placedAt", lines.pieces AS "itemCount", lines.keys AS "pictureKeys"
FROM orders o
CROSS JOIN LATERAL (
  SELECT coalesce(sum(l.quantity), 0)::int AS pieces,
    coalesce((array_agg(l.picture_key ORDER BY l.position) FILTER (WHERE l.picture_key IS NOT NULL))[1:4], '{}') AS keys
  FROM order_lines l WHERE l.order_id = o.id
) lines
WHERE o.customer_id = $1 AND ($2::bigint IS NULL OR o.id < $2::bigint)
ORDER BY o.id DESC LIMIT $3`,
});

/** Everything that a customer is shown of an order. */
export interface ShownOrder extends StandingOrder {
  readonly address: OrderAddress;
  readonly couponCode: string | null;
  readonly itemsTotal: number;
  readonly discountTotal: number;
  readonly shippingTotal: number;
  readonly vatTotal: number;
  readonly placedAt: Date;
  readonly shippingFa: string;
  readonly shippingEn: string;
  readonly trackingCode: string | null;
  readonly minDays: number;
  readonly maxDays: number;
}

/** `[customerId, number]`. */
export const shownOrder = untypedStatement<ShownOrder>({
  name: 'order_shown',
  text: `
SELECT o.*, m.name_fa AS "shippingFa", m.name_en AS "shippingEn", m.min_days AS "minDays", m.max_days AS "maxDays",
  (SELECT max(s.tracking_code) FROM shipments s WHERE s.order_id = o.id) AS "trackingCode"
FROM (
  SELECT ${standing}, address, coupon_code AS "couponCode", items_total AS "itemsTotal", discount_total AS "discountTotal",
    shipping_total AS "shippingTotal", vat_total AS "vatTotal", placed_at AS "placedAt", shipping_method_id
  FROM orders WHERE customer_id = $1 AND number = $2
) o
JOIN shipping_methods m ON m.id = o.shipping_method_id`,
});

/** A line of an order; its product's slug only while the product is shown. */
export interface ShownLine {
  readonly id: number;
  readonly productId: number;
  readonly slug: string | null;
  readonly name: string;
  readonly nameEn: string | null;
  readonly variantName: string | null;
  readonly variantNameEn: string | null;
  readonly pictureKey: string | null;
  readonly position: number;
  readonly quantity: number;
  readonly returned: number;
  readonly listPrice: number;
  readonly unitPrice: number;
  readonly discount: number;
  readonly vat: number;
  readonly total: number;
}

/** `[orderId]`. */
export const shownLines = untypedStatement<ShownLine>({
  name: 'order_shown_lines',
  text: `
SELECT l.variant_id AS id, l.product_id AS "productId", p.slug, l.name, l.name_en AS "nameEn", l.variant_name AS "variantName", l.variant_name_en AS "variantNameEn", l.picture_key AS "pictureKey", l.position, l.quantity, l.returned,
  l.list_price AS "listPrice", l.unit_price AS "unitPrice", l.discount, l.vat, l.total
FROM order_lines l LEFT JOIN products p ON p.id = l.product_id AND p.hidden_at IS NULL
WHERE l.order_id = $1 ORDER BY l.position`,
});

/** `[orderId]`. */
export const shownSteps = untypedStatement<{ state: OrderState; at: Date }>({
  name: 'order_shown_steps',
  text: `SELECT state, at FROM order_steps WHERE order_id = $1 ORDER BY id`,
});

/** When an order was handed over: `[orderId]`. */
export const deliveryOfOrder = untypedStatement<{ at: Date }>({
  name: 'order_delivered_at',
  text: `SELECT max(at) AS at FROM order_steps WHERE order_id = $1 AND state = 'delivered' HAVING max(at) IS NOT NULL`,
});

/** Counts an amount as gone back of a paid order; no row when that would be more than was paid: `[orderId, amount]`. */
export const countOnOrder = untypedStatement<{ id: number }>({
  name: 'order_count_refund',
  text: `UPDATE orders SET refunded = refunded + $2::bigint WHERE id = $1 AND paid_at IS NOT NULL AND refunded + $2::bigint <= total RETURNING id`,
});

/** Counts pieces of some lines as come back: `[orderId, positions, quantities]`. A line's own check refuses more than were ordered. */
export const countReturned = untypedStatement<{ left: number }>({
  name: 'order_count_returned',
  text: `
WITH back AS (SELECT * FROM unnest($2::int[], $3::int[]) AS b(position, quantity)),
counted AS (
  UPDATE order_lines l SET returned = l.returned + back.quantity FROM back
  WHERE l.order_id = $1::bigint AND l.position = back.position
)
SELECT (sum(l.quantity - l.returned) - (SELECT sum(quantity) FROM back))::int AS left FROM order_lines l WHERE l.order_id = $1::bigint`,
});

/** Counts every piece of an order as come back: `[orderId]`. */
export const countAllReturned = untypedStatement({
  name: 'order_count_all_returned',
  text: 'UPDATE order_lines SET returned = quantity WHERE order_id = $1 AND returned < quantity',
});

/** The customer of an order: `[number]`. */
export const customerOfNumber = untypedStatement<{ customerId: number }>({
  name: 'order_customer_of_number',
  text: 'SELECT customer_id AS "customerId" FROM orders WHERE number = $1',
});

/** The number of an order, and how who placed it is reached: `[orderId]`. */
export const orderToNotify = untypedStatement<{
  number: string;
  phone: string;
  email: string | null;
  total: number;
  customerId: number;
  paidAt: Date | null;
  trackingCode: string | null;
}>({
  name: 'order_who_ordered',
  text: 'SELECT o.number, o.total, c.phone, c.email, c.id AS "customerId", o.paid_at AS "paidAt", (SELECT max(s.tracking_code) FROM shipments s WHERE s.order_id = o.id) AS "trackingCode" FROM orders o JOIN customers c ON c.id = o.customer_id WHERE o.id = $1',
});
