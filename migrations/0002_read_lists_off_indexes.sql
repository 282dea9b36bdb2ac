DROP INDEX "products_newest";--> statement-breakpoint
DROP INDEX "products_popular";--> statement-breakpoint
DROP INDEX "products_rating";--> statement-breakpoint
DROP INDEX "products_brand";--> statement-breakpoint
DROP INDEX "products_category";--> statement-breakpoint
ALTER TABLE "products" drop column "search_words";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS ((setweight(to_tsvector('simple'::regconfig, split_part(search_text, chr(10), 1)), 'A') || to_tsvector('simple'::regconfig, split_part(search_text, chr(10), 2)))) STORED;--> statement-breakpoint
CREATE INDEX "products_category_popular" ON "products" USING btree ("category_id","sold_count","id") WHERE "products"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "products_category_rating" ON "products" USING btree ("category_id",coalesce(rating, 0),"id") WHERE "products"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "products_category_price" ON "products" USING btree ("category_id","base_price","id") WHERE "products"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "products_facets" ON "products" USING btree ("category_id","brand_id","base_price") WHERE "products"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "products_popular" ON "products" USING btree ("sold_count","id") WHERE "products"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "products_rating" ON "products" USING btree (coalesce(rating, 0),"id") WHERE "products"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "products_brand" ON "products" USING btree ("brand_id","id");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id","id");--> statement-breakpoint
-- Went with the column that was made anew.
CREATE INDEX "products_search_words" ON "products" USING gin ("search_words");
