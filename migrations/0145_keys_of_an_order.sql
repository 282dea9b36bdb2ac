-- outside a transaction
-- Keys by which rows of an order say that what they name is of the same order.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "coupon_batches_of_coupon" ON "coupon_batches" USING btree ("coupon_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "coupon_codes_of_coupon" ON "coupon_codes" USING btree ("coupon_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "invoices_of_order" ON "invoices" USING btree ("order_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "returns_of_order" ON "returns" USING btree ("order_id","id");
