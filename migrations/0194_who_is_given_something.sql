ALTER TABLE "money_approvals" ADD COLUMN "customer_id" bigint;
--> statement-breakpoint
ALTER TABLE "money_approvals" ADD CONSTRAINT "money_approvals_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "changed_by" bigint;
--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_changed_by_customers_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action NOT VALID;
