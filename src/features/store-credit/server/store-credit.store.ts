import { untypedStatement } from '#platform/database/database.ts';
import type { CreditReason } from '../store-credit.contract.ts';

/** `[customerId]`. No row for who never had any. */
export const newestBalance = untypedStatement<{ balance: number }>({
  name: 'credit_balance',
  text: 'SELECT balance FROM credit_entries WHERE customer_id = $1 ORDER BY sequence DESC LIMIT 1',
});

/** Makes who changes a customer's credit wait for each other until the end of the transaction: `[customerId]`. */
export const lockLedger = untypedStatement<Record<string, never>>({
  name: 'credit_lock',
  // A name of its own among the advisory locks: the ledger of one customer.
  text: `SELECT pg_advisory_xact_lock(hashtextextended('credit ' || $1::bigint, 0))`,
});

/**
 * Writes the next entry, unless it would leave less than nothing: `[customerId, amount, reason, orderId, note, by, now]`.
 * After {@link lockLedger}; without it the sequence refuses whoever comes second.
 */
export const writeEntry = untypedStatement<{ balance: number }>({
  name: 'credit_write',
  text: `
WITH next AS (
  SELECT coalesce(max(last.sequence), 0) + 1 AS sequence, coalesce(max(last.balance), 0) AS balance
  FROM (SELECT sequence, balance FROM credit_entries WHERE customer_id = $1::bigint ORDER BY sequence DESC LIMIT 1) last
)
INSERT INTO credit_entries (customer_id, sequence, amount, balance, reason, order_id, note, by, at)
SELECT $1::bigint, next.sequence, $2::bigint, next.balance + $2::bigint, $3, $4::bigint, $5, $6::bigint, $7::timestamptz
FROM next WHERE next.balance + $2::bigint >= 0
RETURNING balance`,
});

/** An entry as it is read. */
export interface KeptEntry {
  readonly id: number;
  readonly at: Date;
  readonly amount: number;
  readonly balance: number;
  readonly reason: CreditReason;
  readonly orderNumber: string | null;
  readonly note: string | null;
  readonly by: string | null;
}

/** A customer's entries, the newest first: `[customerId, before id or null, limit]`. */
export const entriesOf = untypedStatement<KeptEntry>({
  name: 'credit_entries_of',
  text: `
SELECT e.id, e.at, e.amount, e.balance, e.reason, o.number AS "orderNumber", e.note, s.username AS by
FROM credit_entries e
LEFT JOIN orders o ON o.id = e.order_id
LEFT JOIN customers s ON s.id = e.by
WHERE e.customer_id = $1 AND ($2::bigint IS NULL OR e.id < $2::bigint)
ORDER BY e.sequence DESC LIMIT $3`,
});

/** Whether there is a customer: `[customerId]`. */
export const customerExists = untypedStatement<{ id: number }>({
  name: 'credit_customer',
  text: 'SELECT id FROM customers WHERE id = $1',
});
