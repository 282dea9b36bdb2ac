import { bigint } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';

/*
 * Terms of orders that were seeded, as in a demo, rather than placed at checkout: derived from the orders and the current shipping methods. Existing
 * terms are unchanged.
 */

/** Inserts their addresses. */
export const promiseAddresses = statement({
  name: 'order_promise_addresses',
  text: `
INSERT INTO order_addresses (order_id, kind, full_name, phone, province, city, line, postal_code)
SELECT o.id, 'shipping', a.full_name, a.phone, a.province, a.city, a.line, a.postal_code
FROM orders o, jsonb_to_record(o.address) AS a(full_name text, phone text, province text, city text, line text, postal_code text)
WHERE NOT EXISTS (SELECT FROM order_addresses there WHERE there.order_id = o.id)`,
});

/** Inserts their shipping. */
export const promiseShipping = statement({
  name: 'order_promise_shipping',
  text: `
INSERT INTO order_shipping_lines (order_id, shipping_method_id, name_fa, name_en, min_days, max_days, rule, price, total)
SELECT o.id, m.id, m.name_fa, m.name_en, m.min_days, m.max_days, 'method-price', o.shipping_total, o.shipping_total
FROM orders o JOIN shipping_options m ON m.id = o.shipping_method_id
WHERE NOT EXISTS (SELECT FROM order_shipping_lines there WHERE there.order_id = o.id)`,
});

/** Inserts the coupon discounts on their goods. */
export const promiseDiscounts = statement({
  name: 'order_promise_discounts',
  text: `
INSERT INTO order_discounts (order_id, position, kind, target, code, coupon_id, amount, funded_by)
SELECT o.id, 1, 'coupon', 'items', o.coupon_code, o.coupon_id, o.discount_total, 'shop' FROM orders o
WHERE o.coupon_code IS NOT NULL AND NOT EXISTS (SELECT FROM order_discounts there WHERE there.order_id = o.id)`,
});

/** Inserts the tax of their lines, and the remainder as the tax of their shipping. */
export const promiseTaxes = statement({
  name: 'order_promise_taxes',
  text: `
WITH bare AS (
  SELECT o.id, o.vat_percent, o.vat_total, o.shipping_total FROM orders o
  WHERE NOT EXISTS (SELECT FROM order_tax_lines there WHERE there.order_id = o.id)
)
INSERT INTO order_tax_lines (order_id, position, code, rate, base, amount)
SELECT l.order_id, l.position, 'vat', o.vat_percent, l.total - l.vat, l.vat FROM bare o JOIN order_lines l ON l.order_id = o.id WHERE l.tax_class = 'standard'
UNION ALL
SELECT o.id, NULL, 'vat', o.vat_percent, o.shipping_total - o.vat_total + l.vat, o.vat_total - l.vat
FROM bare o JOIN (SELECT order_id, sum(vat)::bigint AS vat FROM order_lines GROUP BY order_id) l ON l.order_id = o.id
WHERE o.shipping_total > 0`,
});

/** Reduces a customer's order addresses to what taxes and shipping depend on; invoices retain their own buyer. */
export const emptyAddresses = statement({
  name: 'order_empty_addresses',
  params: { customerId: bigint },
  text: `
WITH billing AS (
  DELETE FROM order_addresses a USING orders o WHERE o.id = a.order_id AND o.customer_id = :customerId AND a.kind = 'billing'
)
UPDATE order_addresses a SET full_name = 'مشتری پیشین', phone = '', line = '—', postal_code = ''
FROM orders o WHERE o.id = a.order_id AND o.customer_id = :customerId AND a.kind = 'shipping'`,
});
