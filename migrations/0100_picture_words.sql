ALTER TABLE "product_looks" ADD COLUMN "words" integer[];--> statement-breakpoint
CREATE INDEX "product_looks_words" ON "product_looks" USING gin ("words") WITH (fastupdate=false);