CREATE TABLE "stock_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"variant_id" bigint NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"notified_at" timestamp (3) with time zone,
	"texted_at" timestamp (3) with time zone,
	CONSTRAINT "stock_notices_once" UNIQUE("customer_id","variant_id")
);
--> statement-breakpoint
ALTER TABLE "stock_notices" ADD CONSTRAINT "stock_notices_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_notices" ADD CONSTRAINT "stock_notices_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_notices_waiting" ON "stock_notices" USING btree ("variant_id") WHERE "stock_notices"."notified_at" is null;--> statement-breakpoint
CREATE INDEX "stock_notices_notified" ON "stock_notices" USING btree ("notified_at") WHERE "stock_notices"."notified_at" is not null;