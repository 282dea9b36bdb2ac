ALTER TABLE "products" ADD COLUMN "warranty_months" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "warranty_giver" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "warranty_giver_en" text;