ALTER TABLE "customers" ADD COLUMN "metadata" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "metadata" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "metadata" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_metadata_small_object" CHECK (jsonb_typeof("customers"."metadata") = 'object' and octet_length("customers"."metadata"::text) <= 48000) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_metadata_small_object" CHECK (jsonb_typeof("orders"."metadata") = 'object' and octet_length("orders"."metadata"::text) <= 48000) NOT VALID;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_metadata_small_object" CHECK (jsonb_typeof("products"."metadata") = 'object' and octet_length("products"."metadata"::text) <= 48000) NOT VALID;
