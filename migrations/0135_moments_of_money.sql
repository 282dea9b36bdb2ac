-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "invoices_issued_at" ON "invoices" USING btree ("issued_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payments_settled_at" ON "payments" USING btree ("settled_at","id") WHERE "payments"."settled_at" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "refunds_at" ON "refunds" USING btree ("at","id");