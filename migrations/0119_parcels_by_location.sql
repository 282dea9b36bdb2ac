-- A default that is constant rewrites no row: parcels of before went from the main location, which was the only one.
ALTER TABLE "fulfillments" ADD COLUMN "location_id" bigint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "fulfillments" ADD CONSTRAINT "fulfillments_location_id_stock_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."stock_locations"("id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
-- What others show of a location, and in which order the owner puts them.
CREATE VIEW stock_location_names AS SELECT id, name_fa, name_en, position FROM stock_locations;
--> statement-breakpoint
-- Pieces that an order holds or has taken at locations other than the main one; its other pieces are from there.
CREATE VIEW order_pieces_elsewhere AS
SELECT m.order_id, m.variant_id, m.location_id,
  (sum(m.held_change) - coalesce(sum(m.on_hand_change) FILTER (WHERE m.reason = 'sold'), 0))::int AS pieces
FROM stock_movements m WHERE m.location_id <> 1 AND m.order_id IS NOT NULL
GROUP BY m.order_id, m.variant_id, m.location_id;
--> statement-breakpoint
-- Pieces of orders that lie in no parcel, by the location where they lie. What went from a location in a parcel, or came to nothing there, is not
-- there any more; what is sent again is back there. What no other location has is at the main one, so that all add up to what is left.
CREATE VIEW packable_pieces AS
SELECT l.order_id, l.position, l.seller_id, shelf.location_id, shelf.pieces
FROM ordered_lines l
CROSS JOIN LATERAL (
  SELECT l.quantity - coalesce(sum(w.quantity), 0)::int AS pieces FROM packed_lines w WHERE w.order_id = l.order_id AND w.position = l.position
) unpacked
CROSS JOIN LATERAL (
  WITH elsewhere AS (
    SELECT e.location_id, greatest(e.pieces - coalesce((
        SELECT sum(p.quantity) FROM fulfillment_lines p JOIN fulfillments f ON f.id = p.fulfillment_id
        WHERE p.order_id = l.order_id AND p.position = l.position AND f.location_id = e.location_id AND f.resolution IS DISTINCT FROM 'sent-again'
      ), 0), 0)::int AS pieces
    FROM order_pieces_elsewhere e WHERE e.order_id = l.order_id AND e.variant_id = l.variant_id
  ), share AS (
    SELECT e.location_id, greatest(least(e.pieces, unpacked.pieces - (sum(e.pieces) OVER (ORDER BY e.location_id) - e.pieces)), 0)::int AS pieces FROM elsewhere e
  )
  SELECT s.location_id, s.pieces FROM share s
  UNION ALL
  SELECT 1, unpacked.pieces - coalesce((SELECT sum(s.pieces) FROM share s), 0)::int
) shelf
WHERE shelf.pieces > 0;
