CREATE TABLE "seller_application_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"kind" text NOT NULL,
	"store_name" text NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"password_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seller_applications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seller_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"store_name" text NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"refusal" text,
	"seller_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "answer_votes" (
	"answer_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	CONSTRAINT "answer_votes_answer_id_customer_id_pk" PRIMARY KEY("answer_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"question_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"text" text NOT NULL,
	"by_shop" boolean DEFAULT false NOT NULL,
	"helpful" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"refusal" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"text" text NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"refusal" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_votes" (
	"review_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	CONSTRAINT "review_votes_review_id_customer_id_pk" PRIMARY KEY("review_id","customer_id")
);
--> statement-breakpoint
DROP INDEX "reviews_product";--> statement-breakpoint
ALTER TABLE "reviews" ALTER COLUMN "product_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "owner_id" bigint;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "kind" text DEFAULT 'business' NOT NULL;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "province" text;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "logo_key" text;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "rating_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "rating" double precision GENERATED ALWAYS AS ((case when rating_count > 0 then rating_sum::float8 / rating_count end)) STORED;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "seller_id" bigint;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "picture_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "anonymous" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "helpful" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "seller_applications" ADD CONSTRAINT "seller_applications_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_applications" ADD CONSTRAINT "seller_applications_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_votes" ADD CONSTRAINT "answer_votes_answer_id_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_votes" ADD CONSTRAINT "answer_votes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seller_application_drafts_created_at" ON "seller_application_drafts" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "seller_applications_open" ON "seller_applications" USING btree ("customer_id") WHERE "seller_applications"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "seller_applications_state" ON "seller_applications" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "seller_applications_customer" ON "seller_applications" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "answers_shown" ON "answers" USING btree ("question_id","helpful","id") WHERE "answers"."state" = 'approved';--> statement-breakpoint
CREATE INDEX "answers_state" ON "answers" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "questions_shown" ON "questions" USING btree ("product_id","id") WHERE "questions"."state" = 'approved';--> statement-breakpoint
CREATE INDEX "questions_state" ON "questions" USING btree ("state","id");--> statement-breakpoint
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_owner_id_customers_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sellers_owner" ON "sellers" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "variants_seller" ON "variants" USING btree ("seller_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_customer_seller" ON "reviews" USING btree ("customer_id","seller_id");--> statement-breakpoint
CREATE INDEX "reviews_shown" ON "reviews" USING btree ("product_id","id") WHERE "reviews"."state" = 'approved';--> statement-breakpoint
CREATE INDEX "reviews_helpful" ON "reviews" USING btree ("product_id","helpful","id") WHERE "reviews"."state" = 'approved';--> statement-breakpoint
CREATE INDEX "reviews_stars" ON "reviews" USING btree ("product_id","stars","id") WHERE "reviews"."state" = 'approved';--> statement-breakpoint
CREATE INDEX "reviews_seller" ON "reviews" USING btree ("seller_id","id") WHERE "reviews"."state" = 'approved' and "reviews"."seller_id" is not null;--> statement-breakpoint
CREATE INDEX "reviews_state" ON "reviews" USING btree ("state","id");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_of_one_thing" CHECK (num_nonnulls("reviews"."product_id", "reviews"."seller_id") = 1);