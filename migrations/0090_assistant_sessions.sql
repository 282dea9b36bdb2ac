CREATE TABLE "assistant_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"assistant_id" bigint NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"content" jsonb NOT NULL,
	"cart_id" text,
	"handover" text NOT NULL,
	"customer_id" bigint,
	"taken_over_at" timestamp (3) with time zone,
	"order_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "assistant_sessions_kind_known" CHECK ("assistant_sessions"."kind" in ('cart', 'checkout')),
	CONSTRAINT "assistant_sessions_status_known" CHECK ("assistant_sessions"."status" in ('open', 'canceled', 'completed')),
	CONSTRAINT "assistant_sessions_updated_at_after_created_at" CHECK ("assistant_sessions"."updated_at" >= "assistant_sessions"."created_at"),
	CONSTRAINT "assistant_sessions_expires_at_after_created_at" CHECK ("assistant_sessions"."expires_at" >= "assistant_sessions"."created_at"),
	CONSTRAINT "assistant_sessions_taken_over" CHECK (("assistant_sessions"."customer_id" is null) = ("assistant_sessions"."taken_over_at" is null)),
	CONSTRAINT "assistant_sessions_completed" CHECK (("assistant_sessions"."status" = 'completed') = ("assistant_sessions"."order_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "assistants" ADD COLUMN "calls_per_minute" integer;--> statement-breakpoint
ALTER TABLE "assistants" ADD COLUMN "stopped_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "assistants" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "assistant_sessions" ADD CONSTRAINT "assistant_sessions_assistant_id_assistants_id_fk" FOREIGN KEY ("assistant_id") REFERENCES "public"."assistants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_sessions" ADD CONSTRAINT "assistant_sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_sessions" ADD CONSTRAINT "assistant_sessions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "assistant_sessions_handover" ON "assistant_sessions" USING btree ("handover");--> statement-breakpoint
CREATE UNIQUE INDEX "assistant_sessions_order" ON "assistant_sessions" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "assistant_sessions_cart" ON "assistant_sessions" USING btree ("cart_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "assistant_sessions_assistant" ON "assistant_sessions" USING btree ("assistant_id","created_at");--> statement-breakpoint
CREATE INDEX "assistant_sessions_customer" ON "assistant_sessions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "assistant_sessions_expires_at" ON "assistant_sessions" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "assistants" ADD CONSTRAINT "assistants_calls_per_minute_not_negative" CHECK ("assistants"."calls_per_minute" between 0 and 9007199254740991);--> statement-breakpoint
ALTER TABLE "assistants" ADD CONSTRAINT "assistants_version_not_negative" CHECK ("assistants"."version" between 0 and 9007199254740991);