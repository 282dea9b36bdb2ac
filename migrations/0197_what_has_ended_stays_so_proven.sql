-- outside a transaction
ALTER TABLE "seller_entries" VALIDATE CONSTRAINT "seller_entries_order_id_orders_id_fk";
--> statement-breakpoint
ALTER TABLE "stored_value_entries" VALIDATE CONSTRAINT "stored_value_entries_order_id_orders_id_fk";
