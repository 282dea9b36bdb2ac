ALTER TABLE "coupons" ADD COLUMN "funded_by" text DEFAULT 'shop' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "shop_funded" bigint;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_funded_by_known" CHECK ("coupons"."funded_by" in ('shop', 'seller')) NOT VALID;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_shipping_by_shop" CHECK ("coupons"."kind" <> 'free-shipping' or "coupons"."funded_by" = 'shop') NOT VALID;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_shop_funded_within_reduction" CHECK ("order_lines"."shop_funded" between 0 and "order_lines"."list_price" * "order_lines"."quantity" - "order_lines"."total") NOT VALID;
--> statement-breakpoint
-- What a line was sold for as far as its seller is concerned, once for all who sum it up: paid by the buyer, and borne by the shop.
CREATE OR REPLACE VIEW ordered_lines AS
SELECT order_id, position, variant_id, product_id, seller_id, name, name_en, variant_name, variant_name_en, picture_key, quantity, returned,
  list_price, unit_price, offer_id, discount, vat, total, price_source, tax_class, commission_percent, seller_name, seller_name_en, sku, barcode, goods_id,
  paid_back, shop_funded, total + coalesce(shop_funded, 0) AS seller_total
FROM order_lines;
