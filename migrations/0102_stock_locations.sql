CREATE TABLE "stock_locations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_locations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 2 CACHE 1),
	"name_fa" text NOT NULL,
	"name_en" text NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "stock_locations_main_stays" CHECK ("stock_locations"."id" <> 1 or "stock_locations"."archived_at" is null),
	CONSTRAINT "stock_locations_position_not_negative" CHECK ("stock_locations"."position" between 0 and 9007199254740991)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "stock_locations_name_fa" ON "stock_locations" USING btree ("name_fa") WHERE "stock_locations"."archived_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "stock_locations_name_en" ON "stock_locations" USING btree ("name_en") WHERE "stock_locations"."archived_at" is null;
--> statement-breakpoint
-- Every shop has the main location: all stock from before is there, and so is what a process from before goes on writing.
INSERT INTO stock_locations (id, name_fa, name_en, position) OVERRIDING SYSTEM VALUE VALUES (1, 'انبار اصلی', 'Main store', 1);
--> statement-breakpoint
-- A default that is constant rewrites no row: it says where the stock from before is.
ALTER TABLE "stock" ADD COLUMN "location_id" bigint DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "location_id" bigint DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "return_id" bigint;
