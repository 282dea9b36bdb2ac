DROP INDEX "products_popular";
--> statement-breakpoint
DROP INDEX "products_rating";
--> statement-breakpoint
DROP INDEX "products_price";
--> statement-breakpoint
DROP INDEX "products_category_popular";
--> statement-breakpoint
DROP INDEX "products_category_rating";
--> statement-breakpoint
DROP INDEX "products_category_price";
--> statement-breakpoint
DROP INDEX "products_facets";
--> statement-breakpoint
DROP INDEX "products_sitemap";
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "tax_class" text DEFAULT 'standard' NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "status" text DEFAULT 'active' NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "default_variant_id" bigint;
--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "sku" text;
--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "barcode" text;
--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "goods_id" text;
--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "external_ref" text;
--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "weight_grams" integer;
--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "length_mm" integer;
--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "width_mm" integer;
--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "height_mm" integer;
--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "cost" bigint;
--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "archived_at" timestamp (3) with time zone;
--> statement-breakpoint
-- What was hidden is a draft by now; what was shown is active, as the column's default says.
UPDATE products SET status = 'draft' WHERE hidden_at IS NOT NULL;
--> statement-breakpoint
CREATE OR REPLACE VIEW visible_products AS
SELECT id, slug, name, description, translations, brand_id, category_id, base_price, badge_text, badge_color, picture_keys, picture_alts,
  video_id, specifications, tags, tags_en, in_stock, sold_count, rating, rating_count, featured_at, prepaid_only, search_words, created_at, changed_at,
  tax_class
FROM products WHERE status = 'active';
--> statement-breakpoint
CREATE OR REPLACE VIEW product_summaries AS
SELECT id, slug, name, translations, picture_keys[1] AS picture_key, brand_id, category_id, base_price, in_stock, sold_count, rating, rating_count,
  prepaid_only, search_words, status <> 'active' AS hidden, status, tax_class
FROM products;
--> statement-breakpoint
CREATE OR REPLACE VIEW product_variants AS
SELECT id, product_id, seller_id, position, colour_name, colour_name_en, colour_hex, size, size_en,
  nullif(concat_ws('، ', colour_name, size), '') AS label,
  CASE WHEN colour_name_en IS NOT NULL OR size_en IS NOT NULL
    THEN concat_ws(', ', coalesce(colour_name_en, colour_name), coalesce(size_en, size)) END AS label_en,
  base_price, picture_key, hidden_at IS NOT NULL AS hidden,
  sku, barcode, goods_id, external_ref, weight_grams, length_mm, width_mm, height_mm, cost, archived_at IS NOT NULL AS archived
FROM variants;
--> statement-breakpoint
CREATE OR REPLACE VIEW products_of_sellers AS
SELECT v.seller_id, v.product_id
FROM variants v JOIN products p ON p.id = v.product_id WHERE v.hidden_at IS NULL AND p.status = 'active';
--> statement-breakpoint
CREATE OR REPLACE VIEW variant_cards AS
SELECT v.id, v.product_id, v.seller_id, p.slug, p.name, p.translations, v.colour_name, v.colour_name_en, v.size, v.size_en, v.label, v.label_en,
  coalesce(v.picture_key, p.picture_key) AS picture_key, v.base_price, p.prepaid_only, v.hidden OR p.hidden AS hidden,
  CASE WHEN v.hidden OR p.hidden THEN 0 ELSE coalesce(s.on_hand - s.held, 0) END AS available,
  v.sku, v.barcode, v.goods_id, v.weight_grams, p.tax_class
