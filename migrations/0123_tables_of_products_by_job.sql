-- small: jobs, job_items
-- Jobs are deleted two days after their end. One kind more, so that whatever stands in the column holds.
ALTER TABLE "jobs" DROP CONSTRAINT "jobs_kind_known";--> statement-breakpoint
ALTER TABLE "job_items" ADD COLUMN "slug" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "file_name" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "dry_run" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "follows_id" bigint;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_follows_id_jobs_id_fk" FOREIGN KEY ("follows_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_follows" UNIQUE("follows_id");--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_kind_known" CHECK ("jobs"."kind" in ('orders-export', 'products-export', 'customers-export', 'stock-movements-export', 'events-export', 'stock-bulk-move', 'variants-bulk-reprice', 'products-import'));
