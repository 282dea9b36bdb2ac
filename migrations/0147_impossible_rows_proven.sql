-- outside a transaction
ALTER TABLE "coupon_codes" VALIDATE CONSTRAINT "coupon_codes_of_batch";
--> statement-breakpoint
ALTER TABLE "coupon_redemptions" VALIDATE CONSTRAINT "coupon_redemptions_of_code";
--> statement-breakpoint
ALTER TABLE "invoices" VALIDATE CONSTRAINT "invoices_original_of_order";
--> statement-breakpoint
ALTER TABLE "invoices" VALIDATE CONSTRAINT "invoices_return_of_order";
--> statement-breakpoint
ALTER TABLE "return_lines" VALIDATE CONSTRAINT "return_lines_of_order";
--> statement-breakpoint
ALTER TABLE "returns" VALIDATE CONSTRAINT "returns_parcel_of_order";
--> statement-breakpoint
ALTER TABLE "customers" VALIDATE CONSTRAINT "customers_username_not_empty";
--> statement-breakpoint
ALTER TABLE "customers" VALIDATE CONSTRAINT "customers_username_key_not_empty";
--> statement-breakpoint
ALTER TABLE "customers" VALIDATE CONSTRAINT "customers_phone_known";
--> statement-breakpoint
ALTER TABLE "customers" VALIDATE CONSTRAINT "customers_email_known";
--> statement-breakpoint
ALTER TABLE "brands" VALIDATE CONSTRAINT "brands_slug_not_empty";
--> statement-breakpoint
ALTER TABLE "brands" VALIDATE CONSTRAINT "brands_name_not_empty";
--> statement-breakpoint
ALTER TABLE "categories" VALIDATE CONSTRAINT "categories_not_below_itself";
--> statement-breakpoint
ALTER TABLE "categories" VALIDATE CONSTRAINT "categories_slug_not_empty";
--> statement-breakpoint
ALTER TABLE "categories" VALIDATE CONSTRAINT "categories_name_not_empty";
--> statement-breakpoint
ALTER TABLE "coupon_codes" VALIDATE CONSTRAINT "coupon_codes_code_not_empty";
--> statement-breakpoint
ALTER TABLE "coupons" VALIDATE CONSTRAINT "coupons_code_upper_case";
--> statement-breakpoint
ALTER TABLE "coupons" VALIDATE CONSTRAINT "coupons_take_something_off";
--> statement-breakpoint
ALTER TABLE "coupons" VALIDATE CONSTRAINT "coupons_most_uses_positive";
--> statement-breakpoint
ALTER TABLE "coupons" VALIDATE CONSTRAINT "coupons_most_uses_per_customer_positive";
--> statement-breakpoint
ALTER TABLE "offers" VALIDATE CONSTRAINT "offers_price_positive";
--> statement-breakpoint
ALTER TABLE "offers" VALIDATE CONSTRAINT "offers_allotted_positive";
--> statement-breakpoint
ALTER TABLE "offers" VALIDATE CONSTRAINT "offers_colour_known";
--> statement-breakpoint
ALTER TABLE "stock_locations" VALIDATE CONSTRAINT "stock_locations_name_fa_not_empty";
--> statement-breakpoint
ALTER TABLE "stock_locations" VALIDATE CONSTRAINT "stock_locations_name_en_not_empty";
--> statement-breakpoint
ALTER TABLE "invoice_lines" VALIDATE CONSTRAINT "invoice_lines_order_position_of_goods";
--> statement-breakpoint
ALTER TABLE "invoice_lines" VALIDATE CONSTRAINT "invoice_lines_name_fa_not_empty";
--> statement-breakpoint
ALTER TABLE "invoice_series" VALIDATE CONSTRAINT "invoice_series_series_not_empty";
--> statement-breakpoint
ALTER TABLE "invoices" VALIDATE CONSTRAINT "invoices_follow_another";
--> statement-breakpoint
ALTER TABLE "order_discounts" VALIDATE CONSTRAINT "order_discounts_only_coupon_is_named";
--> statement-breakpoint
ALTER TABLE "order_shipping_lines" VALIDATE CONSTRAINT "order_shipping_lines_name_fa_not_empty";
--> statement-breakpoint
ALTER TABLE "order_shipping_lines" VALIDATE CONSTRAINT "order_shipping_lines_name_en_not_empty";
--> statement-breakpoint
ALTER TABLE "order_tax_lines" VALIDATE CONSTRAINT "order_tax_lines_within_base";
--> statement-breakpoint
ALTER TABLE "order_lines" VALIDATE CONSTRAINT "order_lines_vat_within_total";
--> statement-breakpoint
ALTER TABLE "order_lines" VALIDATE CONSTRAINT "order_lines_flash_sale_named";
--> statement-breakpoint
ALTER TABLE "order_lines" VALIDATE CONSTRAINT "order_lines_position_positive";
--> statement-breakpoint
ALTER TABLE "order_lines" VALIDATE CONSTRAINT "order_lines_name_not_empty";
--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_vat_within_total";
--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_discount_within_items";
--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_address_object";
--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_number_not_empty";
--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_held_until_after_placed_at";
--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_unpaid_slot_positive";
--> statement-breakpoint
ALTER TABLE "payments" VALIDATE CONSTRAINT "payments_kind_of_method";
--> statement-breakpoint
ALTER TABLE "payments" VALIDATE CONSTRAINT "payments_captured_whole";
--> statement-breakpoint
ALTER TABLE "payments" VALIDATE CONSTRAINT "payments_settled";
--> statement-breakpoint
ALTER TABLE "payments" VALIDATE CONSTRAINT "payments_receipt_of_paid";
--> statement-breakpoint
ALTER TABLE "payments" VALIDATE CONSTRAINT "payments_currency_known";
--> statement-breakpoint
ALTER TABLE "payments" VALIDATE CONSTRAINT "payments_amount_positive";
--> statement-breakpoint
ALTER TABLE "payments" VALIDATE CONSTRAINT "payments_currency_minor_positive";
--> statement-breakpoint
ALTER TABLE "payments" VALIDATE CONSTRAINT "payments_toman_per_unit_positive";
--> statement-breakpoint
ALTER TABLE "seller_entries" VALIDATE CONSTRAINT "seller_entries_fit_kind";
--> statement-breakpoint
ALTER TABLE "seller_entries" VALIDATE CONSTRAINT "seller_entries_begin_at_nothing";
--> statement-breakpoint
ALTER TABLE "seller_entries" VALIDATE CONSTRAINT "seller_entries_sequence_positive";
--> statement-breakpoint
ALTER TABLE "products" VALIDATE CONSTRAINT "products_name_not_empty";
--> statement-breakpoint
ALTER TABLE "products" VALIDATE CONSTRAINT "products_slug_not_empty";
--> statement-breakpoint
ALTER TABLE "products" VALIDATE CONSTRAINT "products_rating_sum_of_its_stars";
--> statement-breakpoint
ALTER TABLE "answers" VALIDATE CONSTRAINT "answers_helpful_not_negative";
--> statement-breakpoint
ALTER TABLE "questions" VALIDATE CONSTRAINT "questions_answers_not_negative";
--> statement-breakpoint
ALTER TABLE "refunds" VALIDATE CONSTRAINT "refunds_due_is_tried";
--> statement-breakpoint
ALTER TABLE "refunds" VALIDATE CONSTRAINT "refunds_key_not_empty";
--> statement-breakpoint
ALTER TABLE "refunds" VALIDATE CONSTRAINT "refunds_tries_not_negative";
--> statement-breakpoint
ALTER TABLE "returns" VALIDATE CONSTRAINT "returns_ended";
--> statement-breakpoint
ALTER TABLE "returns" VALIDATE CONSTRAINT "returns_pictures_list";
--> statement-breakpoint
ALTER TABLE "reviews" VALIDATE CONSTRAINT "reviews_helpful_not_negative";
--> statement-breakpoint
ALTER TABLE "sellers" VALIDATE CONSTRAINT "sellers_slug_not_empty";
--> statement-breakpoint
ALTER TABLE "sellers" VALIDATE CONSTRAINT "sellers_name_not_empty";
--> statement-breakpoint
ALTER TABLE "sellers" VALIDATE CONSTRAINT "sellers_rating_sum_of_its_stars";
--> statement-breakpoint
ALTER TABLE "money_approvals" VALIDATE CONSTRAINT "money_approvals_decided";
--> statement-breakpoint
ALTER TABLE "money_approvals" VALIDATE CONSTRAINT "money_approvals_used";
--> statement-breakpoint
ALTER TABLE "money_approvals" VALIDATE CONSTRAINT "money_approvals_amount_positive";
--> statement-breakpoint
ALTER TABLE "staff_money_days" VALIDATE CONSTRAINT "staff_money_days_amount_not_negative";
--> statement-breakpoint
ALTER TABLE "shipping_methods" VALIDATE CONSTRAINT "shipping_methods_name_fa_not_empty";
--> statement-breakpoint
ALTER TABLE "shipping_methods" VALIDATE CONSTRAINT "shipping_methods_name_en_not_empty";
--> statement-breakpoint
ALTER TABLE "stored_value_entries" VALIDATE CONSTRAINT "stored_value_entries_fit_reason";
--> statement-breakpoint
ALTER TABLE "stored_value_entries" VALIDATE CONSTRAINT "stored_value_entries_begin_at_nothing";
--> statement-breakpoint
ALTER TABLE "stored_value_entries" VALIDATE CONSTRAINT "stored_value_entries_sequence_positive";
--> statement-breakpoint
ALTER TABLE "stock_movements" VALIDATE CONSTRAINT "stock_movements_return_of_order";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "coupon_batches_coupon";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "coupon_codes_coupon";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "invoices_order";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "returns_order";
