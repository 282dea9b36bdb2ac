-- Tenders, refunds and redemptions go through states, but none of them goes, and what one is about stays as it was written. A trigger's
-- arguments name the columns that may change.
CREATE FUNCTION keep_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - TG_ARGV = to_jsonb(OLD) - TG_ARGV THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'what % says of money stays: its rows are not deleted, and of one only its state changes', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER payments_kept BEFORE UPDATE OR DELETE ON payments FOR EACH ROW
EXECUTE FUNCTION keep_written('state', 'amount', 'captured', 'refunded', 'reference', 'card_mask', 'said', 'disputed_at', 'claimed_at', 'settled_at');
--> statement-breakpoint
CREATE TRIGGER payments_settled_kept BEFORE UPDATE ON payments FOR EACH ROW WHEN (OLD.state IN ('paid', 'refunded'))
EXECUTE FUNCTION keep_written('state', 'refunded');
--> statement-breakpoint
CREATE TRIGGER payments_not_emptied BEFORE TRUNCATE ON payments FOR EACH STATEMENT EXECUTE FUNCTION keep_written();
--> statement-breakpoint
CREATE TRIGGER refunds_kept BEFORE UPDATE OR DELETE ON refunds FOR EACH ROW WHEN (OLD.payment_id IS NOT NULL)
EXECUTE FUNCTION keep_written('state', 'reason', 'done_at', 'reference', 'tries', 'next_try_at', 'failure');
--> statement-breakpoint
-- A process from before names no tender of cash and credit; it is laid once, and what was never collected has none.
CREATE TRIGGER refunds_without_tender_kept BEFORE UPDATE OR DELETE ON refunds FOR EACH ROW WHEN (OLD.payment_id IS NULL)
EXECUTE FUNCTION keep_written('payment_id', 'reason');
--> statement-breakpoint
CREATE TRIGGER refunds_not_emptied BEFORE TRUNCATE ON refunds FOR EACH STATEMENT EXECUTE FUNCTION keep_written();
--> statement-breakpoint
CREATE TRIGGER coupon_redemptions_kept BEFORE UPDATE OR DELETE ON coupon_redemptions FOR EACH ROW
EXECUTE FUNCTION keep_written('counted', 'released_at');
--> statement-breakpoint
CREATE TRIGGER coupon_redemptions_not_emptied BEFORE TRUNCATE ON coupon_redemptions FOR EACH STATEMENT EXECUTE FUNCTION keep_written();
--> statement-breakpoint
-- An account is whose it was when it was opened.
CREATE TRIGGER stored_value_accounts_kept BEFORE UPDATE OR DELETE ON stored_value_accounts FOR EACH ROW EXECUTE FUNCTION keep_written();
--> statement-breakpoint
CREATE TRIGGER stored_value_accounts_not_emptied BEFORE TRUNCATE ON stored_value_accounts FOR EACH STATEMENT EXECUTE FUNCTION keep_written();
