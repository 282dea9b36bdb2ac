CREATE TABLE "former_invoice_signs" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"sign" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_keys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"secret" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"invoice_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"order_position" integer,
	"name_fa" text NOT NULL,
	"name_en" text,
	"variant_fa" text,
	"variant_en" text,
	"goods_id" text,
	"unit" text NOT NULL,
	"quantity" integer NOT NULL,
	"price_rial" bigint NOT NULL,
	"amount_rial" bigint NOT NULL,
	"discount_rial" bigint NOT NULL,
	"vat_percent" double precision NOT NULL,
	"vat_rial" bigint NOT NULL,
	"total_rial" bigint NOT NULL,
	CONSTRAINT "invoice_lines_invoice_id_position_pk" PRIMARY KEY("invoice_id","position"),
	CONSTRAINT "invoice_lines_kind_known" CHECK ("invoice_lines"."kind" in ('goods', 'shipping')),
	CONSTRAINT "invoice_lines_vat_percent_percent" CHECK ("invoice_lines"."vat_percent" between 0 and 100),
	CONSTRAINT "invoice_lines_quantity_positive" CHECK ("invoice_lines"."quantity" > 0),
	CONSTRAINT "invoice_lines_amount_adds_up" CHECK ("invoice_lines"."amount_rial" = "invoice_lines"."price_rial" * "invoice_lines"."quantity"),
	CONSTRAINT "invoice_lines_total_adds_up" CHECK ("invoice_lines"."total_rial" = "invoice_lines"."amount_rial" - "invoice_lines"."discount_rial"),
	CONSTRAINT "invoice_lines_vat_within_total" CHECK ("invoice_lines"."vat_rial" <= "invoice_lines"."total_rial"),
	CONSTRAINT "invoice_lines_price_rial_not_negative" CHECK ("invoice_lines"."price_rial" between 0 and 9007199254740991),
	CONSTRAINT "invoice_lines_amount_rial_not_negative" CHECK ("invoice_lines"."amount_rial" between 0 and 9007199254740991),
	CONSTRAINT "invoice_lines_discount_rial_not_negative" CHECK ("invoice_lines"."discount_rial" between 0 and 9007199254740991),
	CONSTRAINT "invoice_lines_vat_rial_not_negative" CHECK ("invoice_lines"."vat_rial" between 0 and 9007199254740991),
	CONSTRAINT "invoice_lines_total_rial_not_negative" CHECK ("invoice_lines"."total_rial" between 0 and 9007199254740991)
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"series" text PRIMARY KEY NOT NULL,
	"last_number" bigint DEFAULT 0 NOT NULL,
	"former_signs_kept_at" timestamp (3) with time zone,
	CONSTRAINT "invoice_series_last_number_not_negative" CHECK ("invoice_series"."last_number" between 0 and 9007199254740991)
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"series" text NOT NULL,
	"number" bigint NOT NULL,
	"kind" text NOT NULL,
	"order_id" bigint NOT NULL,
	"original_id" bigint,
	"return_id" bigint,
	"key_id" bigint NOT NULL,
	"order_number" text NOT NULL,
	"ordered_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"issuer" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"foreign_paid" jsonb,
	"items_rial" bigint NOT NULL,
	"discount_rial" bigint NOT NULL,
	"shipping_rial" bigint NOT NULL,
	"vat_rial" bigint NOT NULL,
	"total_rial" bigint NOT NULL,
	CONSTRAINT "invoices_kind_known" CHECK ("invoices"."kind" in ('original', 'correction', 'cancellation', 'return')),
	CONSTRAINT "invoices_number_positive" CHECK ("invoices"."number" > 0),
	CONSTRAINT "invoices_only_original_stands_alone" CHECK (("invoices"."kind" = 'original') = ("invoices"."original_id" is null)),
	CONSTRAINT "invoices_only_returns_have_a_return" CHECK ("invoices"."kind" = 'return' or "invoices"."return_id" is null),
	CONSTRAINT "invoices_total_adds_up" CHECK ("invoices"."total_rial" = "invoices"."items_rial" - "invoices"."discount_rial" + "invoices"."shipping_rial"),
	CONSTRAINT "invoices_vat_within_total" CHECK ("invoices"."vat_rial" <= "invoices"."total_rial"),
	CONSTRAINT "invoices_items_rial_not_negative" CHECK ("invoices"."items_rial" between 0 and 9007199254740991),
	CONSTRAINT "invoices_discount_rial_not_negative" CHECK ("invoices"."discount_rial" between 0 and 9007199254740991),
	CONSTRAINT "invoices_shipping_rial_not_negative" CHECK ("invoices"."shipping_rial" between 0 and 9007199254740991),
	CONSTRAINT "invoices_vat_rial_not_negative" CHECK ("invoices"."vat_rial" between 0 and 9007199254740991),
	CONSTRAINT "invoices_total_rial_not_negative" CHECK ("invoices"."total_rial" between 0 and 9007199254740991)
);
--> statement-breakpoint
ALTER TABLE "former_invoice_signs" ADD CONSTRAINT "former_invoice_signs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_series_invoice_series_series_fk" FOREIGN KEY ("series") REFERENCES "public"."invoice_series"("series") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_original_id_invoices_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_key_id_invoice_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."invoice_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("series","number");--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_once" ON "invoices" USING btree ("order_id","kind") WHERE "invoices"."kind" in ('original', 'cancellation') or "invoices"."kind" = 'return' and "invoices"."return_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_return" ON "invoices" USING btree ("return_id") WHERE "invoices"."return_id" is not null;--> statement-breakpoint
-- Documents are neither changed nor deleted; the buyer of an erased account is taken off when the legal term is over.
CREATE TRIGGER invoices_kept BEFORE UPDATE OR DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION keep_ledger('buyer');--> statement-breakpoint
CREATE TRIGGER invoices_not_emptied BEFORE TRUNCATE ON invoices FOR EACH STATEMENT EXECUTE FUNCTION keep_ledger();--> statement-breakpoint
CREATE TRIGGER invoice_lines_kept BEFORE UPDATE OR DELETE ON invoice_lines FOR EACH ROW EXECUTE FUNCTION keep_ledger();--> statement-breakpoint
CREATE TRIGGER invoice_lines_not_emptied BEFORE TRUNCATE ON invoice_lines FOR EACH STATEMENT EXECUTE FUNCTION keep_ledger();--> statement-breakpoint
CREATE TRIGGER invoice_keys_kept BEFORE UPDATE OR DELETE ON invoice_keys FOR EACH ROW EXECUTE FUNCTION keep_ledger();--> statement-breakpoint
CREATE TRIGGER invoice_keys_not_emptied BEFORE TRUNCATE ON invoice_keys FOR EACH STATEMENT EXECUTE FUNCTION keep_ledger();
--> statement-breakpoint
CREATE VIEW issued_invoices AS
SELECT id, order_id, series, number, kind, issued_at, total_rial FROM invoices;
--> statement-breakpoint
CREATE OR REPLACE VIEW order_summaries AS
SELECT id, number, customer_id, state, payment_method, shipping_method_id, address, total, credit_used, total - credit_used AS due, refunded,
  coupon_id, discount_total, placed_at, paid_at, held_until, reminded_at, items_total, shipping_total, vat_total
FROM orders;
--> statement-breakpoint
CREATE VIEW promised_addresses AS
SELECT order_id, kind, full_name, phone, province, city, line, postal_code, company, national_id, economic_code FROM order_addresses;
--> statement-breakpoint
CREATE VIEW promised_taxes AS
SELECT order_id, position, code, rate, base, amount FROM order_tax_lines;
--> statement-breakpoint
CREATE OR REPLACE VIEW returned_lines AS
SELECT l.order_id, l.position, l.quantity, r.ended_at, l.return_id FROM return_lines l JOIN returns r ON r.id = l.return_id WHERE r.state = 'done';
--> statement-breakpoint
CREATE OR REPLACE VIEW order_payments AS
SELECT id, order_id, method, state, amount, refunded, amount - refunded AS refundable, authority, reference,
  state = 'started' AND disputed_at IS NOT NULL AS disputed, currency, currency_minor, toman_per_unit
FROM payments;
