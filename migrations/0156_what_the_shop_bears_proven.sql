-- outside a transaction
ALTER TABLE "coupons" VALIDATE CONSTRAINT "coupons_funded_by_known";
--> statement-breakpoint
ALTER TABLE "coupons" VALIDATE CONSTRAINT "coupons_shipping_by_shop";
--> statement-breakpoint
ALTER TABLE "order_lines" VALIDATE CONSTRAINT "order_lines_shop_funded_within_reduction";
