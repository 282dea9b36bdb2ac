ALTER TABLE "customers" ADD COLUMN "email_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
-- Sessions that nobody has ended; the last use of one decides until when.
CREATE VIEW open_sessions AS SELECT id, expires_at FROM sessions WHERE ended_at IS NULL;
