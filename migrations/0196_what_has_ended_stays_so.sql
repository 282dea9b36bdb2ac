-- The lives of rows stand in rules and in conditional statements. What has ended, or has one way left, goes no other by a statement of one's own either.
CREATE FUNCTION keep_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a row of % that has ended is not led back', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_ended BEFORE UPDATE OF state ON orders FOR EACH ROW
  WHEN (OLD.state IN ('cancelled', 'returned') AND NEW.state <> OLD.state OR OLD.state = 'delivered' AND NEW.state NOT IN ('delivered', 'returned'))
  EXECUTE FUNCTION keep_ended();
--> statement-breakpoint
CREATE TRIGGER fulfillments_ended BEFORE UPDATE OF status ON fulfillments FOR EACH ROW
  WHEN (OLD.status IN ('delivered', 'returned') AND NEW.status <> OLD.status) EXECUTE FUNCTION keep_ended();
--> statement-breakpoint
CREATE TRIGGER returns_ended BEFORE UPDATE OF state ON returns FOR EACH ROW
  WHEN (OLD.state IN ('refused', 'done') AND NEW.state <> OLD.state) EXECUTE FUNCTION keep_ended();
--> statement-breakpoint
CREATE TRIGGER payments_ended BEFORE UPDATE OF state ON payments FOR EACH ROW
  WHEN (OLD.state = 'refunded' AND NEW.state <> OLD.state OR OLD.state = 'paid' AND NEW.state NOT IN ('paid', 'refunded')) EXECUTE FUNCTION keep_ended();
--> statement-breakpoint
CREATE TRIGGER refunds_ended BEFORE UPDATE OF state ON refunds FOR EACH ROW
  WHEN (OLD.state IN ('done', 'failed') AND NEW.state <> OLD.state) EXECUTE FUNCTION keep_ended();
--> statement-breakpoint
CREATE TRIGGER money_approvals_ended BEFORE UPDATE OF status ON money_approvals FOR EACH ROW
  WHEN (OLD.status IN ('used', 'refused') AND NEW.status <> OLD.status) EXECUTE FUNCTION keep_ended();
--> statement-breakpoint
CREATE TRIGGER jobs_ended BEFORE UPDATE OF status ON jobs FOR EACH ROW
  WHEN (OLD.status IN ('done', 'failed', 'cancelled') AND NEW.status <> OLD.status) EXECUTE FUNCTION keep_ended();
--> statement-breakpoint
ALTER TABLE "seller_entries" ADD CONSTRAINT "seller_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") NOT VALID;
--> statement-breakpoint
-- Deferred: an order that is paid by credit is written after the entry that pays it.
ALTER TABLE "stored_value_entries" ADD CONSTRAINT "stored_value_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") DEFERRABLE INITIALLY DEFERRED NOT VALID;
