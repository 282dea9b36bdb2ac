CREATE TABLE "search_days" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"search_key" text NOT NULL,
	"query" text NOT NULL,
	"searches" integer DEFAULT 0 NOT NULL,
	"empty" integer DEFAULT 0 NOT NULL,
	"clicks_first" integer DEFAULT 0 NOT NULL,
	"clicks_second_third" integer DEFAULT 0 NOT NULL,
	"clicks_fourth_tenth" integer DEFAULT 0 NOT NULL,
	"clicks_further" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "search_days_searches_not_negative" CHECK ("search_days"."searches" between 0 and 9007199254740991),
	CONSTRAINT "search_days_empty_not_negative" CHECK ("search_days"."empty" between 0 and 9007199254740991),
	CONSTRAINT "search_days_clicks_first_not_negative" CHECK ("search_days"."clicks_first" between 0 and 9007199254740991),
	CONSTRAINT "search_days_clicks_second_third_not_negative" CHECK ("search_days"."clicks_second_third" between 0 and 9007199254740991),
	CONSTRAINT "search_days_clicks_fourth_tenth_not_negative" CHECK ("search_days"."clicks_fourth_tenth" between 0 and 9007199254740991),
	CONSTRAINT "search_days_clicks_further_not_negative" CHECK ("search_days"."clicks_further" between 0 and 9007199254740991)
);
--> statement-breakpoint
CREATE TABLE "pinned_results" (
	"search_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "pinned_results_search_id_product_id_pk" PRIMARY KEY("search_id","product_id"),
	CONSTRAINT "pinned_results_kind_known" CHECK ("pinned_results"."kind" in ('pinned', 'hidden')),
	CONSTRAINT "pinned_results_position_not_negative" CHECK ("pinned_results"."position" between 0 and 9007199254740991)
);
--> statement-breakpoint
CREATE TABLE "pinned_searches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pinned_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"query" text NOT NULL,
	"search_key" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pinned_searches_key" UNIQUE("search_key")
);
--> statement-breakpoint
ALTER TABLE "pinned_results" ADD CONSTRAINT "pinned_results_search_id_pinned_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."pinned_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pinned_results" ADD CONSTRAINT "pinned_results_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "search_days_search" ON "search_days" USING btree ("day","search_key");--> statement-breakpoint
CREATE INDEX "pinned_results_product" ON "pinned_results" USING btree ("product_id");