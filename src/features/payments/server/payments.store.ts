import { untypedStatement } from '#platform/database/database.ts';
import type { ForeignSum } from './payment-method.ts';

/** An attempt to pay, as it is kept. */
export interface KeptAttempt {
  readonly id: number;
  readonly orderId: number;
  readonly method: string;
  readonly state: 'started' | 'reported' | 'paid' | 'failed' | 'refunded';
  readonly amount: number;
  readonly authority: string;
  readonly startedAt: Date;
  readonly foreign: ForeignSum | null;
}

const foreign = `CASE WHEN currency IS NOT NULL THEN json_build_object('currency', currency, 'minor', currency_minor, 'tomanPerUnit', toman_per_unit) END AS "foreign"`;
const columns = `id, order_id AS "orderId", method, state, amount, authority, started_at AS "startedAt", ${foreign}`;

/** An attempt by its gateway's name of it: `[method, authority]`. */
export const attemptByAuthority = untypedStatement<KeptAttempt>({
  name: 'payment_by_authority',
  text: `SELECT ${columns} FROM payments WHERE method = $1 AND authority = $2`,
});

/** The newest attempt under way on whose page the order can still be paid; from one that claims to be paid its customer has left: `[orderId, method, startedAfter]`. */
export const attemptUnderWay = untypedStatement<KeptAttempt>({
  name: 'payment_under_way',
  text: `SELECT ${columns} FROM payments WHERE order_id = $1 AND method = $2 AND state = 'started' AND started_at > $3 AND authority IS NOT NULL AND claimed_at IS NULL ORDER BY id DESC LIMIT 1`,
});

/** Every attempt to pay an order, oldest first: `[orderId]`. */
export const attemptsOf = untypedStatement<
  Pick<KeptAttempt, 'method' | 'state' | 'amount' | 'startedAt'> & {
    reference: string | null;
    cardMask: string | null;
    said: string | null;
    disputed: boolean;
    foreign: ForeignSum | null;
  }
>({
  name: 'payments_of_order',
  text: `SELECT method, state, amount, reference, card_mask AS "cardMask", said, state = 'started' AND disputed_at IS NOT NULL AS disputed, started_at AS "startedAt", ${foreign} FROM payments WHERE order_id = $1 ORDER BY id`,
});

/** What an order was paid with, where that was in another currency: `[orderId]`. */
export const foreignOfPaid = untypedStatement<{ foreign: ForeignSum }>({
  name: 'payment_foreign_of_paid',
  text: `SELECT ${foreign} FROM payments WHERE order_id = $1 AND state = 'paid' AND currency IS NOT NULL`,
});

/** The attempts of an order of which nobody has said how they ended, the newest first: `[orderId]`. */
export const openAttemptsOf = untypedStatement<KeptAttempt>({
  name: 'payments_open_of_order',
  text: `SELECT ${columns} FROM payments WHERE order_id = $1 AND state = 'started' AND authority IS NOT NULL ORDER BY id DESC LIMIT 5`,
});

/** Whether an attempt of an order claims to be paid of which its gateway has not spoken: `[orderId]`. */
export const claimsWaiting = untypedStatement<{ id: number }>({
  name: 'payment_claims_waiting',
  text: `SELECT id FROM payments WHERE order_id = $1 AND state = 'started' AND claimed_at IS NOT NULL LIMIT 1`,
});

/**
 * Attempts of which nobody has said how they ended, the newest first, and those given up lately at a gateway that keeps no
 * list of what is unconfirmed: `[startedAfter, startedBefore, methods without a list, givenUpAfter, givenUpBefore]`.
 */
export const attemptsToAskAbout = untypedStatement<KeptAttempt>({
  name: 'payments_to_ask_about',
  text: `
(SELECT ${columns} FROM payments WHERE state = 'started' AND started_at > $1 AND started_at <= $2 AND authority IS NOT NULL ORDER BY started_at DESC LIMIT 100)
UNION ALL
(SELECT ${columns} FROM payments WHERE state = 'failed' AND method = ANY($3::text[]) AND started_at > $4 AND started_at <= $5 AND authority IS NOT NULL ORDER BY started_at LIMIT 100)`,
});

