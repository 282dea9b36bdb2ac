CREATE TABLE "staff_money_receivers" (
	"staff_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"day" date NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "staff_money_receivers_staff_id_customer_id_day_pk" PRIMARY KEY("staff_id","customer_id","day"),
	CONSTRAINT "staff_money_receivers_amount_not_negative" CHECK ("staff_money_receivers"."amount" between 0 and 9007199254740991)
);
--> statement-breakpoint
ALTER TABLE "staff_money_receivers" ADD CONSTRAINT "staff_money_receivers_staff_id_customers_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_money_receivers" ADD CONSTRAINT "staff_money_receivers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_money_receivers_customer" ON "staff_money_receivers" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "staff_money_receivers_day" ON "staff_money_receivers" USING btree ("day");