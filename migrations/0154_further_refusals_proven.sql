-- outside a transaction
ALTER TABLE "attribute_options" VALIDATE CONSTRAINT "attribute_options_name_not_empty";
--> statement-breakpoint
ALTER TABLE "attributes" VALIDATE CONSTRAINT "attributes_name_not_empty";
--> statement-breakpoint
ALTER TABLE "one_time_codes" VALIDATE CONSTRAINT "one_time_codes_tries_not_negative";
--> statement-breakpoint
ALTER TABLE "sessions" VALIDATE CONSTRAINT "sessions_expires_at_after_created_at";
--> statement-breakpoint
ALTER TABLE "transfers" VALIDATE CONSTRAINT "transfers_reference_not_empty";
--> statement-breakpoint
ALTER TABLE "transfers" VALIDATE CONSTRAINT "transfers_revision_positive";
--> statement-breakpoint
ALTER TABLE "chat_messages" VALIDATE CONSTRAINT "chat_messages_number_positive";
--> statement-breakpoint
ALTER TABLE "conversations" VALIDATE CONSTRAINT "conversations_last_number_not_negative";
--> statement-breakpoint
ALTER TABLE "conversations" VALIDATE CONSTRAINT "conversations_customer_read_not_negative";
--> statement-breakpoint
ALTER TABLE "conversations" VALIDATE CONSTRAINT "conversations_staff_read_not_negative";
--> statement-breakpoint
ALTER TABLE "media_files" VALIDATE CONSTRAINT "media_files_width_positive";
--> statement-breakpoint
ALTER TABLE "media_files" VALIDATE CONSTRAINT "media_files_height_positive";
--> statement-breakpoint
ALTER TABLE "media_files" VALIDATE CONSTRAINT "media_files_bytes_positive";
--> statement-breakpoint
ALTER TABLE "uploads" VALIDATE CONSTRAINT "uploads_width_positive";
--> statement-breakpoint
ALTER TABLE "uploads" VALIDATE CONSTRAINT "uploads_height_positive";
--> statement-breakpoint
ALTER TABLE "uploads" VALIDATE CONSTRAINT "uploads_bytes_not_negative";
--> statement-breakpoint
ALTER TABLE "order_lines" VALIDATE CONSTRAINT "order_lines_seller_name_not_empty";
--> statement-breakpoint
ALTER TABLE "order_lines" VALIDATE CONSTRAINT "order_lines_exempt_without_vat";
--> statement-breakpoint
ALTER TABLE "product_option_values" VALIDATE CONSTRAINT "product_option_values_name_not_empty";
--> statement-breakpoint
ALTER TABLE "product_options" VALIDATE CONSTRAINT "product_options_name_not_empty";
--> statement-breakpoint
ALTER TABLE "products" VALIDATE CONSTRAINT "products_warranty_months_not_negative";
--> statement-breakpoint
ALTER TABLE "variants" VALIDATE CONSTRAINT "variants_sku_not_empty";
--> statement-breakpoint
ALTER TABLE "variants" VALIDATE CONSTRAINT "variants_external_ref_not_empty";
--> statement-breakpoint
ALTER TABLE "synonyms" VALIDATE CONSTRAINT "synonyms_name_not_empty";
--> statement-breakpoint
ALTER TABLE "synonyms" VALIDATE CONSTRAINT "synonyms_means_not_empty";
--> statement-breakpoint
ALTER TABLE "webhook_endpoints" VALIDATE CONSTRAINT "webhook_endpoints_url_not_empty";
