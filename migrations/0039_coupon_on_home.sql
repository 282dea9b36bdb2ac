ALTER TABLE "coupons" ADD COLUMN "shown_on_home" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "coupons_on_home" ON "coupons" USING btree ("begins_at") WHERE "coupons"."shown_on_home";--> statement-breakpoint
-- The home page promised this code until now: where there is such a coupon, it still does.
UPDATE "coupons" SET "shown_on_home" = true WHERE "code" = 'GET20';