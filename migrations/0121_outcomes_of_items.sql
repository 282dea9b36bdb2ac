-- small: job_items
-- Jobs are deleted two days after their end, so their items are few.
ALTER TABLE "job_items" ADD COLUMN "added" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job_items" ADD COLUMN "problem" jsonb;--> statement-breakpoint
ALTER TABLE "job_items" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_items" ADD CONSTRAINT "job_items_tries_not_negative" CHECK ("job_items"."tries" between 0 and 9007199254740991);--> statement-breakpoint
-- A sentence in one language, that of who began the job, takes the place of both.
UPDATE "job_items" SET "problem" = jsonb_build_object('message', jsonb_build_object('fa', "message", 'en', "message"), 'errors', '[]'::jsonb)
WHERE "message" IS NOT NULL;
