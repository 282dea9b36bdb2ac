ALTER TABLE "customers" ADD CONSTRAINT "customers_username_not_empty" CHECK ("customers"."username" <> '') NOT VALID;
--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_username_key_not_empty" CHECK ("customers"."username_key" <> '') NOT VALID;
--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_phone_known" CHECK ("customers"."phone" ~ '^([+][0-9]{4,15}|erased-[0-9]+|walk-in)$') NOT VALID;
--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_email_known" CHECK ("customers"."email" ~ '^[^@[:space:]]+@[^@[:space:]]+$') NOT VALID;
--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_slug_not_empty" CHECK ("brands"."slug" <> '') NOT VALID;
--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_name_not_empty" CHECK ("brands"."name" <> '') NOT VALID;
--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_not_below_itself" CHECK ("categories"."parent_id" <> "categories"."id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_slug_not_empty" CHECK ("categories"."slug" <> '') NOT VALID;
--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_name_not_empty" CHECK ("categories"."name" <> '') NOT VALID;
--> statement-breakpoint
ALTER TABLE "coupon_codes" ADD CONSTRAINT "coupon_codes_code_not_empty" CHECK ("coupon_codes"."code" <> '') NOT VALID;
--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_code_upper_case" CHECK ("coupons"."code" <> '' and "coupons"."code" = upper("coupons"."code")) NOT VALID;
--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_take_something_off" CHECK (case "coupons"."kind" when 'percent' then "coupons"."percent_off" > 0 when 'amount' then "coupons"."amount_off" > 0 else true end) NOT VALID;
--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_most_uses_positive" CHECK ("coupons"."most_uses" between 1 and 9007199254740991) NOT VALID;
--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_most_uses_per_customer_positive" CHECK ("coupons"."most_uses_per_customer" between 1 and 9007199254740991) NOT VALID;
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_price_positive" CHECK ("offers"."price" between 1 and 9007199254740991) NOT VALID;
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_allotted_positive" CHECK ("offers"."allotted" between 1 and 9007199254740991) NOT VALID;
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_colour_known" CHECK ("offers"."colour" in ('saffron', 'pomegranate', 'turquoise')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "stock_locations" ADD CONSTRAINT "stock_locations_name_fa_not_empty" CHECK ("stock_locations"."name_fa" <> '') NOT VALID;
--> statement-breakpoint
ALTER TABLE "stock_locations" ADD CONSTRAINT "stock_locations_name_en_not_empty" CHECK ("stock_locations"."name_en" <> '') NOT VALID;
--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_order_position_of_goods" CHECK (("invoice_lines"."kind" = 'goods') = ("invoice_lines"."order_position" is not null)) NOT VALID;
--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_name_fa_not_empty" CHECK ("invoice_lines"."name_fa" <> '') NOT VALID;
--> statement-breakpoint
ALTER TABLE "invoice_series" ADD CONSTRAINT "invoice_series_series_not_empty" CHECK ("invoice_series"."series" <> '') NOT VALID;
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_follow_another" CHECK ("invoices"."original_id" <> "invoices"."id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "order_discounts" ADD CONSTRAINT "order_discounts_only_coupon_is_named" CHECK ("order_discounts"."kind" = 'coupon' or "order_discounts"."coupon_id" is null) NOT VALID;
--> statement-breakpoint
ALTER TABLE "order_shipping_lines" ADD CONSTRAINT "order_shipping_lines_name_fa_not_empty" CHECK ("order_shipping_lines"."name_fa" <> '') NOT VALID;
--> statement-breakpoint
ALTER TABLE "order_shipping_lines" ADD CONSTRAINT "order_shipping_lines_name_en_not_empty" CHECK ("order_shipping_lines"."name_en" <> '') NOT VALID;
--> statement-breakpoint
ALTER TABLE "order_tax_lines" ADD CONSTRAINT "order_tax_lines_within_base" CHECK ("order_tax_lines"."amount" <= "order_tax_lines"."base") NOT VALID;
--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_vat_within_total" CHECK ("order_lines"."vat" <= "order_lines"."total") NOT VALID;
--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_flash_sale_named" CHECK ("order_lines"."price_source" <> 'flash-sale' or "order_lines"."offer_id" is not null) NOT VALID;
--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_position_positive" CHECK ("order_lines"."position" between 1 and 9007199254740991) NOT VALID;
--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_name_not_empty" CHECK ("order_lines"."name" <> '') NOT VALID;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_vat_within_total" CHECK ("orders"."vat_total" <= "orders"."total") NOT VALID;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount_within_items" CHECK ("orders"."discount_total" <= "orders"."items_total") NOT VALID;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_address_object" CHECK (jsonb_typeof("orders"."address") = 'object') NOT VALID;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_number_not_empty" CHECK ("orders"."number" <> '') NOT VALID;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_held_until_after_placed_at" CHECK ("orders"."held_until" >= "orders"."placed_at") NOT VALID;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_unpaid_slot_positive" CHECK ("orders"."unpaid_slot" between 1 and 9007199254740991) NOT VALID;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_kind_of_method" CHECK (case method when 'cash' then kind = 'cash' when 'online' then kind = 'gateway' when 'zibal' then kind = 'gateway' when 'credit-card' then kind = 'gateway' when 'bank' then kind = 'bank-transfer' when 'paypal' then kind = 'gateway' when 'credit' then kind = 'stored-value' when 'counter-cash' then kind = 'cash' when 'card-terminal' then kind = 'gateway' end is true) NOT VALID;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_captured_whole" CHECK ("payments"."kind" = 'bank-transfer' or "payments"."captured" in (0, "payments"."amount")) NOT VALID;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_settled" CHECK (("payments"."state" in ('paid', 'failed', 'refunded')) = ("payments"."settled_at" is not null)) NOT VALID;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_receipt_of_paid" CHECK ("payments"."reference" is null or "payments"."state" in ('paid', 'refunded')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_currency_known" CHECK ("payments"."currency" ~ '^[A-Z]{3}$') NOT VALID;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_amount_positive" CHECK ("payments"."amount" between 1 and 9007199254740991) NOT VALID;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_currency_minor_positive" CHECK ("payments"."currency_minor" between 1 and 9007199254740991) NOT VALID;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_toman_per_unit_positive" CHECK ("payments"."toman_per_unit" between 1 and 9007199254740991) NOT VALID;
--> statement-breakpoint
ALTER TABLE "seller_entries" ADD CONSTRAINT "seller_entries_fit_kind" CHECK (("seller_entries"."kind" = 'payout') = ("seller_entries"."order_id" is null) and case "seller_entries"."kind" when 'sale' then "seller_entries"."sold" >= 0
        when 'return' then "seller_entries"."sold" < 0 else "seller_entries"."sold" = 0 and "seller_entries"."commission" = 0 end) NOT VALID;
