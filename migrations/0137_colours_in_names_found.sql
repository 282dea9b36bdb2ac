-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "variants_filter_colours" ON "variants" USING gin ((case when colour_name is null then named_colours else array[colour_name] end)) WHERE "variants"."hidden_at" is null;
