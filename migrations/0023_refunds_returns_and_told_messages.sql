CREATE TABLE "refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"source" text NOT NULL,
	"payment_id" bigint,
	"amount" bigint NOT NULL,
	"way" text NOT NULL,
	"state" text NOT NULL,
	"cause" text NOT NULL,
	"reason" text,
	"by" bigint,
	"key" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	"reference" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone,
	"failure" text,
	CONSTRAINT "refunds_of_something" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_source" CHECK (("refunds"."source" = 'gateway') = ("refunds"."payment_id" is not null)),
	CONSTRAINT "refunds_way" CHECK ("refunds"."way" = 'credit' or "refunds"."source" = 'gateway'),
	CONSTRAINT "refunds_credit_at_once" CHECK ("refunds"."way" = 'payment' or "refunds"."state" = 'done'),
	CONSTRAINT "refunds_done" CHECK (("refunds"."state" = 'done') = ("refunds"."done_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "return_lines" (
	"return_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	"open" boolean NOT NULL,
	CONSTRAINT "return_lines_return_id_position_pk" PRIMARY KEY("return_id","position"),
	CONSTRAINT "return_lines_some" CHECK ("return_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "returns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"pictures" jsonb NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"approved_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"by" bigint,
	"answer" text,
	"restocked" boolean
);
--> statement-breakpoint
CREATE TABLE "order_messages" (
	"order_id" bigint NOT NULL,
	"step" text NOT NULL,
	"channel" text NOT NULL,
	"claimed_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "order_messages_order_id_step_channel_pk" PRIMARY KEY("order_id","step","channel")
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "returned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_by_customers_id_fk" FOREIGN KEY ("by") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_order_id_position_order_lines_order_id_position_fk" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_lines"("order_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_by_customers_id_fk" FOREIGN KEY ("by") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_key" ON "refunds" USING btree ("key");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id") WHERE "refunds"."payment_id" is not null;--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("next_try_at") WHERE "refunds"."state" = 'due';--> statement-breakpoint
CREATE UNIQUE INDEX "return_lines_open" ON "return_lines" USING btree ("order_id","position") WHERE "return_lines"."open";--> statement-breakpoint
CREATE INDEX "returns_order" ON "returns" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "returns_open" ON "returns" USING btree ("state","id") WHERE "returns"."state" in ('asked', 'approved');--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_returned_within_quantity" CHECK ("order_lines"."returned" between 0 and "order_lines"."quantity");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunded_within_total" CHECK ("orders"."refunded" between 0 and "orders"."total");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refunded_within_amount" CHECK ("payments"."refunded" between 0 and "payments"."amount");