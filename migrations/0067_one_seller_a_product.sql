ALTER TABLE "stock" ADD COLUMN "low_stock_threshold" integer DEFAULT 5 NOT NULL;
--> statement-breakpoint
CREATE OR REPLACE VIEW stock_levels AS
SELECT variant_id, on_hand, held, on_hand - held AS available, low_stock_threshold, on_hand - held BETWEEN 1 AND low_stock_threshold AS low_stock FROM stock;
--> statement-breakpoint
CREATE OR REPLACE VIEW variant_cards AS
SELECT v.id, v.product_id, v.seller_id, p.slug, p.name, p.translations, v.colour_name, v.colour_name_en, v.size, v.size_en, v.label, v.label_en,
  coalesce(v.picture_key, p.picture_key) AS picture_key, v.base_price, p.prepaid_only, v.hidden OR p.hidden AS hidden,
  CASE WHEN v.hidden OR p.hidden THEN 0 ELSE coalesce(s.on_hand - s.held, 0) END AS available,
  v.sku, v.barcode, v.goods_id, v.weight_grams, p.tax_class,
  NOT (v.hidden OR p.hidden) AND coalesce(s.on_hand - s.held BETWEEN 1 AND s.low_stock_threshold, false) AS low_stock
FROM product_variants v JOIN product_summaries p ON p.id = v.product_id LEFT JOIN stock s ON s.variant_id = v.id;
--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_low_stock_threshold_not_negative" CHECK ("stock"."low_stock_threshold" between 0 and 9007199254740991) NOT VALID;
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_fit_reason" CHECK (case reason
  when 'received' then on_hand_change > 0 and held_change = 0 and order_id is null
  when 'corrected' then on_hand_change <> 0 and held_change = 0 and order_id is null
  when 'held' then on_hand_change = 0 and held_change > 0 and order_id is not null
  when 'released' then on_hand_change = 0 and held_change < 0 and order_id is not null
  when 'sold' then on_hand_change < 0 and held_change in (0, on_hand_change) and order_id is not null
  when 'returned' then on_hand_change > 0 and held_change = 0 and order_id is not null end) NOT VALID;
