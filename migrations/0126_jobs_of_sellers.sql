-- small: jobs
-- Jobs are deleted two days after their end, so they are few, and none is a seller's yet.
ALTER TABLE "jobs" ADD COLUMN "seller_id" bigint;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;
