CREATE TABLE "order_addresses" (
	"order_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"full_name" text NOT NULL,
	"phone" text NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"line" text NOT NULL,
	"postal_code" text NOT NULL,
	"company" text,
	"national_id" text,
	"economic_code" text,
	CONSTRAINT "order_addresses_order_id_kind_pk" PRIMARY KEY("order_id","kind"),
	CONSTRAINT "order_addresses_kind_known" CHECK ("order_addresses"."kind" in ('shipping', 'billing')),
	CONSTRAINT "order_addresses_only_billing_names_a_company" CHECK ("order_addresses"."kind" = 'billing' or num_nonnulls("order_addresses"."company", "order_addresses"."national_id", "order_addresses"."economic_code") = 0)
);
--> statement-breakpoint
CREATE TABLE "order_discounts" (
	"order_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"code" text,
	"coupon_id" bigint,
	"amount" bigint NOT NULL,
	"funded_by" text NOT NULL,
	CONSTRAINT "order_discounts_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_discounts_kind_known" CHECK ("order_discounts"."kind" in ('coupon', 'rule')),
	CONSTRAINT "order_discounts_target_known" CHECK ("order_discounts"."target" in ('items', 'shipping')),
	CONSTRAINT "order_discounts_funded_by_known" CHECK ("order_discounts"."funded_by" in ('shop', 'seller')),
	CONSTRAINT "order_discounts_amount_not_negative" CHECK ("order_discounts"."amount" between 0 and 9007199254740991),
	CONSTRAINT "order_discounts_coupon_has_code" CHECK ("order_discounts"."kind" <> 'coupon' or "order_discounts"."code" is not null)
);
--> statement-breakpoint
CREATE TABLE "order_shipping_lines" (
	"order_id" bigint NOT NULL,
	"position" integer DEFAULT 1 NOT NULL,
	"shipping_method_id" bigint NOT NULL,
	"name_fa" text NOT NULL,
	"name_en" text NOT NULL,
	"min_days" integer NOT NULL,
	"max_days" integer NOT NULL,
	"rule" text NOT NULL,
	"price" bigint NOT NULL,
	"discount" bigint DEFAULT 0 NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "order_shipping_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_shipping_lines_rule_known" CHECK ("order_shipping_lines"."rule" in ('method-price', 'coupon-free')),
	CONSTRAINT "order_shipping_lines_price_not_negative" CHECK ("order_shipping_lines"."price" between 0 and 9007199254740991),
	CONSTRAINT "order_shipping_lines_discount_not_negative" CHECK ("order_shipping_lines"."discount" between 0 and 9007199254740991),
	CONSTRAINT "order_shipping_lines_total_not_negative" CHECK ("order_shipping_lines"."total" between 0 and 9007199254740991),
	CONSTRAINT "order_shipping_lines_min_days_not_negative" CHECK ("order_shipping_lines"."min_days" between 0 and 9007199254740991),
	CONSTRAINT "order_shipping_lines_max_days_after_min_days" CHECK ("order_shipping_lines"."max_days" >= "order_shipping_lines"."min_days"),
	CONSTRAINT "order_shipping_lines_total_adds_up" CHECK ("order_shipping_lines"."total" = "order_shipping_lines"."price" - "order_shipping_lines"."discount")
);
--> statement-breakpoint
CREATE TABLE "order_tax_lines" (
	"order_id" bigint NOT NULL,
	"position" integer,
	"code" text NOT NULL,
	"rate" double precision NOT NULL,
	"base" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "order_tax_lines_once" UNIQUE NULLS NOT DISTINCT("order_id","position","code"),
	CONSTRAINT "order_tax_lines_code_known" CHECK ("order_tax_lines"."code" in ('vat')),
	CONSTRAINT "order_tax_lines_rate_percent" CHECK ("order_tax_lines"."rate" between 0 and 100),
	CONSTRAINT "order_tax_lines_base_not_negative" CHECK ("order_tax_lines"."base" between 0 and 9007199254740991),
	CONSTRAINT "order_tax_lines_amount_not_negative" CHECK ("order_tax_lines"."amount" between 0 and 9007199254740991)
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "price_source" text DEFAULT 'list' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "tax_class" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "commission_percent" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "seller_name" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "seller_name_en" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "return_days" integer DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_addresses" ADD CONSTRAINT "order_addresses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_discounts" ADD CONSTRAINT "order_discounts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_shipping_lines" ADD CONSTRAINT "order_shipping_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_tax_lines" ADD CONSTRAINT "order_tax_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_discounts_coupon" ON "order_discounts" USING btree ("coupon_id","order_id") WHERE "order_discounts"."coupon_id" is not null;--> statement-breakpoint
CREATE INDEX "order_lines_seller" ON "order_lines" USING btree ("seller_id","order_id");--> statement-breakpoint
CREATE INDEX "orders_placed_at" ON "orders" USING btree ("placed_at");--> statement-breakpoint
CREATE INDEX "orders_coupon" ON "orders" USING btree ("coupon_id") WHERE "orders"."coupon_id" is not null;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_price_source_known" CHECK ("order_lines"."price_source" in ('list', 'price-rule', 'flash-sale')) NOT VALID;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_tax_class_known" CHECK ("order_lines"."tax_class" in ('standard', 'exempt')) NOT VALID;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_commission_percent_percent" CHECK ("order_lines"."commission_percent" between 0 and 100) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_return_days_not_negative" CHECK ("orders"."return_days" between 0 and 9007199254740991) NOT VALID;
--> statement-breakpoint
CREATE OR REPLACE VIEW ordered_lines AS
SELECT order_id, position, variant_id, product_id, seller_id, name, name_en, variant_name, variant_name_en, picture_key, quantity, returned,
  list_price, unit_price, offer_id, discount, vat, total, price_source, tax_class, commission_percent, seller_name, seller_name_en
FROM order_lines;
--> statement-breakpoint
-- How each order is sent, as it was promised when it was placed.
CREATE VIEW promised_shipping AS
SELECT order_id, name_fa, name_en, min_days, max_days, price, discount, total FROM order_shipping_lines WHERE position = 1;
