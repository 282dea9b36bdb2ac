import type { OrderState } from '#features/orders/orders.contract.ts';
import { untypedStatement } from '#platform/database/database.ts';
import type { TransferPayment } from '../bank-transfers.rules.ts';

/** What was reported, of an order for which something was. */
export interface ReportedTransfer {
  readonly paymentId: number;
  readonly payment: TransferPayment;
  readonly reference: string;
  readonly receiptKey: string | null;
  readonly revision: number;
  readonly reportedAt: Date;
  readonly refusal: string | null;
}

/** An order that is paid by transfer, and its report as far as there is one. */
export type OrderByTransfer = {
  readonly orderId: number;
  readonly number: string;
  readonly customerId: number;
  readonly state: OrderState;
  readonly placedAt: Date;
  readonly heldUntil: Date | null;
  readonly due: number;
} & (ReportedTransfer | { readonly paymentId: null; readonly payment: null });

const columns = `
  o.id AS "orderId", o.number, o.customer_id AS "customerId", o.state, o.placed_at AS "placedAt", o.held_until AS "heldUntil", o.total - o.credit_used AS due,
  p.id AS "paymentId", p.state AS payment, t.reference, t.receipt_key AS "receiptKey", t.revision, t.reported_at AS "reportedAt", t.refusal`;
const sources = `
FROM orders o LEFT JOIN (payments p JOIN transfers t ON t.payment_id = p.id) ON p.order_id = o.id AND p.method = 'bank'`;

/** A customer's own order by transfer, or one for which a transfer was reported before it was paid another way: `[customerId, number]`. */
export const ownOrderByTransfer = untypedStatement<OrderByTransfer>({
  name: 'transfer_of_customer',
  text: `SELECT ${columns} ${sources} WHERE o.customer_id = $1 AND o.number = $2 AND (o.payment_method = 'bank' OR p.id IS NOT NULL)`,
});

/** `[number]`. */
export const orderByTransfer = untypedStatement<OrderByTransfer>({
  name: 'transfer_of_order',
  text: `SELECT ${columns} ${sources} WHERE o.number = $1`,
});

/** Keeps the order for the transaction: who reports, decides, cancels or lapses it waits here for the others. `[number]`. */
export const lockOrderByTransfer = untypedStatement<{ id: number }>({
  name: 'transfer_lock_order',
  text: `SELECT id FROM orders WHERE number = $1 FOR NO KEY UPDATE`,
});

/** Keeps what was reported in place of what was before: `[paymentId, reference, receiptKey, now]`. */
export const keepReport = untypedStatement<{ revision: number }>({
  name: 'transfer_keep_report',
  text: `
INSERT INTO transfers (payment_id, reference, receipt_key, reported_at) VALUES ($1, $2, $3, $4)
ON CONFLICT (payment_id) DO UPDATE
SET reference = excluded.reference, receipt_key = excluded.receipt_key, reported_at = excluded.reported_at, revision = transfers.revision + 1,
  refusal = NULL, decided_by = NULL, decided_at = NULL
RETURNING revision`,
});

/** Notes who decided: `[paymentId, refusal or null, by, now]`. */
export const keepDecision = untypedStatement<{ paymentId: number }>({
  name: 'transfer_keep_decision',
  text: `UPDATE transfers SET refusal = $2, decided_by = $3, decided_at = $4 WHERE payment_id = $1 RETURNING payment_id AS "paymentId"`,
});

/** The order, another than `$2`, for which a reference was confirmed: `[reference, orderId]`. */
export const orderOfConfirmed = untypedStatement<{ number: string }>({
  name: 'transfer_confirmed_reference',
  text: `SELECT o.number FROM payments p JOIN orders o ON o.id = p.order_id WHERE p.method = 'bank' AND p.reference = $1 AND p.order_id <> $2`,
});

/** Makes the hold of an order that waits longer, once in its life: `[orderId, until, now]`. */
export const holdAtLeastUntil = untypedStatement<{ heldUntil: Date }>({
  name: 'transfer_hold_until',
  text: `
UPDATE orders SET held_until = CASE WHEN prolonged_at IS NULL THEN greatest(held_until, $2::timestamptz) ELSE held_until END,
  prolonged_at = CASE WHEN prolonged_at IS NULL AND held_until < $2::timestamptz THEN $3::timestamptz ELSE prolonged_at END
WHERE id = $1 AND state = 'awaiting-payment' RETURNING held_until AS "heldUntil"`,
});

/**
 * Orders whose time to pay is nearly over, a sixth of it but at most four hours before its end, and of whose transfer nothing
 * was heard; each comes back once: `[now]`.
 */
export const markReminded = untypedStatement<{ orderId: number; number: string; customerId: number; heldUntil: Date }>({
  name: 'transfers_mark_reminded',
  text: `
UPDATE orders o SET reminded_at = $1::timestamptz
WHERE o.id IN (
  SELECT w.id FROM orders w
  WHERE w.held_until > $1::timestamptz AND w.held_until <= $1::timestamptz + interval '4 hours'
    AND w.held_until - least(interval '4 hours', (w.held_until - w.placed_at) / 6) <= $1::timestamptz
    AND w.state = 'awaiting-payment' AND w.payment_method = 'bank' AND w.reminded_at IS NULL
    AND NOT EXISTS (SELECT FROM payments p WHERE p.order_id = w.id AND p.state = 'reported')
  ORDER BY w.held_until LIMIT 200 FOR NO KEY UPDATE SKIP LOCKED
)
RETURNING o.id AS "orderId", o.number, o.customer_id AS "customerId", o.held_until AS "heldUntil"`,
});

/** Whom to tell of an order's transfer: `[orderId]`. */
export const whoTransfers = untypedStatement<{
  number: string;
  phone: string;
  heldUntil: Date | null;
  refusal: string | null;
}>({
  name: 'transfer_who',
  text: `
SELECT o.number, c.phone, o.held_until AS "heldUntil", t.refusal
FROM orders o JOIN customers c ON c.id = o.customer_id LEFT JOIN (payments p JOIN transfers t ON t.payment_id = p.id) ON p.order_id = o.id AND p.method = 'bank'
WHERE o.id = $1`,
});
