-- outside a transaction
ALTER TABLE "webhook_endpoints" VALIDATE CONSTRAINT "webhook_endpoints_changed_by_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "webhook_endpoints" VALIDATE CONSTRAINT "webhook_endpoints_changed_by_key_access_keys_id_fk";
--> statement-breakpoint
ALTER TABLE "webhook_endpoints" VALIDATE CONSTRAINT "webhook_endpoints_pause_reason_known";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "webhook_endpoints_changed_by" ON "webhook_endpoints" USING btree ("changed_by");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "webhook_endpoints_changed_by_key" ON "webhook_endpoints" USING btree ("changed_by_key");
