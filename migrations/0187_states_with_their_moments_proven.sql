-- outside a transaction
ALTER TABLE "conversations" VALIDATE CONSTRAINT "conversations_read_what_was_written";
--> statement-breakpoint
ALTER TABLE "fulfillments" VALIDATE CONSTRAINT "fulfillments_packed_has_not_left";
--> statement-breakpoint
ALTER TABLE "jobs" VALIDATE CONSTRAINT "jobs_ended";
--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_awaiting_is_held_and_unpaid";
--> statement-breakpoint
ALTER TABLE "seller_entries" VALIDATE CONSTRAINT "seller_entries_by_percent";
--> statement-breakpoint
ALTER TABLE "seller_entries" VALIDATE CONSTRAINT "seller_entries_commission_within_sold";
--> statement-breakpoint
ALTER TABLE "returns" VALIDATE CONSTRAINT "returns_approved";
--> statement-breakpoint
ALTER TABLE "sellers" VALIDATE CONSTRAINT "sellers_suspended_when_closed";
--> statement-breakpoint
ALTER TABLE "sellers" VALIDATE CONSTRAINT "sellers_house_is_open";
