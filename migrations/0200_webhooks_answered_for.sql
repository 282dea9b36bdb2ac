ALTER TABLE "webhook_endpoints" ADD COLUMN "changed_by" bigint;
--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "changed_by_key" bigint;
--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_changed_by_customers_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_changed_by_key_access_keys_id_fk" FOREIGN KEY ("changed_by_key") REFERENCES "public"."access_keys"("id") ON DELETE set null ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "webhook_endpoints" DROP CONSTRAINT "webhook_endpoints_pause_reason_known";
--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_pause_reason_known" CHECK ("webhook_endpoints"."pause_reason" in ('by-hand', 'gone', 'failing', 'secret-unreadable', 'unanswered-for')) NOT VALID;
--> statement-breakpoint
-- Whether a key may still be used is what tells others who answers for something.
CREATE OR REPLACE VIEW access_key_names AS SELECT id, name, revoked_at FROM access_keys;
