-- phase: contract
-- outside a transaction
-- Lists find what is of a colour by variants_filter_colours.
DROP INDEX CONCURRENTLY IF EXISTS "variants_colour";
