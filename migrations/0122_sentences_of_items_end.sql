-- phase: contract
-- What an item failed by stands in its problem, in both languages.
ALTER TABLE "job_items" DROP COLUMN "message";
