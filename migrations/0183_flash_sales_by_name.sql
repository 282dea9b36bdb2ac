-- The table of flash sales takes the word of the field. Processes of the release before go on by the view under its former name, which
-- PostgreSQL reads, locks and writes through: both come in one transaction, and who waits for its lock finds the view.
ALTER TABLE "offers" RENAME TO "flash_sales";
--> statement-breakpoint
CREATE VIEW "offers" AS
SELECT id, product_id, price, begins_at, ends_at, allotted, sold, colour, position, version, tell_at, variant_id, funded_by FROM flash_sales;
--> statement-breakpoint
ALTER SEQUENCE "offers_id_seq" RENAME TO "flash_sales_id_seq";
--> statement-breakpoint
ALTER INDEX "offers_product" RENAME TO "flash_sales_product";
--> statement-breakpoint
ALTER INDEX "offers_ends_at" RENAME TO "flash_sales_ends_at";
--> statement-breakpoint
ALTER INDEX "offers_tell_at" RENAME TO "flash_sales_tell_at";
--> statement-breakpoint
ALTER TABLE "flash_sales" RENAME CONSTRAINT "offers_pkey" TO "flash_sales_pkey";
--> statement-breakpoint
ALTER TABLE "flash_sales" RENAME CONSTRAINT "offers_product_id_products_id_fk" TO "flash_sales_product_id_products_id_fk";
--> statement-breakpoint
ALTER TABLE "flash_sales" RENAME CONSTRAINT "offers_sold_not_negative" TO "flash_sales_sold_not_negative";
--> statement-breakpoint
ALTER TABLE "flash_sales" RENAME CONSTRAINT "offers_ends_at_after_begins_at" TO "flash_sales_ends_at_after_begins_at";
--> statement-breakpoint
ALTER TABLE "flash_sales" RENAME CONSTRAINT "offers_price_not_negative" TO "flash_sales_price_not_negative";
--> statement-breakpoint
ALTER TABLE "flash_sales" RENAME CONSTRAINT "offers_allotted_not_negative" TO "flash_sales_allotted_not_negative";
--> statement-breakpoint
ALTER TABLE "flash_sales" RENAME CONSTRAINT "offers_allotted_positive" TO "flash_sales_allotted_positive";
--> statement-breakpoint
ALTER TABLE "flash_sales" RENAME CONSTRAINT "offers_price_positive" TO "flash_sales_price_positive";
--> statement-breakpoint
ALTER TABLE "flash_sales" RENAME CONSTRAINT "offers_colour_known" TO "flash_sales_colour_known";
--> statement-breakpoint
ALTER TABLE "flash_sales" RENAME CONSTRAINT "offers_of_variant" TO "flash_sales_of_variant";
--> statement-breakpoint
ALTER TABLE "flash_sales" RENAME CONSTRAINT "offers_funded_by_known" TO "flash_sales_funded_by_known";
--> statement-breakpoint
-- A column has one name at a time. What is ordered is written, and its flash sale read, through this view, which goes on when the column
-- under it is renamed: so one build serves before the contraction and after it.
CREATE VIEW placed_lines AS
SELECT order_id, position, variant_id, product_id, seller_id, seller_name, seller_name_en, commission_percent, name, name_en, variant_name, variant_name_en, picture_key, sku, barcode, goods_id, quantity, list_price, unit_price, price_source, tax_class, offer_id AS flash_sale_id, discount, vat, total, shop_funded
FROM order_lines;
