CREATE TABLE "post_comments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "post_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"post_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" bigint
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"category" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"minutes_fa" integer NOT NULL,
	"minutes_en" integer NOT NULL,
	"cover_key" text,
	"author_name" jsonb NOT NULL,
	"written_by" bigint,
	"state" text DEFAULT 'draft' NOT NULL,
	"published_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "posts_published_at" CHECK ("posts"."state" = 'draft' or "posts"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "written_pages" (
	"name" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "post_comments" ADD CONSTRAINT "post_comments_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_comments" ADD CONSTRAINT "post_comments_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_comments" ADD CONSTRAINT "post_comments_decided_by_customers_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_written_by_customers_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "post_comments_once" ON "post_comments" USING btree ("post_id","customer_id",md5("text"));--> statement-breakpoint
CREATE INDEX "post_comments_shown" ON "post_comments" USING btree ("post_id","id" DESC NULLS LAST) WHERE "post_comments"."state" = 'approved';--> statement-breakpoint
CREATE INDEX "post_comments_waiting" ON "post_comments" USING btree ("id") WHERE "post_comments"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "post_comments_customer" ON "post_comments" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "posts_slug" ON "posts" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "posts_published" ON "posts" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "posts"."state" = 'published';--> statement-breakpoint
CREATE INDEX "posts_category" ON "posts" USING btree ("category","published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "posts"."state" = 'published';