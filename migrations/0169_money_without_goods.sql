-- Which pieces the staff has paid back that did not come back: a ledger, of which `order_lines.paid_back` is the sum.
CREATE TABLE "refund_lines" (
	"order_id" bigint NOT NULL,
	"occasion" text NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "refund_lines_order_id_occasion_position_pk" PRIMARY KEY("order_id","occasion","position"),
	CONSTRAINT "refund_lines_occasion_not_empty" CHECK ("refund_lines"."occasion" <> ''),
	CONSTRAINT "refund_lines_quantity_positive" CHECK ("refund_lines"."quantity" between 1 and 9007199254740991),
	CONSTRAINT "refund_lines_amount_not_negative" CHECK ("refund_lines"."amount" between 0 and 9007199254740991)
);
--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_order_id_position_order_lines_order_id_position_fk" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_lines"("order_id","position") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE TRIGGER refund_lines_kept BEFORE UPDATE OR DELETE ON refund_lines FOR EACH ROW EXECUTE FUNCTION keep_ledger();
--> statement-breakpoint
CREATE TRIGGER refund_lines_not_emptied BEFORE TRUNCATE ON refund_lines FOR EACH STATEMENT EXECUTE FUNCTION keep_ledger();
--> statement-breakpoint
CREATE VIEW paid_back_lines AS SELECT order_id, position, quantity, amount FROM refund_lines;
--> statement-breakpoint
-- What went back of what each order cost, with the occasion where others know it by a name: a return, a parcel that never arrived, its end.
CREATE VIEW order_refunds AS
SELECT id, order_id, substring(key FROM '^(?:return|parcel|end):[0-9]+') AS occasion, amount
FROM refunds WHERE state <> 'failed' AND cause NOT IN ('not-taken', 'excess');
--> statement-breakpoint
CREATE OR REPLACE VIEW returned_lines AS
SELECT l.order_id, l.position, l.quantity, r.ended_at, l.return_id, r.fulfillment_id FROM return_lines l JOIN returns r ON r.id = l.return_id WHERE r.state = 'done';
--> statement-breakpoint
-- What the documents of an order leave of it: what the one in force says, less what came back.
CREATE VIEW documented_totals AS
SELECT f.order_id, (f.total_rial - coalesce((
  SELECT sum(b.total_rial) FROM invoices b WHERE b.order_id = f.order_id AND b.kind = 'return'
), 0))::bigint AS total_rial
FROM invoices f
WHERE f.kind IN ('original', 'correction')
  AND NOT EXISTS (SELECT FROM invoices l WHERE l.order_id = f.order_id AND l.kind = 'correction' AND l.id > f.id);
