CREATE TABLE "seller_submissions" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"seller_id" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"refusal" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "commission_percent" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "packed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "seller_submissions" ADD CONSTRAINT "seller_submissions_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seller_submissions_state" ON "seller_submissions" USING btree ("state","product_id");--> statement-breakpoint
CREATE INDEX "shipments_seller" ON "shipments" USING btree ("seller_id","id");