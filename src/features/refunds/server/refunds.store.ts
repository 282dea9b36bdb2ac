import {
  bigint,
  bool,
  int,
  listOf,
  neverNull,
  nullable,
  text,
  textOf,
  timestamptz,
} from '#platform/database/sql-types.ts';
import { statement, type RowOf } from '#platform/database/statement.ts';
import type { TenderKind } from '#features/payments/tenders.rules.ts';
import type { RefundCause, RefundSource, RefundState, StoredRefundWay } from '../refunds.contract.ts';

/** The occasion of pieces refunded before refunds recorded their lines. */
export const formerOccasion = 'former';

/** The sum received for an order, compared with the sum due. */
export const balanceOfOrder = statement({
  name: 'refund_order_balance',
  params: { orderId: bigint },
  row: { received: bigint, shortfall: bigint, excess: bigint },
  text: 'SELECT received, shortfall, excess FROM order_balances WHERE order_id = :orderId',
});

/** The tenders of an order with a refundable remainder, first tender first. */
export const tendersLeft = statement({
  name: 'refund_tenders_left',
  params: { orderId: bigint },
  row: { id: bigint, method: text, kind: textOf<TenderKind>(), left: bigint },
  text: `SELECT id, method, kind, refundable AS left FROM order_tenders WHERE order_id = :orderId AND state = 'paid' AND refundable > 0 ORDER BY id`,
});

/** Whether an account is the shared one of anonymous customers at the point of sale, which has no store credit. */
export const namelessAccount = statement({
  name: 'refund_nameless_account',
  params: { customerId: bigint },
  row: { id: bigint },
  text: 'SELECT id FROM customer_names WHERE id = :customerId AND nameless',
});

/** The part of an order that is no longer collected on delivery. */
export const uncollected = statement({
  name: 'refund_uncollected',
  params: { orderId: bigint },
  row: { amount: bigint },
  text: `SELECT coalesce(sum(amount), 0)::bigint AS amount FROM refunds WHERE order_id = :orderId AND way = 'uncollected'`,
});

/** The refunds of an occasion, first one first; none before any was made. */
export const refundsOfOccasion = statement({
  name: 'refund_of_occasion',
  params: { orderId: bigint, key: text },
  row: { way: textOf<StoredRefundWay>() },
  text: `SELECT way FROM refunds WHERE order_id = :orderId AND starts_with(key, :key || ':') ORDER BY id`,
});

/** Inserts a refund. Its unique key rejects a second one. */
export const keepRefund = statement({
  name: 'refund_keep',
  params: {
    orderId: bigint,
    source: textOf<RefundSource>(),
    paymentId: nullable(bigint),
    amount: bigint,
    way: textOf<StoredRefundWay>(),
    state: textOf<RefundState>(),
    cause: textOf<RefundCause>(),
    reason: nullable(text),
    by: nullable(bigint),
    key: text,
    now: timestamptz,
    doneAt: nullable(timestamptz),
  },
  row: { id: bigint },
  text: `
INSERT INTO refunds (order_id, source, payment_id, amount, way, state, cause, reason, by, key, at, done_at, next_try_at)
VALUES (:orderId, :source, :paymentId, :amount, :way, :state, :cause, :reason, :by, :key, :now, :doneAt, CASE WHEN :state = 'due' THEN :now END)
RETURNING id`,
});

/** Records the pieces that were refunded without being returned. */
export const insertRefundLines = statement({
  name: 'refund_insert_lines',
  params: {
    orderId: bigint,
    occasion: text,
    positions: listOf(int),
    quantities: listOf(int),
    amounts: listOf(bigint),
  },
  text: `
INSERT INTO refund_lines (order_id, occasion, position, quantity, amount)
SELECT :orderId, :occasion, w.position, w.quantity, w.amount FROM unnest(:positions, :quantities, :amounts) AS w(position, quantity, amount)`,
});

/** Records the pieces refunded before refunds recorded their lines, with their prices. Runs once per shop, as it reads all lines. */
export const insertFormerRefundLines = statement({
  name: 'refund_insert_former_lines',
  text: `
INSERT INTO refund_lines (order_id, occasion, position, quantity, amount)
SELECT l.order_id, '${formerOccasion}', l.position, w.pieces, w.pieces * (l.total / l.quantity) + least(w.pieces, l.total % l.quantity)
FROM ordered_lines l
CROSS JOIN LATERAL (
  SELECT l.paid_back - coalesce(sum(r.quantity), 0)::int AS pieces FROM refund_lines r WHERE r.order_id = l.order_id AND r.position = l.position
) w
WHERE l.paid_back > 0 AND w.pieces > 0 ON CONFLICT DO NOTHING`,
});

