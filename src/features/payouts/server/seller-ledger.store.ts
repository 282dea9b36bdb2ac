import { bigint, int, nullable, text, textOf, timestamptz } from '#platform/database/sql-types.ts';
import { composedStatement, statement } from '#platform/database/statement.ts';
import { houseSellerId } from '#shared/commerce/house-seller.ts';
import type { SellerEntry } from '../payouts.contract.ts';

/** Orders with deliveries or returns since a time that their sellers' ledgers do not include yet; the shop itself has no ledger. */
export const unsettled = statement({
  name: 'seller_unsettled',
  params: { since: timestamptz, limit: bigint },
  row: { orderId: bigint, sellerId: bigint },
  text: `
WITH ended AS (
  SELECT order_id FROM order_ends WHERE at >= :since
  UNION SELECT order_id FROM returned_lines WHERE ended_at >= :since
  UNION SELECT order_id FROM delivered_lines WHERE delivered_at >= :since
), sold AS (
  SELECT l.order_id, l.seller_id, sum(l.sold) AS sold
  FROM ended e JOIN arrived_sales l ON l.order_id = e.order_id AND l.seller_id <> ${houseSellerId}
  GROUP BY l.order_id, l.seller_id
)
SELECT s.order_id AS "orderId", s.seller_id AS "sellerId" FROM sold s
WHERE s.sold <> coalesce((SELECT sum(e.sold) FROM seller_entries e WHERE e.order_id = s.order_id AND e.seller_id = s.seller_id), 0)
ORDER BY s.order_id, s.seller_id LIMIT :limit`,
});

/** The sellers of an order, without the shop itself. */
export const sellersOfOrder = statement({
  name: 'sellers_of_order',
  params: { orderId: bigint },
  row: { sellerId: bigint },
  text: `SELECT DISTINCT seller_id AS "sellerId" FROM ordered_lines WHERE order_id = :orderId AND seller_id <> ${houseSellerId} ORDER BY seller_id`,
});

/**
 * What has arrived so far of a seller's part of an order and what the ledger contains of it, with the commission percent agreed at the time of the
 * order.
 */
export const soldAndSettled = statement({
  name: 'seller_sold_and_settled',
  params: { orderId: bigint, sellerId: bigint },
  row: { sold: bigint, settledSold: bigint, settledCommission: bigint, percent: nullable(int) },
  text: `
SELECT coalesce(sum(l.sold), 0)::bigint AS sold, coalesce(max(settled.sold), 0)::bigint AS "settledSold",
  coalesce(max(settled.commission), 0)::bigint AS "settledCommission", max(l.commission_percent) AS percent
FROM arrived_sales l CROSS JOIN (
  SELECT sum(sold) AS sold, sum(commission) AS commission
  FROM seller_entries WHERE order_id = :orderId AND seller_id = :sellerId
) settled
WHERE l.order_id = :orderId AND l.seller_id = :sellerId`,
});

const last = 'SELECT sequence, balance FROM seller_entries WHERE seller_id = :sellerId ORDER BY sequence DESC LIMIT 1';

/** Inserts the ledger entry for an order's change, after the seller was locked. */
export const writeSale = statement({
  name: 'seller_entry_sale',
  params: {
    sellerId: bigint,
    kind: textOf<SellerEntry['kind']>(),
    orderId: bigint,
    sold: bigint,
    commission: bigint,
    percent: int,
    now: timestamptz,
  },
  row: { balance: bigint },
  text: `
INSERT INTO seller_entries (seller_id, sequence, kind, order_id, sold, commission, commission_percent, amount, balance, at)
SELECT :sellerId, coalesce(max(last.sequence), 0) + 1, :kind, :orderId, :sold, :commission, :percent, :sold - :commission,
  coalesce(max(last.balance), 0) + :sold - :commission, :now
FROM (${last}) last RETURNING balance`,
});

/** Inserts a payout unless it exceeds the balance or its reference exists already, after the seller was locked. */
export const writePayout = statement({
  name: 'seller_entry_payout',
  params: { sellerId: bigint, amount: bigint, reference: text, by: bigint, now: timestamptz },
  row: { balance: bigint },
  text: `
INSERT INTO seller_entries (seller_id, sequence, kind, sold, commission, amount, balance, reference, by, at)
SELECT :sellerId, last.sequence + 1, 'payout', 0, 0, -:amount, last.balance - :amount, :reference, :by, :now
FROM (${last}) last WHERE last.balance >= :amount
ON CONFLICT (seller_id, reference) WHERE reference IS NOT NULL DO NOTHING RETURNING balance`,
});

/** Whether a payout with a reference exists. */
export const payoutByReference = statement({
  name: 'seller_payout_by_reference',
  params: { sellerId: bigint, reference: text },
  row: { id: bigint },
  text: 'SELECT id FROM seller_entries WHERE seller_id = :sellerId AND reference = :reference',
});

/** A seller's balance and the sum paid out. */
export const accountOf = statement({
  name: 'seller_account',
  params: { sellerId: bigint },
  row: { balance: bigint, paidOut: bigint },
  text: `SELECT coalesce((SELECT balance FROM (${last}) last), 0)::bigint AS balance,
    coalesce((SELECT -sum(amount) FROM seller_entries WHERE seller_id = :sellerId AND reference IS NOT NULL), 0)::bigint AS "paidOut"`,
});

interface EntriesPage {
  readonly sellerId: number;
  readonly before: number | null;
  readonly limit: number;
}

/** A seller's entries, newest first: those before an id, or the first page for null. */
export const entriesOf = composedStatement({
  name: 'seller_entries_of',
  row: {
    id: bigint,
    kind: textOf<SellerEntry['kind']>(),
    order: nullable(text),
    sold: bigint,
    commission: bigint,
    amount: bigint,
    balance: bigint,
    reference: nullable(text),
    at: timestamptz,
  },
  // Continues from the entry's sequence, which is indexed: by id, all newer entries would be read first.
  compose: ({ sellerId, before, limit }: EntriesPage, bind) => `
SELECT e.id, e.kind, o.number AS "order", e.sold, e.commission, e.amount, e.balance, e.reference, e.at
FROM seller_entries e LEFT JOIN order_summaries o ON o.id = e.order_id
WHERE e.seller_id = ${bind(bigint, sellerId)}${before === null ? '' : ` AND e.sequence < (SELECT sequence FROM seller_entries WHERE id = ${bind(bigint, before)} AND seller_id = ${bind(bigint, sellerId)})`}
ORDER BY e.sequence DESC LIMIT ${bind(bigint, limit)}`,
  preparedAs: ({ before }) => `seller_entries_of_${before === null ? 'first' : 'next'}`,
  examples: [
    { sellerId: 1, before: null, limit: 20 },
    { sellerId: 1, before: 5, limit: 20 },
  ],
});
