-- phase: contract
-- What processes from before have written since is laid as well, and with them go the views and triggers that they needed.
SELECT lay_tenders();
--> statement-breakpoint
SET CONSTRAINTS ALL IMMEDIATE;
--> statement-breakpoint
DROP FUNCTION lay_tenders();
--> statement-breakpoint
DROP VIEW credit_entries;
--> statement-breakpoint
DROP TRIGGER stored_value_entries_opened ON stored_value_entries;
--> statement-breakpoint
DROP FUNCTION open_credit_account();
--> statement-breakpoint
DROP VIEW order_payments;
--> statement-breakpoint
DROP TRIGGER payments_filled ON payments;
--> statement-breakpoint
DROP FUNCTION fill_tender();
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_source";
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_by_tender" CHECK (("refunds"."way" = 'uncollected') = ("refunds"."payment_id" is null)) NOT VALID;
