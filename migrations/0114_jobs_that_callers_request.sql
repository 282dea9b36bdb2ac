CREATE TABLE "job_items" (
	"job_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"subject_id" bigint NOT NULL,
	"item" jsonb NOT NULL,
	"outcome" text,
	"code" text,
	"message" text,
	CONSTRAINT "job_items_job_id_position_pk" PRIMARY KEY("job_id","position"),
	CONSTRAINT "job_items_outcome_known" CHECK ("job_items"."outcome" in ('done', 'skipped', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"by" bigint NOT NULL,
	"access_key_id" bigint,
	"roles" text[] NOT NULL,
	"input" jsonb NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"done_count" integer DEFAULT 0 NOT NULL,
	"total_count" integer,
	"result_file" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"worked_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "jobs_kind_known" CHECK ("jobs"."kind" in ('orders-export', 'products-export', 'customers-export', 'stock-movements-export', 'events-export', 'stock-bulk-move', 'variants-bulk-reprice')),
	CONSTRAINT "jobs_status_known" CHECK ("jobs"."status" in ('waiting', 'working', 'done', 'failed', 'cancelled')),
	CONSTRAINT "jobs_done_count_not_negative" CHECK ("jobs"."done_count" between 0 and 9007199254740991),
	CONSTRAINT "jobs_tries_not_negative" CHECK ("jobs"."tries" between 0 and 9007199254740991)
);
--> statement-breakpoint
ALTER TABLE "job_items" ADD CONSTRAINT "job_items_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_by_customers_id_fk" FOREIGN KEY ("by") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_access_key_id_access_keys_id_fk" FOREIGN KEY ("access_key_id") REFERENCES "public"."access_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_by" ON "jobs" USING btree ("by","id");--> statement-breakpoint
CREATE INDEX "jobs_under_way" ON "jobs" USING btree ("id") WHERE "jobs"."status" in ('waiting', 'working');