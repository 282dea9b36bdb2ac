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

/** An attempt by its gateway's name of it. */
export const attemptByAuthority = statement({
  name: 'payment_by_authority',
  params: { method: text, authority: text },
  row: attemptRow,
  text: `SELECT ${columns} FROM payments WHERE method = :method AND authority = :authority`,
});

/** An attempt to pay, as it is stored. */
export type StoredAttempt = RowOf<typeof attemptByAuthority>;

/** The newest attempt under way on whose page an amount of the order can still be paid; from one that claims to be paid its customer has left. */
export const attemptUnderWay = statement({
  name: 'payment_under_way',
  params: { orderId: bigint, method: text, amount: bigint, startedAfter: timestamptz },
  row: attemptRow,
  text: `SELECT ${columns} FROM payments WHERE order_id = :orderId AND method = :method AND amount = :amount AND state = 'started' AND started_at > :startedAfter AND authority IS NOT NULL AND claimed_at IS NULL ORDER BY id DESC LIMIT 1`,
});

/** Every attempt to pay an order, oldest first. */
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

/** What an order was paid with, where that was in another currency. */
export const foreignOfPaid = statement({
  name: 'payment_foreign_of_paid',
  params: { orderId: bigint },
  row: { foreign: nullable(json<ForeignSum>()) },
  text: `SELECT ${foreign} FROM payments WHERE order_id = :orderId AND state = 'paid' AND currency IS NOT NULL`,
});

/** The attempts of an order whose end nobody has reported, the newest first. */
export const openAttemptsOf = statement({
  name: 'payments_open_of_order',
  params: { orderId: bigint },
  row: attemptRow,
  text: `SELECT ${columns} FROM payments WHERE order_id = :orderId AND state = 'started' AND authority IS NOT NULL ORDER BY id DESC LIMIT 5`,
});

/** Whether an attempt of an order claims to be paid of which its gateway has not spoken. */
export const claimsWaiting = statement({
  name: 'payment_claims_waiting',
  params: { orderId: bigint },
  row: { id: bigint },
  text: `SELECT id FROM payments WHERE order_id = :orderId AND state = 'started' AND claimed_at IS NOT NULL LIMIT 1`,
});

/**
 * Attempts whose end nobody has reported, the newest first, and those given up lately at a gateway that keeps no
 * list of what is unconfirmed.
 */
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

/** Attempts of ours that a gateway names and that were not settled. */
export const unsettledNamed = statement({
  name: 'payments_unsettled_named',
  params: { method: text, authorities: listOf(text) },
  row: attemptRow,
  text: `SELECT ${columns} FROM payments WHERE method = :method AND authority = ANY(:authorities) AND state IN ('started', 'failed') ORDER BY id LIMIT 100`,
});

/** Stores what a gateway reported of an attempt. */
export const keepReported = statement({
  name: 'payment_said',
  params: { id: bigint, said: text },
  row: { id: bigint },
  text: 'UPDATE payments SET said = :said WHERE id = :id AND said IS DISTINCT FROM :said RETURNING id',
});

/** Stores that a gateway names another sum for an attempt, and since when; a row comes back when that is new. */
export const keepDispute = statement({
  name: 'payment_dispute',
  params: { id: bigint, said: text, at: timestamptz },
  row: { id: bigint },
  text: `
UPDATE payments SET said = :said, disputed_at = coalesce(disputed_at, :at) WHERE id = :id AND state IN ('started', 'failed') AND (disputed_at IS NULL OR said IS DISTINCT FROM :said)
RETURNING id`,
});

/** Ends the attempts of an order of which a gateway names another sum, when somebody has dealt with them. */
export const endDisputes = statement({
  name: 'payment_end_disputes',
  params: { orderId: bigint, at: timestamptz },
  row: { id: bigint },
  text: `UPDATE payments SET state = 'failed', settled_at = :at WHERE order_id = :orderId AND state = 'started' AND disputed_at IS NOT NULL RETURNING id`,
});

/** Keeps that a browser came back saying that an attempt was paid. */
export const keepClaim = statement({
  name: 'payment_claim',
  params: { id: bigint, at: timestamptz },
  row: { id: bigint },
  text: `UPDATE payments SET claimed_at = :at WHERE id = :id AND state = 'started' AND claimed_at IS NULL RETURNING id`,
});

/**
 * Stores an attempt that its gateway has taken. A gateway that gets the same request twice names the same attempt,
 * which is there already then.
 */
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

/**
 * Keeps that a customer says to have paid, in the one attempt of its authority; no row comes back for one that is settled.
 */
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

/** The reports for an order about which nobody has decided. */
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
 * Settles an attempt that the gateway says is paid, once, with what came in by it. A failed one is settled
 * too, as a customer who first left the gateway may have come back to it and paid.
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

/** Keeps a tender that is paid as it is written: what a customer's credit paid, or what was collected at the door. */
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

/** Counts an amount as gone back of a payment; no row when that would be more than came in by it. */
export const countRefunded = statement({
  name: 'payment_count_refund',
  params: { paymentId: bigint, amount: bigint },
  row: { id: bigint },
  text: `
UPDATE payments SET refunded = refunded + :amount, state = CASE WHEN refunded + :amount = captured THEN 'refunded' ELSE state END
WHERE id = :paymentId AND state IN ('paid', 'refunded') AND refunded + :amount <= captured RETURNING id`,
});
