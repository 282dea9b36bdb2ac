ALTER TABLE "conversations" ADD CONSTRAINT "conversations_read_what_was_written" CHECK ("conversations"."customer_read" <= "conversations"."last_number" and "conversations"."staff_read" <= "conversations"."last_number") NOT VALID;
--> statement-breakpoint
ALTER TABLE "fulfillments" ADD CONSTRAINT "fulfillments_packed_has_not_left" CHECK ("fulfillments"."status" <> 'packed' or coalesce("fulfillments"."handed_over_at", "fulfillments"."on_the_way_at", "fulfillments"."at_station_at", "fulfillments"."delivered_at", "fulfillments"."returning_at", "fulfillments"."returned_at", "fulfillments"."lost_at") is null) NOT VALID;
--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_ended" CHECK (("jobs"."status" in ('done', 'failed', 'cancelled')) = ("jobs"."ended_at" is not null)) NOT VALID;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_awaiting_is_held_and_unpaid" CHECK ("orders"."state" <> 'awaiting-payment' or ("orders"."held_until" is not null and "orders"."paid_at" is null)) NOT VALID;
--> statement-breakpoint
ALTER TABLE "seller_entries" ADD CONSTRAINT "seller_entries_by_percent" CHECK (("seller_entries"."kind" = 'payout') = ("seller_entries"."commission_percent" is null)) NOT VALID;
--> statement-breakpoint
ALTER TABLE "seller_entries" ADD CONSTRAINT "seller_entries_commission_within_sold" CHECK ("seller_entries"."commission" between least("seller_entries"."sold", 0) and greatest("seller_entries"."sold", 0)) NOT VALID;
--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_approved" CHECK ("returns"."state" <> 'approved' or "returns"."approved_at" is not null) NOT VALID;
--> statement-breakpoint
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_suspended_when_closed" CHECK (not "sellers"."active" or ("sellers"."suspension" is null and "sellers"."suspended_products" = '{}')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_house_is_open" CHECK ("sellers"."id" <> 1 or "sellers"."active") NOT VALID;
