ALTER TABLE "payments" DROP CONSTRAINT "payments_refunded_within_amount";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "kind" text DEFAULT 'gateway' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "captured" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- What a process from before writes says neither what kind of tender it is nor what came in by it: it is what its way to pay says, and all that
-- was requested. Goes with the contract step.
CREATE FUNCTION fill_tender() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.kind = 'gateway' THEN
    NEW.kind := CASE NEW.method WHEN 'bank' THEN 'bank-transfer' WHEN 'cash' THEN 'cash' WHEN 'credit' THEN 'stored-value' ELSE 'gateway' END;
  END IF;
  IF NEW.captured = 0 AND NEW.state IN ('paid', 'refunded') THEN
    NEW.captured := NEW.amount;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER payments_filled BEFORE INSERT OR UPDATE ON payments FOR EACH ROW EXECUTE FUNCTION fill_tender();
--> statement-breakpoint
-- Of tenders from before: the trigger says what they are.
UPDATE payments SET kind = kind WHERE method IN ('bank', 'cash', 'credit') OR state IN ('paid', 'refunded');
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refunded_within_captured" CHECK ("payments"."refunded" between 0 and "payments"."captured") NOT VALID;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_captured_when_paid" CHECK (("payments"."captured" > 0) = ("payments"."state" in ('paid', 'refunded'))) NOT VALID;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_kind_known" CHECK ("payments"."kind" in ('gateway', 'bank-transfer', 'cash', 'stored-value')) NOT VALID;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_captured_not_negative" CHECK ("payments"."captured" between 0 and 9007199254740991) NOT VALID;
--> statement-breakpoint
CREATE OR REPLACE VIEW order_payments AS
SELECT id, order_id, method, state, amount, refunded, captured - refunded AS refundable, authority, reference,
  state = 'started' AND disputed_at IS NOT NULL AS disputed, currency, currency_minor, toman_per_unit, kind, captured
FROM payments;
--> statement-breakpoint
-- No more goes back by a tender than came in by it: who gives back waits for the tender's row and then counts what stands there.
CREATE FUNCTION keep_refunds_within_tender() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  came_in bigint;
BEGIN
  SELECT p.captured INTO came_in FROM payments p WHERE p.id = NEW.payment_id FOR NO KEY UPDATE;
  IF (SELECT sum(r.amount) FROM refunds r WHERE r.payment_id = NEW.payment_id AND r.state <> 'failed') > came_in THEN
    RAISE EXCEPTION 'more goes back by payment % than came in by it', NEW.payment_id USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_within_tender';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER refunds_within_tender AFTER INSERT OR UPDATE ON refunds DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (NEW.payment_id IS NOT NULL AND NEW.state <> 'failed') EXECUTE FUNCTION keep_refunds_within_tender();
