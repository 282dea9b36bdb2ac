CREATE TABLE "price_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"price_id" bigint NOT NULL,
	"variant_id" bigint NOT NULL,
	"price_list" text NOT NULL,
	"amount" bigint NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"valid_until" timestamp (3) with time zone,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "price_changes_price_list_known" CHECK ("price_changes"."price_list" in ('base', 'sale')),
	CONSTRAINT "price_changes_amount_not_negative" CHECK ("price_changes"."amount" between 0 and 9007199254740991),
	CONSTRAINT "price_changes_valid_until_after_valid_from" CHECK ("price_changes"."valid_until" >= "price_changes"."valid_from")
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"variant_id" bigint NOT NULL,
	"price_list" text NOT NULL,
	"amount" bigint NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"valid_until" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "prices_price_list_known" CHECK ("prices"."price_list" in ('base', 'sale')),
	CONSTRAINT "prices_amount_not_negative" CHECK ("prices"."amount" between 0 and 9007199254740991),
	CONSTRAINT "prices_valid_until_after_valid_from" CHECK ("prices"."valid_until" >= "prices"."valid_from"),
	CONSTRAINT "prices_sale_is_paid" CHECK ("prices"."price_list" <> 'sale' or "prices"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_price_source_known";--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_price_id_prices_id_fk" FOREIGN KEY ("price_id") REFERENCES "public"."prices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_of_variant" FOREIGN KEY ("product_id","variant_id") REFERENCES "public"."variants"("product_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_changes_variant" ON "price_changes" USING btree ("variant_id","price_id","id");--> statement-breakpoint
CREATE INDEX "price_changes_price" ON "price_changes" USING btree ("price_id","id");--> statement-breakpoint
CREATE INDEX "prices_variant" ON "prices" USING btree ("variant_id","valid_from");--> statement-breakpoint
CREATE INDEX "prices_sales_of_product" ON "prices" USING btree ("product_id","valid_until") WHERE "prices"."price_list" = 'sale';--> statement-breakpoint
CREATE INDEX "prices_sale_begins" ON "prices" USING btree ("valid_from") WHERE "prices"."price_list" = 'sale';--> statement-breakpoint
CREATE INDEX "prices_sale_ends" ON "prices" USING btree ("valid_until") WHERE "prices"."price_list" = 'sale';--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_price_source_known" CHECK ("order_lines"."price_source" in ('list', 'price-rule', 'flash-sale', 'sale')) NOT VALID;
--> statement-breakpoint
-- Of one list a variant has no two prices at a time. A number is compared as the range that holds it alone, so that no extension is needed;
-- what was called off before it began is an empty range, which lies over nothing.
ALTER TABLE prices ADD CONSTRAINT prices_base_in_turn EXCLUDE USING gist (
  int8range(variant_id, variant_id, '[]') WITH &&, tstzrange(valid_from, valid_until) WITH &&
) WHERE (price_list = 'base');
--> statement-breakpoint
ALTER TABLE prices ADD CONSTRAINT prices_sale_in_turn EXCLUDE USING gist (
  int8range(variant_id, variant_id, '[]') WITH &&, tstzrange(valid_from, valid_until) WITH &&
) WHERE (price_list = 'sale');
--> statement-breakpoint
CREATE VIEW variant_sales AS
SELECT id, product_id, variant_id, amount AS price, valid_from AS begins_at, valid_until AS ends_at
FROM prices WHERE price_list = 'sale' AND (valid_until IS NULL OR valid_until > valid_from);
--> statement-breakpoint
CREATE FUNCTION variant_sale(variant bigint, moment timestamptz)
RETURNS TABLE (id bigint, price bigint, ends_at timestamptz)
LANGUAGE sql STABLE PARALLEL SAFE BEGIN ATOMIC
  SELECT s.id, s.price, s.ends_at FROM variant_sales s
  WHERE s.variant_id = variant AND s.begins_at <= moment AND (s.ends_at IS NULL OR s.ends_at > moment);
END;
--> statement-breakpoint
-- The price of a product's card is that of the first of its variants that is displayed.
CREATE FUNCTION leading_sales(moment timestamptz)
RETURNS TABLE (id bigint, product_id bigint, price bigint)
LANGUAGE sql STABLE PARALLEL SAFE BEGIN ATOMIC
  SELECT s.id, s.product_id, s.price FROM variant_sales s
  WHERE s.begins_at <= moment AND (s.ends_at IS NULL OR s.ends_at > moment) AND s.variant_id = (
    SELECT v.id FROM product_variants v WHERE v.product_id = s.product_id ORDER BY v.hidden, v.position, v.id LIMIT 1
  );
END;
--> statement-breakpoint
-- Products whose card has a price of its own at a moment: at a flash sale, or because the first of their variants is on sale. One that is both has two rows.
CREATE FUNCTION special_prices(moment timestamptz)
RETURNS TABLE (product_id bigint, price bigint)
LANGUAGE sql STABLE PARALLEL SAFE BEGIN ATOMIC
  SELECT o.product_id, o.price FROM active_flash_sales(moment) o WHERE o.price IS NOT NULL
  UNION ALL
  SELECT s.product_id, s.price FROM leading_sales(moment) s;
END;
--> statement-breakpoint
-- What a variant cost within the 30 days before a moment, by the last entry of each price in the ledger.
CREATE FUNCTION recent_prices(variant bigint, moment timestamptz)
RETURNS TABLE (price_list text, amount bigint)
LANGUAGE sql STABLE PARALLEL SAFE BEGIN ATOMIC
  SELECT c.price_list, c.amount FROM (
    SELECT DISTINCT ON (e.price_id) e.price_list, e.amount, e.valid_from, e.valid_until
    FROM price_changes e WHERE e.variant_id = variant ORDER BY e.price_id, e.id DESC
  ) c
  WHERE c.valid_from < moment
    AND (c.valid_until IS NULL OR c.valid_until > c.valid_from AND c.valid_until > moment - interval '30 days');
END;
