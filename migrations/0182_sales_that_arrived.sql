-- A seller waited for the parcels of all others: what has arrived of an order is said by its parcels, once it is paid.
CREATE VIEW delivered_lines AS
SELECT w.order_id, w.position, w.quantity, f.delivered_at
FROM fulfillment_lines w JOIN fulfillments f ON f.id = w.fulfillment_id WHERE f.status = 'delivered';
--> statement-breakpoint
-- Of an order that stands delivered, whatever its parcels say: also of those from before there were any, and of what was handed over at the counter.
CREATE VIEW arrived_sales AS
SELECT l.order_id, l.position, l.seller_id, l.commission_percent,
  (CASE
    WHEN o.state = 'delivered' THEN l.seller_total - l.seller_total * coalesce((
      SELECT sum(b.quantity)::bigint FROM returned_lines b WHERE b.order_id = l.order_id AND b.position = l.position
    ), 0) / l.quantity
    WHEN o.paid_at IS NOT NULL AND o.state NOT IN ('awaiting-payment', 'cancelled', 'lapsed', 'returned') THEN l.seller_total * coalesce((
      SELECT sum(d.quantity)::bigint FROM delivered_lines d WHERE d.order_id = l.order_id AND d.position = l.position
    ), 0) / l.quantity
    ELSE 0 END)::bigint AS sold
FROM order_summaries o JOIN ordered_lines l ON l.order_id = o.id;
