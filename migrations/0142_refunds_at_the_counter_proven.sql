-- outside a transaction
ALTER TABLE "refunds" VALIDATE CONSTRAINT "refunds_way";--> statement-breakpoint
ALTER TABLE "refunds" VALIDATE CONSTRAINT "refunds_way_known";
