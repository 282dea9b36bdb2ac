-- phase: contract
-- Processes of the release before wrote and read these names; of this one none does.
DROP VIEW "offers";
--> statement-breakpoint
ALTER TABLE "order_lines" RENAME COLUMN "offer_id" TO "flash_sale_id";
--> statement-breakpoint
ALTER VIEW "ordered_lines" RENAME COLUMN "offer_id" TO "flash_sale_id";
