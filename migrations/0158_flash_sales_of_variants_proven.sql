-- outside a transaction
ALTER TABLE "offers" VALIDATE CONSTRAINT "offers_of_variant";
--> statement-breakpoint
ALTER TABLE "offers" VALIDATE CONSTRAINT "offers_funded_by_known";
