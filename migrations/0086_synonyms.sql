CREATE TABLE "synonym_suggestions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "synonym_suggestions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"means" text NOT NULL,
	"clicks" integer NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"last_clicked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "synonym_suggestions_status_known" CHECK ("synonym_suggestions"."status" in ('waiting', 'accepted', 'rejected')),
	CONSTRAINT "synonym_suggestions_clicks_not_negative" CHECK ("synonym_suggestions"."clicks" between 0 and 9007199254740991)
);
--> statement-breakpoint
CREATE TABLE "synonyms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "synonyms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"means" text NOT NULL,
	"name_key" text NOT NULL,
	"means_key" text NOT NULL,
	"kind" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "synonyms_kind_known" CHECK ("synonyms"."kind" in ('two-way', 'one-way', 'never')),
	CONSTRAINT "synonyms_two_names" CHECK ("synonyms"."name_key" <> "synonyms"."means_key")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "synonym_suggestions_pair" ON "synonym_suggestions" USING btree ("name","means");--> statement-breakpoint
CREATE INDEX "synonym_suggestions_status" ON "synonym_suggestions" USING btree ("status","clicks");--> statement-breakpoint
CREATE INDEX "synonym_suggestions_age" ON "synonym_suggestions" USING btree ("last_clicked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "synonyms_pair" ON "synonyms" USING btree (least("name_key", "means_key"),greatest("name_key", "means_key"));