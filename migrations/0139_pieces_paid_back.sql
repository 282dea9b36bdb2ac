ALTER TABLE "order_lines" ADD COLUMN "paid_back" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_paid_back_within_quantity" CHECK ("order_lines"."paid_back" between 0 and "order_lines"."quantity") NOT VALID;--> statement-breakpoint
CREATE OR REPLACE VIEW ordered_lines AS
SELECT order_id, position, variant_id, product_id, seller_id, name, name_en, variant_name, variant_name_en, picture_key, quantity, returned,
  list_price, unit_price, offer_id, discount, vat, total, price_source, tax_class, commission_percent, seller_name, seller_name_en, sku, barcode, goods_id,
  paid_back
FROM order_lines;
