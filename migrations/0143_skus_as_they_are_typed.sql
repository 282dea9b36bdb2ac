-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "variants_plain_sku" ON "variants" USING btree (lower(regexp_replace(sku, '[[:space:]_./-]+', '', 'g'))) WHERE "variants"."sku" is not null;
