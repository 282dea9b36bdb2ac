import { untypedStatement } from '#platform/database/database.ts';
import type { RefundCause, RefundSource, RefundState, RefundWay } from '../refunds.contract.ts';

/** A payment of an order of which something can still go back: `[orderId]`. */
export const paymentsLeft = untypedStatement<{ id: number; method: string; left: number }>({
  name: 'refund_payments_left',
  text: `SELECT id, method, amount - refunded AS left FROM payments WHERE order_id = $1 AND state = 'paid' AND refunded < amount ORDER BY id`,
});

/** What has gone back of an order by what it had been paid with: `[orderId]`. */
export const refundedBySource = untypedStatement<{ source: RefundSource; amount: number }>({
  name: 'refund_by_source',
  text: `
SELECT source, sum(amount)::bigint AS amount FROM refunds
WHERE order_id = $1 AND state <> 'failed' AND cause <> 'not-taken' GROUP BY source`,
});

/** Whether an occasion has had its refund: `[orderId, key]`. */
export const refundsOfOccasion = untypedStatement<{ amount: number }>({
  name: 'refund_of_occasion',
  text: `SELECT amount FROM refunds WHERE order_id = $1 AND starts_with(key, $2::text || ':')`,
});

/** Counts an amount as gone back of a payment; no row when that would be more than was paid: `[paymentId, amount]`. */
export const countOnPayment = untypedStatement<{ id: number }>({
  name: 'refund_count_on_payment',
  text: `
UPDATE payments SET refunded = refunded + $2::bigint, state = CASE WHEN refunded + $2::bigint = amount THEN 'refunded' ELSE state END
WHERE id = $1 AND state IN ('paid', 'refunded') AND refunded + $2::bigint <= amount RETURNING id`,
});

/** Keeps a refund: `[orderId, source, paymentId, amount, way, state, cause, reason, by, key, now, doneAt]`. Its key refuses a second one. */
export const keepRefund = untypedStatement<{ id: number }>({
  name: 'refund_keep',
  text: `
INSERT INTO refunds (order_id, source, payment_id, amount, way, state, cause, reason, by, key, at, done_at, next_try_at)
VALUES ($1, $2, $3, $4, $5, $6::text, $7, $8, $9, $10, $11::timestamptz, $12, CASE WHEN $6::text = 'due' THEN $11::timestamptz END)
RETURNING id`,
});

/** A refund that a gateway is to make. */
export interface DueRefund {
  readonly id: number;
  readonly orderId: number;
  readonly paymentId: number;
  readonly amount: number;
  readonly cause: RefundCause;
  readonly reason: string | null;
  readonly by: number | null;
  readonly key: string;
  readonly tries: number;
  readonly method: string;
  readonly authority: string;
  readonly reference: string | null;
}

/** Takes a due refund to ask its gateway for, so that no other worker asks before `until`: `[id, now, until]`. */
export const takeDueRefund = untypedStatement<DueRefund>({
  name: 'refund_take_due',
  text: `
UPDATE refunds r SET tries = r.tries + 1, next_try_at = $3
FROM payments p
WHERE r.id = $1 AND r.state = 'due' AND r.next_try_at <= $2 AND p.id = r.payment_id
RETURNING r.id, r.order_id AS "orderId", r.payment_id AS "paymentId", r.amount, r.cause, r.reason, r.by, r.key, r.tries,
  p.method, p.authority, p.reference`,
});

/** Says when a gateway that did not answer is asked again: `[id, at]`. */
export const askRefundLater = untypedStatement<Record<string, never>>({
  name: 'refund_ask_later',
  text: `UPDATE refunds SET next_try_at = $2 WHERE id = $1 AND state = 'due'`,
});

/** Refunds whose time to be asked for has come: `[now]`. */
export const dueRefunds = untypedStatement<{ id: number }>({
  name: 'refunds_due',
  text: `SELECT id FROM refunds WHERE state = 'due' AND next_try_at <= $1 ORDER BY next_try_at LIMIT 100`,
});

/** Notes that a gateway has given it back, once: `[id, reference, now]`. */
export const finishRefund = untypedStatement<{ id: number }>({
  name: 'refund_finish',
  text: `UPDATE refunds SET state = 'done', reference = $2, done_at = $3 WHERE id = $1 AND state = 'due' RETURNING id`,
});

/** Notes that a gateway will not give it back, once: `[id, why]`. */
export const failRefund = untypedStatement<{ id: number }>({
  name: 'refund_fail',
  text: `UPDATE refunds SET state = 'failed', failure = $2 WHERE id = $1 AND state = 'due' RETURNING id`,
});

/** A refund as it is read. */
export interface KeptRefund {
  readonly id: number;
  readonly amount: number;
  readonly source: RefundSource;
  readonly way: RefundWay;
  readonly state: RefundState;
  readonly cause: RefundCause;
  readonly reason: string | null;
  readonly at: Date;
  readonly doneAt: Date | null;
  readonly reference: string | null;
  readonly failure: string | null;
  readonly by: string | null;
}

/** The refunds of an order, oldest first: `[orderId]`. */
export const refundRowsOfOrder = untypedStatement<KeptRefund>({
  name: 'refunds_of_order',
  text: `
SELECT r.id, r.amount, r.source, r.way, r.state, r.cause, r.reason, r.at, r.done_at AS "doneAt", r.reference, r.failure, c.username AS by
FROM refunds r LEFT JOIN customers c ON c.id = r.by WHERE r.order_id = $1 ORDER BY r.id`,
});

/** What a customer is notified of about a refund: `[id]`. */
export const refundToNotify = untypedStatement<{
  orderId: number;
  number: string;
  customerId: number;
  amount: number;
  way: RefundWay;
  key: string;
}>({
  name: 'refund_to_tell',
  text: `
SELECT r.order_id AS "orderId", o.number, o.customer_id AS "customerId", r.amount, r.way, r.key
FROM refunds r JOIN orders o ON o.id = r.order_id WHERE r.id = $1 AND r.state = 'done'`,
});
