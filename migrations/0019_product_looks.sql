CREATE TABLE "product_looks" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"picture_key" text NOT NULL,
	"looks" bit(512)
);
--> statement-breakpoint
ALTER TABLE "product_looks" ADD CONSTRAINT "product_looks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;