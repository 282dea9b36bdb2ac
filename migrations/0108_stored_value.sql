-- phase: whole, because the ledger takes the name of the model, and in the same transaction a view takes its former name: a process from
-- before goes on reading and writing it, and only ones that start anew are refused.
CREATE TABLE "stored_value_accounts" (
	"id" bigint PRIMARY KEY DEFAULT nextval('customers_id_seq') NOT NULL,
	"kind" text NOT NULL,
	"customer_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stored_value_accounts_credit_of_customer" CHECK ("stored_value_accounts"."kind" <> 'store-credit' or "stored_value_accounts"."customer_id" is not distinct from "stored_value_accounts"."id"),
	CONSTRAINT "stored_value_accounts_kind_known" CHECK ("stored_value_accounts"."kind" in ('store-credit'))
);
--> statement-breakpoint
ALTER TABLE "stored_value_accounts" ADD CONSTRAINT "stored_value_accounts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "stored_value_accounts_credit" ON "stored_value_accounts" USING btree ("customer_id") WHERE "stored_value_accounts"."kind" = 'store-credit';
--> statement-breakpoint
-- The credit of a customer bears the customer's number, so that no entry is rewritten.
LOCK TABLE credit_entries IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
INSERT INTO stored_value_accounts (id, kind, customer_id, created_at)
SELECT e.customer_id, 'store-credit', e.customer_id, e.at FROM credit_entries e WHERE e.sequence = 1;
--> statement-breakpoint
ALTER TABLE "credit_entries" RENAME TO "stored_value_entries";
--> statement-breakpoint
ALTER TABLE "stored_value_entries" RENAME COLUMN "customer_id" TO "account_id";
--> statement-breakpoint
ALTER SEQUENCE "credit_entries_id_seq" RENAME TO "stored_value_entries_id_seq";
--> statement-breakpoint
ALTER INDEX "credit_entries_pkey" RENAME TO "stored_value_entries_pkey";
--> statement-breakpoint
ALTER INDEX "credit_entries_sequence" RENAME TO "stored_value_entries_sequence";
--> statement-breakpoint
ALTER INDEX "credit_entries_order" RENAME TO "stored_value_entries_order";
--> statement-breakpoint
ALTER TABLE "stored_value_entries" RENAME CONSTRAINT "credit_entries_not_below_zero" TO "stored_value_entries_not_below_zero";
--> statement-breakpoint
ALTER TABLE "stored_value_entries" RENAME CONSTRAINT "credit_entries_not_nothing" TO "stored_value_entries_not_nothing";
--> statement-breakpoint
ALTER TABLE "stored_value_entries" RENAME CONSTRAINT "credit_entries_reason_known" TO "stored_value_entries_reason_known";
--> statement-breakpoint
ALTER TABLE "stored_value_entries" RENAME CONSTRAINT "credit_entries_by_customers_id_fk" TO "stored_value_entries_by_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "stored_value_entries" DROP CONSTRAINT "credit_entries_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "stored_value_entries" ADD CONSTRAINT "stored_value_entries_account_id_stored_value_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."stored_value_accounts"("id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
-- What a process from before reads and writes. It goes with the contract step, as does the trigger, which opens an account for its first entry.
CREATE VIEW credit_entries AS
SELECT id, account_id AS customer_id, sequence, amount, balance, reason, order_id, note, by, at FROM stored_value_entries;
--> statement-breakpoint
CREATE FUNCTION open_credit_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stored_value_accounts (id, kind, customer_id, created_at)
  SELECT c.id, 'store-credit', c.id, NEW.at FROM customers c WHERE c.id = NEW.account_id ON CONFLICT DO NOTHING;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER stored_value_entries_opened BEFORE INSERT ON stored_value_entries FOR EACH ROW WHEN (NEW.sequence = 1) EXECUTE FUNCTION open_credit_account();
