-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "product_looks_words" ON "product_looks" USING gin ("words") WITH (fastupdate=false);
