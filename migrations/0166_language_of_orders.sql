ALTER TABLE "orders" ADD COLUMN "language" text;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_language_known" CHECK ("orders"."language" in ('fa', 'en')) NOT VALID;
--> statement-breakpoint
CREATE OR REPLACE VIEW "order_summaries" AS
SELECT id, number, customer_id, state, payment_method, shipping_method_id, address, total, credit_used, total - credit_used AS due, refunded, coupon_id,
  discount_total, placed_at, paid_at, held_until, reminded_at, items_total, shipping_total, vat_total, updated_at, language
FROM orders;
