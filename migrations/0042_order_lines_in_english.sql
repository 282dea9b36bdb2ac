ALTER TABLE "order_lines" ADD COLUMN "name_en" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "variant_name_en" text;