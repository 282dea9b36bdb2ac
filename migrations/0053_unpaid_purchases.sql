ALTER TABLE "orders" ADD COLUMN "unpaid_slot" smallint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "prolonged_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_unpaid_slot" ON "orders" USING btree ("customer_id","unpaid_slot") WHERE "orders"."state" = 'awaiting-payment';--> statement-breakpoint
CREATE INDEX "orders_unpaid_phone" ON "orders" USING btree (("address" ->> 'phone')) WHERE "orders"."state" = 'awaiting-payment';