/** Attempts of ours that a gateway names and that were not settled: `[method, authorities]`. */
export const unsettledNamed = untypedStatement<KeptAttempt>({
  name: 'payments_unsettled_named',
  text: `SELECT ${columns} FROM payments WHERE method = $1 AND authority = ANY($2::text[]) AND state IN ('started', 'failed') ORDER BY id LIMIT 100`,
});

/** Keeps what a gateway said of an attempt: `[id, said]`. */
export const keepSaid = untypedStatement<{ id: number }>({
  name: 'payment_said',
  text: 'UPDATE payments SET said = $2 WHERE id = $1 AND said IS DISTINCT FROM $2 RETURNING id',
});

/** Keeps that a gateway names another sum for an attempt, and since when; a row comes back when that is news: `[id, said, at]`. */
export const keepDispute = untypedStatement<{ id: number }>({
  name: 'payment_dispute',
  text: `
UPDATE payments SET said = $2, disputed_at = coalesce(disputed_at, $3) WHERE id = $1 AND state IN ('started', 'failed') AND (disputed_at IS NULL OR said IS DISTINCT FROM $2)
RETURNING id`,
});

/** Ends the attempts of an order of which a gateway names another sum, when somebody has dealt with them: `[orderId, at]`. */
export const endDisputes = untypedStatement<{ id: number }>({
  name: 'payment_end_disputes',
  text: `UPDATE payments SET state = 'failed', settled_at = $2 WHERE order_id = $1 AND state = 'started' AND disputed_at IS NOT NULL RETURNING id`,
});

/** Keeps that a browser came back saying that an attempt was paid: `[id, at]`. */
export const keepClaim = untypedStatement<{ id: number }>({
  name: 'payment_claim',
  text: `UPDATE payments SET claimed_at = $2 WHERE id = $1 AND state = 'started' AND claimed_at IS NULL RETURNING id`,
});

/**
 * Keeps an attempt that its gateway has taken: `[orderId, method, amount, authority, startedAt, cardMask, currency, minor,
 * tomanPerUnit]`. A gateway that is asked for the same thing twice names the same attempt, which is there already then.
 */
export const keepAttempt = untypedStatement<{ id: number }>({
  name: 'payment_keep',
  text: `
INSERT INTO payments (order_id, method, state, amount, authority, started_at, card_mask, currency, currency_minor, toman_per_unit)
VALUES ($1, $2, 'started', $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (method, authority) DO NOTHING RETURNING id`,
});

/**
 * Keeps that a customer says to have paid, in the one attempt of its authority; no row comes back for one that is settled:
 * `[orderId, method, amount, authority, at]`.
 */
export const reportAttempt = untypedStatement<KeptAttempt>({
  name: 'payment_report',
  text: `
INSERT INTO payments (order_id, method, state, amount, authority, started_at) VALUES ($1, $2, 'reported', $3, $4, $5)
ON CONFLICT (method, authority) DO UPDATE SET state = 'reported', settled_at = NULL
WHERE payments.state IN ('reported', 'failed') AND payments.order_id = excluded.order_id
RETURNING ${columns}`,
});

/** Marks a reported attempt as failed: `[id, at]`. */
export const refuseReport = untypedStatement<{ id: number }>({
  name: 'payment_refuse_report',
  text: `UPDATE payments SET state = 'failed', settled_at = $2 WHERE id = $1 AND state = 'reported' RETURNING id`,
});

/** The reports for an order about which nobody has decided: `[orderId]`. */
export const reportsWaiting = untypedStatement<{ id: number }>({
  name: 'payment_reports_waiting',
  text: `SELECT id FROM payments WHERE order_id = $1 AND state = 'reported'`,
});

/** Marks an attempt as failed unless it was settled: `[id, at]`. */
export const failAttempt = untypedStatement<{ id: number }>({
  name: 'payment_fail',
  text: `UPDATE payments SET state = 'failed', settled_at = $2 WHERE id = $1 AND state = 'started' RETURNING id`,
});

/**
 * Settles an attempt that the gateway says is paid, once: `[id, state, reference, cardMask, at]`. A failed one is settled
 * too, as a customer who first left the gateway may have come back to it and paid.
 */
export const settleAttempt = untypedStatement<{ id: number }>({
  name: 'payment_settle',
  text: `UPDATE payments SET state = $2, reference = $3, card_mask = $4, settled_at = $5 WHERE id = $1 AND state IN ('started', 'reported', 'failed') RETURNING id`,
});
