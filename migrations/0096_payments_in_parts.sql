ALTER TABLE "refunds" DROP CONSTRAINT "refunds_cause_known";--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_cause_known" CHECK ("refunds"."cause" in ('cancelled', 'returned', 'return', 'staff', 'not-taken', 'excess')) NOT VALID;--> statement-breakpoint
-- An order can be paid by several tenders. What comes in for it is settled under its row's lock, and each tender once.
DROP INDEX "payments_paid_once";
--> statement-breakpoint
-- What came in for each order beside its credit, without what went back because the order could not take it, compared with what was due.
CREATE VIEW order_balances AS
SELECT o.id AS order_id, o.due, b.received,
  CASE WHEN o.state = 'awaiting-payment' THEN greatest(o.due - b.received, 0) ELSE 0 END AS shortfall,
  greatest(b.received - o.due, 0) AS excess
FROM order_summaries o
CROSS JOIN LATERAL (
  SELECT (coalesce(sum(p.captured), 0) - coalesce((
    SELECT sum(r.amount) FROM refunds r
    WHERE r.order_id = o.id AND r.payment_id IS NOT NULL AND r.state <> 'failed' AND r.cause IN ('not-taken', 'excess')
  ), 0))::bigint AS received
  FROM order_payments p WHERE p.order_id = o.id
) b;
