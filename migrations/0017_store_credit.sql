CREATE TABLE "credit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"sequence" integer NOT NULL,
	"amount" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"reason" text NOT NULL,
	"order_id" bigint,
	"note" text,
	"by" bigint,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_entries_not_below_zero" CHECK ("credit_entries"."balance" >= 0),
	CONSTRAINT "credit_entries_not_nothing" CHECK ("credit_entries"."amount" <> 0)
);
--> statement-breakpoint
ALTER TABLE "order_steps" ADD COLUMN "by" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "credit_used" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "staff_note" text;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_by_customers_id_fk" FOREIGN KEY ("by") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_sequence" ON "credit_entries" USING btree ("customer_id","sequence");--> statement-breakpoint
CREATE INDEX "credit_entries_order" ON "credit_entries" USING btree ("order_id") WHERE "credit_entries"."order_id" is not null;--> statement-breakpoint
ALTER TABLE "order_steps" ADD CONSTRAINT "order_steps_by_customers_id_fk" FOREIGN KEY ("by") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_under_way" ON "orders" USING btree ("state","id") WHERE "orders"."state" not in ('delivered', 'cancelled', 'lapsed', 'returned');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_credit_within_total" CHECK ("orders"."credit_used" between 0 and "orders"."total");