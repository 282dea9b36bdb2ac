import { bigint, listOf, nullable, text, textOf } from '#platform/database/sql-types.ts';
import type { TenderKind } from '../tenders.rules.ts';

/**
 * Parts of statements that write tenders together with what belongs to other owners: the text of CTEs, given SQL expressions and names of
 * CTEs of the statement around them.
 */

/** Writes the tender of an order that a customer's credit pays, in whole or in part; nothing where the amount is none. */
export const paidFromCredit = ({
  orderId,
  customerId,
  amount,
  at,
}: Readonly<Record<'orderId' | 'customerId' | 'amount' | 'at', string>>): string => `paid_from_credit AS (
  INSERT INTO payments (order_id, method, kind, account_id, state, amount, captured, started_at, settled_at)
  SELECT ${orderId}, 'credit', 'stored-value', ${customerId}, 'paid', ${amount}, ${amount}, ${at}, ${at} WHERE ${amount} > 0
)`;

/** Writes the tenders of what was collected at the door, of the rows `(id, cash_due)` of a CTE; nothing where nothing was due. */
export const cashCollected = (delivered: string, at: string): string => `collected AS (
  INSERT INTO payments (order_id, method, kind, state, amount, captured, started_at, settled_at)
  SELECT id, 'cash', 'cash', 'paid', cash_due, cash_due, ${at}, ${at} FROM ${delivered} WHERE cash_due > 0
)`;

/** The parameters of {@link paidAtCounter}, a list for each column. */
export const counterTenderParams = {
  tenderMethods: listOf(text),
  tenderKinds: listOf(textOf<TenderKind>()),
  tenderAmounts: listOf(bigint),
  /** The receipt of a card terminal. */
  tenderReferences: listOf(nullable(text)),
};

/** Writes the tenders by which an order is paid at the counter beside credit. */
export const paidAtCounter = ({
  orderId,
  at,
}: Readonly<Record<'orderId' | 'at', string>>): string => `paid_at_counter AS (
  INSERT INTO payments (order_id, method, kind, state, amount, captured, reference, started_at, settled_at)
  SELECT ${orderId}, method, kind, 'paid', amount, amount, reference, ${at}, ${at}
  FROM unnest(:tenderMethods, :tenderKinds, :tenderAmounts, :tenderReferences) AS tender(method, kind, amount, reference)
)`;
