-- outside a transaction
ALTER TABLE "money_approvals" VALIDATE CONSTRAINT "money_approvals_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "coupons" VALIDATE CONSTRAINT "coupons_changed_by_customers_id_fk";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "money_approvals_customer" ON "money_approvals" USING btree ("customer_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "coupons_changed_by" ON "coupons" USING btree ("changed_by");
