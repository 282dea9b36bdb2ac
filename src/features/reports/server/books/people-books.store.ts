import { queueBehindEverybody } from '#features/chat/chat.rules.ts';
import { dayOf } from '#features/orders/server/sales/sales.fragments.ts';
import { bookCheck } from './book-check.ts';

/**
 * What a staff member granted according to the rows: refunds they decided, and store credit. Excludes uncollected sums and a customer's own credit;
 * what a gateway refused and became store credit counts when it was decided. Replaced goods are in the counter but in no row.
 */
const givenByStaff = `
  SELECT r.by AS staff_id, o.customer_id, ${dayOf('r.at')} AS day, r.amount FROM refunds r JOIN orders o ON o.id = r.order_id
  WHERE r.by IS NOT NULL AND r.way <> 'uncollected' AND r.source <> 'credit' AND r.key NOT LIKE '%:credit'
  UNION ALL
  SELECT e.by, a.customer_id, ${dayOf('e.at')}, e.amount FROM stored_value_entries e JOIN stored_value_accounts a ON a.id = e.account_id
  WHERE e.by IS NOT NULL AND e.reason = 'added'`;

/** Stored aggregates of staff, reviews, conversations, requested jobs and sellers equal the rows they are derived from. */
export const peopleBooks = [
  bookCheck({
    code: 'staff-money',
    rule: 'What one of the staff gave on a day, by which the limit is counted, is no less than the refunds and the credit that bear their name.',
    query: `
SELECT d.staff_id AS subject, g.amount AS wanted, d.amount AS found
FROM staff_money_days d JOIN (SELECT staff_id, day, sum(amount) AS amount FROM (${givenByStaff}) g GROUP BY staff_id, day) g USING (staff_id, day)
WHERE d.amount < g.amount`,
  }),
  bookCheck({
    code: 'staff-money-receiver',
    rule: 'What a customer was given by one of the staff on a day is, with what a second one approved, no less than the refunds and the credit say.',
    query: `
SELECT g.staff_id AS subject, g.amount AS wanted, d.amount + coalesce(a.amount, 0) AS found
FROM (SELECT staff_id, customer_id, day, sum(amount) AS amount FROM (${givenByStaff}) g GROUP BY staff_id, customer_id, day) g
JOIN staff_money_receivers d USING (staff_id, customer_id, day)
LEFT JOIN (
  SELECT requested_by AS staff_id, ${dayOf('used_at')} AS day, sum(amount) AS amount FROM money_approvals WHERE used_at IS NOT NULL GROUP BY 1, 2
) a USING (staff_id, day)
WHERE d.amount + coalesce(a.amount, 0) < g.amount`,
  }),
  bookCheck({
    code: 'review-bought',
    rule: 'Whose review is marked as a buyer’s has ordered of that product, or of that seller.',
    query: `
SELECT r.id AS subject, NULL AS wanted, NULL AS found
FROM reviews r
WHERE r.bought AND NOT EXISTS (
  SELECT FROM orders o JOIN order_lines l ON l.order_id = o.id
  WHERE o.customer_id = r.customer_id AND (l.product_id = r.product_id OR l.seller_id = r.seller_id)
)`,
  }),
  bookCheck({
    code: 'conversation-queue',
    rule: 'A conversation waits since a message of its customer that nobody has answered, and stands in the queue by that, or no further behind than its last message.',
    query: `
SELECT c.customer_id AS subject, w.rank AS wanted, c.queue_rank AS found
FROM conversations c
CROSS JOIN LATERAL (
  SELECT CASE WHEN c.waiting_since IS NULL THEN ${queueBehindEverybody} - round(extract(epoch FROM c.last_at) * 1000)
    ELSE round(extract(epoch FROM c.waiting_since) * 1000) END AS rank
) w
WHERE CASE WHEN c.waiting_since IS NULL THEN c.queue_rank > w.rank ELSE c.queue_rank <> w.rank OR NOT EXISTS (
  SELECT FROM chat_messages m WHERE m.customer_id = c.customer_id AND m.by = 'customer' AND m.sent_at = c.waiting_since AND m.number > coalesce((
    SELECT max(a.number) FROM chat_messages a WHERE a.customer_id = c.customer_id AND a.by = 'staff'
  ), 0)
) END`,
  }),
  bookCheck({
    code: 'job-items',
    rule: 'A job that is through has done as many items as it has, and none is counted as done of which the outcome is not known.',
    query: `
SELECT j.id AS subject, i.outcomes AS wanted, j.done_count AS found
FROM jobs j JOIN (SELECT job_id, count(*) AS items, count(outcome) AS outcomes FROM job_items GROUP BY job_id) i ON i.job_id = j.id
WHERE j.done_count > i.outcomes OR j.total_count <> i.items OR (j.status = 'done' AND (j.done_count <> i.items OR i.outcomes <> i.items))`,
  }),
  bookCheck({
    code: 'seller-commission',
    rule: 'What the shop keeps of an order of a seller is the share that was agreed of what was sold of it in all.',
    query: `
SELECT coalesce(o.number, e.order_id::text) AS subject, floor(e.sold * e.percent / 100.0) AS wanted, e.commission AS found
FROM (
  SELECT order_id, seller_id, sum(sold) AS sold, sum(commission) AS commission, max(commission_percent) AS percent, min(commission_percent) AS least
  FROM seller_entries WHERE order_id IS NOT NULL GROUP BY order_id, seller_id
) e
LEFT JOIN orders o ON o.id = e.order_id
WHERE e.commission <> floor(e.sold * e.percent / 100.0) OR e.percent <> e.least`,
  }),
];
