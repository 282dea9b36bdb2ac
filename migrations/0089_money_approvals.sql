CREATE TABLE "money_approvals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "money_approvals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"requested_by" bigint NOT NULL,
	"link" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp (3) with time zone,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "money_approvals_status_known" CHECK ("money_approvals"."status" in ('waiting', 'approved', 'refused', 'used')),
	CONSTRAINT "money_approvals_amount_not_negative" CHECK ("money_approvals"."amount" between 0 and 9007199254740991),
	CONSTRAINT "money_approvals_decided_at_after_requested_at" CHECK ("money_approvals"."decided_at" >= "money_approvals"."requested_at"),
	CONSTRAINT "money_approvals_used_at_after_decided_at" CHECK ("money_approvals"."used_at" >= "money_approvals"."decided_at")
);
--> statement-breakpoint
ALTER TABLE "money_approvals" ADD CONSTRAINT "money_approvals_requested_by_customers_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_approvals" ADD CONSTRAINT "money_approvals_decided_by_customers_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "money_approvals_open" ON "money_approvals" USING btree ("requested_by","link","amount") WHERE status in ('waiting', 'approved');--> statement-breakpoint
CREATE INDEX "money_approvals_status" ON "money_approvals" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "money_approvals_decided_by" ON "money_approvals" USING btree ("decided_by");