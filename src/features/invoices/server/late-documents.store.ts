import { bigint, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';

/** The states in which an order has no invoice, or none that is affected by refunds. */
const uninvoiced = `'awaiting-payment', 'cancelled', 'lapsed'`;

/** Whether the refunds of an order `o` exceed those on its documents `d`. */
const undocumented = `o.refunded > 0 AND o.state NOT IN (${uninvoiced}) AND d.total_rial > (o.total - o.refunded) * 10`;

/** Selects orders that may lack a document: paid, handed over, returned or refunded since a given time. */
export const ordersToLookAt = statement({
  name: 'invoice_orders_to_look_at',
  params: { since: timestamptz, limit: bigint },
  row: { orderId: bigint },
  text: `
SELECT id AS "orderId" FROM order_summaries o
WHERE paid_at >= :since AND state NOT IN (${uninvoiced}) AND NOT EXISTS (SELECT FROM invoices i WHERE i.order_id = o.id)
UNION
SELECT e.order_id FROM order_ends e JOIN invoices i ON i.order_id = e.order_id AND i.kind = 'original'
WHERE e.at >= :since AND e.state = 'returned' AND EXISTS (
  SELECT FROM ordered_lines l WHERE l.order_id = e.order_id AND l.quantity > (
    SELECT coalesce(sum(b.quantity), 0) FROM invoices r JOIN invoice_lines b ON b.invoice_id = r.id
    WHERE r.order_id = l.order_id AND r.kind = 'return' AND b.order_position = l.position
  )
)
UNION
SELECT o.id FROM order_summaries o JOIN invoices i ON i.order_id = o.id AND i.kind = 'original'
WHERE o.updated_at >= :since AND o.state = 'cancelled' AND NOT EXISTS (SELECT FROM invoices c WHERE c.order_id = o.id AND c.kind = 'cancellation')
UNION
SELECT r.order_id FROM returned_lines r JOIN order_summaries o ON o.id = r.order_id JOIN invoices i ON i.order_id = r.order_id AND i.kind = 'original'
WHERE r.ended_at >= :since AND o.state NOT IN (${uninvoiced}) AND NOT EXISTS (SELECT FROM invoices d WHERE d.return_id = r.return_id)
UNION
SELECT o.id FROM order_summaries o JOIN documented_totals d ON d.order_id = o.id
WHERE o.updated_at >= :since AND ${undocumented}
ORDER BY 1 LIMIT :limit`,
});

/** Selects orders after an id whose refunds exceed those on their documents, in ascending id. */
export const undocumentedOrders = statement({
  name: 'invoice_undocumented_orders',
  params: { after: bigint, limit: bigint },
  row: { orderId: bigint },
  text: `
SELECT o.id AS "orderId" FROM order_summaries o JOIN documented_totals d ON d.order_id = o.id
WHERE o.id > :after AND ${undocumented} ORDER BY o.id LIMIT :limit`,
});

/** Selects the document issued last; no row before the first. */
export const lastDocument = statement({
  name: 'invoice_last_document',
  row: { id: bigint },
  text: 'SELECT id FROM invoices ORDER BY id DESC LIMIT 1',
});

/** Selects the order of a refund; no row where the refund was not part of the order's price. */
export const orderOfRefund = statement({
  name: 'invoice_order_of_refund',
  params: { refundId: bigint },
  row: { orderId: bigint },
  text: 'SELECT order_id AS "orderId" FROM order_refunds WHERE id = :refundId',
});

/** Removes the buyers of erased accounts from documents whose legal term is over. */
export const forgetBuyers = statement({
  name: 'invoice_forget_buyers',
  params: { before: timestamptz },
  text: `
UPDATE invoices i SET buyer = i.buyer - '{name,phone,line,postal_code,company,national_id,economic_code}'::text[]
FROM promised_addresses a
WHERE i.issued_at < :before AND i.buyer ? 'name' AND a.order_id = i.order_id AND a.kind = 'shipping' AND a.phone = ''`,
});