--> statement-breakpoint
ALTER TABLE "seller_entries" ADD CONSTRAINT "seller_entries_begin_at_nothing" CHECK ("seller_entries"."sequence" > 1 or "seller_entries"."balance" = "seller_entries"."amount") NOT VALID;
--> statement-breakpoint
ALTER TABLE "seller_entries" ADD CONSTRAINT "seller_entries_sequence_positive" CHECK ("seller_entries"."sequence" between 1 and 9007199254740991) NOT VALID;
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_name_not_empty" CHECK ("products"."name" <> '') NOT VALID;
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_slug_not_empty" CHECK ("products"."slug" <> '') NOT VALID;
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_rating_sum_of_its_stars" CHECK ("products"."rating_sum" between "products"."rating_count" and 5 * "products"."rating_count") NOT VALID;
--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_helpful_not_negative" CHECK ("answers"."helpful" between 0 and 9007199254740991) NOT VALID;
--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_answers_not_negative" CHECK ("questions"."answers" between 0 and 9007199254740991) NOT VALID;
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_due_is_tried" CHECK ("refunds"."state" <> 'due' or "refunds"."next_try_at" is not null) NOT VALID;
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_key_not_empty" CHECK ("refunds"."key" <> '') NOT VALID;
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_tries_not_negative" CHECK ("refunds"."tries" between 0 and 9007199254740991) NOT VALID;
--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_ended" CHECK (("returns"."state" in ('refused', 'done')) = ("returns"."ended_at" is not null)) NOT VALID;
--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_pictures_list" CHECK (jsonb_typeof("returns"."pictures") = 'array') NOT VALID;
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_helpful_not_negative" CHECK ("reviews"."helpful" between 0 and 9007199254740991) NOT VALID;
--> statement-breakpoint
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_slug_not_empty" CHECK ("sellers"."slug" <> '') NOT VALID;
--> statement-breakpoint
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_name_not_empty" CHECK ("sellers"."name" <> '') NOT VALID;
--> statement-breakpoint
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_rating_sum_of_its_stars" CHECK ("sellers"."rating_sum" between "sellers"."rating_count" and 5 * "sellers"."rating_count") NOT VALID;
--> statement-breakpoint
ALTER TABLE "money_approvals" ADD CONSTRAINT "money_approvals_decided" CHECK (("money_approvals"."status" = 'waiting') = ("money_approvals"."decided_at" is null)) NOT VALID;
--> statement-breakpoint
ALTER TABLE "money_approvals" ADD CONSTRAINT "money_approvals_used" CHECK (("money_approvals"."status" = 'used') = ("money_approvals"."used_at" is not null)) NOT VALID;
--> statement-breakpoint
ALTER TABLE "money_approvals" ADD CONSTRAINT "money_approvals_amount_positive" CHECK ("money_approvals"."amount" between 1 and 9007199254740991) NOT VALID;
--> statement-breakpoint
ALTER TABLE "staff_money_days" ADD CONSTRAINT "staff_money_days_amount_not_negative" CHECK ("staff_money_days"."amount" between 0 and 9007199254740991) NOT VALID;
--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD CONSTRAINT "shipping_methods_name_fa_not_empty" CHECK ("shipping_methods"."name_fa" <> '') NOT VALID;
--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD CONSTRAINT "shipping_methods_name_en_not_empty" CHECK ("shipping_methods"."name_en" <> '') NOT VALID;
--> statement-breakpoint
ALTER TABLE "stored_value_entries" ADD CONSTRAINT "stored_value_entries_fit_reason" CHECK (case when "stored_value_entries"."reason" in ('payment', 'taken') then "stored_value_entries"."amount" < 0 else "stored_value_entries"."amount" > 0 end
        and ("stored_value_entries"."order_id" is not null or "stored_value_entries"."reason" in ('added', 'taken'))) NOT VALID;
