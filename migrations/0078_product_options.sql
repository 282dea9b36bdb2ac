CREATE TABLE "product_option_values" (
	"product_id" bigint NOT NULL,
	"number" smallint NOT NULL,
	"slot" smallint GENERATED ALWAYS AS (number / 1000) STORED NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"swatch" text,
	CONSTRAINT "product_option_values_product_id_number_pk" PRIMARY KEY("product_id","number"),
	CONSTRAINT "product_option_values_name" UNIQUE("product_id","slot","name"),
	CONSTRAINT "product_option_values_number_known" CHECK ("product_option_values"."number" between 1001 and 3999),
	CONSTRAINT "product_option_values_swatch_known" CHECK ("product_option_values"."swatch" ~ '^#[0-9a-fA-F]{6}$')
);
--> statement-breakpoint
CREATE TABLE "product_options" (
	"product_id" bigint NOT NULL,
	"slot" smallint NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "product_options_product_id_slot_pk" PRIMARY KEY("product_id","slot"),
	CONSTRAINT "product_options_name" UNIQUE("product_id","name"),
	CONSTRAINT "product_options_kind_known" CHECK ("product_options"."kind" in ('colour', 'size', 'other')),
	CONSTRAINT "product_options_slot_known" CHECK ("product_options"."slot" between 1 and 3),
	CONSTRAINT "product_options_position_known" CHECK ("product_options"."position" between 1 and 3)
);
--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "value1" smallint;
--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "value2" smallint;
--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "value3" smallint;
--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "label" text;
--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "label_en" text;
--> statement-breakpoint
ALTER TABLE "product_option_values" ADD CONSTRAINT "product_option_values_option" FOREIGN KEY ("product_id","slot") REFERENCES "public"."product_options"("product_id","slot") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_options" ADD CONSTRAINT "product_options_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "product_options_kind" ON "product_options" USING btree ("product_id","kind") WHERE "product_options"."kind" <> 'other';
--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_value1_known" FOREIGN KEY ("product_id","value1") REFERENCES "public"."product_option_values"("product_id","number") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED NOT VALID;
--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_value2_known" FOREIGN KEY ("product_id","value2") REFERENCES "public"."product_option_values"("product_id","number") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED NOT VALID;
--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_value3_known" FOREIGN KEY ("product_id","value3") REFERENCES "public"."product_option_values"("product_id","number") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED NOT VALID;
--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_value1_of_its_option" CHECK ("variants"."value1" / 1000 = 1) NOT VALID;
--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_value2_of_its_option" CHECK ("variants"."value2" / 1000 = 2) NOT VALID;
--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_value3_of_its_option" CHECK ("variants"."value3" / 1000 = 3) NOT VALID;
--> statement-breakpoint
-- What the values of each variant are called. Stored with the variants, so that lists and carts need no join; the books compare the two.
CREATE VIEW variant_options AS
SELECT v.id, v.product_id,
  string_agg(CASE WHEN o.kind = 'other' THEN o.name || ': ' || value.name ELSE value.name END, '، ' ORDER BY o.position, o.slot) AS label,
  CASE WHEN bool_or(value.translations -> 'en' ->> 'name' IS NOT NULL OR o.kind = 'other' AND o.translations -> 'en' ->> 'name' IS NOT NULL) THEN
    string_agg(
      CASE WHEN o.kind = 'other' THEN coalesce(o.translations -> 'en' ->> 'name', o.name) || ': ' ELSE '' END || coalesce(value.translations -> 'en' ->> 'name', value.name),
      ', ' ORDER BY o.position, o.slot
    ) END AS label_en,
  max(value.name) FILTER (WHERE o.kind = 'colour') AS colour_name,
  max(value.translations -> 'en' ->> 'name') FILTER (WHERE o.kind = 'colour') AS colour_name_en,
  max(value.swatch) FILTER (WHERE o.kind = 'colour') AS colour_hex,
  max(value.name) FILTER (WHERE o.kind = 'size') AS size,
  max(value.translations -> 'en' ->> 'name') FILTER (WHERE o.kind = 'size') AS size_en
FROM variants v
LEFT JOIN product_option_values value ON value.product_id = v.product_id AND value.number IN (v.value1, v.value2, v.value3)
LEFT JOIN product_options o ON o.product_id = value.product_id AND o.slot = value.slot
GROUP BY v.id;
--> statement-breakpoint
-- Of a variant that an older process wrote, the name is made from its colour and size until its product is stored again.
CREATE OR REPLACE VIEW product_variants AS
SELECT id, product_id, seller_id, position, colour_name, colour_name_en, colour_hex, size, size_en,
  coalesce(label, nullif(concat_ws('، ', colour_name, size), '')) AS label,
  CASE WHEN label IS NOT NULL THEN label_en WHEN colour_name_en IS NOT NULL OR size_en IS NOT NULL
    THEN concat_ws(', ', coalesce(colour_name_en, colour_name), coalesce(size_en, size)) END AS label_en,
  base_price, picture_key, hidden_at IS NOT NULL AS hidden,
  sku, barcode, goods_id, external_ref, weight_grams, length_mm, width_mm, height_mm, cost, archived_at IS NOT NULL AS archived
FROM variants;
--> statement-breakpoint
CREATE OR REPLACE VIEW visible_variants AS
SELECT id, product_id, seller_id, position, colour_name, colour_name_en, colour_hex, size, size_en, base_price, picture_key, label, label_en
FROM variants WHERE hidden_at IS NULL;
