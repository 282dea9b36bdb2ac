-- outside a transaction
ALTER TABLE "money_approvals" VALIDATE CONSTRAINT "money_approvals_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "coupons" VALIDATE CONSTRAINT "coupons_changed_by_customers_id_fk";
