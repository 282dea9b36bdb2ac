CREATE TABLE "fulfillment_lines" (
	"fulfillment_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "fulfillment_lines_fulfillment_id_position_pk" PRIMARY KEY("fulfillment_id","position"),
	CONSTRAINT "fulfillment_lines_some" CHECK ("fulfillment_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "fulfillments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fulfillments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"seller_id" bigint NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"carrier" text,
	"tracking_code" text,
	"packed_at" timestamp (3) with time zone NOT NULL,
	"handed_over_at" timestamp (3) with time zone,
	"on_the_way_at" timestamp (3) with time zone,
	"at_station_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"returning_at" timestamp (3) with time zone,
	"returned_at" timestamp (3) with time zone,
	"lost_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "fulfillments_of_order" UNIQUE("id","order_id"),
	CONSTRAINT "fulfillments_status_known" CHECK ("fulfillments"."status" in ('packed', 'handed-over', 'on-the-way', 'at-station', 'delivered', 'returning', 'returned', 'lost')),
	CONSTRAINT "fulfillments_reason_known" CHECK ("fulfillments"."reason" in ('refused', 'not-found', 'damaged')),
	CONSTRAINT "fulfillments_reason_of_what_comes_back" CHECK (case when "fulfillments"."reason" is null then "fulfillments"."status" not in ('returning', 'returned') else "fulfillments"."status" in ('returning', 'returned', 'lost') end),
	CONSTRAINT "fulfillments_moment_of_status" CHECK (case "fulfillments"."status" when 'packed' then "fulfillments"."packed_at" when 'handed-over' then "fulfillments"."handed_over_at" when 'on-the-way' then "fulfillments"."on_the_way_at"
        when 'at-station' then "fulfillments"."at_station_at" when 'delivered' then "fulfillments"."delivered_at" when 'returning' then "fulfillments"."returning_at"
        when 'returned' then "fulfillments"."returned_at" else "fulfillments"."lost_at" end is not null),
	CONSTRAINT "fulfillments_left_before" CHECK ("fulfillments"."status" = 'packed' or "fulfillments"."handed_over_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "returns" DROP CONSTRAINT "returns_reason_known";--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "fulfillment_id" bigint;--> statement-breakpoint
ALTER TABLE "fulfillment_lines" ADD CONSTRAINT "fulfillment_lines_parcel" FOREIGN KEY ("fulfillment_id","order_id") REFERENCES "public"."fulfillments"("id","order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fulfillment_lines" ADD CONSTRAINT "fulfillment_lines_ordered" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_lines"("order_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fulfillments" ADD CONSTRAINT "fulfillments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fulfillment_lines_order" ON "fulfillment_lines" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "fulfillments_order" ON "fulfillments" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "fulfillments_seller" ON "fulfillments" USING btree ("seller_id","id");--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_fulfillment_id_fulfillments_id_fk" FOREIGN KEY ("fulfillment_id") REFERENCES "public"."fulfillments"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE UNIQUE INDEX "returns_fulfillment" ON "returns" USING btree ("fulfillment_id") WHERE "returns"."fulfillment_id" is not null;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_of_parcel" CHECK (("returns"."reason" = 'not-delivered') = ("returns"."fulfillment_id" is not null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_reason_known" CHECK ("returns"."reason" in ('damaged', 'wrong-goods', 'not-as-described', 'does-not-fit', 'changed-mind', 'other', 'not-delivered')) NOT VALID;
--> statement-breakpoint
-- The step that all parcels of an order have reached: nothing while none is packed, packaging while a piece lies in none, else where the
-- hindmost stands of those that are neither returned nor lost. What comes back counts as on its way.
CREATE VIEW parcel_steps AS
SELECT o.id AS order_id, p.parcels, l.unpacked, p.gone, CASE
    WHEN p.parcels = 0 THEN NULL
    WHEN l.unpacked > 0 THEN 'packaging'
    ELSE (ARRAY['ready', 'on-the-way', 'at-station', 'delivered'])[p.hindmost] END AS step
FROM order_summaries o
CROSS JOIN LATERAL (
  SELECT count(*)::int AS parcels, (count(*) FILTER (WHERE f.status <> 'packed'))::int AS gone,
    min(CASE f.status WHEN 'packed' THEN 1 WHEN 'at-station' THEN 3 WHEN 'delivered' THEN 4 ELSE 2 END) FILTER (WHERE f.status NOT IN ('returned', 'lost')) AS hindmost
  FROM fulfillments f WHERE f.order_id = o.id
) p
CROSS JOIN LATERAL (
  SELECT (coalesce(sum(l.quantity), 0) - coalesce((SELECT sum(w.quantity) FROM fulfillment_lines w WHERE w.order_id = o.id), 0))::int AS unpacked
  FROM ordered_lines l WHERE l.order_id = o.id
) l;
--> statement-breakpoint
-- The code of the first parcel of an order that has one.
CREATE VIEW order_tracking AS
SELECT DISTINCT ON (order_id) order_id, tracking_code FROM fulfillments WHERE tracking_code IS NOT NULL ORDER BY order_id, id;
