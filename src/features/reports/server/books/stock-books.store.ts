import { bookCheck, statesOf } from './book-check.ts';

const held = statesOf('held');
const sold = statesOf('sold');
/** The returned pieces of each line, and how many of them were restocked. */
const cameBack = `
  SELECT w.order_id, w.position, sum(w.quantity) AS pieces, coalesce(sum(w.quantity) FILTER (WHERE r.restocked), 0) AS restocked
  FROM return_lines w JOIN returns r ON r.id = w.return_id WHERE r.state = 'done' GROUP BY w.order_id, w.position`;

/** Stock adds up: every figure is the sum of its movements, and every order has exactly the pieces that its state requires. */
export const stockBooks = [
  bookCheck({
    code: 'stock-on-hand',
    rule: 'The pieces on hand of a variant at a location are the sum of its movements there, and never below zero.',
    query: `
SELECT s.variant_id AS subject, coalesce(m.moved, 0) AS wanted, s.on_hand AS found
FROM stock_levels s
LEFT JOIN (
  SELECT variant_id, location_id, sum(on_hand_change) AS moved FROM stock_movements GROUP BY variant_id, location_id
) m USING (variant_id, location_id)
WHERE s.on_hand <> coalesce(m.moved, 0) OR s.on_hand < 0`,
  }),
  bookCheck({
    code: 'stock-held',
    rule: 'The pieces held of a variant at a location are the sum of its movements there and lie within those on hand; at all locations they are those of the orders that await payment.',
    query: `
WITH held AS (
  SELECT s.variant_id, sum(s.reserved) AS pieces,
    bool_or(s.reserved <> coalesce(m.moved, 0) OR s.reserved NOT BETWEEN 0 AND s.on_hand) AS wrong
  FROM stock_levels s
  LEFT JOIN (
    SELECT variant_id, location_id, sum(held_change) AS moved FROM stock_movements GROUP BY variant_id, location_id
  ) m USING (variant_id, location_id) GROUP BY s.variant_id
)
SELECT h.variant_id AS subject, coalesce(l.pieces, 0) AS wanted, h.pieces AS found
FROM held h
LEFT JOIN (
  SELECT l.variant_id, sum(l.quantity) AS pieces FROM orders o JOIN order_lines l ON l.order_id = o.id WHERE o.state IN (${held}) GROUP BY l.variant_id
) l USING (variant_id)
WHERE h.wrong OR h.pieces <> coalesce(l.pieces, 0)`,
  }),
  bookCheck({
    code: 'stock-transferred',
    rule: 'What was moved from a location arrived at another: the transfers of a variant add up to nothing.',
    query: `
SELECT m.variant_id AS subject, 0 AS wanted, sum(m.on_hand_change) AS found
FROM stock_movements m WHERE m.reason = 'transferred' GROUP BY m.variant_id HAVING sum(m.on_hand_change) <> 0`,
  }),
  bookCheck({
    code: 'stock-archived',
    rule: 'Nothing lies at a location that is archived.',
    query: `
SELECT s.variant_id AS subject, 0 AS wanted, s.on_hand AS found
FROM stock_levels s JOIN stock_locations l ON l.id = s.location_id WHERE l.archived_at IS NOT NULL AND s.on_hand <> 0`,
  }),
  bookCheck({
    code: 'variant-without-stock',
    rule: 'Every variant that was ordered or moved has a level at the main location.',
    query: `
SELECT variant_id AS subject, 1 AS wanted, 0 AS found
FROM (SELECT variant_id FROM stock_movements UNION SELECT variant_id FROM order_lines) known
WHERE NOT EXISTS (SELECT FROM variant_stock s WHERE s.variant_id = known.variant_id)`,
  }),
  bookCheck({
    code: 'order-held',
    rule: 'An order that awaits payment holds exactly its lines, until a time that is known; no other order holds anything.',
    query: `
SELECT o.number AS subject, sum(p.wanted) AS wanted, sum(p.held) AS found
FROM orders o
JOIN (
  SELECT order_id, variant_id, sum(lines) AS wanted, sum(moved) AS held
  FROM (
    SELECT l.order_id, l.variant_id, CASE WHEN o.state IN (${held}) THEN l.quantity ELSE 0 END AS lines, 0 AS moved
    FROM order_lines l JOIN orders o ON o.id = l.order_id
    UNION ALL
    SELECT order_id, variant_id, 0, held_change FROM stock_movements WHERE order_id IS NOT NULL
  ) each_way GROUP BY order_id, variant_id
) p ON p.order_id = o.id
GROUP BY o.id
HAVING bool_or(p.wanted <> p.held) OR (o.held_until IS NOT NULL) <> (o.state IN (${held}))`,
  }),
  bookCheck({
    code: 'order-taken',
    rule: 'An order that is placed has taken exactly its lines from the shelf, but for what came back onto it, and what took the place of parcels that were lost or came back unfit; what came to nothing has taken nothing else.',
    query: `
SELECT o.number AS subject, sum(p.wanted) AS wanted, sum(p.taken) AS found
FROM orders o
JOIN (
  SELECT order_id, variant_id, sum(lines) AS wanted, sum(moved) AS taken
  FROM (
    SELECT l.order_id, l.variant_id, 0 AS moved, CASE
      WHEN o.state IN (${sold}) THEN l.quantity - coalesce(b.restocked, 0)
      WHEN o.state = 'returned' THEN coalesce(b.pieces - b.restocked, 0) ELSE 0 END AS lines
    FROM order_lines l JOIN orders o ON o.id = l.order_id LEFT JOIN (${cameBack}) b ON b.order_id = l.order_id AND b.position = l.position
    UNION ALL
    SELECT w.order_id, l.variant_id, 0, w.quantity FROM replaced_lines w JOIN order_lines l ON l.order_id = w.order_id AND l.position = w.position
    UNION ALL
    SELECT order_id, variant_id, -on_hand_change, 0 FROM stock_movements WHERE order_id IS NOT NULL
  ) each_way GROUP BY order_id, variant_id
) p ON p.order_id = o.id
GROUP BY o.id
HAVING bool_or(p.wanted <> p.taken)`,
  }),
  bookCheck({
    code: 'line-returned',
    rule: 'What a line says came back of it is what its returns took in; of an order that was returned it is all.',
    query: `
SELECT o.number AS subject, sum(l.wanted) AS wanted, sum(l.returned) AS found
FROM orders o
JOIN (
  SELECT l.order_id, l.returned, CASE WHEN o.state = 'returned' THEN l.quantity ELSE coalesce(b.pieces, 0) END AS wanted
  FROM order_lines l JOIN orders o ON o.id = l.order_id LEFT JOIN (${cameBack}) b ON b.order_id = l.order_id AND b.position = l.position
) l ON l.order_id = o.id
GROUP BY o.id
HAVING bool_or(l.returned <> l.wanted)`,
  }),
  bookCheck({
    code: 'return-open',
    rule: 'A line of a return is open exactly as long as its return is, so that no second one can be requested meanwhile.',
    query: `
SELECT o.number AS subject, NULL AS wanted, r.id AS found
FROM returns r JOIN orders o ON o.id = r.order_id
WHERE EXISTS (SELECT FROM return_lines l WHERE l.return_id = r.id AND l.open <> (r.state IN ('asked', 'approved')))`,
  }),
  bookCheck({
    code: 'return-within-ordered',
    rule: 'Of a line no more pieces are requested back than are out: what came back and what is requested are together no more than was ordered.',
    query: `
SELECT o.number AS subject, l.quantity AS wanted, l.returned + w.pieces AS found
FROM (SELECT order_id, position, sum(quantity) AS pieces FROM return_lines WHERE open GROUP BY order_id, position) w
JOIN orders o ON o.id = w.order_id LEFT JOIN order_lines l ON l.order_id = w.order_id AND l.position = w.position
WHERE w.pieces > coalesce(l.quantity - l.returned, 0)`,
  }),
  bookCheck({
    code: 'movement-without-order',
    rule: 'A movement of stock that an order caused has that order.',
    query: `
SELECT m.variant_id AS subject, NULL AS wanted, m.order_id AS found
FROM stock_movements m
WHERE (m.order_id IS NOT NULL AND NOT EXISTS (SELECT FROM orders o WHERE o.id = m.order_id))
  OR (m.order_id IS NULL AND m.reason IN ('held', 'released', 'sold'))`,
  }),
  bookCheck({
    code: 'flash-sale-sold',
    rule: 'What is sold of a flash sale is what the orders that did not come to nothing bought of it.',
    query: `
SELECT f.id AS subject, coalesce(l.pieces, 0) AS wanted, f.sold AS found
FROM flash_sales f
LEFT JOIN (
  SELECT l.flash_sale_id, sum(l.quantity) AS pieces FROM placed_lines l JOIN orders o ON o.id = l.order_id
  WHERE l.flash_sale_id IS NOT NULL AND o.state IN (${held}, ${sold}) GROUP BY l.flash_sale_id
) l ON l.flash_sale_id = f.id
WHERE f.sold <> coalesce(l.pieces, 0)`,
  }),
  bookCheck({
    code: 'coupon-uses',
    rule: 'The uses of a coupon are its redemptions that take one and are not released, within its limit.',
    query: `
SELECT c.code AS subject, coalesce(r.uses, 0) AS wanted, c.uses AS found
FROM coupons c
LEFT JOIN (SELECT coupon_id, count(*) AS uses FROM coupon_redemptions WHERE counted AND released_at IS NULL GROUP BY coupon_id) r ON r.coupon_id = c.id
WHERE c.uses <> coalesce(r.uses, 0) OR c.uses > c.most_uses`,
  }),
  bookCheck({
    code: 'coupon-uses-of-customer',
    rule: 'The uses of a coupon by a customer are those of the redemptions of that customer.',
    query: `
SELECT coalesce(u.customer_id, r.customer_id) AS subject, coalesce(r.uses, 0) AS wanted, coalesce(u.uses, 0) AS found
FROM (SELECT * FROM coupon_uses WHERE uses <> 0) u
FULL JOIN (
  SELECT coupon_id, customer_id, count(*) AS uses FROM coupon_redemptions WHERE counted AND released_at IS NULL GROUP BY coupon_id, customer_id
) r USING (coupon_id, customer_id)
WHERE coalesce(u.uses, 0) <> coalesce(r.uses, 0)`,
  }),
  bookCheck({
    code: 'coupon-redemption',
    rule: 'What a coupon took off an order is redeemed once, by its customer and with that amount, and released exactly when the order came to nothing or came back whole.',
    query: `
SELECT o.number AS subject, d.amount AS wanted, r.amount AS found
FROM (SELECT * FROM order_discounts WHERE coupon_id IS NOT NULL) d
FULL JOIN coupon_redemptions r ON r.order_id = d.order_id
JOIN orders o ON o.id = coalesce(d.order_id, r.order_id)
WHERE d.order_id IS NULL OR r.id IS NULL OR r.coupon_id <> d.coupon_id OR r.amount <> d.amount OR r.customer_id <> o.customer_id
  OR (r.released_at IS NULL) <> (o.state IN (${held}, ${sold})) OR r.counted <> (o.coupon_id IS NOT NULL)`,
  }),
  bookCheck({
    code: 'coupon-code',
    rule: 'A code of one use takes one use at most, of its own coupon, by an order that says it; and a batch has as many codes as were made.',
    query: `
SELECT o.number AS subject, NULL AS wanted, k.id AS found
FROM coupon_redemptions r JOIN coupon_codes k ON k.id = r.code_id JOIN orders o ON o.id = r.order_id
WHERE k.coupon_id <> r.coupon_id OR o.coupon_code IS DISTINCT FROM k.code
UNION ALL
SELECT k.code, 1, count(*) FROM coupon_redemptions r JOIN coupon_codes k ON k.id = r.code_id
WHERE r.counted AND r.released_at IS NULL GROUP BY k.id HAVING count(*) > 1
UNION ALL
SELECT b.prefix, b.codes_count, count(k.id)
FROM coupon_batches b LEFT JOIN coupon_codes k ON k.batch_id = b.id AND k.coupon_id = b.coupon_id
GROUP BY b.id HAVING count(k.id) <> b.codes_count`,
  }),
];
