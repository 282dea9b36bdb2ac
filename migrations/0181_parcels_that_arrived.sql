-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "fulfillments_delivered" ON "fulfillments" USING btree ("delivered_at") WHERE "fulfillments"."status" = 'delivered';
