import { bookCheck, statesOf } from './book-check.ts';

const held = statesOf('held');
const sold = statesOf('sold');

/** No order without money or a hold, and every order adds up within itself. */
export const orderBooks = [
  bookCheck({
    code: 'order-unpaid',
    rule: 'An order that is placed was paid to the toman, whatever has gone back since: by gateways and credit together, or at the door.',
    query: `
SELECT o.number AS subject, o.total - o.credit_used AS wanted, coalesce(p.paid, 0) AS found
FROM orders o
LEFT JOIN (
  SELECT p.order_id, sum(p.amount) AS paid FROM payments p
  WHERE p.state IN ('paid', 'refunded') AND NOT EXISTS (SELECT FROM refunds r WHERE r.payment_id = p.id AND r.cause = 'not-taken')
  GROUP BY p.order_id
) p ON p.order_id = o.id
WHERE o.state IN (${sold}) AND CASE
  WHEN o.payment_method = 'cash' THEN coalesce(p.paid, 0) NOT IN (0, o.total - o.credit_used) OR (o.state = 'delivered') <> (o.paid_at IS NOT NULL)
  ELSE coalesce(p.paid, 0) <> o.total - o.credit_used OR o.paid_at IS NULL
END`,
  }),
  bookCheck({
    code: 'order-sums',
    rule: 'The lines of an order add up to its sums, discount and tax included, to the last toman.',
    query: `
SELECT o.number AS subject, o.total - o.shipping_total AS wanted, l.total AS found
FROM orders o
LEFT JOIN (
  SELECT order_id, sum(unit_price * quantity) AS items, sum(discount) AS discount, sum(vat) AS vat, sum(total) AS total,
    bool_and(quantity > 0 AND discount >= 0 AND vat BETWEEN 0 AND total AND total = unit_price * quantity - discount) AS sound
  FROM order_lines GROUP BY order_id
) l ON l.order_id = o.id
WHERE l.order_id IS NULL OR NOT l.sound OR l.items <> o.items_total OR l.discount <> o.discount_total OR l.vat <> o.vat_total
  OR l.total <> o.total - o.shipping_total OR o.total <> o.items_total - o.discount_total + o.shipping_total
  OR o.credit_used NOT BETWEEN 0 AND o.total OR o.shipping_total < 0`,
  }),
  bookCheck({
    code: 'order-steps',
    rule: 'The history of an order ends with the state in which it stands.',
    query: `
SELECT o.number AS subject, NULL AS wanted, NULL AS found
FROM orders o
LEFT JOIN (SELECT DISTINCT ON (order_id) order_id, state FROM order_steps ORDER BY order_id, id DESC) s ON s.order_id = o.id
WHERE s.state IS DISTINCT FROM o.state`,
  }),
  bookCheck({
    code: 'order-key',
    rule: 'A key under which an order was placed leads to one order of the same customer, and no order has two.',
    query: `
SELECT k.customer_id AS subject, k.order_id AS wanted, NULL AS found
FROM order_keys k
WHERE NOT EXISTS (SELECT FROM orders o WHERE o.id = k.order_id AND o.customer_id = k.customer_id)
UNION ALL
SELECT min(customer_id), order_id, count(*) FROM order_keys GROUP BY order_id HAVING count(*) > 1`,
  }),
  bookCheck({
    code: 'order-awaits-nothing',
    rule: 'An order that awaits payment asks for something: what credit has paid in full does not wait.',
    query: `SELECT number AS subject, total AS wanted, credit_used AS found FROM orders WHERE state IN (${held}) AND credit_used >= total`,
  }),
];
