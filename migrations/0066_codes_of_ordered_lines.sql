ALTER TABLE "order_lines" ADD COLUMN "sku" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "barcode" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "goods_id" text;--> statement-breakpoint
CREATE OR REPLACE VIEW ordered_lines AS
SELECT order_id, position, variant_id, product_id, seller_id, name, name_en, variant_name, variant_name_en, picture_key, quantity, returned,
  list_price, unit_price, offer_id, discount, vat, total, price_source, tax_class, commission_percent, seller_name, seller_name_en, sku, barcode, goods_id
FROM order_lines;
