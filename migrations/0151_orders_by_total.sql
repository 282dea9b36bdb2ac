-- outside a transaction
ALTER TABLE "one_time_codes" VALIDATE CONSTRAINT "one_time_codes_purpose_known";--> statement-breakpoint
-- The staff's list by total sorted all orders: of a million 580 ms. A seller's parcels to hand over were looked for among all that are gone, 225 ms.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_total" ON "orders" USING btree ("total","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "fulfillments_packed" ON "fulfillments" USING btree ("seller_id","id") WHERE "fulfillments"."status" = 'packed';
