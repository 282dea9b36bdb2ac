CREATE TABLE "owner_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "customers_role" ON "customers" USING btree ("role") WHERE "customers"."role" is not null;