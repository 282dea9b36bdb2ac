import type { OrderState } from '#features/orders/orders.contract.ts';
import { untypedStatement } from '#platform/database/database.ts';
import type { TransferPayment } from '../bank-transfers.rules.ts';

/** A reported transfer as the staff sees it. */
export interface QueuedTransfer {
  readonly id: number;
  readonly number: string;
  readonly orderState: OrderState;
  readonly customerId: number;
  readonly username: string;
  readonly phone: string;
  readonly amount: number;
  readonly payment: TransferPayment;
  readonly reference: string;
  readonly alsoOn: string[];
  readonly receiptKey: string | null;
  readonly receiptName: string | null;
  readonly receiptType: string | null;
  readonly revision: number;
  readonly reportedAt: Date;
  readonly refusal: string | null;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
}

const columns = `
  p.id, o.number, o.state AS "orderState", c.id AS "customerId", c.username, c.phone, p.amount, p.state AS payment, t.reference,
  ARRAY(
    SELECT other.number FROM transfers same JOIN payments theirs ON theirs.id = same.payment_id JOIN orders other ON other.id = theirs.order_id
    WHERE same.reference = t.reference AND same.payment_id <> t.payment_id ORDER BY other.id LIMIT 5
  ) AS "alsoOn",
  t.receipt_key AS "receiptKey", u.name AS "receiptName", u.mime_type AS "receiptType", t.revision, t.reported_at AS "reportedAt", t.refusal,
  d.username AS "decidedBy", t.decided_at AS "decidedAt"
FROM payments p JOIN transfers t ON t.payment_id = p.id JOIN orders o ON o.id = p.order_id JOIN customers c ON c.id = o.customer_id
LEFT JOIN uploads u ON u.key = t.receipt_key LEFT JOIN customers d ON d.id = t.decided_by`;
const fits = `($3::text IS NULL OR o.number LIKE $3 || '%' OR t.reference LIKE $3 || '%')`;

/** Transfers that wait, the longest waiting first: `['reported' alone, after id or null, search or null, limit]`. */
export const transfersWaiting = untypedStatement<QueuedTransfer>({
  name: 'transfers_waiting',
  text: `
SELECT ${columns}
WHERE p.state = 'reported' AND p.state = ANY($1::text[]) AND ($2::bigint IS NULL OR p.id > $2) AND ${fits}
ORDER BY p.id LIMIT $4`,
});

/** Decided transfers, newest first: `[states, after id or null, search or null, limit]`. */
export const transfersDecided = untypedStatement<QueuedTransfer>({
  name: 'transfers_decided',
  text: `
SELECT ${columns}
WHERE p.method = 'bank' AND p.state = ANY($1::text[]) AND ($2::bigint IS NULL OR p.id < $2) AND ${fits}
ORDER BY p.id DESC LIMIT $4`,
});

export const countTransfersWaiting = untypedStatement<{ waiting: number }>({
  name: 'transfers_count_waiting',
  text: `SELECT count(*)::int AS waiting FROM payments WHERE state = 'reported'`,
});