--> statement-breakpoint
-- What credit paid and what was collected at the door are tenders as well.
ALTER TABLE "payments" ADD COLUMN "account_id" bigint;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_account_id_stored_value_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."stored_value_accounts"("id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_account_of_stored_value" CHECK (("payments"."kind" = 'stored-value') = ("payments"."account_id" is not null)) NOT VALID;
--> statement-breakpoint
-- A process from before gives cash and credit back without naming their tender.
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_source";
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_source" CHECK (case when way = 'uncollected' then payment_id is null else source <> 'gateway' or payment_id is not null end) NOT VALID;
--> statement-breakpoint
CREATE VIEW order_tenders AS
SELECT id, order_id, method, state, amount, refunded, captured - refunded AS refundable, authority, reference,
  state = 'started' AND disputed_at IS NOT NULL AS disputed, currency, currency_minor, toman_per_unit, kind, captured
FROM payments;
--> statement-breakpoint
-- A process from before knows of no tender that is cash or credit.
CREATE OR REPLACE VIEW order_payments AS
SELECT id, order_id, method, state, amount, refunded, captured - refunded AS refundable, authority, reference,
  state = 'started' AND disputed_at IS NOT NULL AS disputed, currency, currency_minor, toman_per_unit, kind, captured
FROM payments WHERE kind IN ('gateway', 'bank-transfer');
--> statement-breakpoint
CREATE OR REPLACE VIEW order_balances AS
SELECT o.id AS order_id, o.due, b.received,
  CASE WHEN o.state = 'awaiting-payment' THEN greatest(o.due - b.received, 0) ELSE 0 END AS shortfall,
  greatest(b.received - o.due, 0) AS excess
FROM order_summaries o
CROSS JOIN LATERAL (
  SELECT (coalesce(sum(p.captured), 0) - coalesce((
    SELECT sum(r.amount) FROM refunds r
    WHERE r.order_id = o.id AND r.source <> 'credit' AND r.payment_id IS NOT NULL AND r.state <> 'failed' AND r.cause IN ('not-taken', 'excess')
  ), 0))::bigint AS received
  FROM order_tenders p WHERE p.order_id = o.id AND p.kind <> 'stored-value'
) b;
--> statement-breakpoint
-- Lays the tenders of orders that have none of what credit paid or was collected at the door, and names to refunds the tender by which they went
-- back. It can be repeated: once for all orders from before, once more by the contract step for what a process from before has written since.
CREATE FUNCTION lay_tenders() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO payments (order_id, method, kind, state, amount, captured, started_at, settled_at)
  SELECT o.id, 'cash', 'cash', 'paid', c.collected, c.collected, o.paid_at, o.paid_at
  FROM orders o CROSS JOIN LATERAL (
    SELECT o.total - o.credit_used - coalesce((SELECT sum(r.amount) FROM refunds r WHERE r.order_id = o.id AND r.way = 'uncollected'), 0) AS collected
  ) c
  WHERE o.payment_method = 'cash' AND o.paid_at IS NOT NULL AND c.collected > 0
    AND NOT EXISTS (SELECT FROM payments p WHERE p.order_id = o.id AND p.kind = 'cash')
  ORDER BY o.id;
  INSERT INTO payments (order_id, method, kind, account_id, state, amount, captured, started_at, settled_at)
  SELECT e.order_id, 'credit', 'stored-value', e.account_id, 'paid', -e.amount, -e.amount, e.at, e.at
  FROM (
    SELECT e.order_id, e.account_id, e.amount, e.at, row_number() OVER (PARTITION BY e.order_id ORDER BY e.sequence) AS place
    FROM stored_value_entries e JOIN orders o ON o.id = e.order_id WHERE e.reason = 'payment'
  ) e
  WHERE e.place > (SELECT count(*) FROM payments p WHERE p.order_id = e.order_id AND p.kind = 'stored-value')
  ORDER BY e.order_id, e.place;
  -- What an order that came to nothing had taken of the credit went back without a refund.
  INSERT INTO refunds (order_id, source, payment_id, amount, way, state, cause, key, at, done_at)
  SELECT f.order_id, 'credit', p.id, f.amount, 'credit', 'done', 'not-taken', 'not-taken:' || p.id || ':' || f.amount, f.at, f.at
  FROM (
    SELECT e.order_id, min(e.at) AS at,
      sum(e.amount) - coalesce((SELECT sum(r.amount) FROM refunds r WHERE r.order_id = e.order_id AND r.source = 'credit'), 0) AS amount
    FROM stored_value_entries e WHERE e.reason = 'given-back' AND e.order_id IS NOT NULL GROUP BY e.order_id
  ) f
  JOIN LATERAL (SELECT p.id FROM payments p WHERE p.order_id = f.order_id AND p.kind = 'stored-value' ORDER BY p.refunded = p.captured, p.id LIMIT 1) p ON true
  WHERE f.amount > 0;
  UPDATE refunds r SET payment_id = (
    SELECT p.id FROM payments p
    WHERE p.order_id = r.order_id AND p.kind = CASE r.source WHEN 'credit' THEN 'stored-value' ELSE 'cash' END ORDER BY p.id DESC LIMIT 1
  )
  WHERE r.payment_id IS NULL AND r.way <> 'uncollected';
  UPDATE payments p SET refunded = s.amount, state = CASE WHEN s.amount = p.captured THEN 'refunded' ELSE 'paid' END
  FROM (SELECT payment_id, sum(amount) AS amount FROM refunds WHERE state <> 'failed' AND source <> 'gateway' GROUP BY payment_id) s
  WHERE s.payment_id = p.id AND p.kind IN ('cash', 'stored-value') AND p.refunded < s.amount;
END $$;
