import { bookCheck } from './book-check.ts';

/** Documents are numbered without gaps, add up, and match their orders. */
export const invoiceBooks = [
  bookCheck({
    code: 'invoice-numbers',
    rule: 'The documents of a series are numbered from one to the last number that it has given, without a gap.',
    query: `
SELECT s.series AS subject, s.last_number AS wanted, i.documents AS found
FROM invoice_series s
LEFT JOIN (SELECT series, count(*) AS documents, min(number) AS least, max(number) AS most FROM invoices GROUP BY series) i ON i.series = s.series
WHERE coalesce(i.documents, 0) <> s.last_number OR i.most IS DISTINCT FROM nullif(s.last_number, 0) OR coalesce(i.least, 1) <> 1`,
  }),
  bookCheck({
    code: 'invoice-sums',
    rule: 'The lines of a document add up to its sums.',
    query: `
SELECT i.series || '-' || i.number AS subject, i.total_rial AS wanted, l.total AS found
FROM invoices i
LEFT JOIN (
  SELECT invoice_id, sum(amount_rial) FILTER (WHERE kind = 'goods') AS items, sum(discount_rial) FILTER (WHERE kind = 'goods') AS discount,
    sum(total_rial) FILTER (WHERE kind = 'shipping') AS shipping, sum(vat_rial) AS vat, sum(total_rial) AS total
  FROM invoice_lines GROUP BY invoice_id
) l ON l.invoice_id = i.id
WHERE l.total IS DISTINCT FROM i.total_rial OR l.vat <> i.vat_rial OR coalesce(l.items, 0) <> i.items_rial OR coalesce(l.discount, 0) <> i.discount_rial
  OR coalesce(l.shipping, 0) <> i.shipping_rial`,
  }),
  bookCheck({
    code: 'invoice-of-order',
    rule: 'Every document bears the number of its order; the first one is of what the order costs, those that correct or cancel it of no more.',
    query: `
SELECT i.series || '-' || i.number AS subject, o.total * 10 AS wanted, i.total_rial AS found
FROM invoices i JOIN orders o ON o.id = i.order_id
WHERE i.order_number <> o.number OR i.total_rial > o.total * 10 OR i.vat_rial > o.vat_total * 10
  OR (i.kind = 'original' AND (i.total_rial, i.vat_rial) <> (o.total * 10, o.vat_total * 10))`,
  }),
  bookCheck({
    code: 'invoice-lines',
    rule: 'Goods on a document are a line of its order, by its name and price, on all but a document of return with its pieces; with its sums on the first one, and on no other with more.',
    query: `
SELECT i.series || '-' || i.number AS subject, l.total * 10 AS wanted, r.total_rial AS found
FROM invoices i JOIN invoice_lines r ON r.invoice_id = i.id AND r.kind = 'goods'
LEFT JOIN order_lines l ON l.order_id = i.order_id AND l.position = r.order_position
WHERE l.order_id IS NULL OR r.name_fa <> l.name OR r.price_rial <> l.unit_price * 10
  OR (i.kind <> 'return' AND r.quantity <> l.quantity) OR r.total_rial > l.total * 10 OR r.vat_rial > l.vat * 10
  OR (i.kind = 'original' AND (r.discount_rial, r.vat_rial, r.total_rial) <> (l.discount * 10, l.vat * 10, l.total * 10))`,
  }),
  bookCheck({
    code: 'invoice-returned',
    rule: 'The return documents of an order name no more pieces of a line than came back.',
    query: `
SELECT o.number AS subject, l.returned AS wanted, back.pieces AS found
FROM (
  SELECT i.order_id, r.order_position, sum(r.quantity) AS pieces FROM invoices i JOIN invoice_lines r ON r.invoice_id = i.id
  WHERE i.kind = 'return' AND r.kind = 'goods' GROUP BY i.order_id, r.order_position
) back
JOIN orders o ON o.id = back.order_id LEFT JOIN order_lines l ON l.order_id = back.order_id AND l.position = back.order_position
WHERE back.pieces > coalesce(l.returned, 0)`,
  }),
  bookCheck({
    code: 'invoice-following',
    rule: 'An order with an invoice that was called off has the document that cancels it, and of pieces that came back there are documents of return, a day later at the latest.',
    query: `
WITH late AS (SELECT max(issued_at) - interval '1 day' AS at FROM invoices)
SELECT o.number AS subject, w.pieces AS wanted, f.pieces AS found
FROM invoices i JOIN orders o ON o.id = i.order_id
CROSS JOIN LATERAL (SELECT CASE o.state WHEN 'cancelled' THEN sum(l.quantity) ELSE sum(l.returned) END AS pieces FROM order_lines l WHERE l.order_id = o.id) w
CROSS JOIN LATERAL (
  SELECT coalesce(sum(b.quantity), 0) AS pieces FROM invoices d JOIN invoice_lines b ON b.invoice_id = d.id
  WHERE d.order_id = o.id AND b.kind = 'goods' AND d.kind = CASE o.state WHEN 'cancelled' THEN 'cancellation' ELSE 'return' END
) f
WHERE i.kind = 'original' AND o.state IN ('cancelled', 'delivered', 'returned') AND w.pieces > f.pieces
  AND NOT EXISTS (SELECT FROM order_steps s, late WHERE s.order_id = o.id AND s.at > late.at)
  AND NOT EXISTS (SELECT FROM returns r, late WHERE r.order_id = o.id AND r.ended_at > late.at)`,
  }),
  bookCheck({
    code: 'invoice-refunded',
    rule: 'What the documents of an order leave of it is what of it was not paid back, to the last rial, a day later at the latest.',
    query: `
WITH late AS (SELECT max(issued_at) - interval '1 day' AS at FROM invoices), former AS (
  SELECT (value ->> 'document')::bigint AS document FROM shop_facts WHERE name = 'former-refunds-documented'
)
SELECT o.number AS subject, (o.total - o.refunded) * 10 AS wanted, d.total_rial AS found
FROM former, documented_totals d JOIN orders o ON o.id = d.order_id
WHERE o.state NOT IN ('awaiting-payment', 'cancelled', 'lapsed') AND d.total_rial <> (o.total - o.refunded) * 10
  AND (d.total_rial > (o.total - o.refunded) * 10 OR NOT EXISTS (
    SELECT FROM invoices b WHERE b.order_id = o.id AND b.kind = 'return' AND b.id <= former.document
  ))
  AND NOT EXISTS (SELECT FROM refunds r, late WHERE r.order_id = o.id AND r.at > late.at)`,
  }),
  bookCheck({
    code: 'invoice-missing',
    rule: 'An order that was paid and stands has its invoice, a day later at the latest.',
    query: `
SELECT o.number AS subject, o.total AS wanted, NULL AS found
FROM orders o
WHERE o.paid_at < (SELECT max(issued_at) FROM invoices) - interval '1 day' AND o.state NOT IN ('awaiting-payment', 'cancelled', 'lapsed')
  AND NOT EXISTS (SELECT FROM invoices i WHERE i.order_id = o.id AND i.kind = 'original')`,
  }),
];
