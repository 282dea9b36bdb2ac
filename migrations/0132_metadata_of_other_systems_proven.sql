-- outside a transaction
ALTER TABLE "customers" VALIDATE CONSTRAINT "customers_metadata_small_object";--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_metadata_small_object";--> statement-breakpoint
ALTER TABLE "products" VALIDATE CONSTRAINT "products_metadata_small_object";
