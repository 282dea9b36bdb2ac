-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_updated_at" ON "orders" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "customers_updated_at" ON "customers" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "products_updated_at" ON "products" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "stock_levels_updated_at" ON "stock_levels" USING btree ("updated_at","variant_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payments_updated_at" ON "payments" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "refunds_updated_at" ON "refunds" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "invoices_updated_at" ON "invoices" USING btree ("updated_at","id");
