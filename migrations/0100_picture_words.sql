ALTER TABLE "product_looks" ADD COLUMN "words" integer[];