FROM product_variants v JOIN product_summaries p ON p.id = v.product_id LEFT JOIN stock s ON s.variant_id = v.id;
--> statement-breakpoint
-- A product's number stands for the variant that bears it, until that one is archived.
CREATE VIEW product_stand_ins AS
SELECT id AS product_id, default_variant_id AS variant_id FROM products WHERE default_variant_id IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "hidden_at";
--> statement-breakpoint
CREATE UNIQUE INDEX "variants_of_product" ON "variants" USING btree ("product_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "variants_sku" ON "variants" USING btree ("sku","seller_id");
--> statement-breakpoint
CREATE INDEX "variants_barcode" ON "variants" USING btree ("barcode") WHERE "variants"."barcode" is not null;
--> statement-breakpoint
CREATE INDEX "variants_external_ref" ON "variants" USING btree ("external_ref") WHERE "variants"."external_ref" is not null;
--> statement-breakpoint
CREATE INDEX "products_popular" ON "products" USING btree ("sold_count","id") WHERE "products"."status" = 'active';
--> statement-breakpoint
CREATE INDEX "products_rating" ON "products" USING btree (coalesce(rating, 0),"id") WHERE "products"."status" = 'active';
--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("base_price","id") WHERE "products"."status" = 'active';
--> statement-breakpoint
CREATE INDEX "products_category_popular" ON "products" USING btree ("category_id","sold_count","id") WHERE "products"."status" = 'active';
--> statement-breakpoint
CREATE INDEX "products_category_rating" ON "products" USING btree ("category_id",coalesce(rating, 0),"id") WHERE "products"."status" = 'active';
--> statement-breakpoint
CREATE INDEX "products_category_price" ON "products" USING btree ("category_id","base_price","id") WHERE "products"."status" = 'active';
--> statement-breakpoint
CREATE INDEX "products_facets" ON "products" USING btree ("category_id","brand_id","base_price") WHERE "products"."status" = 'active';
--> statement-breakpoint
CREATE INDEX "products_sitemap" ON "products" USING btree ("id","changed_at") WHERE "products"."status" = 'active';
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_default_variant" FOREIGN KEY ("id","default_variant_id") REFERENCES "public"."variants"("product_id","id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_status_known" CHECK ("products"."status" in ('draft', 'active', 'archived')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_tax_class_known" CHECK ("products"."tax_class" in ('standard', 'exempt')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_barcode_checked" CHECK (case when barcode ~ '^([0-9]{8}|[0-9]{12,14})$' then (3 * substr(lpad(barcode, 14, '0'), 1, 1)::int + substr(lpad(barcode, 14, '0'), 2, 1)::int + 3 * substr(lpad(barcode, 14, '0'), 3, 1)::int + substr(lpad(barcode, 14, '0'), 4, 1)::int + 3 * substr(lpad(barcode, 14, '0'), 5, 1)::int + substr(lpad(barcode, 14, '0'), 6, 1)::int + 3 * substr(lpad(barcode, 14, '0'), 7, 1)::int + substr(lpad(barcode, 14, '0'), 8, 1)::int + 3 * substr(lpad(barcode, 14, '0'), 9, 1)::int + substr(lpad(barcode, 14, '0'), 10, 1)::int + 3 * substr(lpad(barcode, 14, '0'), 11, 1)::int + substr(lpad(barcode, 14, '0'), 12, 1)::int + 3 * substr(lpad(barcode, 14, '0'), 13, 1)::int + substr(lpad(barcode, 14, '0'), 14, 1)::int) % 10 = 0 else barcode is null end) NOT VALID;
--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_goods_id_whole" CHECK ("variants"."goods_id" ~ '^[0-9]{13}$') NOT VALID;
--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_weight_grams_not_negative" CHECK ("variants"."weight_grams" between 0 and 9007199254740991) NOT VALID;
--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_length_mm_not_negative" CHECK ("variants"."length_mm" between 0 and 9007199254740991) NOT VALID;
--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_width_mm_not_negative" CHECK ("variants"."width_mm" between 0 and 9007199254740991) NOT VALID;
--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_height_mm_not_negative" CHECK ("variants"."height_mm" between 0 and 9007199254740991) NOT VALID;
--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_cost_not_negative" CHECK ("variants"."cost" between 0 and 9007199254740991) NOT VALID;
--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_archived_is_hidden" CHECK ("variants"."archived_at" is null or "variants"."hidden_at" is not null) NOT VALID;
