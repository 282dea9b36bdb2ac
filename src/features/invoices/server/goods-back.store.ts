import { bigint, int, neverNull, nullable, text } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';

/** Pieces that came back for good, by their return, the first first, with the occasion under which their money went back. */
export const returnsOfOrder = statement({
  name: 'invoice_returns_of_order',
  params: { orderId: bigint },
  row: { returnId: bigint, occasion: neverNull(text), position: int, quantity: int },
  text: `
SELECT return_id AS "returnId", CASE WHEN fulfillment_id IS NULL THEN 'return:' || return_id ELSE 'parcel:' || fulfillment_id END AS occasion, position, quantity
FROM returned_lines WHERE order_id = :orderId ORDER BY ended_at, return_id, position`,
});

/** What went back of an order on each occasion that is named: returns, parcels that never arrived, its end. */
export const refundedByOccasion = statement({
  name: 'invoice_refunded_by_occasion',
  params: { orderId: bigint },
  row: { occasion: text, amount: bigint },
  text: `
SELECT occasion, sum(amount)::bigint AS amount FROM order_refunds WHERE order_id = :orderId AND occasion IS NOT NULL GROUP BY occasion`,
});

/** What was paid back for pieces of each line of an order that did not come back. */
export const paidBackByLine = statement({
  name: 'invoice_paid_back_by_line',
  params: { orderId: bigint },
  row: { position: int, amount: bigint },
  text: `SELECT position, sum(amount)::bigint AS amount FROM paid_back_lines WHERE order_id = :orderId GROUP BY position`,
});

/** What the documents of return of an order have taken back of each of its lines, and of its postage. */
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
