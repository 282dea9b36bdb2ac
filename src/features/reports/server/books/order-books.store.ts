import { houseSellerId } from '#shared/commerce/house-seller.ts';
import { bookCheck, statesOf } from './book-check.ts';

const held = statesOf('held');
const sold = statesOf('sold');

/** No order without money or a stock hold, and every order is consistent in itself. */
export const orderBooks = [
  bookCheck({
    code: 'order-unpaid',
    rule: 'An order that is placed was paid to the last toman, whatever has gone back since: by its tenders and credit together, or at the door. What came in above that is no part of it and can go back.',
    query: `
SELECT o.number AS subject, o.total - o.credit_used AS wanted, coalesce(p.paid, 0) AS found
FROM orders o
LEFT JOIN (
  SELECT p.order_id, sum(p.captured) - coalesce(sum(r.apart), 0) AS paid FROM payments p
  LEFT JOIN (
    SELECT payment_id, sum(amount) AS apart FROM refunds WHERE state <> 'failed' AND cause IN ('not-taken', 'excess') GROUP BY payment_id
  ) r ON r.payment_id = p.id
  WHERE p.kind <> 'stored-value' GROUP BY p.order_id
) p ON p.order_id = o.id
WHERE o.state IN (${sold}) AND CASE
  WHEN o.payment_method = 'cash' THEN (o.state = 'delivered') <> (o.paid_at IS NOT NULL)
  ELSE coalesce(p.paid, 0) < o.total - o.credit_used OR o.paid_at IS NULL
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
WHERE l.order_id IS NULL OR NOT l.sound OR l.items <> o.items_total OR l.discount <> o.discount_total OR l.vat > o.vat_total
  OR l.total <> o.total - o.shipping_total OR o.total <> o.items_total - o.discount_total + o.shipping_total
  OR o.credit_used NOT BETWEEN 0 AND o.total OR o.shipping_total < 0`,
  }),
  bookCheck({
    code: 'order-taxes',
    rule: 'The tax of an order is the sum of its tax lines, one for each of its lines and one for its postage, each of the rate that held.',
    query: `
SELECT o.number AS subject, o.vat_total AS wanted, t.amount AS found
FROM orders o
LEFT JOIN (
  SELECT t.order_id, sum(t.amount) AS amount, count(t.position) AS lines,
    bool_and(CASE WHEN t.position IS NULL THEN true ELSE l.vat = t.amount AND l.total = t.base + t.amount END) AS sound,
    sum(t.base + t.amount) FILTER (WHERE t.position IS NULL) AS postage, min(t.rate) AS least, max(t.rate) AS most
  FROM order_tax_lines t LEFT JOIN order_lines l ON l.order_id = t.order_id AND l.position = t.position GROUP BY t.order_id
) t ON t.order_id = o.id
WHERE t.order_id IS NULL OR t.amount <> o.vat_total OR t.sound IS NOT TRUE OR t.postage <> o.shipping_total
  OR t.least <> o.vat_percent OR t.most <> o.vat_percent
  OR t.lines <> (SELECT count(*) FROM order_lines l WHERE l.order_id = o.id AND l.tax_class = 'standard')`,
  }),
  bookCheck({
    code: 'order-promise',
    rule: 'An order says how it is sent and at which price, where it goes, and what took so much off it.',
    query: `
SELECT o.number AS subject, o.shipping_total AS wanted, s.total AS found
FROM orders o
LEFT JOIN (
  SELECT order_id, sum(total) AS total, sum(discount) AS discount, min(shipping_method_id) AS method FROM order_shipping_lines GROUP BY order_id
) s ON s.order_id = o.id
LEFT JOIN (
  SELECT order_id, sum(amount) FILTER (WHERE target = 'items') AS items, sum(amount) FILTER (WHERE target = 'shipping') AS shipping, min(code) AS code
  FROM order_discounts GROUP BY order_id
) d ON d.order_id = o.id
LEFT JOIN order_addresses a ON a.order_id = o.id AND a.kind = 'shipping'
WHERE s.total IS DISTINCT FROM o.shipping_total OR s.method <> o.shipping_method_id OR d.code <> o.coupon_code OR coalesce(d.items, 0) <> o.discount_total OR coalesce(d.shipping, 0) <> s.discount
  OR (a.full_name, a.phone, a.province, a.city, a.line, a.postal_code) IS DISTINCT FROM
    (o.address ->> 'full_name', o.address ->> 'phone', o.address ->> 'province', o.address ->> 'city', o.address ->> 'line', o.address ->> 'postal_code')`,
  }),
  bookCheck({
    code: 'shop-funded',
    rule: 'What the shop bears of a line of a seller is its share of a coupon that the shop funds, and of a flash sale at most what that took off; of its own goods nothing.',
    query: `
SELECT o.number AS subject, w.coupon AS wanted, l.shop_funded AS found
FROM order_lines l JOIN orders o ON o.id = l.order_id
CROSS JOIN LATERAL (
  SELECT CASE WHEN l.seller_id <> ${houseSellerId} AND EXISTS (
      SELECT FROM order_discounts d WHERE d.order_id = l.order_id AND d.target = 'items' AND d.funded_by = 'shop'
    ) THEN l.discount ELSE 0 END AS coupon,
    CASE WHEN l.seller_id <> ${houseSellerId} AND l.price_source = 'flash-sale' THEN (l.list_price - l.unit_price) * l.quantity ELSE 0 END AS sale
) w
WHERE l.shop_funded NOT BETWEEN w.coupon AND w.coupon + w.sale`,
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
    code: 'order-parcels',
    rule: 'An order stands where all its parcels have arrived: being packed while a piece lies in none, ready when all are packed, delivered when all are; what came to nothing has no parcel.',
    query: `
SELECT o.number AS subject, NULL AS wanted, p.parcels AS found
FROM orders o JOIN parcel_steps p ON p.order_id = o.id
WHERE CASE
  WHEN o.state = 'placed' THEN p.step IS NOT NULL
  WHEN o.state = 'packaging' THEN p.step <> 'packaging'
  WHEN o.state IN (${sold}) THEN p.step IS DISTINCT FROM o.state
  WHEN o.state = 'returned' THEN p.unpacked > 0
  ELSE p.parcels > 0
END`,
  }),
  bookCheck({
    code: 'parcel-lines',
    rule: 'The parcels of an order hold no more of a line than was ordered, but for those whose pieces are packed again, each only lines of its own seller, and none is empty.',
    query: `
SELECT o.number AS subject, coalesce(l.quantity, 0) AS wanted, w.pieces AS found
FROM (
  SELECT f.order_id, w.position, count(w.position) AS lines, sum(w.quantity) AS pieces, min(f.seller_id) AS least, max(f.seller_id) AS most
  FROM fulfillments f LEFT JOIN fulfillment_lines w ON w.fulfillment_id = f.id
  WHERE f.resolution IS NULL OR f.resolution = 'refunded' GROUP BY f.order_id, w.position
) w
JOIN orders o ON o.id = w.order_id LEFT JOIN order_lines l ON l.order_id = w.order_id AND l.position = w.position
WHERE w.lines = 0 OR w.pieces > coalesce(l.quantity, 0) OR w.least <> l.seller_id OR w.most <> l.seller_id`,
  }),
  bookCheck({
    code: 'parcel-refunded',
    rule: 'A parcel that was not sent again once it came back or was lost has one return of exactly its pieces; no other parcel has one.',
    query: `
SELECT o.number AS subject, coalesce(p.pieces, 0) AS wanted, coalesce(b.pieces, 0) AS found
FROM (
  SELECT f.id, f.order_id, sum(w.quantity) AS pieces, string_agg(w.position || 'x' || w.quantity, ',' ORDER BY w.position) AS lines
  FROM fulfillments f JOIN fulfillment_lines w ON w.fulfillment_id = f.id WHERE f.resolution = 'refunded' GROUP BY f.id
) p
FULL JOIN (
  SELECT r.fulfillment_id, r.order_id, sum(w.quantity) AS pieces, string_agg(w.position || 'x' || w.quantity, ',' ORDER BY w.position) AS lines
  FROM returns r JOIN return_lines w ON w.return_id = r.id WHERE r.fulfillment_id IS NOT NULL AND r.state = 'done' GROUP BY r.id
) b ON b.fulfillment_id = p.id
JOIN orders o ON o.id = coalesce(p.order_id, b.order_id)
WHERE p.lines IS DISTINCT FROM b.lines OR p.order_id <> b.order_id`,
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
    rule: 'An order that awaits payment asks for something: what credit and tenders have paid in full does not wait.',
    query: `
SELECT o.number AS subject, o.total AS wanted, o.credit_used + b.received AS found
FROM orders o JOIN order_balances b ON b.order_id = o.id WHERE o.state IN (${held}) AND b.shortfall = 0`,
  }),
];
