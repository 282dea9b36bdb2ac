-- When a row was last changed, for programs that read on from there (decision 0094). The database's clock says so, one for all processes. The transaction
-- has its number first, so that a reader sees of each one under way whether it may have set a moment.
CREATE FUNCTION change_moment() RETURNS timestamptz LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_current_xact_id();
  RETURN date_trunc('milliseconds', clock_timestamp());
END $$;--> statement-breakpoint
CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := change_moment();
  RETURN NEW;
END $$;--> statement-breakpoint
-- What happens to a parcel, a tender, a refund or a return of an order happens to the order: once a transaction, as nobody sees more of it. Who changes one has
-- locked the order before.
CREATE FUNCTION note_change_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET updated_at = updated_at WHERE id = coalesce(NEW.order_id, OLD.order_id) AND xmin <> pg_current_xact_id()::xid;
  RETURN NULL;
END $$;--> statement-breakpoint
-- What was there before has the moment of the upgrade: it stands in the catalog once, and no row is written.
ALTER TABLE "orders" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "updated_at" SET DEFAULT change_moment();--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ALTER COLUMN "updated_at" SET DEFAULT change_moment();--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "updated_at" SET DEFAULT change_moment();--> statement-breakpoint
ALTER TABLE "stock_levels" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_levels" ALTER COLUMN "updated_at" SET DEFAULT change_moment();--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "updated_at" SET DEFAULT change_moment();--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "updated_at" SET DEFAULT change_moment();--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "updated_at" SET DEFAULT change_moment();--> statement-breakpoint
-- Triggers fire by their names: after those that keep what was written, which compare the other columns.
CREATE TRIGGER orders_written BEFORE UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION note_change();--> statement-breakpoint
CREATE TRIGGER customers_written BEFORE UPDATE ON customers FOR EACH ROW EXECUTE FUNCTION note_change();--> statement-breakpoint
CREATE TRIGGER products_written BEFORE UPDATE ON products FOR EACH ROW EXECUTE FUNCTION note_change();--> statement-breakpoint
CREATE TRIGGER stock_levels_written BEFORE UPDATE ON stock_levels FOR EACH ROW EXECUTE FUNCTION note_change();--> statement-breakpoint
CREATE TRIGGER payments_written BEFORE UPDATE ON payments FOR EACH ROW EXECUTE FUNCTION note_change();--> statement-breakpoint
CREATE TRIGGER refunds_written BEFORE UPDATE ON refunds FOR EACH ROW EXECUTE FUNCTION note_change();--> statement-breakpoint
CREATE TRIGGER invoices_written BEFORE UPDATE ON invoices FOR EACH ROW EXECUTE FUNCTION note_change();--> statement-breakpoint
CREATE TRIGGER fulfillments_of_order AFTER INSERT OR UPDATE OR DELETE ON fulfillments FOR EACH ROW EXECUTE FUNCTION note_change_of_order();--> statement-breakpoint
CREATE TRIGGER returns_of_order AFTER INSERT OR UPDATE ON returns FOR EACH ROW EXECUTE FUNCTION note_change_of_order();--> statement-breakpoint
CREATE TRIGGER refunds_begun_of_order AFTER INSERT ON refunds FOR EACH ROW EXECUTE FUNCTION note_change_of_order();--> statement-breakpoint
CREATE TRIGGER refunds_of_order AFTER UPDATE ON refunds FOR EACH ROW WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION note_change_of_order();--> statement-breakpoint
CREATE TRIGGER payments_begun_of_order AFTER INSERT ON payments FOR EACH ROW EXECUTE FUNCTION note_change_of_order();--> statement-breakpoint
-- Not of what a gateway said, which is noted without the order's lock.
CREATE TRIGGER payments_of_order AFTER UPDATE ON payments FOR EACH ROW
WHEN ((OLD.state, OLD.captured, OLD.refunded, OLD.disputed_at) IS DISTINCT FROM (NEW.state, NEW.captured, NEW.refunded, NEW.disputed_at))
EXECUTE FUNCTION note_change_of_order();
