ALTER TABLE "customers" ADD CONSTRAINT "customers_role_known" CHECK ("customers"."role" in ('owner', 'manager', 'support', 'writer')) NOT VALID;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_purpose_known" CHECK ("one_time_codes"."purpose" in ('sign-in', 'change-phone', 'apply')) NOT VALID;--> statement-breakpoint
ALTER TABLE "post_comments" ADD CONSTRAINT "post_comments_state_known" CHECK ("post_comments"."state" in ('waiting', 'approved', 'refused')) NOT VALID;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_state_known" CHECK ("posts"."state" in ('draft', 'published')) NOT VALID;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_by_known" CHECK ("chat_messages"."by" in ('customer', 'staff')) NOT VALID;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_uses_not_negative" CHECK ("coupon_uses"."uses" between 0 and 9007199254740991) NOT VALID;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_kind_known" CHECK ("coupons"."kind" in ('percent', 'amount', 'free-shipping')) NOT VALID;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_percent_off_percent" CHECK ("coupons"."percent_off" between 0 and 100) NOT VALID;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_amount_off_not_negative" CHECK ("coupons"."amount_off" between 0 and 9007199254740991) NOT VALID;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_most_off_not_negative" CHECK ("coupons"."most_off" between 0 and 9007199254740991) NOT VALID;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_minimum_total_not_negative" CHECK ("coupons"."minimum_total" between 0 and 9007199254740991) NOT VALID;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_uses_not_negative" CHECK ("coupons"."uses" between 0 and 9007199254740991) NOT VALID;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_ends_at_after_begins_at" CHECK ("coupons"."ends_at" >= "coupons"."begins_at") NOT VALID;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_price_not_negative" CHECK ("offers"."price" between 0 and 9007199254740991) NOT VALID;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_allotted_not_negative" CHECK ("offers"."allotted" between 0 and 9007199254740991) NOT VALID;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_ends_at_after_begins_at" CHECK ("offers"."ends_at" >= "offers"."begins_at") NOT VALID;--> statement-breakpoint
ALTER TABLE "support_answers" ADD CONSTRAINT "support_answers_group_known" CHECK ("support_answers"."group" in ('buyers', 'authors', 'others')) NOT VALID;--> statement-breakpoint
ALTER TABLE "hero_slides" ADD CONSTRAINT "hero_slides_cloth_known" CHECK ("hero_slides"."cloth" in ('pomegranate', 'turquoise', 'indigo', 'plum')) NOT VALID;--> statement-breakpoint
ALTER TABLE "hero_slides" ADD CONSTRAINT "hero_slides_ends_at_after_begins_at" CHECK ("hero_slides"."ends_at" >= "hero_slides"."begins_at") NOT VALID;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_reason_known" CHECK ("stock_movements"."reason" in ('received', 'corrected', 'held', 'released', 'sold', 'returned')) NOT VALID;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_kind_known" CHECK ("uploads"."kind" in ('picture', 'file', 'film')) NOT VALID;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_language_known" CHECK ("push_subscriptions"."language" in ('fa', 'en')) NOT VALID;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_channel_known" CHECK ("order_messages"."channel" in ('sms', 'mail')) NOT VALID;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_quantity_positive" CHECK ("order_lines"."quantity" > 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_list_price_not_negative" CHECK ("order_lines"."list_price" between 0 and 9007199254740991) NOT VALID;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_unit_price_not_negative" CHECK ("order_lines"."unit_price" between 0 and 9007199254740991) NOT VALID;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_discount_not_negative" CHECK ("order_lines"."discount" between 0 and 9007199254740991) NOT VALID;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_vat_not_negative" CHECK ("order_lines"."vat" between 0 and 9007199254740991) NOT VALID;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_total_not_negative" CHECK ("order_lines"."total" between 0 and 9007199254740991) NOT VALID;--> statement-breakpoint
ALTER TABLE "order_steps" ADD CONSTRAINT "order_steps_state_known" CHECK ("order_steps"."state" in ('awaiting-payment', 'placed', 'packaging', 'ready', 'on-the-way', 'at-station', 'delivered', 'cancelled', 'lapsed', 'returned')) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_state_known" CHECK ("orders"."state" in ('awaiting-payment', 'placed', 'packaging', 'ready', 'on-the-way', 'at-station', 'delivered', 'cancelled', 'lapsed', 'returned')) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_method_known" CHECK ("orders"."payment_method" in ('cash', 'online', 'zibal', 'credit-card', 'bank', 'paypal', 'credit')) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_items_total_not_negative" CHECK ("orders"."items_total" between 0 and 9007199254740991) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount_total_not_negative" CHECK ("orders"."discount_total" between 0 and 9007199254740991) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shipping_total_not_negative" CHECK ("orders"."shipping_total" between 0 and 9007199254740991) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_vat_total_not_negative" CHECK ("orders"."vat_total" between 0 and 9007199254740991) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_vat_percent_percent" CHECK ("orders"."vat_percent" between 0 and 100) NOT VALID;--> statement-breakpoint
ALTER TABLE "written_pages" ADD CONSTRAINT "written_pages_name_known" CHECK ("written_pages"."name" in ('about-us', 'privacy-policy')) NOT VALID;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_state_known" CHECK ("payments"."state" in ('started', 'reported', 'paid', 'failed', 'refunded')) NOT VALID;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_amount_not_negative" CHECK ("payments"."amount" between 0 and 9007199254740991) NOT VALID;--> statement-breakpoint
ALTER TABLE "seller_entries" ADD CONSTRAINT "seller_entries_kind_known" CHECK ("seller_entries"."kind" in ('sale', 'return', 'payout')) NOT VALID;--> statement-breakpoint
ALTER TABLE "seller_entries" ADD CONSTRAINT "seller_entries_commission_percent_percent" CHECK ("seller_entries"."commission_percent" between 0 and 100) NOT VALID;--> statement-breakpoint
ALTER TABLE "product_import_lines" ADD CONSTRAINT "product_import_lines_outcome_known" CHECK ("product_import_lines"."outcome" in ('added', 'changed', 'same', 'faulty')) NOT VALID;--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_state_known" CHECK ("product_imports"."state" in ('checking', 'checked', 'keeping', 'done', 'stopped')) NOT VALID;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_base_price_not_negative" CHECK ("products"."base_price" between 0 and 9007199254740991) NOT VALID;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_rating_sum_not_negative" CHECK ("products"."rating_sum" between 0 and 9007199254740991) NOT VALID;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_rating_count_not_negative" CHECK ("products"."rating_count" between 0 and 9007199254740991) NOT VALID;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_base_price_not_negative" CHECK ("variants"."base_price" between 0 and 9007199254740991) NOT VALID;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_state_known" CHECK ("answers"."state" in ('waiting', 'approved', 'refused')) NOT VALID;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_state_known" CHECK ("questions"."state" in ('waiting', 'approved', 'refused')) NOT VALID;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_cause_known" CHECK ("refunds"."cause" in ('cancelled', 'returned', 'return', 'staff', 'not-taken')) NOT VALID;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_source_known" CHECK ("refunds"."source" in ('gateway', 'credit', 'cash')) NOT VALID;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_state_known" CHECK ("refunds"."state" in ('due', 'done', 'failed')) NOT VALID;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_way_known" CHECK ("refunds"."way" in ('payment', 'credit')) NOT VALID;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_reason_known" CHECK ("returns"."reason" in ('damaged', 'wrong-goods', 'not-as-described', 'does-not-fit', 'changed-mind', 'other')) NOT VALID;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_state_known" CHECK ("returns"."state" in ('asked', 'approved', 'refused', 'done')) NOT VALID;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_state_known" CHECK ("reviews"."state" in ('waiting', 'approved', 'refused')) NOT VALID;--> statement-breakpoint
ALTER TABLE "seller_application_drafts" ADD CONSTRAINT "seller_application_drafts_kind_known" CHECK ("seller_application_drafts"."kind" in ('personal', 'business')) NOT VALID;--> statement-breakpoint
ALTER TABLE "seller_applications" ADD CONSTRAINT "seller_applications_kind_known" CHECK ("seller_applications"."kind" in ('personal', 'business')) NOT VALID;--> statement-breakpoint
ALTER TABLE "seller_applications" ADD CONSTRAINT "seller_applications_state_known" CHECK ("seller_applications"."state" in ('waiting', 'approved', 'refused')) NOT VALID;--> statement-breakpoint
ALTER TABLE "seller_submissions" ADD CONSTRAINT "seller_submissions_state_known" CHECK ("seller_submissions"."state" in ('waiting', 'approved', 'refused')) NOT VALID;--> statement-breakpoint
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_kind_known" CHECK ("sellers"."kind" in ('personal', 'business')) NOT VALID;--> statement-breakpoint
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_commission_percent_percent" CHECK ("sellers"."commission_percent" between 0 and 100) NOT VALID;--> statement-breakpoint
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_rating_sum_not_negative" CHECK ("sellers"."rating_sum" between 0 and 9007199254740991) NOT VALID;--> statement-breakpoint
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_rating_count_not_negative" CHECK ("sellers"."rating_count" between 0 and 9007199254740991) NOT VALID;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD CONSTRAINT "shipping_methods_price_not_negative" CHECK ("shipping_methods"."price" between 0 and 9007199254740991) NOT VALID;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD CONSTRAINT "shipping_methods_min_days_not_negative" CHECK ("shipping_methods"."min_days" between 0 and 9007199254740991) NOT VALID;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD CONSTRAINT "shipping_methods_max_days_after_min_days" CHECK ("shipping_methods"."max_days" >= "shipping_methods"."min_days") NOT VALID;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_reason_known" CHECK ("credit_entries"."reason" in ('refund', 'payment', 'given-back', 'added', 'taken')) NOT VALID;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_from_known" CHECK ("ticket_messages"."from" in ('writer', 'staff')) NOT VALID;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_state_known" CHECK ("tickets"."state" in ('open', 'answered', 'closed')) NOT VALID;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_topic_known" CHECK ("tickets"."topic" in ('buying', 'authors', 'buyer-help', 'license')) NOT VALID;--> statement-breakpoint
ALTER TABLE "sent_messages" ADD CONSTRAINT "sent_messages_channel_known" CHECK ("sent_messages"."channel" in ('sms', 'mail')) NOT VALID;
