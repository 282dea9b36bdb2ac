CREATE TABLE "transfers" (
	"payment_id" bigint PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"receipt_key" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	"refusal" text,
	"decided_by" bigint,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "vat_percent" double precision DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_receipt_key_uploads_key_fk" FOREIGN KEY ("receipt_key") REFERENCES "public"."uploads"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_decided_by_customers_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transfers_reference" ON "transfers" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_bank_reference" ON "payments" USING btree ("reference") WHERE "payments"."method" = 'bank';--> statement-breakpoint
CREATE INDEX "payments_reported" ON "payments" USING btree ("id") WHERE "payments"."state" = 'reported';