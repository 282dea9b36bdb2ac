import { bigint, nothing, nullable, text, textOf, timestamptz } from '#platform/database/sql-types.ts';
import { composedStatement, statement } from '#platform/database/statement.ts';
import type { CreditReason } from '../store-credit.contract.ts';

/** A customer's balance. No row for a customer who never had any. */
export const newestBalance = statement({
  name: 'credit_balance',
  params: { customerId: bigint },
  row: { balance: bigint },
  text: 'SELECT balance FROM stored_value_entries WHERE account_id = :customerId ORDER BY sequence DESC LIMIT 1',
});

/** Serializes changes of a customer's store credit until the end of the transaction. */
export const lockLedger = statement({
  name: 'credit_lock',
  params: { customerId: bigint },
  row: { pg_advisory_xact_lock: nullable(nothing) },
  // A prefix unique among the advisory locks: the ledger of one customer.
  text: `SELECT pg_advisory_xact_lock(hashtextextended('credit ' || :customerId, 0))`,
});

/**
 * Inserts the next entry of a customer's account, which the first entry creates, unless the balance would become negative. Call {@link lockLedger}
 * first; otherwise the unique sequence rejects a concurrent second insert.
 */
export const writeEntry = statement({
  name: 'credit_write',
  params: {
    customerId: bigint,
    amount: bigint,
    reason: textOf<CreditReason>(),
    orderId: nullable(bigint),
    note: nullable(text),
    by: nullable(bigint),
    now: timestamptz,
  },
  row: { balance: bigint },
  text: `
WITH next AS (
  SELECT coalesce(max(last.sequence), 0) + 1 AS sequence, coalesce(max(last.balance), 0) AS balance
  FROM (SELECT sequence, balance FROM stored_value_entries WHERE account_id = :customerId ORDER BY sequence DESC LIMIT 1) last
), opened AS (
  INSERT INTO stored_value_accounts (id, kind, customer_id, created_at)
  SELECT :customerId, 'store-credit', :customerId, :now FROM next WHERE next.sequence = 1 ON CONFLICT DO NOTHING
)
INSERT INTO stored_value_entries (account_id, sequence, amount, balance, reason, order_id, note, by, at)
SELECT :customerId, next.sequence, :amount, next.balance + :amount, :reason, :orderId, :note, :by, :now
FROM next WHERE next.balance + :amount >= 0
RETURNING balance`,
});

interface EntriesPage {
  readonly customerId: number;
  readonly before: number | null;
  readonly limit: number;
}

/** A customer's entries, newest first: those before an id, or the first page for null. */
export const entriesOf = composedStatement({
  name: 'credit_entries_of',
  row: {
    id: bigint,
    at: timestamptz,
    amount: bigint,
    balance: bigint,
    reason: textOf<CreditReason>(),
    orderNumber: nullable(text),
    note: nullable(text),
    by: nullable(text),
  },
  // Continues from the entry's sequence, which is indexed: by id, all newer entries would be read first.
  compose: ({ customerId, before, limit }: EntriesPage, bind) => `
SELECT e.id, e.at, e.amount, e.balance, e.reason, o.number AS "orderNumber", e.note, s.username AS by
FROM stored_value_entries e
LEFT JOIN order_summaries o ON o.id = e.order_id
LEFT JOIN customer_names s ON s.id = e.by
WHERE e.account_id = ${bind(bigint, customerId)}${before === null ? '' : ` AND e.sequence < (SELECT sequence FROM stored_value_entries WHERE id = ${bind(bigint, before)} AND account_id = ${bind(bigint, customerId)})`}
ORDER BY e.sequence DESC LIMIT ${bind(bigint, limit)}`,
  preparedAs: ({ before }) => `credit_entries_of_${before === null ? 'first' : 'next'}`,
  examples: [
    { customerId: 1, before: null, limit: 20 },
    { customerId: 1, before: 5, limit: 20 },
  ],
});

/** Whether a customer exists. */
export const customerExists = statement({
  name: 'credit_customer',
  params: { customerId: bigint },
  row: { id: bigint },
  text: 'SELECT id FROM customer_names WHERE id = :customerId AND NOT nameless',
});
