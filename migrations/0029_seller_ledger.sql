CREATE TABLE "seller_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seller_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"seller_id" bigint NOT NULL,
	"sequence" integer NOT NULL,
	"kind" text NOT NULL,
	"order_id" bigint,
	"sold" bigint NOT NULL,
	"commission" bigint NOT NULL,
	"commission_percent" integer,
	"amount" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"reference" text,
	"by" bigint,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "seller_entries_adds_up" CHECK ("seller_entries"."kind" = 'payout' or "seller_entries"."amount" = "seller_entries"."sold" - "seller_entries"."commission"),
	CONSTRAINT "seller_entries_payout" CHECK (("seller_entries"."kind" = 'payout') = ("seller_entries"."reference" is not null) and ("seller_entries"."kind" <> 'payout' or "seller_entries"."amount" < 0))
);
--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "suspension" text;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "suspended_products" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "seller_entries" ADD CONSTRAINT "seller_entries_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_entries" ADD CONSTRAINT "seller_entries_by_customers_id_fk" FOREIGN KEY ("by") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "seller_entries_sequence" ON "seller_entries" USING btree ("seller_id","sequence");--> statement-breakpoint
CREATE INDEX "seller_entries_order" ON "seller_entries" USING btree ("order_id","seller_id") WHERE "seller_entries"."order_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "seller_entries_reference" ON "seller_entries" USING btree ("seller_id","reference") WHERE "seller_entries"."reference" is not null;--> statement-breakpoint
CREATE INDEX "order_steps_ends" ON "order_steps" USING btree ("at") WHERE "order_steps"."state" in ('delivered', 'returned');