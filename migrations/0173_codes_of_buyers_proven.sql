-- outside a transaction
ALTER TABLE "addresses" VALIDATE CONSTRAINT "addresses_postal_code_digits";
--> statement-breakpoint
ALTER TABLE "invoice_lines" VALIDATE CONSTRAINT "invoice_lines_goods_id_digits";
--> statement-breakpoint
ALTER TABLE "invoices" VALIDATE CONSTRAINT "invoices_parties_objects";
--> statement-breakpoint
ALTER TABLE "order_addresses" VALIDATE CONSTRAINT "order_addresses_national_id_checked";
--> statement-breakpoint
ALTER TABLE "order_addresses" VALIDATE CONSTRAINT "order_addresses_economic_code_digits";
--> statement-breakpoint
ALTER TABLE "order_addresses" VALIDATE CONSTRAINT "order_addresses_postal_code_digits";
--> statement-breakpoint
ALTER TABLE "order_addresses" VALIDATE CONSTRAINT "order_addresses_company_not_empty";
--> statement-breakpoint
ALTER TABLE "order_lines" VALIDATE CONSTRAINT "order_lines_goods_id_digits";
