-- outside a transaction
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "stock_levels_variant_id_location_id_pk" ON "stock" USING btree ("variant_id","location_id");
--> statement-breakpoint
-- These three are empty as long as there is one location: the sum over all of them costs a look into an empty index.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "stock_levels_elsewhere" ON "stock" USING btree ("variant_id") WHERE "stock"."location_id" <> 1;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "stock_levels_location" ON "stock" USING btree ("location_id","variant_id") WHERE "stock"."location_id" <> 1;
--> statement-breakpoint
-- Which pieces of an order stand at another location than the main one.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "stock_movements_elsewhere" ON "stock_movements" USING btree ("order_id") WHERE "stock_movements"."location_id" <> 1;
