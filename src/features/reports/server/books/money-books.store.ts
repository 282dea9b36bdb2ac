import { bookCheck, statesOf } from './book-check.ts';

const held = statesOf('held');
const sold = statesOf('sold');

/** No money without an order or a refund, and what customers have at the shop is what the ledger says. */
export const moneyBooks = [
  bookCheck({
    code: 'money-without-order',
    rule: 'Money that came in belongs to an order that stands; of any other it was given back.',
    query: `
SELECT o.number AS subject, 0 AS wanted, sum(p.amount) AS found
FROM payments p JOIN orders o ON o.id = p.order_id
WHERE p.state = 'paid' AND o.state NOT IN (${sold})
GROUP BY o.id`,
  }),
  bookCheck({
    code: 'refund-not-given',
    rule: 'What is noted as given back of payments, or was paid at the door and returned, is credit of the customer.',
    query: `
SELECT o.number AS subject, coalesce(p.refunded, 0) + door.refunded AS wanted, coalesce(c.given, 0) AS found
FROM orders o
LEFT JOIN (SELECT order_id, sum(amount) AS refunded FROM payments WHERE state = 'refunded' GROUP BY order_id) p ON p.order_id = o.id
LEFT JOIN (SELECT order_id, sum(amount) AS given FROM credit_entries WHERE reason = 'refund' GROUP BY order_id) c ON c.order_id = o.id
CROSS JOIN LATERAL (
  SELECT CASE WHEN o.state = 'returned' AND o.payment_method = 'cash' AND p.order_id IS NULL THEN o.total - o.credit_used ELSE 0 END AS refunded
) door
WHERE coalesce(p.refunded, 0) + door.refunded <> coalesce(c.given, 0)`,
  }),
  bookCheck({
    code: 'order-credit',
    rule: 'What an order has of its customer’s credit left the ledger; of what came to nothing it is back.',
    query: `
SELECT coalesce(o.number, c.order_id::text) AS subject, CASE WHEN o.state IN (${held}, ${sold}) THEN o.credit_used ELSE 0 END AS wanted, coalesce(c.taken, 0) AS found
FROM orders o
FULL JOIN (
  SELECT order_id, min(customer_id) AS customer_id, -sum(amount) FILTER (WHERE reason <> 'refund') AS taken, count(DISTINCT customer_id) AS customers
  FROM credit_entries WHERE order_id IS NOT NULL GROUP BY order_id
) c ON c.order_id = o.id
WHERE o.id IS NULL OR c.customer_id <> o.customer_id OR c.customers > 1
  OR coalesce(c.taken, 0) <> CASE WHEN o.state IN (${held}, ${sold}) THEN o.credit_used ELSE 0 END`,
  }),
  bookCheck({
    code: 'credit-ledger',
    rule: 'Each entry of a customer’s ledger follows the one before it, and its balance is the sum of all so far, never below zero.',
    query: `
SELECT DISTINCT ON (customer_id) customer_id AS subject, running AS wanted, balance AS found
FROM (
  SELECT customer_id, sequence, balance, sum(amount) OVER told AS running, row_number() OVER told AS place
  FROM credit_entries WINDOW told AS (PARTITION BY customer_id ORDER BY sequence)
) entry
WHERE balance <> running OR place <> sequence OR balance < 0
ORDER BY customer_id, sequence`,
  }),
];
