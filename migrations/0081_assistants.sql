CREATE TABLE "assistants" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assistants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"profile_url" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "assistants_last_used_at_after_created_at" CHECK ("assistants"."last_used_at" >= "assistants"."created_at"),
	CONSTRAINT "assistants_profile_url_length" CHECK (length("assistants"."profile_url") <= 500)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "assistants_profile_url" ON "assistants" USING btree ("profile_url");