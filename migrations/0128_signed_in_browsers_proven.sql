-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "push_subscriptions_session" ON "push_subscriptions" USING btree ("session_id");--> statement-breakpoint
ALTER TABLE "push_subscriptions" VALIDATE CONSTRAINT "push_subscriptions_session_id_sessions_id_fk";
