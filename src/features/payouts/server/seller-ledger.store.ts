import { untypedStatement } from '#platform/database/database.ts';
import { houseSellerId } from '#shared/commerce/house-seller.ts';
import type { SellerEntry } from '../payouts.contract.ts';

/** What buyers paid for a line of a delivered order, less what came back; nothing of an order that stands elsewhere. */
const soldOfLine = `CASE WHEN o.state = 'delivered' THEN l.total - l.total * coalesce((
    SELECT sum(b.quantity)::bigint FROM return_lines b JOIN returns r ON r.id = b.return_id AND r.state = 'done'
    WHERE b.order_id = l.order_id AND b.position = l.position
  ), 0) / l.quantity ELSE 0 END`;

/**
 * Orders delivered, or of which something came back, since a time, whose sellers' ledgers do not say so yet; the house has
 * none: `[since, limit]`.
 */
export const unsettled = untypedStatement<{ orderId: number; sellerId: number }>({
  name: 'seller_unsettled',
  text: `
WITH ended AS (
  SELECT order_id FROM order_steps WHERE state IN ('delivered', 'returned') AND at >= $1::timestamptz
  UNION SELECT order_id FROM returns WHERE ended_at >= $1::timestamptz
), sold AS (
  SELECT l.order_id, l.seller_id, sum(${soldOfLine}) AS sold
  FROM ended e JOIN orders o ON o.id = e.order_id JOIN order_lines l ON l.order_id = o.id AND l.seller_id <> ${houseSellerId}
  GROUP BY l.order_id, l.seller_id
)
SELECT s.order_id AS "orderId", s.seller_id AS "sellerId" FROM sold s
WHERE s.sold <> coalesce((SELECT sum(e.sold) FROM seller_entries e WHERE e.order_id = s.order_id AND e.seller_id = s.seller_id), 0)
ORDER BY s.order_id, s.seller_id LIMIT $2`,
});

/** Sellers of an order, but for the house: `[orderId]`. */
export const sellersOfOrder = untypedStatement<{ sellerId: number }>({
  name: 'sellers_of_order',
  text: `SELECT DISTINCT seller_id AS "sellerId" FROM order_lines WHERE order_id = $1 AND seller_id <> ${houseSellerId} ORDER BY seller_id`,
});

/** What was sold of an order by a seller by now, and what the ledger holds of it; its percent is that of its first entry: `[orderId, sellerId]`. */
export const soldAndSettled = untypedStatement<{
  sold: number;
  settledSold: number;
  settledCommission: number;
  percent: number | null;
}>({
  name: 'seller_sold_and_settled',
  text: `
SELECT sum(${soldOfLine})::bigint AS sold, coalesce(max(kept.sold), 0)::bigint AS "settledSold",
  coalesce(max(kept.commission), 0)::bigint AS "settledCommission", max(kept.percent) AS percent
FROM orders o JOIN order_lines l ON l.order_id = o.id AND l.seller_id = $2::bigint
CROSS JOIN (
  SELECT sum(sold) AS sold, sum(commission) AS commission, (array_agg(commission_percent ORDER BY sequence))[1] AS percent
  FROM seller_entries WHERE order_id = $1::bigint AND seller_id = $2::bigint
) kept
WHERE o.id = $1::bigint`,
});

const last = 'SELECT sequence, balance FROM seller_entries WHERE seller_id = $1::bigint ORDER BY sequence DESC LIMIT 1';

/** Writes what an order changes, after its seller was locked: `[sellerId, kind, orderId, sold, commission, percent, now]`. */
export const writeSale = untypedStatement<{ balance: number }>({
  name: 'seller_entry_sale',
  text: `
INSERT INTO seller_entries (seller_id, sequence, kind, order_id, sold, commission, commission_percent, amount, balance, at)
SELECT $1::bigint, coalesce(max(last.sequence), 0) + 1, $2, $3::bigint, $4::bigint, $5::bigint, $6::int, $4::bigint - $5::bigint,
  coalesce(max(last.balance), 0) + $4::bigint - $5::bigint, $7::timestamptz
FROM (${last}) last RETURNING balance`,
});

/** Writes a payout, unless it is more than is owed or known by its reference, after its seller was locked: `[sellerId, amount, reference, by, now]`. */
export const writePayout = untypedStatement<{ balance: number }>({
  name: 'seller_entry_payout',
  text: `
INSERT INTO seller_entries (seller_id, sequence, kind, sold, commission, amount, balance, reference, by, at)
SELECT $1::bigint, last.sequence + 1, 'payout', 0, 0, -$2::bigint, last.balance - $2::bigint, $3, $4::bigint, $5::timestamptz
FROM (${last}) last WHERE last.balance >= $2::bigint
ON CONFLICT (seller_id, reference) WHERE reference IS NOT NULL DO NOTHING RETURNING balance`,
});

/** Whether a payout is noted under a reference: `[sellerId, reference]`. */
export const payoutByReference = untypedStatement<{ id: number }>({
  name: 'seller_payout_by_reference',
  text: 'SELECT id FROM seller_entries WHERE seller_id = $1 AND reference = $2',
});

/** `[sellerId]`. */
export const accountOf = untypedStatement<{ balance: number; paidOut: number }>({
  name: 'seller_account',
  text: `SELECT coalesce((SELECT balance FROM (${last}) last), 0)::bigint AS balance,
    coalesce((SELECT -sum(amount) FROM seller_entries WHERE seller_id = $1::bigint AND reference IS NOT NULL), 0)::bigint AS "paidOut"`,
});

/** A seller's entries, the newest first: `[sellerId, before id or null, limit]`. */
export const entriesOf = untypedStatement<Omit<SellerEntry, 'at'> & { at: Date }>({
  name: 'seller_entries_of',
  text: `
SELECT e.id, e.kind, o.number AS "order", e.sold, e.commission, e.amount, e.balance, e.reference, e.at
FROM seller_entries e LEFT JOIN orders o ON o.id = e.order_id
WHERE e.seller_id = $1 AND ($2::bigint IS NULL OR e.id < $2::bigint)
ORDER BY e.sequence DESC LIMIT $3`,
});
