ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_expires_at_after_created_at" CHECK ("one_time_codes"."expires_at" >= "one_time_codes"."created_at") NOT VALID;
--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_expires_at_after_created_at" CHECK ("password_resets"."expires_at" >= "password_resets"."created_at") NOT VALID;
--> statement-breakpoint
ALTER TABLE "phone_returns" ADD CONSTRAINT "phone_returns_expires_at_after_created_at" CHECK ("phone_returns"."expires_at" >= "phone_returns"."created_at") NOT VALID;
--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_expires_at_after_created_at" CHECK ("registrations"."expires_at" >= "registrations"."created_at") NOT VALID;
--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_minutes_fa_positive" CHECK ("posts"."minutes_fa" between 1 and 9007199254740991) NOT VALID;
--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_minutes_en_positive" CHECK ("posts"."minutes_en" between 1 and 9007199254740991) NOT VALID;
--> statement-breakpoint
ALTER TABLE "search_vocabulary" ADD CONSTRAINT "search_vocabulary_products_not_negative" CHECK ("search_vocabulary"."products" between 0 and 9007199254740991) NOT VALID;
--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_total_count_not_negative" CHECK ("jobs"."total_count" between 0 and 9007199254740991) NOT VALID;
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_known" CHECK ("notifications"."kind" in ('order-placed', 'order-paid', 'order-cancelled', 'order-lapsed', 'order-moved', 'parcel-moved', 'transfer-due', 'transfer-refused', 'payment-part', 'credit-added', 'refund-paid', 'refund-turned', 'return-approved', 'return-refused', 'review-approved', 'review-refused', 'question-answered', 'question-approved', 'question-refused', 'answer-approved', 'answer-refused', 'comment-approved', 'comment-refused', 'ticket-answered', 'ticket-assigned', 'money-given', 'money-requested', 'money-approved', 'money-refused', 'bank-accounts-changed', 'chat-message', 'product-approved', 'product-refused', 'application-approved', 'application-refused', 'seller-order', 'seller-question', 'seller-review', 'payout-made', 'shop-suspended', 'shop-resumed', 'seller-changed', 'phone-changed', 'second-factor-changed', 'account-guessed', 'guesses-alarm', 'webhook-paused', 'wish-offer', 'back-in-stock')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "owner_links" ADD CONSTRAINT "owner_links_expires_at_after_created_at" CHECK ("owner_links"."expires_at" >= "owner_links"."created_at") NOT VALID;
--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_language_known" CHECK ("tickets"."language" in ('fa', 'en')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_answer_status_http_status" CHECK ("webhook_deliveries"."answer_status" between 0 and 999) NOT VALID;
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_status_http_status" CHECK ("idempotency_keys"."status" between 0 and 999) NOT VALID;
--> statement-breakpoint
ALTER TABLE "throttles" ADD CONSTRAINT "throttles_tries_not_negative" CHECK ("throttles"."tries" between 0 and 9007199254740991) NOT VALID;
--> statement-breakpoint
-- The key under which an order was placed stays with it: without it, the same request would place the order again.
CREATE TRIGGER order_keys_kept BEFORE UPDATE OR DELETE ON order_keys FOR EACH ROW EXECUTE FUNCTION keep_promise();
--> statement-breakpoint
CREATE TRIGGER order_keys_not_emptied BEFORE TRUNCATE ON order_keys FOR EACH STATEMENT EXECUTE FUNCTION keep_promise();
