CREATE TABLE "chat_messages" (
	"customer_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"author_id" bigint NOT NULL,
	"by" text NOT NULL,
	"client_id" uuid NOT NULL,
	"text" text NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_messages_customer_id_number_pk" PRIMARY KEY("customer_id","number")
);
--> statement-breakpoint
CREATE TABLE "chat_presence" (
	"person_id" bigint PRIMARY KEY NOT NULL,
	"staff" boolean NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"customer_id" bigint PRIMARY KEY NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"customer_read" integer DEFAULT 0 NOT NULL,
	"staff_read" integer DEFAULT 0 NOT NULL,
	"waiting_since" timestamp (3) with time zone,
	"queue_rank" bigint NOT NULL,
	"assigned_to" bigint,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_customer_id_conversations_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."conversations"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_author_id_customers_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_presence" ADD CONSTRAINT "chat_presence_person_id_customers_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_assigned_to_customers_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_client_id" ON "chat_messages" USING btree ("customer_id","author_id","client_id");--> statement-breakpoint
CREATE INDEX "chat_presence_staff" ON "chat_presence" USING btree ("seen_at") WHERE "chat_presence"."staff";--> statement-breakpoint
CREATE INDEX "conversations_queue" ON "conversations" USING btree ("queue_rank","customer_id") WHERE "conversations"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "conversations_closed" ON "conversations" USING btree ("queue_rank","customer_id") WHERE "conversations"."closed_at" is not null;