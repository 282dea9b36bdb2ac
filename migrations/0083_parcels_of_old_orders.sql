-- What sellers had packed and sent of orders from before there were parcels: one parcel for each seller, with all of their lines. It is where
-- its order was, or where the seller had brought it; what neither had packed is still to be packed. What ended before it was sent has none.
INSERT INTO fulfillments (order_id, seller_id, status, tracking_code, packed_at, handed_over_at, on_the_way_at, at_station_at, delivered_at)
SELECT o.id, l.seller_id, place.status, s.tracking_code,
  coalesce(s.packed_at, step.ready, s.sent_at, step.on_the_way, step.at_station, step.delivered, o.placed_at),
  CASE WHEN place.status <> 'packed' THEN coalesce(s.sent_at, step.on_the_way, step.at_station, step.delivered, o.placed_at) END,
  coalesce(step.on_the_way, CASE WHEN place.status = 'on-the-way' THEN coalesce(s.sent_at, o.placed_at) END),
  coalesce(step.at_station, CASE WHEN place.status = 'at-station' THEN o.placed_at END),
  coalesce(step.delivered, CASE WHEN place.status = 'delivered' THEN o.placed_at END)
FROM orders o
JOIN (SELECT DISTINCT order_id, seller_id FROM order_lines) l ON l.order_id = o.id
LEFT JOIN LATERAL (
  SELECT min(packed_at) AS packed_at, min(sent_at) AS sent_at, max(tracking_code) AS tracking_code
  FROM shipments s WHERE s.order_id = o.id AND s.seller_id = l.seller_id
) s ON true
LEFT JOIN LATERAL (
  SELECT max(at) FILTER (WHERE state = 'ready') AS ready, max(at) FILTER (WHERE state = 'on-the-way') AS on_the_way,
    max(at) FILTER (WHERE state = 'at-station') AS at_station, max(at) FILTER (WHERE state = 'delivered') AS delivered
  FROM order_steps t WHERE t.order_id = o.id
) step ON true
CROSS JOIN LATERAL (
  SELECT CASE
    WHEN o.state IN ('on-the-way', 'at-station', 'delivered') THEN o.state
    WHEN o.state = 'returned' THEN 'delivered'
    WHEN s.sent_at IS NOT NULL THEN 'handed-over'
    WHEN s.packed_at IS NOT NULL OR o.state = 'ready' THEN 'packed'
  END AS status
) place
WHERE o.state NOT IN ('awaiting-payment', 'cancelled', 'lapsed') AND place.status IS NOT NULL
ORDER BY o.id, l.seller_id;
--> statement-breakpoint
INSERT INTO fulfillment_lines (fulfillment_id, order_id, position, quantity)
SELECT f.id, l.order_id, l.position, l.quantity FROM fulfillments f JOIN order_lines l ON l.order_id = f.order_id AND l.seller_id = f.seller_id;
--> statement-breakpoint
-- An order of which sellers had packed or sent more than it said stands where its parcels are from now on.
WITH behind AS (
  SELECT o.id, p.step FROM parcel_steps p JOIN orders o ON o.id = p.order_id
  WHERE o.state IN ('placed', 'packaging', 'ready') AND p.step IS NOT NULL AND p.step <> o.state
), noted AS (
  INSERT INTO order_steps (order_id, state, cause, at)
  SELECT b.id, b.step, 'seller', (SELECT max(coalesce(f.handed_over_at, f.packed_at)) FROM fulfillments f WHERE f.order_id = b.id) FROM behind b
)
UPDATE orders o SET state = behind.step FROM behind WHERE o.id = behind.id;
--> statement-breakpoint
-- No more pieces of a line lie in parcels than were ordered: who packs waits for the line's row, and is refused what is above it.
CREATE FUNCTION keep_parcels_within_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ordered integer;
BEGIN
  SELECT l.quantity INTO ordered FROM order_lines l WHERE l.order_id = NEW.order_id AND l.position = NEW.position FOR NO KEY UPDATE;
  IF (SELECT sum(w.quantity) FROM fulfillment_lines w WHERE w.order_id = NEW.order_id AND w.position = NEW.position) > ordered THEN
    RAISE EXCEPTION 'more of line % of order % lies in parcels than was ordered', NEW.position, NEW.order_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'fulfillment_lines_within_ordered', TABLE = 'fulfillment_lines';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER fulfillment_lines_within_ordered AFTER INSERT OR UPDATE ON fulfillment_lines FOR EACH ROW EXECUTE FUNCTION keep_parcels_within_order();
--> statement-breakpoint
ALTER TABLE returns VALIDATE CONSTRAINT returns_reason_known;
--> statement-breakpoint
ALTER TABLE returns VALIDATE CONSTRAINT returns_of_parcel;
--> statement-breakpoint
ALTER TABLE returns VALIDATE CONSTRAINT returns_fulfillment_id_fulfillments_id_fk;
