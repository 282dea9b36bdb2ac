CREATE TABLE "phone_returns" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"customer_id" bigint NOT NULL,
	"phone" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "phone_returns" ADD CONSTRAINT "phone_returns_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phone_returns_customer" ON "phone_returns" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "phone_returns_expires_at" ON "phone_returns" USING btree ("expires_at");