/** Removes the statement timeout for the transaction. */
export const withoutTimeLimit = statement({
  name: 'refund_without_time_limit',
  row: { limit: neverNull(text) },
  text: `SELECT set_config('statement_timeout', '0', true) AS "limit"`,
});

/**
 * Leases a due refund for its gateway request, so that no other worker takes it before `until`. Its payment was made at a gateway and has an
 * authority.
 */
export const takeDueRefund = statement({
  name: 'refund_take_due',
  params: { id: bigint, now: timestamptz, until: timestamptz },
  row: {
    id: bigint,
    orderId: bigint,
    paymentId: bigint,
    amount: bigint,
    cause: textOf<RefundCause>(),
    reason: nullable(text),
    by: nullable(bigint),
    key: text,
    tries: int,
    method: text,
    authority: neverNull(text),
    reference: nullable(text),
  },
  text: `
UPDATE refunds r SET tries = r.tries + 1, next_try_at = :until
FROM order_tenders p
WHERE r.id = :id AND r.state = 'due' AND r.next_try_at <= :now AND p.id = r.payment_id
RETURNING r.id, r.order_id AS "orderId", p.id AS "paymentId", r.amount, r.cause, r.reason, r.by, r.key, r.tries,
  p.method, p.authority, p.reference`,
});

/** A refund to request from a gateway. */
export type DueRefund = RowOf<typeof takeDueRefund>;

/** Schedules the next attempt after a gateway did not respond. */
export const requestRefundLater = statement({
  name: 'refund_ask_later',
  params: { id: bigint, at: timestamptz },
  text: `UPDATE refunds SET next_try_at = :at WHERE id = :id AND state = 'due'`,
});

/** Refunds whose next attempt is due. */
export const dueRefunds = statement({
  name: 'refunds_due',
  params: { now: timestamptz },
  row: { id: bigint },
  text: `SELECT id FROM refunds WHERE state = 'due' AND next_try_at <= :now ORDER BY next_try_at LIMIT 100`,
});

/** Marks a refund as done by the gateway, once. */
export const finishRefund = statement({
  name: 'refund_finish',
  params: { id: bigint, reference: nullable(text), now: timestamptz },
  row: { id: bigint },
  text: `UPDATE refunds SET state = 'done', reference = :reference, done_at = :now WHERE id = :id AND state = 'due' RETURNING id`,
});

/** Marks a refund as refused by the gateway, once. */
export const failRefund = statement({
  name: 'refund_fail',
  params: { id: bigint, why: text },
  row: { id: bigint },
  text: `UPDATE refunds SET state = 'failed', failure = :why WHERE id = :id AND state = 'due' RETURNING id`,
});

/** The refunds of an order, oldest first. */
export const refundRowsOfOrder = statement({
  name: 'refunds_of_order',
  params: { orderId: bigint },
  row: {
    id: bigint,
    amount: bigint,
    source: textOf<RefundSource>(),
    way: textOf<StoredRefundWay>(),
    state: textOf<RefundState>(),
    cause: textOf<RefundCause>(),
    reason: nullable(text),
    at: timestamptz,
    doneAt: nullable(timestamptz),
    reference: nullable(text),
    failure: nullable(text),
    by: nullable(text),
  },
  text: `
SELECT r.id, r.amount, r.source, r.way, r.state, r.cause, r.reason, r.at, r.done_at AS "doneAt", r.reference, r.failure, c.username AS by
FROM refunds r LEFT JOIN customer_names c ON c.id = r.by WHERE r.order_id = :orderId ORDER BY r.id`,
});

/** A stored refund. */
export type StoredRefund = RowOf<typeof refundRowsOfOrder>;

/** The data of a refund's customer notification. */
export const refundToNotify = statement({
  name: 'refund_to_tell',
  params: { id: bigint },
  row: {
    orderId: bigint,
    number: text,
    customerId: bigint,
    amount: bigint,
    way: textOf<StoredRefundWay>(),
    /** Whether the gateway refused the original method. */
    turned: bool,
  },
  text: `
SELECT r.order_id AS "orderId", o.number, o.customer_id AS "customerId", r.amount, r.way, r.source = 'gateway' AND r.key LIKE '%:credit' AS turned
FROM refunds r JOIN order_summaries o ON o.id = r.order_id WHERE r.id = :id AND r.state = 'done'`,
});
