ALTER TABLE "payments" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "currency_minor" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "toman_per_unit" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_currency_whole" CHECK (num_nonnulls("payments"."currency", "payments"."currency_minor", "payments"."toman_per_unit") in (0, 3));