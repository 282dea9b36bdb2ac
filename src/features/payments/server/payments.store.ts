import {
  bigint,
  bool,
  json,
  listOf,
  neverNull,
  nullable,
  text,
  textOf,
  timestamptz,
} from '#platform/database/sql-types.ts';
import { statement, type RowOf } from '#platform/database/statement.ts';
import type { TenderKind, TenderState } from '../tenders.rules.ts';
import type { ForeignSum } from './payment-method.ts';

const attemptRow = {
  id: bigint,
  orderId: bigint,
  method: text,
  state: textOf<TenderState>(),
  amount: bigint,
  authority: text,
  startedAt: timestamptz,
  foreign: nullable(json<ForeignSum>()),
};

const foreign = `CASE WHEN currency IS NOT NULL THEN json_build_object('currency', currency, 'minor', currency_minor, 'tomanPerUnit', toman_per_unit) END AS "foreign"`;
const columns = `id, order_id AS "orderId", method, state, amount, authority, started_at AS "startedAt", ${foreign}`;

/** Selects an attempt by the gateway's reference. */
export const attemptByAuthority = statement({
  name: 'payment_by_authority',
  params: { method: text, authority: text },
  row: attemptRow,
  text: `SELECT ${columns} FROM payments WHERE method = :method AND authority = :authority`,
});

/** A stored payment attempt. */
export type StoredAttempt = RowOf<typeof attemptByAuthority>;

/**
 * Selects the latest pending attempt on whose page an amount of the order can still be paid; one with a claim of success is excluded, since its
 * customer has left the page.
 */
export const attemptUnderWay = statement({
  name: 'payment_under_way',
  params: { orderId: bigint, method: text, amount: bigint, startedAfter: timestamptz },
  row: attemptRow,
  text: `SELECT ${columns} FROM payments WHERE order_id = :orderId AND method = :method AND amount = :amount AND state = 'started' AND started_at > :startedAfter AND authority IS NOT NULL AND claimed_at IS NULL ORDER BY id DESC LIMIT 1`,
});

/** Selects every payment attempt of an order, oldest first. */
export const attemptsOf = statement({
  name: 'payments_of_order',
  params: { orderId: bigint },
  row: {
    method: text,
    kind: textOf<TenderKind>(),
    state: textOf<TenderState>(),
    amount: bigint,
    captured: bigint,
    refunded: bigint,
    reference: nullable(text),
    cardMask: nullable(text),
    said: nullable(text),
    disputed: bool,
    startedAt: timestamptz,
    foreign: nullable(json<ForeignSum>()),
  },
  text: `SELECT method, kind, state, amount, captured, refunded, reference, card_mask AS "cardMask", said, state = 'started' AND disputed_at IS NOT NULL AS disputed, started_at AS "startedAt", ${foreign} FROM payments WHERE order_id = :orderId ORDER BY id`,
});

/** Selects the foreign amount that an order was paid with, if any. */
export const foreignOfPaid = statement({
  name: 'payment_foreign_of_paid',
  params: { orderId: bigint },
  row: { foreign: nullable(json<ForeignSum>()) },
  text: `SELECT ${foreign} FROM payments WHERE order_id = :orderId AND state = 'paid' AND currency IS NOT NULL`,
});

/** Selects the attempts of an order without a reported outcome, newest first. */
export const openAttemptsOf = statement({
  name: 'payments_open_of_order',
  params: { orderId: bigint },
  row: attemptRow,
  text: `SELECT ${columns} FROM payments WHERE order_id = :orderId AND state = 'started' AND authority IS NOT NULL ORDER BY id DESC LIMIT 5`,
});

/** Whether an order has an attempt with a claim of success that its gateway has not confirmed. */
export const claimsWaiting = statement({
  name: 'payment_claims_waiting',
  params: { orderId: bigint },
  row: { id: bigint },
  text: `SELECT id FROM payments WHERE order_id = :orderId AND state = 'started' AND claimed_at IS NOT NULL LIMIT 1`,
});

/** Selects attempts without a reported outcome, newest first, and those recently abandoned at a gateway without a list of unconfirmed payments. */
export const attemptsToCheck = statement({
  name: 'payments_to_ask_about',
  params: {
    startedAfter: timestamptz,
    startedBefore: timestamptz,
    withoutList: listOf(text),
    givenUpAfter: timestamptz,
    givenUpBefore: timestamptz,
  },
  row: attemptRow,
  text: `
(SELECT ${columns} FROM payments WHERE state = 'started' AND started_at > :startedAfter AND started_at <= :startedBefore AND authority IS NOT NULL ORDER BY started_at DESC LIMIT 100)
UNION ALL
(SELECT ${columns} FROM payments WHERE state = 'failed' AND method = ANY(:withoutList) AND started_at > :givenUpAfter AND started_at <= :givenUpBefore AND authority IS NOT NULL ORDER BY started_at LIMIT 100)`,
});

/** Selects our unsettled attempts among those listed by a gateway. */
export const unsettledNamed = statement({
  name: 'payments_unsettled_named',
  params: { method: text, authorities: listOf(text) },
  row: attemptRow,
  text: `SELECT ${columns} FROM payments WHERE method = :method AND authority = ANY(:authorities) AND state IN ('started', 'failed') ORDER BY id LIMIT 100`,
});

/** Stores a gateway's report about an attempt. */
export const keepReported = statement({
  name: 'payment_said',
  params: { id: bigint, said: text },
  row: { id: bigint },
  text: 'UPDATE payments SET said = :said WHERE id = :id AND said IS DISTINCT FROM :said RETURNING id',
});

