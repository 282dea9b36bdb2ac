CREATE TABLE "staff_money_days" (
	"staff_id" bigint NOT NULL,
	"day" date NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "staff_money_days_staff_id_day_pk" PRIMARY KEY("staff_id","day")
);
--> statement-breakpoint
ALTER TABLE "staff_money_days" ADD CONSTRAINT "staff_money_days_staff_id_customers_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;