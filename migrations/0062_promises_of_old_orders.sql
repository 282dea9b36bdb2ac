-- What orders from before promised, as far as it can still be known: by today's ways of sending, sellers and days for a return, and by
-- the commission that a seller's ledger was settled with.
INSERT INTO order_addresses (order_id, kind, full_name, phone, province, city, line, postal_code)
SELECT id, 'shipping', coalesce(address ->> 'full_name', ''), coalesce(address ->> 'phone', ''), coalesce(address ->> 'province', ''),
  coalesce(address ->> 'city', ''), coalesce(address ->> 'line', ''), coalesce(address ->> 'postal_code', '')
FROM orders;
--> statement-breakpoint
INSERT INTO order_shipping_lines (order_id, position, shipping_method_id, name_fa, name_en, min_days, max_days, rule, price, discount, total)
SELECT o.id, 1, o.shipping_method_id, coalesce(m.name_fa, '—'), coalesce(m.name_en, '—'), coalesce(m.min_days, 0), coalesce(m.max_days, 0),
  CASE WHEN c.kind = 'free-shipping' THEN 'coupon-free' ELSE 'method-price' END, o.shipping_total, 0, o.shipping_total
FROM orders o LEFT JOIN shipping_methods m ON m.id = o.shipping_method_id LEFT JOIN coupons c ON c.code = o.coupon_code;
--> statement-breakpoint
INSERT INTO order_discounts (order_id, position, kind, target, code, coupon_id, amount, funded_by)
SELECT o.id, 1, CASE WHEN o.coupon_code IS NULL THEN 'rule' ELSE 'coupon' END,
  CASE WHEN c.kind = 'free-shipping' AND o.discount_total = 0 THEN 'shipping' ELSE 'items' END, o.coupon_code, coalesce(o.coupon_id, c.id), o.discount_total, 'shop'
FROM orders o LEFT JOIN coupons c ON c.code = o.coupon_code WHERE o.coupon_code IS NOT NULL OR o.discount_total > 0;
--> statement-breakpoint
-- The tax of their postage was not reckoned: what was promised stays.
INSERT INTO order_tax_lines (order_id, position, code, rate, base, amount)
SELECT l.order_id, l.position, 'vat', o.vat_percent, l.total - l.vat, l.vat FROM order_lines l JOIN orders o ON o.id = l.order_id
UNION ALL SELECT id, NULL, 'vat', vat_percent, shipping_total, 0 FROM orders WHERE shipping_total > 0;
--> statement-breakpoint
UPDATE orders SET return_days = (value ->> 'days')::int FROM settings
WHERE name = 'returns' AND jsonb_typeof(value -> 'days') = 'number' AND (value ->> 'days')::numeric BETWEEN 0 AND 365;
--> statement-breakpoint
UPDATE order_lines l SET seller_name = s.name, seller_name_en = s.translations -> 'en' ->> 'name',
  commission_percent = coalesce((
    SELECT e.commission_percent FROM seller_entries e WHERE e.order_id = l.order_id AND e.seller_id = l.seller_id ORDER BY e.sequence LIMIT 1
  ), s.commission_percent),
  price_source = CASE WHEN l.offer_id IS NOT NULL THEN 'flash-sale' WHEN l.unit_price = l.list_price THEN 'list' ELSE 'price-rule' END
FROM sellers s WHERE s.id = l.seller_id;
--> statement-breakpoint
UPDATE order_lines SET seller_name = '', commission_percent = 0 WHERE seller_name IS NULL;
--> statement-breakpoint
ALTER TABLE order_lines ALTER COLUMN commission_percent SET NOT NULL, ALTER COLUMN seller_name SET NOT NULL;
--> statement-breakpoint
ALTER TABLE order_lines VALIDATE CONSTRAINT order_lines_price_source_known;
--> statement-breakpoint
ALTER TABLE order_lines VALIDATE CONSTRAINT order_lines_tax_class_known;
--> statement-breakpoint
ALTER TABLE order_lines VALIDATE CONSTRAINT order_lines_commission_percent_percent;
--> statement-breakpoint
ALTER TABLE orders VALIDATE CONSTRAINT orders_return_days_not_negative;