/** Stores that a gateway reports another amount for an attempt, and since when; returns a row when that is new. */
export const keepDispute = statement({
  name: 'payment_dispute',
  params: { id: bigint, said: text, at: timestamptz },
  row: { id: bigint },
  text: `
UPDATE payments SET said = :said, disputed_at = coalesce(disputed_at, :at) WHERE id = :id AND state IN ('started', 'failed') AND (disputed_at IS NULL OR said IS DISTINCT FROM :said)
RETURNING id`,
});

/** Resolves the disputed attempts of an order. */
export const endDisputes = statement({
  name: 'payment_end_disputes',
  params: { orderId: bigint, at: timestamptz },
  row: { id: bigint },
  text: `UPDATE payments SET state = 'failed', settled_at = :at WHERE order_id = :orderId AND state = 'started' AND disputed_at IS NOT NULL RETURNING id`,
});

/** Stores that a browser returned with a claim of success for an attempt. */
export const keepClaim = statement({
  name: 'payment_claim',
  params: { id: bigint, at: timestamptz },
  row: { id: bigint },
  text: `UPDATE payments SET claimed_at = :at WHERE id = :id AND state = 'started' AND claimed_at IS NULL RETURNING id`,
});

/** Stores an attempt accepted by its gateway. A gateway that receives the same request twice returns the same attempt, which then already exists. */
export const keepAttempt = statement({
  name: 'payment_keep',
  params: {
    orderId: bigint,
    method: text,
    amount: bigint,
    authority: text,
    startedAt: timestamptz,
    cardMask: nullable(text),
    currency: nullable(text),
    minor: nullable(bigint),
    tomanPerUnit: nullable(bigint),
  },
  row: { id: bigint },
  text: `
INSERT INTO payments (order_id, method, kind, state, amount, authority, started_at, card_mask, currency, currency_minor, toman_per_unit)
VALUES (:orderId, :method, 'gateway', 'started', :amount, :authority, :startedAt, :cardMask, :currency, :minor, :tomanPerUnit) ON CONFLICT (method, authority) DO NOTHING RETURNING id`,
});

/** Stores a customer's report of a payment, in the one attempt of its authority; no row for a settled one. */
export const reportAttempt = statement({
  name: 'payment_report',
  params: { orderId: bigint, method: text, amount: bigint, authority: text, at: timestamptz },
  row: { ...attemptRow, authority: neverNull(text) },
  text: `
INSERT INTO payments (order_id, method, kind, state, amount, authority, started_at) VALUES (:orderId, :method, 'bank-transfer', 'reported', :amount, :authority, :at)
ON CONFLICT (method, authority) DO UPDATE SET state = 'reported', amount = excluded.amount, settled_at = NULL
WHERE payments.state IN ('reported', 'failed') AND payments.order_id = excluded.order_id
RETURNING ${columns}`,
});

/** Marks a reported attempt as failed. */
export const refuseReport = statement({
  name: 'payment_refuse_report',
  params: { id: bigint, at: timestamptz },
  row: { id: bigint },
  text: `UPDATE payments SET state = 'failed', settled_at = :at WHERE id = :id AND state = 'reported' RETURNING id`,
});

/** Selects the reports for an order without a decision. */
export const reportsWaiting = statement({
  name: 'payment_reports_waiting',
  params: { orderId: bigint },
  row: { id: bigint },
  text: `SELECT id FROM payments WHERE order_id = :orderId AND state = 'reported'`,
});

/** Marks an attempt as failed unless it was settled. */
export const failAttempt = statement({
  name: 'payment_fail',
  params: { id: bigint, at: timestamptz },
  row: { id: bigint },
  text: `UPDATE payments SET state = 'failed', settled_at = :at WHERE id = :id AND state = 'started' RETURNING id`,
});

/**
 * Settles an attempt that the gateway reports as paid, once, with the amount received. A failed one is settled too, since a customer who left the
 * gateway may have returned to it and paid.
 */
export const settleAttempt = statement({
  name: 'payment_settle',
  params: {
    id: bigint,
    state: textOf<TenderState>(),
    captured: bigint,
    reference: nullable(text),
    cardMask: nullable(text),
    at: timestamptz,
  },
  row: { id: bigint },
  text: `UPDATE payments SET state = :state, captured = :captured, reference = :reference, card_mask = :cardMask, settled_at = :at WHERE id = :id AND state IN ('started', 'reported', 'failed') RETURNING id`,
});

/** Inserts a tender that is already paid: store credit, or cash collected on delivery. */
export const keepPaidTender = statement({
  name: 'payment_keep_paid',
  params: {
    orderId: bigint,
    method: text,
    kind: textOf<TenderKind>(),
    accountId: nullable(bigint),
    amount: bigint,
    at: timestamptz,
  },
  text: `
INSERT INTO payments (order_id, method, kind, account_id, state, amount, captured, started_at, settled_at)
VALUES (:orderId, :method, :kind, :accountId, 'paid', :amount, :amount, :at, :at)`,
});

/** Adds an amount to the refunds of a payment; no row when they would exceed the amount received. */
export const countRefunded = statement({
  name: 'payment_count_refund',
  params: { paymentId: bigint, amount: bigint },
  row: { id: bigint },
  text: `
UPDATE payments SET refunded = refunded + :amount, state = CASE WHEN refunded + :amount = captured THEN 'refunded' ELSE state END
WHERE id = :paymentId AND state IN ('paid', 'refunded') AND refunded + :amount <= captured RETURNING id`,
});
