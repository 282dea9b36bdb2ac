ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_product_id_products_id_fk";
--> statement-breakpoint
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_seller_id_sellers_id_fk";
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_shipping_method_id_shipping_methods_id_fk";
--> statement-breakpoint
ALTER TABLE "shipments" DROP CONSTRAINT "shipments_seller_id_sellers_id_fk";
--> statement-breakpoint
DROP INDEX "stock_movements_variant";--> statement-breakpoint
DROP INDEX "stock_movements_order";--> statement-breakpoint
DROP INDEX "order_steps_order";--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_pkey";--> statement-breakpoint
ALTER TABLE "order_steps" DROP CONSTRAINT "order_steps_pkey";--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_variant_id_id_pk" PRIMARY KEY("variant_id","id");--> statement-breakpoint
ALTER TABLE "order_steps" ADD CONSTRAINT "order_steps_order_id_id_pk" PRIMARY KEY("order_id","id");