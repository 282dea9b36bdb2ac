-- outside a transaction
-- How much is in stock in each category is counted once a minute: of a million products that read the whole table, 200,000 pages, and now reads a thousand of an index.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "products_in_stock" ON "products" USING btree ("category_id") WHERE "products"."status" = 'active' and "products"."in_stock";--> statement-breakpoint
-- Nothing reads it since the choices of lists are counted in the process.
DROP INDEX CONCURRENTLY IF EXISTS "products_facets";
