CREATE TABLE "access_keys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"hint" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "access_keys_kind_known" CHECK ("access_keys"."kind" in ('staff', 'seller')),
	CONSTRAINT "access_keys_expires_at_after_created_at" CHECK ("access_keys"."expires_at" >= "access_keys"."created_at"),
	CONSTRAINT "access_keys_scopes_some" CHECK (cardinality("access_keys"."scopes") > 0)
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "access_key_id" bigint;--> statement-breakpoint
ALTER TABLE "access_keys" ADD CONSTRAINT "access_keys_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "access_keys_key_hash" ON "access_keys" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "access_keys_customer" ON "access_keys" USING btree ("customer_id","id");--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_access_key_id_access_keys_id_fk" FOREIGN KEY ("access_key_id") REFERENCES "public"."access_keys"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
-- What keys are called: the audit log names the key by which something was done.
CREATE VIEW access_key_names AS SELECT id, name FROM access_keys;