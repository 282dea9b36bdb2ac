DROP INDEX "wishlist_items_product";--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "tell_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "offers_tell_at" ON "offers" USING btree ("tell_at") WHERE "offers"."tell_at" is not null;--> statement-breakpoint
CREATE INDEX "wishlist_items_product" ON "wishlist_items" USING btree ("product_id","customer_id");