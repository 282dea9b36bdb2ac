-- What a variant costs has been its price at least since its product was changed last.
INSERT INTO prices (product_id, variant_id, price_list, amount, valid_from, changed_at)
SELECT v.product_id, v.id, 'base', v.base_price, p.changed_at, p.changed_at FROM variants v JOIN products p ON p.id = v.product_id ORDER BY v.id;
--> statement-breakpoint
INSERT INTO price_changes (price_id, variant_id, price_list, amount, valid_from, valid_until, at)
SELECT id, variant_id, price_list, amount, valid_from, valid_until, changed_at FROM prices ORDER BY id;
--> statement-breakpoint
-- From now on the database itself writes the ledger, so that no way of changing a price leaves it out.
CREATE FUNCTION record_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_changes (price_id, variant_id, price_list, amount, valid_from, valid_until, at)
  VALUES (NEW.id, NEW.variant_id, NEW.price_list, NEW.amount, NEW.valid_from, NEW.valid_until, NEW.changed_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER prices_recorded AFTER INSERT OR UPDATE OF amount, valid_from, valid_until ON prices FOR EACH ROW EXECUTE FUNCTION record_price();
--> statement-breakpoint
CREATE TRIGGER price_changes_kept BEFORE UPDATE OR DELETE ON price_changes FOR EACH ROW EXECUTE FUNCTION keep_ledger();
--> statement-breakpoint
CREATE TRIGGER price_changes_not_emptied BEFORE TRUNCATE ON price_changes FOR EACH STATEMENT EXECUTE FUNCTION keep_ledger();
--> statement-breakpoint
ALTER TABLE order_lines VALIDATE CONSTRAINT order_lines_price_source_known;
