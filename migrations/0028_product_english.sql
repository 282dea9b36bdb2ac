ALTER TABLE "products" ADD COLUMN "tags_en" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "products_tags_en" ON "products" USING gin ("tags_en");