CREATE TABLE "product_sales_days" (
	"day" date NOT NULL,
	"product_id" bigint NOT NULL,
	"pieces" integer NOT NULL,
	CONSTRAINT "product_sales_days_day_product_id_pk" PRIMARY KEY("day","product_id"),
	CONSTRAINT "product_sales_days_pieces_not_negative" CHECK ("product_sales_days"."pieces" between 0 and 9007199254740991)
);
--> statement-breakpoint
CREATE TABLE "sales_counting" (
	"id" smallint PRIMARY KEY NOT NULL,
	"last_order_id" bigint NOT NULL,
	"complete" boolean NOT NULL,
	CONSTRAINT "sales_counting_one_row" CHECK ("sales_counting"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "sales_days" (
	"day" date PRIMARY KEY NOT NULL,
	"orders_count" integer NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "sales_days_orders_count_not_negative" CHECK ("sales_days"."orders_count" between 0 and 9007199254740991),
	CONSTRAINT "sales_days_total_not_negative" CHECK ("sales_days"."total" between 0 and 9007199254740991)
);
--> statement-breakpoint
CREATE TABLE "seller_sales" (
	"seller_id" bigint PRIMARY KEY NOT NULL,
	"settled" bigint NOT NULL,
	"commission" bigint NOT NULL,
	"open" bigint NOT NULL,
	"pieces" bigint NOT NULL,
	CONSTRAINT "seller_sales_settled_not_negative" CHECK ("seller_sales"."settled" between 0 and 9007199254740991),
	CONSTRAINT "seller_sales_open_not_negative" CHECK ("seller_sales"."open" between 0 and 9007199254740991),
	CONSTRAINT "seller_sales_pieces_not_negative" CHECK ("seller_sales"."pieces" between 0 and 9007199254740991),
	CONSTRAINT "seller_sales_commission_within_settled" CHECK ("seller_sales"."commission" between 0 and "seller_sales"."settled")
);
--> statement-breakpoint
CREATE TABLE "uncounted_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "uncounted_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"sold" smallint NOT NULL,
	"settled" smallint NOT NULL,
	CONSTRAINT "uncounted_orders_change" CHECK ("uncounted_orders"."sold" between -1 and 1 and "uncounted_orders"."settled" between -1 and 1 and ("uncounted_orders"."sold" <> 0 or "uncounted_orders"."settled" <> 0))
);
--> statement-breakpoint
ALTER TABLE "seller_sales" ADD CONSTRAINT "seller_sales_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uncounted_orders_order" ON "uncounted_orders" USING btree ("order_id");--> statement-breakpoint
INSERT INTO "sales_counting" ("id", "last_order_id", "complete") VALUES (1, 0, false);
--> statement-breakpoint
-- The rule of the view sold_orders, on the row before and after; the books compare what comes of both.
CREATE FUNCTION "note_order_sale"() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  nothing CONSTANT text[] := ARRAY['awaiting-payment', 'cancelled', 'lapsed', 'returned'];
  sold integer := (NEW.state <> ALL (nothing))::int;
  settled integer := (NEW.state <> ALL (nothing) AND (NEW.paid_at IS NOT NULL OR NEW.state = 'delivered'))::int;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    sold := sold - (OLD.state <> ALL (nothing))::int;
    settled := settled - (OLD.state <> ALL (nothing) AND (OLD.paid_at IS NOT NULL OR OLD.state = 'delivered'))::int;
  END IF;
  IF sold <> 0 OR settled <> 0 THEN
    INSERT INTO "uncounted_orders" ("order_id", "sold", "settled") VALUES (NEW.id, sold, settled);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "orders_counted" AFTER INSERT OR UPDATE OF "state", "paid_at" ON "orders" FOR EACH ROW EXECUTE FUNCTION "note_order_sale"();
