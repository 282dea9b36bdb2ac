import type { OrderState } from '#features/orders/orders.contract.ts';
import { bigint, int, listOf, nullable, text, textOf, timestamptz } from '#platform/database/sql-types.ts';
import { type RowOf, statement } from '#platform/database/statement.ts';
import type { TransferPayment } from '../bank-transfers.rules.ts';

/** A reported transfer as the staff sees it. */
const queuedTransferRow = {
  id: bigint,
  number: text,
  orderState: textOf<OrderState>(),
  customerId: bigint,
  username: text,
  phone: text,
  amount: bigint,
  due: bigint,
  payment: textOf<TransferPayment>(),
  reference: text,
  alsoOn: listOf(text),
  receiptKey: nullable(text),
  receiptName: nullable(text),
  receiptType: nullable(text),
  revision: int,
  reportedAt: timestamptz,
  refusal: nullable(text),
  decidedBy: nullable(text),
  decidedAt: nullable(timestamptz),
};
export type QueuedTransfer = RowOf<typeof transfersWaiting>;

/** Parameters of a queue page: payment states, the id after which it starts (null for the beginning), and the search text. */
const queueParams = { states: listOf(text), after: nullable(bigint), search: nullable(text), limit: bigint };

const columns = `
  p.id, o.number, o.state AS "orderState", c.id AS "customerId", c.username, reached.phone, p.amount, greatest(o.due - b.received, 0) AS due, p.state AS payment, t.reference,
  ARRAY(
    SELECT other.number FROM transfers same JOIN order_tenders theirs ON theirs.id = same.payment_id JOIN order_summaries other ON other.id = theirs.order_id
    WHERE same.reference = t.reference AND same.payment_id <> t.payment_id ORDER BY other.id LIMIT 5
  ) AS "alsoOn",
  t.receipt_key AS "receiptKey", u.name AS "receiptName", u.mime_type AS "receiptType", t.revision, t.reported_at AS "reportedAt", t.refusal,
  d.username AS "decidedBy", t.decided_at AS "decidedAt"
FROM order_tenders p JOIN transfers t ON t.payment_id = p.id JOIN order_summaries o ON o.id = p.order_id JOIN order_balances b ON b.order_id = o.id
JOIN customer_names c ON c.id = o.customer_id JOIN customer_contacts reached ON reached.id = c.id
LEFT JOIN uploaded_files u ON u.key = t.receipt_key LEFT JOIN customer_names d ON d.id = t.decided_by`;
const fits = `(:search IS NULL OR o.number LIKE :search || '%' OR t.reference LIKE :search || '%')`;

/** Transfers that wait, longest waiting first; their only state is `reported`. */
export const transfersWaiting = statement({
  name: 'transfers_waiting',
  params: queueParams,
  row: queuedTransferRow,
  text: `
SELECT ${columns}
WHERE p.state = 'reported' AND p.state = ANY(:states) AND (:after IS NULL OR p.id > :after) AND ${fits}
ORDER BY p.id LIMIT :limit`,
});

/** Decided transfers, newest first. */
export const transfersDecided = statement({
  name: 'transfers_decided',
  params: queueParams,
  row: queuedTransferRow,
  text: `
SELECT ${columns}
WHERE p.method = 'bank' AND p.state = ANY(:states) AND (:after IS NULL OR p.id < :after) AND ${fits}
ORDER BY p.id DESC LIMIT :limit`,
});

/** The transfer reported for an order, waiting or decided. */
export const transferOfOrder = statement({
  name: 'transfer_decided_of_order',
  params: { number: text },
  row: queuedTransferRow,
  text: `
SELECT ${columns}
WHERE p.method = 'bank' AND o.number = :number
ORDER BY p.id DESC LIMIT 1`,
});

export const countTransfersWaiting = statement({
  name: 'transfers_count_waiting',
  row: { waiting: int },
  text: `SELECT count(*)::int AS waiting FROM order_tenders WHERE state = 'reported'`,
});