--> statement-breakpoint
CREATE TABLE "product_links" (
	"product_id" bigint NOT NULL,
	"linked_product_id" bigint NOT NULL,
	CONSTRAINT "product_links_product_id_linked_product_id_pk" PRIMARY KEY("product_id","linked_product_id"),
	CONSTRAINT "product_links_once" CHECK ("product_links"."product_id" < "product_links"."linked_product_id")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "seller_id" bigint DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "product_links" ADD CONSTRAINT "product_links_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_links" ADD CONSTRAINT "product_links_linked_product_id_products_id_fk" FOREIGN KEY ("linked_product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- A product's seller is that of the variant that bears its number. Where variants of another seller stand beside it, they become a
-- product of their own: it keeps their numbers, takes a new one and a new address, and the two are linked.
UPDATE products p SET seller_id = first.seller_id
FROM (SELECT DISTINCT ON (product_id) product_id, seller_id FROM variants ORDER BY product_id, id <> product_id, position, id) first
WHERE first.product_id = p.id AND p.seller_id <> first.seller_id;
--> statement-breakpoint
CREATE TEMPORARY TABLE split_products ON COMMIT DROP AS
SELECT other.product_id, other.seller_id, nextval('catalogue_ids') AS id
FROM (
  SELECT DISTINCT v.product_id, v.seller_id FROM variants v JOIN products p ON p.id = v.product_id WHERE v.seller_id <> p.seller_id ORDER BY 1, 2
) other;
--> statement-breakpoint
INSERT INTO products (id, slug, name, description, translations, seller_id, brand_id, category_id, base_price, badge_text, badge_color, picture_keys,
  picture_alts, video_id, specifications, tags, tags_en, in_stock, prepaid_only, warranty_months, warranty_giver, warranty_giver_en, tax_class,
  search_text, status, created_at, changed_at)
SELECT s.id, p.slug || '-' || s.id, p.name, p.description, p.translations, s.seller_id, p.brand_id, p.category_id, p.base_price, p.badge_text,
  p.badge_color, p.picture_keys, p.picture_alts, p.video_id, p.specifications, p.tags, p.tags_en, false, p.prepaid_only, p.warranty_months,
  p.warranty_giver, p.warranty_giver_en, p.tax_class, p.search_text, p.status, p.created_at, p.changed_at
FROM split_products s JOIN products p ON p.id = s.product_id;
--> statement-breakpoint
INSERT INTO product_categories (category_id, product_id)
SELECT c.category_id, s.id FROM split_products s JOIN product_categories c ON c.product_id = s.product_id;
--> statement-breakpoint
INSERT INTO product_links (product_id, linked_product_id)
SELECT least(one.id, other.id), greatest(one.id, other.id)
FROM (SELECT product_id, id FROM split_products UNION SELECT product_id, product_id FROM split_products) one
JOIN (SELECT product_id, id FROM split_products) other ON other.product_id = one.product_id AND other.id > one.id;
--> statement-breakpoint
-- A special price held for every variant of the product; it goes on holding for those that left it, for as many pieces as were left.
INSERT INTO offers (product_id, price, begins_at, ends_at, allotted, colour, position)
SELECT s.id, o.price, o.begins_at, o.ends_at, o.allotted - o.sold, o.colour, o.position
FROM split_products s JOIN offers o ON o.product_id = s.product_id WHERE o.sold < o.allotted;
--> statement-breakpoint
UPDATE products SET default_variant_id = NULL WHERE id IN (SELECT product_id FROM split_products);
--> statement-breakpoint
UPDATE variants v SET product_id = s.id FROM split_products s WHERE v.product_id = s.product_id AND v.seller_id = s.seller_id;
--> statement-breakpoint
UPDATE products p SET
  default_variant_id = CASE WHEN NOT EXISTS (SELECT FROM variants v WHERE v.id = p.id AND v.archived_at IS NULL) THEN (
    SELECT v.id FROM variants v WHERE v.product_id = p.id AND v.archived_at IS NULL ORDER BY v.hidden_at IS NOT NULL, v.position, v.id LIMIT 1
  ) END,
  base_price = coalesce((SELECT v.base_price FROM variants v WHERE v.product_id = p.id ORDER BY v.hidden_at IS NOT NULL, v.position, v.id LIMIT 1), p.base_price),
  in_stock = EXISTS (
    SELECT FROM variants v JOIN stock s ON s.variant_id = v.id WHERE v.product_id = p.id AND v.hidden_at IS NULL AND s.on_hand > s.held
  )
WHERE p.id IN (SELECT id FROM split_products UNION ALL SELECT product_id FROM split_products);
--> statement-breakpoint
CREATE OR REPLACE VIEW product_sellers AS
SELECT id AS product_id, seller_id FROM products;
--> statement-breakpoint
CREATE OR REPLACE VIEW visible_products AS
SELECT id, slug, name, description, translations, brand_id, category_id, base_price, badge_text, badge_color, picture_keys, picture_alts,
  video_id, specifications, tags, tags_en, in_stock, sold_count, rating, rating_count, featured_at, prepaid_only, search_words, created_at, changed_at,
  tax_class, seller_id
FROM products WHERE status = 'active';
--> statement-breakpoint
CREATE OR REPLACE VIEW product_summaries AS
SELECT id, slug, name, translations, picture_keys[1] AS picture_key, brand_id, category_id, base_price, in_stock, sold_count, rating, rating_count,
  prepaid_only, search_words, status <> 'active' AS hidden, status, tax_class, seller_id
FROM products;
--> statement-breakpoint
CREATE INDEX "product_links_linked" ON "product_links" USING btree ("linked_product_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "products_of_seller" ON "products" USING btree ("id","seller_id");
--> statement-breakpoint
CREATE INDEX "products_seller" ON "products" USING btree ("seller_id","id");
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_of_one_seller" FOREIGN KEY ("product_id","seller_id") REFERENCES "public"."products"("id","seller_id") ON DELETE no action ON UPDATE no action NOT VALID;