--> statement-breakpoint
ALTER TABLE "stored_value_entries" ADD CONSTRAINT "stored_value_entries_begin_at_nothing" CHECK ("stored_value_entries"."sequence" > 1 or "stored_value_entries"."balance" = "stored_value_entries"."amount") NOT VALID;
--> statement-breakpoint
ALTER TABLE "stored_value_entries" ADD CONSTRAINT "stored_value_entries_sequence_positive" CHECK ("stored_value_entries"."sequence" between 1 and 9007199254740991) NOT VALID;
--> statement-breakpoint
ALTER TABLE "coupon_codes" ADD CONSTRAINT "coupon_codes_of_batch" FOREIGN KEY ("coupon_id","batch_id") REFERENCES "public"."coupon_batches"("coupon_id","id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_of_code" FOREIGN KEY ("coupon_id","code_id") REFERENCES "public"."coupon_codes"("coupon_id","id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_original_of_order" FOREIGN KEY ("order_id","original_id") REFERENCES "public"."invoices"("order_id","id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_return_of_order" FOREIGN KEY ("order_id","return_id") REFERENCES "public"."returns"("order_id","id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_of_order" FOREIGN KEY ("order_id","return_id") REFERENCES "public"."returns"("order_id","id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_parcel_of_order" FOREIGN KEY ("fulfillment_id","order_id") REFERENCES "public"."fulfillments"("id","order_id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_return_of_order" FOREIGN KEY ("order_id","return_id") REFERENCES "public"."returns"("order_id","id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
-- What an order promised stays as it was written: its state, its money and what is noted on it change, and an erased account takes its words out of the addresses.
CREATE FUNCTION keep_promise() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - TG_ARGV = to_jsonb(OLD) - TG_ARGV THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'what % says of an order is a promise: it is neither changed nor deleted', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_kept BEFORE UPDATE OR DELETE ON orders FOR EACH ROW
EXECUTE FUNCTION keep_promise('state', 'payment_method', 'address', 'coupon_id', 'credit_used', 'refunded', 'staff_note', 'metadata', 'paid_at', 'held_until',
  'unpaid_slot', 'prolonged_at', 'reminded_at', 'updated_at');
--> statement-breakpoint
CREATE TRIGGER order_lines_kept BEFORE UPDATE OR DELETE ON order_lines FOR EACH ROW EXECUTE FUNCTION keep_promise('returned', 'paid_back');
--> statement-breakpoint
CREATE TRIGGER order_shipping_lines_kept BEFORE UPDATE OR DELETE ON order_shipping_lines FOR EACH ROW EXECUTE FUNCTION keep_promise();
--> statement-breakpoint
CREATE TRIGGER order_discounts_kept BEFORE UPDATE OR DELETE ON order_discounts FOR EACH ROW EXECUTE FUNCTION keep_promise();
--> statement-breakpoint
CREATE TRIGGER order_tax_lines_kept BEFORE UPDATE OR DELETE ON order_tax_lines FOR EACH ROW EXECUTE FUNCTION keep_promise();
--> statement-breakpoint
CREATE TRIGGER orders_not_emptied BEFORE TRUNCATE ON orders FOR EACH STATEMENT EXECUTE FUNCTION keep_promise();
--> statement-breakpoint
CREATE TRIGGER order_lines_not_emptied BEFORE TRUNCATE ON order_lines FOR EACH STATEMENT EXECUTE FUNCTION keep_promise();
--> statement-breakpoint
CREATE TRIGGER order_shipping_lines_not_emptied BEFORE TRUNCATE ON order_shipping_lines FOR EACH STATEMENT EXECUTE FUNCTION keep_promise();
--> statement-breakpoint
CREATE TRIGGER order_discounts_not_emptied BEFORE TRUNCATE ON order_discounts FOR EACH STATEMENT EXECUTE FUNCTION keep_promise();
--> statement-breakpoint
CREATE TRIGGER order_tax_lines_not_emptied BEFORE TRUNCATE ON order_tax_lines FOR EACH STATEMENT EXECUTE FUNCTION keep_promise();
--> statement-breakpoint
-- Codes on old paper stay genuine.
CREATE TRIGGER former_invoice_signs_kept BEFORE UPDATE OR DELETE ON former_invoice_signs FOR EACH ROW EXECUTE FUNCTION keep_ledger();
--> statement-breakpoint
CREATE TRIGGER former_invoice_signs_not_emptied BEFORE TRUNCATE ON former_invoice_signs FOR EACH STATEMENT EXECUTE FUNCTION keep_ledger();
--> statement-breakpoint
-- The numbers of a series have no gap: one is given by the transaction in which its document stands, and a series only goes on.
CREATE FUNCTION keep_numbers_without_gap() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  given bigint;
BEGIN
  IF TG_OP <> 'INSERT' AND (TG_OP = 'DELETE' OR NEW.series <> OLD.series OR NEW.last_number < OLD.last_number) THEN
    RAISE EXCEPTION 'series % only goes on', OLD.series USING ERRCODE = 'restrict_violation';
  END IF;
  SELECT s.last_number INTO given FROM invoice_series s WHERE s.series = NEW.series;
  IF given IS DISTINCT FROM coalesce((SELECT max(i.number) FROM invoices i WHERE i.series = NEW.series), 0) THEN
    RAISE EXCEPTION 'series % has given a number that no document has, or a document has one that it has not given', NEW.series
      USING ERRCODE = 'check_violation', CONSTRAINT = 'invoice_series_without_gap', TABLE = 'invoice_series';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER invoice_series_without_gap AFTER INSERT OR UPDATE OR DELETE ON invoice_series DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION keep_numbers_without_gap();
--> statement-breakpoint
CREATE FUNCTION keep_documents_in_turn() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM issued n JOIN invoice_series s ON s.series = n.series
    WHERE n.number > s.last_number OR n.number > 1 AND NOT EXISTS (SELECT FROM invoices i WHERE i.series = n.series AND i.number = n.number - 1)
  ) THEN
    RAISE EXCEPTION 'a document has a number that its series has not given, or follows none' USING ERRCODE = 'check_violation', CONSTRAINT = 'invoices_without_gap', TABLE = 'invoices';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_without_gap AFTER INSERT ON invoices REFERENCING NEW TABLE AS issued FOR EACH STATEMENT EXECUTE FUNCTION keep_documents_in_turn();
--> statement-breakpoint
-- A refund is of its tender's order and says what that order was paid with.
CREATE OR REPLACE FUNCTION keep_refunds_within_tender() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tender record;
BEGIN
  SELECT p.captured, p.order_id, p.kind INTO tender FROM payments p WHERE p.id = NEW.payment_id FOR NO KEY UPDATE;
  IF tender.order_id <> NEW.order_id
    OR NEW.source <> (CASE tender.kind WHEN 'cash' THEN 'cash' WHEN 'stored-value' THEN 'credit' ELSE 'gateway' END) THEN
    RAISE EXCEPTION 'refund % is of another order or another kind of tender than payment %', NEW.id, NEW.payment_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_of_tender', TABLE = 'refunds';
  END IF;
  IF (SELECT sum(r.amount) FROM refunds r WHERE r.payment_id = NEW.payment_id AND r.state <> 'failed') > tender.captured THEN
    RAISE EXCEPTION 'more goes back by payment % than came in by it', NEW.payment_id USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_within_tender';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A parcel holds lines of its seller alone.
CREATE OR REPLACE FUNCTION keep_parcels_within_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ordered record;
BEGIN
  SELECT l.quantity, l.seller_id INTO ordered FROM order_lines l WHERE l.order_id = NEW.order_id AND l.position = NEW.position FOR NO KEY UPDATE;
  IF ordered.seller_id <> (SELECT f.seller_id FROM fulfillments f WHERE f.id = NEW.fulfillment_id) THEN
    RAISE EXCEPTION 'line % of order % is of another seller than parcel %', NEW.position, NEW.order_id, NEW.fulfillment_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'fulfillment_lines_of_seller', TABLE = 'fulfillment_lines';
  END IF;
  IF (SELECT sum(w.quantity) FROM packed_lines w WHERE w.order_id = NEW.order_id AND w.position = NEW.position) > ordered.quantity THEN
    RAISE EXCEPTION 'more of line % of order % lies in parcels than was ordered', NEW.position, NEW.order_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'fulfillment_lines_within_ordered', TABLE = 'fulfillment_lines';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Categories are a tree.
CREATE FUNCTION keep_categories_a_tree() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    WITH RECURSIVE above AS (
      SELECT NEW.parent_id AS id
      UNION
      SELECT c.parent_id FROM above JOIN categories c ON c.id = above.id WHERE c.parent_id IS NOT NULL
    )
    SELECT FROM above WHERE above.id = NEW.id
  ) THEN
    RAISE EXCEPTION 'category % would lie below itself', NEW.id USING ERRCODE = 'check_violation', CONSTRAINT = 'categories_a_tree', TABLE = 'categories';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER categories_a_tree AFTER INSERT OR UPDATE OF parent_id ON categories DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (NEW.parent_id IS NOT NULL) EXECUTE FUNCTION keep_categories_a_tree();
