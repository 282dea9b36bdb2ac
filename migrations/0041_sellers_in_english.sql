ALTER TABLE "sellers" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- The house is called as its owner calls the shop: words that name it otherwise are taken away, unless somebody wrote their own.
UPDATE "sellers" SET "about" = '' WHERE "id" = 1 AND "about" = 'فروش مستقیم حجره';
