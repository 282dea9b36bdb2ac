ALTER TABLE "variants" ADD COLUMN "colour_name_en" text;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "size_en" text;