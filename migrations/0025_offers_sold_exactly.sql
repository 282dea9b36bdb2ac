ALTER TABLE "offers" DROP CONSTRAINT "offers_sold_within_allotted";--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_sold_not_negative" CHECK ("offers"."sold" >= 0);