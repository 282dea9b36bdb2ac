ALTER TABLE "refunds" DROP CONSTRAINT "refunds_way";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_way_known";--> statement-breakpoint
ALTER TABLE "fulfillments" ADD COLUMN "resolution" text;--> statement-breakpoint
ALTER TABLE "fulfillments" ADD COLUMN "resolved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "fulfillments" ADD CONSTRAINT "fulfillments_resolution_known" CHECK ("fulfillments"."resolution" in ('refunded', 'sent-again', 'replaced')) NOT VALID;--> statement-breakpoint
ALTER TABLE "fulfillments" ADD CONSTRAINT "fulfillments_resolution_of_what_ended" CHECK (("fulfillments"."resolution" is null) = ("fulfillments"."resolved_at" is null) and ("fulfillments"."resolution" is null or "fulfillments"."status" in ('returned', 'lost'))) NOT VALID;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_way" CHECK ("refunds"."way" = 'credit' or "refunds"."source" = case "refunds"."way" when 'payment' then 'gateway' else 'cash' end) NOT VALID;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_way_known" CHECK ("refunds"."way" in ('payment', 'credit', 'uncollected')) NOT VALID;
--> statement-breakpoint
-- Pieces that lie in parcels, but those of parcels that came back or were lost and whose pieces are packed again.
CREATE VIEW packed_lines AS
SELECT w.fulfillment_id, w.order_id, w.position, w.quantity
FROM fulfillment_lines w JOIN fulfillments f ON f.id = w.fulfillment_id
WHERE f.resolution IS NULL OR f.resolution = 'refunded';
--> statement-breakpoint
-- Pieces that took the place of those which came back unfit or were lost.
CREATE VIEW replaced_lines AS
SELECT w.fulfillment_id, w.order_id, w.position, w.quantity
FROM fulfillment_lines w JOIN fulfillments f ON f.id = w.fulfillment_id
WHERE f.resolution = 'replaced';
--> statement-breakpoint
-- The step that all parcels of an order have reached: nothing while none is packed, packaging while a piece lies in none, else where the
-- hindmost stands. What comes back, or is back or lost, counts as on its way until it is decided what becomes of it; then no more. Parcels whose
-- pieces are packed again are left out of all figures.
CREATE OR REPLACE VIEW parcel_steps AS
SELECT o.id AS order_id, p.parcels, l.unpacked, p.gone, CASE
    WHEN p.parcels = 0 THEN NULL
    WHEN l.unpacked > 0 THEN 'packaging'
    ELSE (ARRAY['ready', 'on-the-way', 'at-station', 'delivered'])[p.hindmost] END AS step
FROM order_summaries o
CROSS JOIN LATERAL (
  SELECT count(*)::int AS parcels, (count(*) FILTER (WHERE f.status <> 'packed'))::int AS gone,
    min(CASE f.status WHEN 'packed' THEN 1 WHEN 'at-station' THEN 3 WHEN 'delivered' THEN 4 ELSE 2 END) FILTER (WHERE f.resolution IS NULL) AS hindmost
  FROM fulfillments f WHERE f.order_id = o.id AND (f.resolution IS NULL OR f.resolution = 'refunded')
) p
CROSS JOIN LATERAL (
  SELECT (coalesce(sum(l.quantity), 0) - coalesce((SELECT sum(w.quantity) FROM packed_lines w WHERE w.order_id = o.id), 0))::int AS unpacked
  FROM ordered_lines l WHERE l.order_id = o.id
) l;
--> statement-breakpoint
-- The code of the first parcel of an order that has one and is not packed again.
CREATE OR REPLACE VIEW order_tracking AS
SELECT DISTINCT ON (order_id) order_id, tracking_code FROM fulfillments
WHERE tracking_code IS NOT NULL AND (resolution IS NULL OR resolution = 'refunded') ORDER BY order_id, id;
--> statement-breakpoint
-- No more pieces of a line lie in parcels than were ordered, but for those that are packed again: who packs waits for the line's row, and is
-- refused what is above it.
CREATE OR REPLACE FUNCTION keep_parcels_within_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ordered integer;
BEGIN
  SELECT l.quantity INTO ordered FROM order_lines l WHERE l.order_id = NEW.order_id AND l.position = NEW.position FOR NO KEY UPDATE;
  IF (SELECT sum(w.quantity) FROM packed_lines w WHERE w.order_id = NEW.order_id AND w.position = NEW.position) > ordered THEN
    RAISE EXCEPTION 'more of line % of order % lies in parcels than was ordered', NEW.position, NEW.order_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'fulfillment_lines_within_ordered', TABLE = 'fulfillment_lines';
  END IF;
  RETURN NULL;
END $$;
