ALTER TABLE "order_steps" ADD CONSTRAINT "order_steps_cause_known" CHECK ("order_steps"."cause" in ('customer', 'payment', 'hold-ended', 'staff', 'seller')) NOT VALID;
--> statement-breakpoint
-- What a customer has reported of a transfer belongs to its tender.
CREATE TRIGGER transfers_kept BEFORE UPDATE OR DELETE ON transfers FOR EACH ROW
EXECUTE FUNCTION keep_written('reference', 'receipt_key', 'revision', 'reported_at', 'refusal', 'decided_by', 'decided_at');
--> statement-breakpoint
CREATE TRIGGER transfers_not_emptied BEFORE TRUNCATE ON transfers FOR EACH STATEMENT EXECUTE FUNCTION keep_written();
--> statement-breakpoint
-- Where an order goes stays with it; whom its invoice names goes with the account.
CREATE TRIGGER order_addresses_kept BEFORE DELETE ON order_addresses FOR EACH ROW WHEN (OLD.kind = 'shipping')
EXECUTE FUNCTION keep_promise();
--> statement-breakpoint
CREATE TRIGGER order_addresses_not_emptied BEFORE TRUNCATE ON order_addresses FOR EACH STATEMENT EXECUTE FUNCTION keep_promise();
--> statement-breakpoint
-- Rows of parcels and returns that may go one by one are never emptied all at once: what is on its way would be among them.
CREATE FUNCTION keep_filled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is never emptied', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER fulfillments_not_emptied BEFORE TRUNCATE ON fulfillments FOR EACH STATEMENT EXECUTE FUNCTION keep_filled();
--> statement-breakpoint
CREATE TRIGGER fulfillment_lines_not_emptied BEFORE TRUNCATE ON fulfillment_lines FOR EACH STATEMENT EXECUTE FUNCTION keep_filled();
--> statement-breakpoint
CREATE TRIGGER returns_not_emptied BEFORE TRUNCATE ON returns FOR EACH STATEMENT EXECUTE FUNCTION keep_filled();
--> statement-breakpoint
CREATE TRIGGER return_lines_not_emptied BEFORE TRUNCATE ON return_lines FOR EACH STATEMENT EXECUTE FUNCTION keep_filled();
