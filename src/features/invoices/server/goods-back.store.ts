import { bigint, int, neverNull, nullable, text } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';

/** Selects finally returned pieces by return, oldest first, with the occasion of their refund. */
export const returnsOfOrder = statement({
  name: 'invoice_returns_of_order',
  params: { orderId: bigint },
  row: { returnId: bigint, occasion: neverNull(text), position: int, quantity: int },
  text: `
SELECT return_id AS "returnId", CASE WHEN fulfillment_id IS NULL THEN 'return:' || return_id ELSE 'parcel:' || fulfillment_id END AS occasion, position, quantity
FROM returned_lines WHERE order_id = :orderId ORDER BY ended_at, return_id, position`,
});

/** Selects the refunded amount of an order by occasion: returns, undelivered parcels, its end. */
export const refundedByOccasion = statement({
  name: 'invoice_refunded_by_occasion',
  params: { orderId: bigint },
  row: { occasion: text, amount: bigint },
  text: `
SELECT occasion, sum(amount)::bigint AS amount FROM order_refunds WHERE order_id = :orderId AND occasion IS NOT NULL GROUP BY occasion`,
});

/** Selects the amounts refunded for pieces of each line of an order that were not returned. */
export const paidBackByLine = statement({
  name: 'invoice_paid_back_by_line',
  params: { orderId: bigint },
  row: { position: int, amount: bigint },
  text: `SELECT position, sum(amount)::bigint AS amount FROM paid_back_lines WHERE order_id = :orderId GROUP BY position`,
});

/** Selects what the return documents of an order have deducted from each of its lines, and from its shipping. */
export const takenBack = statement({
  name: 'invoice_taken_back',
  params: { orderId: bigint },
  row: {
    position: nullable(int),
    pieces: int,
    totalRial: bigint,
    vatRial: bigint,
  },
  text: `
SELECT l.order_position AS position, sum(l.quantity)::int AS pieces, sum(l.total_rial)::bigint AS "totalRial", sum(l.vat_rial)::bigint AS "vatRial"
FROM invoices i JOIN invoice_lines l ON l.invoice_id = i.id
WHERE i.order_id = :orderId AND i.kind = 'return' GROUP BY l.order_position`,
});
