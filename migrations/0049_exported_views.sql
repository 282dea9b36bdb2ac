-- What features let each other read of their rows: docs/decisions/0023. Each rule that several statements need stands here
-- once. All are inlined by the planner, which views.test.ts makes sure of.
CREATE VIEW visible_products AS
SELECT id, slug, name, description, translations, brand_id, category_id, base_price, badge_text, badge_color, picture_keys, picture_alts,
  video_id, specifications, tags, tags_en, in_stock, sold_count, rating, rating_count, featured_at, prepaid_only, search_words, created_at, changed_at
FROM products WHERE hidden_at IS NULL;
--> statement-breakpoint
CREATE VIEW product_summaries AS
SELECT id, slug, name, translations, picture_keys[1] AS picture_key, brand_id, category_id, base_price, in_stock, sold_count, rating, rating_count,
  prepaid_only, search_words, hidden_at IS NOT NULL AS hidden
FROM products;
--> statement-breakpoint
CREATE VIEW product_variants AS
SELECT id, product_id, seller_id, position, colour_name, colour_name_en, colour_hex, size, size_en,
  nullif(concat_ws('، ', colour_name, size), '') AS label,
  CASE WHEN colour_name_en IS NOT NULL OR size_en IS NOT NULL
    THEN concat_ws(', ', coalesce(colour_name_en, colour_name), coalesce(size_en, size)) END AS label_en,
  base_price, picture_key, hidden_at IS NOT NULL AS hidden
FROM variants;
--> statement-breakpoint
CREATE VIEW visible_variants AS
SELECT id, product_id, seller_id, position, colour_name, colour_name_en, colour_hex, size, size_en, base_price, picture_key
FROM variants WHERE hidden_at IS NULL;
--> statement-breakpoint
-- A product's first variant bears its number, and its seller is the product's. To be joined by a product's number: the other
-- variants stand in it under numbers that no product has. (To leave them out by "id = product_id" would let the planner
-- expect one row in 200, and walk through all variants for a list of products.)
CREATE VIEW product_sellers AS
SELECT id AS product_id, seller_id FROM variants;
--> statement-breakpoint
-- What sellers sell, a row for each variant that can be seen.
CREATE VIEW products_of_sellers AS
SELECT v.seller_id, v.product_id
FROM variants v JOIN products p ON p.id = v.product_id WHERE v.hidden_at IS NULL AND p.hidden_at IS NULL;
--> statement-breakpoint
CREATE VIEW products_in_categories AS
SELECT category_id, product_id FROM product_categories;
--> statement-breakpoint
CREATE VIEW brand_names AS
SELECT id, slug, name, translations FROM brands;
--> statement-breakpoint
CREATE VIEW category_names AS
SELECT id, slug, name, translations, parent_id, picture_key, position, hidden_at IS NOT NULL AS hidden FROM categories;
--> statement-breakpoint
CREATE VIEW search_words AS
SELECT word, products FROM search_vocabulary;
--> statement-breakpoint
CREATE VIEW stock_levels AS
SELECT variant_id, on_hand, held, on_hand - held AS available FROM stock;
--> statement-breakpoint
CREATE VIEW sellable_variants AS
SELECT v.id, v.product_id, v.seller_id, v.base_price, s.on_hand - s.held AS available
FROM visible_variants v JOIN visible_products p ON p.id = v.product_id JOIN stock s ON s.variant_id = v.id;
--> statement-breakpoint
-- What a line of a cart or of an order shows of a variant, whatever became of it: of what is hidden nothing can be had.
CREATE VIEW variant_cards AS
SELECT v.id, v.product_id, v.seller_id, p.slug, p.name, p.translations, v.colour_name, v.colour_name_en, v.size, v.size_en, v.label, v.label_en,
  coalesce(v.picture_key, p.picture_key) AS picture_key, v.base_price, p.prepaid_only, v.hidden OR p.hidden AS hidden,
  CASE WHEN v.hidden OR p.hidden THEN 0 ELSE coalesce(s.on_hand - s.held, 0) END AS available
FROM product_variants v JOIN product_summaries p ON p.id = v.product_id LEFT JOIN stock s ON s.variant_id = v.id;
--> statement-breakpoint
-- A flash sale holds from its begin up to its end, while pieces are left of what is allotted to it.
CREATE FUNCTION active_flash_sales(moment timestamptz)
RETURNS TABLE (id bigint, product_id bigint, price bigint, begins_at timestamptz, ends_at timestamptz, allotted integer, sold integer, colour text)
LANGUAGE sql STABLE PARALLEL SAFE BEGIN ATOMIC
  SELECT o.id, o.product_id, o.price, o.begins_at, o.ends_at, o.allotted, o.sold, o.colour
  FROM offers o WHERE o.begins_at <= moment AND o.ends_at > moment AND o.sold < o.allotted;
