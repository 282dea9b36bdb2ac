-- outside a transaction
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "coupon_redemptions_code" ON "coupon_redemptions" USING btree ("code_id") WHERE "coupon_redemptions"."code_id" is not null and "coupon_redemptions"."counted" and "coupon_redemptions"."released_at" is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "coupon_redemptions_of_code" ON "coupon_redemptions" USING btree ("code_id") WHERE "coupon_redemptions"."code_id" is not null;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" VALIDATE CONSTRAINT "coupon_redemptions_code_id_coupon_codes_id_fk";
