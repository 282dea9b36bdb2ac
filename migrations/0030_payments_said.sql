DROP INDEX "payments_started";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "said" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "claimed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "payments_unsettled" ON "payments" USING btree ("state","started_at") WHERE "payments"."state" in ('started', 'failed');