END;
--> statement-breakpoint
-- Of several that hold at once the cheapest is shown and charged; one without a price of its own comes last.
CREATE FUNCTION best_flash_sale(product bigint, moment timestamptz)
RETURNS TABLE (id bigint, price bigint)
LANGUAGE sql STABLE PARALLEL SAFE BEGIN ATOMIC
  SELECT o.id, o.price FROM active_flash_sales(moment) o WHERE o.product_id = product ORDER BY o.price NULLS LAST, o.id LIMIT 1;
END;
--> statement-breakpoint
CREATE VIEW order_summaries AS
SELECT id, number, customer_id, state, payment_method, shipping_method_id, address, total, credit_used, total - credit_used AS due, refunded,
  coupon_id, discount_total, placed_at, paid_at, held_until, reminded_at
FROM orders;
--> statement-breakpoint
-- An order counts unless it came to nothing: for first orders, and for what a coupon gave.
CREATE VIEW counted_orders AS
SELECT id, customer_id, state, coupon_id, discount_total, total, placed_at, paid_at FROM orders WHERE state NOT IN ('cancelled', 'lapsed');
--> statement-breakpoint
-- An order is a sale once it need not be waited for, until it is called off or taken back: for figures and what sellers sold.
CREATE VIEW sold_orders AS
SELECT id, customer_id, state, total, placed_at, paid_at, paid_at IS NOT NULL OR state = 'delivered' AS settled
FROM orders WHERE state NOT IN ('awaiting-payment', 'cancelled', 'lapsed', 'returned');
--> statement-breakpoint
CREATE VIEW ordered_lines AS
SELECT order_id, position, variant_id, product_id, seller_id, name, name_en, variant_name, variant_name_en, picture_key, quantity, returned,
  list_price, unit_price, offer_id, discount, vat, total
FROM order_lines;
--> statement-breakpoint
-- Bought is what was paid or delivered, and neither called off nor sent back.
CREATE VIEW bought_lines AS
SELECT l.order_id, l.position, o.customer_id, l.variant_id, l.product_id, l.seller_id, l.quantity, l.total, o.placed_at, o.paid_at
FROM orders o JOIN order_lines l ON l.order_id = o.id
WHERE (o.paid_at IS NOT NULL OR o.state = 'delivered') AND o.state NOT IN ('cancelled', 'lapsed', 'returned');
--> statement-breakpoint
CREATE VIEW order_ends AS
SELECT order_id, state, at FROM order_steps WHERE state IN ('delivered', 'returned');
--> statement-breakpoint
CREATE VIEW order_shipments AS
SELECT id, order_id, seller_id, tracking_code, packed_at, sent_at FROM shipments;
--> statement-breakpoint
CREATE VIEW returned_lines AS
SELECT l.order_id, l.position, l.quantity, r.ended_at FROM return_lines l JOIN returns r ON r.id = l.return_id WHERE r.state = 'done';
--> statement-breakpoint
CREATE VIEW order_payments AS
SELECT id, order_id, method, state, amount, refunded, amount - refunded AS refundable, authority, reference,
  state = 'started' AND disputed_at IS NOT NULL AS disputed
FROM payments;
--> statement-breakpoint
CREATE VIEW shipping_options AS
SELECT id, name_fa, name_en, description_fa, description_en, price, min_days, max_days, position, active FROM shipping_methods;
--> statement-breakpoint
-- What people are called: by their full name, else by the username.
CREATE VIEW customer_names AS
SELECT id, username, full_name, coalesce(nullif(full_name, ''), username) AS display_name, avatar_key, role, active, available FROM customers;
--> statement-breakpoint
CREATE VIEW customer_contacts AS
SELECT id, phone, email FROM customers;
--> statement-breakpoint
CREATE VIEW customer_search AS
SELECT id, (username_key || ' ' || phone || ' ' || lower(coalesce(email, '')) || ' ' || translate(lower(coalesce(full_name, '')), 'يك', 'یک')) AS words FROM customers;
--> statement-breakpoint
CREATE VIEW notifiable_customers AS
SELECT id FROM customers WHERE active AND notifications_on;
--> statement-breakpoint
CREATE VIEW shop_sellers AS
SELECT id, slug, name, translations, logo_key, owner_id, active, commission_percent FROM sellers;
--> statement-breakpoint
-- Nothing of a closed seller is shown or sold.
CREATE VIEW open_sellers AS
SELECT id, slug, name, translations, logo_key, owner_id FROM sellers WHERE active;
--> statement-breakpoint
-- What the shop owes a seller: the balance of the newest entry, none for who has none.
CREATE FUNCTION seller_balance(seller bigint)
RETURNS TABLE (balance bigint)
LANGUAGE sql STABLE PARALLEL SAFE BEGIN ATOMIC
  SELECT e.balance FROM seller_entries e WHERE e.seller_id = seller ORDER BY e.sequence DESC LIMIT 1;
END;
--> statement-breakpoint
CREATE VIEW uploaded_files AS
SELECT key, customer_id, kind, name, mime_type, bytes FROM uploads;
