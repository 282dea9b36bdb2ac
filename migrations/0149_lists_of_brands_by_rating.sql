-- outside a transaction
-- A brand's list by rating within a category walked down the ratings of the whole shop: of a million products 12,000 rows, 22 ms.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "products_brand_rating" ON "products" USING btree ("brand_id",coalesce(rating, 0),"id") WHERE "products"."status" = 'active';
