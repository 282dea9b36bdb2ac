-- phase: contract
-- Processes from before there were locations read and wrote these; now whoever writes says where.
DROP VIEW stock;
--> statement-breakpoint
DROP FUNCTION held(stock_levels);
--> statement-breakpoint
DROP FUNCTION available(stock_levels);
--> statement-breakpoint
DROP FUNCTION low_stock(stock_levels);
--> statement-breakpoint
ALTER TABLE "stock_levels" ALTER COLUMN "location_id" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "stock_movements" ALTER COLUMN "location_id" DROP DEFAULT;
