-- Ledgers are only ever added to. A trigger's arguments name the columns whose words an erased account takes with it: they may be
-- emptied or shortened, and everything else of the row stays as it was written.
CREATE FUNCTION keep_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF to_jsonb(NEW) - TG_ARGV = to_jsonb(OLD) - TG_ARGV AND NOT EXISTS (
      SELECT FROM unnest(TG_ARGV) word
      WHERE NOT coalesce(to_jsonb(OLD) -> word @> nullif(to_jsonb(NEW) -> word, 'null'::jsonb), to_jsonb(NEW) ->> word IS NULL)
    ) THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION '% is a ledger: its rows are neither changed nor deleted', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_movements_kept BEFORE UPDATE OR DELETE ON stock_movements FOR EACH ROW EXECUTE FUNCTION keep_ledger();--> statement-breakpoint
CREATE TRIGGER stock_movements_not_emptied BEFORE TRUNCATE ON stock_movements FOR EACH STATEMENT EXECUTE FUNCTION keep_ledger();
--> statement-breakpoint
CREATE TRIGGER credit_entries_kept BEFORE UPDATE OR DELETE ON credit_entries FOR EACH ROW EXECUTE FUNCTION keep_ledger('note');--> statement-breakpoint
CREATE TRIGGER credit_entries_not_emptied BEFORE TRUNCATE ON credit_entries FOR EACH STATEMENT EXECUTE FUNCTION keep_ledger();
--> statement-breakpoint
CREATE TRIGGER seller_entries_kept BEFORE UPDATE OR DELETE ON seller_entries FOR EACH ROW EXECUTE FUNCTION keep_ledger();--> statement-breakpoint
CREATE TRIGGER seller_entries_not_emptied BEFORE TRUNCATE ON seller_entries FOR EACH STATEMENT EXECUTE FUNCTION keep_ledger();
--> statement-breakpoint
CREATE TRIGGER order_steps_kept BEFORE UPDATE OR DELETE ON order_steps FOR EACH ROW EXECUTE FUNCTION keep_ledger();--> statement-breakpoint
CREATE TRIGGER order_steps_not_emptied BEFORE TRUNCATE ON order_steps FOR EACH STATEMENT EXECUTE FUNCTION keep_ledger();
--> statement-breakpoint
CREATE TRIGGER audit_log_kept BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION keep_ledger('before', 'after');--> statement-breakpoint
CREATE TRIGGER audit_log_not_emptied BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION keep_ledger();
