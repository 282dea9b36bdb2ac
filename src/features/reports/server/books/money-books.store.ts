import { bookCheck, statesOf } from './book-check.ts';

const sold = statesOf('sold');
const over = statesOf('given-back');
/** For returned goods the price is refunded; the shipping cost may be retained. */
const stood = `${sold}, 'returned'`;
/** An order awaiting payment has received a part of its total, until the rest arrives or it lapses. */
const waits = statesOf('held');

/** No money without an order or a refund, and customers' balances equal the ledger. */
export const moneyBooks = [
  bookCheck({
    code: 'money-without-order',
    rule: 'Money that came in belongs to an order that stands or waits for the rest; of any other it has gone back as a whole.',
    query: `
SELECT o.number AS subject, sum(p.captured) AS wanted, sum(p.refunded) AS found
FROM payments p JOIN orders o ON o.id = p.order_id
WHERE p.refunded < p.captured AND (o.state NOT IN (${stood}, ${waits}) OR p.state = 'refunded')
GROUP BY o.id`,
  }),
  bookCheck({
    code: 'payment-refunded',
    rule: 'What has gone back of a payment is the sum of its refunds, at most what came in by it, and nothing of what did not.',
    query: `
SELECT o.number AS subject, coalesce(r.amount, 0) AS wanted, p.refunded AS found
FROM payments p JOIN orders o ON o.id = p.order_id
LEFT JOIN (SELECT payment_id, sum(amount) AS amount FROM refunds WHERE state <> 'failed' GROUP BY payment_id) r ON r.payment_id = p.id
WHERE p.refunded <> coalesce(r.amount, 0) OR p.refunded NOT BETWEEN 0 AND p.captured
  OR (p.state IN ('paid', 'refunded') AND (p.refunded = p.captured) <> (p.state = 'refunded'))`,
  }),
  bookCheck({
    code: 'order-refunded',
    rule: 'What has gone back of an order is the sum of its refunds, at most what was paid, and all of it once the order is cancelled; of one that is still to be paid at the door only what is not collected, and the credit with it.',
    query: `
SELECT o.number AS subject, CASE WHEN o.state = 'cancelled' AND o.paid_at IS NOT NULL THEN o.total ELSE coalesce(r.amount, 0) END AS wanted, o.refunded AS found
FROM orders o
LEFT JOIN (SELECT order_id, sum(amount) AS amount FROM refunds WHERE state <> 'failed' AND cause NOT IN ('not-taken', 'excess') GROUP BY order_id) r ON r.order_id = o.id
WHERE o.refunded <> coalesce(r.amount, 0) OR o.refunded NOT BETWEEN 0 AND o.total
  OR (o.refunded > 0 AND o.paid_at IS NULL AND (o.payment_method <> 'cash' OR NOT EXISTS (SELECT FROM refunds r WHERE r.order_id = o.id AND r.key LIKE 'parcel:%')))
  OR (o.state = 'returned' AND o.paid_at IS NULL AND o.refunded <> o.total)
  OR (SELECT coalesce(sum(r.amount), 0) FROM refunds r WHERE r.order_id = o.id AND r.way = 'uncollected') > o.total - o.credit_used OR (o.state = 'cancelled' AND o.paid_at IS NOT NULL AND o.refunded <> o.total)`,
  }),
  bookCheck({
    code: 'line-paid-back',
    rule: 'The pieces of a line that count as paid back without their coming back are those of its refunds.',
    query: `
SELECT o.number AS subject, coalesce(r.pieces, 0) AS wanted, l.paid_back AS found
FROM order_lines l JOIN orders o ON o.id = l.order_id
LEFT JOIN (SELECT order_id, position, sum(quantity) AS pieces FROM refund_lines GROUP BY order_id, position) r
  ON r.order_id = l.order_id AND r.position = l.position
WHERE l.paid_back <> coalesce(r.pieces, 0) AND (r.pieces IS NOT NULL OR EXISTS (SELECT FROM shop_facts WHERE name = 'former-refund-lines'))`,
  }),
  bookCheck({
    code: 'refund-lines',
    rule: 'What was paid back for pieces is what went back on that occasion, tender by tender.',
    query: `
SELECT o.number AS subject, coalesce(r.amount, 0) AS wanted, l.amount AS found
FROM (SELECT order_id, occasion, sum(amount) AS amount FROM refund_lines WHERE occasion <> 'former' GROUP BY order_id, occasion) l
JOIN orders o ON o.id = l.order_id
CROSS JOIN LATERAL (
  SELECT sum(amount) AS amount FROM refunds WHERE order_id = l.order_id AND starts_with(key, l.occasion || ':') AND state <> 'failed'
) r
WHERE l.amount <> coalesce(r.amount, 0)`,
  }),
  bookCheck({
    code: 'refund-not-given',
    rule: 'What went back as store credit stands in the customer’s ledger.',
    query: `
SELECT o.number AS subject, coalesce(r.amount, 0) AS wanted, coalesce(c.amount, 0) AS found
FROM orders o
LEFT JOIN (SELECT order_id, sum(amount) AS amount FROM refunds WHERE way = 'credit' AND source <> 'credit' AND state = 'done' GROUP BY order_id) r ON r.order_id = o.id
LEFT JOIN (SELECT order_id, sum(amount) AS amount FROM stored_value_entries WHERE reason = 'refund' GROUP BY order_id) c ON c.order_id = o.id
WHERE coalesce(r.amount, 0) <> coalesce(c.amount, 0)`,
  }),
  bookCheck({
    code: 'order-credit',
    rule: 'What an order has of its customer’s credit left the ledger; what was given back of it, or came to nothing, is there again.',
    query: `
SELECT coalesce(o.number, c.order_id::text) AS subject, w.credit AS wanted, coalesce(c.taken, 0) AS found
FROM orders o
FULL JOIN (
  SELECT order_id, min(account_id) AS account_id, -sum(amount) FILTER (WHERE reason <> 'refund') AS taken, count(DISTINCT account_id) AS accounts
  FROM stored_value_entries WHERE order_id IS NOT NULL GROUP BY order_id
) c ON c.order_id = o.id
LEFT JOIN (SELECT order_id, sum(amount) AS amount FROM refunds WHERE source = 'credit' AND state = 'done' AND cause <> 'not-taken' GROUP BY order_id) r ON r.order_id = o.id
CROSS JOIN LATERAL (SELECT CASE WHEN o.state IN (${over}) AND o.state <> 'returned' AND o.paid_at IS NULL THEN 0 ELSE o.credit_used END - coalesce(r.amount, 0) AS credit) w
WHERE o.id IS NULL OR c.account_id <> o.customer_id OR c.accounts > 1 OR coalesce(c.taken, 0) <> w.credit`,
  }),
  bookCheck({
    code: 'credit-ledger',
    rule: 'Each entry of an account of stored value follows the one before it, and its balance is the sum of all so far, never below zero.',
    query: `
SELECT DISTINCT ON (account_id) account_id AS subject, running AS wanted, balance AS found
FROM (
  SELECT account_id, sequence, balance, sum(amount) OVER ledger AS running, row_number() OVER ledger AS place
  FROM stored_value_entries WINDOW ledger AS (PARTITION BY account_id ORDER BY sequence)
) entry
WHERE balance <> running OR place <> sequence OR balance < 0
ORDER BY account_id, sequence`,
  }),
];
