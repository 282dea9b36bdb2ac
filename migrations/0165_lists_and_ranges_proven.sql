-- outside a transaction
ALTER TABLE "one_time_codes" VALIDATE CONSTRAINT "one_time_codes_expires_at_after_created_at";
--> statement-breakpoint
ALTER TABLE "password_resets" VALIDATE CONSTRAINT "password_resets_expires_at_after_created_at";
--> statement-breakpoint
ALTER TABLE "phone_returns" VALIDATE CONSTRAINT "phone_returns_expires_at_after_created_at";
--> statement-breakpoint
ALTER TABLE "registrations" VALIDATE CONSTRAINT "registrations_expires_at_after_created_at";
--> statement-breakpoint
ALTER TABLE "posts" VALIDATE CONSTRAINT "posts_minutes_fa_positive";
--> statement-breakpoint
ALTER TABLE "posts" VALIDATE CONSTRAINT "posts_minutes_en_positive";
--> statement-breakpoint
ALTER TABLE "search_vocabulary" VALIDATE CONSTRAINT "search_vocabulary_products_not_negative";
--> statement-breakpoint
ALTER TABLE "jobs" VALIDATE CONSTRAINT "jobs_total_count_not_negative";
--> statement-breakpoint
ALTER TABLE "notifications" VALIDATE CONSTRAINT "notifications_kind_known";
--> statement-breakpoint
ALTER TABLE "owner_links" VALIDATE CONSTRAINT "owner_links_expires_at_after_created_at";
--> statement-breakpoint
ALTER TABLE "tickets" VALIDATE CONSTRAINT "tickets_language_known";
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" VALIDATE CONSTRAINT "webhook_deliveries_answer_status_http_status";
--> statement-breakpoint
ALTER TABLE "idempotency_keys" VALIDATE CONSTRAINT "idempotency_keys_status_http_status";
--> statement-breakpoint
ALTER TABLE "throttles" VALIDATE CONSTRAINT "throttles_tries_not_negative";
