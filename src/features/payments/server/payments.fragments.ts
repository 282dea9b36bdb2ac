import { bigint, listOf, nullable, text, textOf } from '#platform/database/sql-types.ts';
import type { TenderKind } from '../tenders.rules.ts';

/**
 * SQL fragments for statements that insert tenders together with data of other modules: the text of CTEs, with SQL expressions and names of CTEs of
 * the enclosing statement as inputs.
 */

/** Inserts the tender of an order paid with store credit, in whole or part; no row for a zero amount. */
export const paidFromCredit = ({
  orderId,
  customerId,
  amount,
  at,
}: Readonly<Record<'orderId' | 'customerId' | 'amount' | 'at', string>>): string => `paid_from_credit AS (
  INSERT INTO payments (order_id, method, kind, account_id, state, amount, captured, started_at, settled_at)
  SELECT ${orderId}, 'credit', 'stored-value', ${customerId}, 'paid', ${amount}, ${amount}, ${at}, ${at} WHERE ${amount} > 0
)`;

/** Inserts the tenders of cash collected on delivery, from the rows `(id, cash_due)` of a CTE; none where nothing was due. */
export const cashCollected = (delivered: string, at: string): string => `collected AS (
  INSERT INTO payments (order_id, method, kind, state, amount, captured, started_at, settled_at)
  SELECT id, 'cash', 'cash', 'paid', cash_due, cash_due, ${at}, ${at} FROM ${delivered} WHERE cash_due > 0
)`;

/** The parameters of {@link paidAtCounter}, one list per column. */
export const counterTenderParams = {
  tenderMethods: listOf(text),
  tenderKinds: listOf(textOf<TenderKind>()),
  tenderAmounts: listOf(bigint),
  /** The receipt number of a card terminal. */
  tenderReferences: listOf(nullable(text)),
};

/** Inserts the tenders of an order paid at the counter, besides store credit. */
export const paidAtCounter = ({
  orderId,
  at,
}: Readonly<Record<'orderId' | 'at', string>>): string => `paid_at_counter AS (
  INSERT INTO payments (order_id, method, kind, state, amount, captured, reference, started_at, settled_at)
  SELECT ${orderId}, method, kind, 'paid', amount, amount, reference, ${at}, ${at}
  FROM unnest(:tenderMethods, :tenderKinds, :tenderAmounts, :tenderReferences) AS tender(method, kind, amount, reference)
)`;
