CREATE TABLE "coupon_redemptions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_redemptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"coupon_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"counted" boolean DEFAULT true NOT NULL,
	"redeemed_at" timestamp (3) with time zone NOT NULL,
	"released_at" timestamp (3) with time zone,
	CONSTRAINT "coupon_redemptions_amount_not_negative" CHECK ("coupon_redemptions"."amount" between 0 and 9007199254740991),
	CONSTRAINT "coupon_redemptions_released_after" CHECK ("coupon_redemptions"."released_at" >= "coupon_redemptions"."redeemed_at")
);
--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_redemptions_order" ON "coupon_redemptions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "coupon_redemptions_coupon" ON "coupon_redemptions" USING btree ("coupon_id","released_at");--> statement-breakpoint
CREATE INDEX "coupon_redemptions_customer" ON "coupon_redemptions" USING btree ("customer_id");--> statement-breakpoint
-- What took something off each order, as it was promised when it was placed.
CREATE VIEW promised_discounts AS SELECT order_id, coupon_id, amount FROM order_discounts;
--> statement-breakpoint
-- Of orders from before. Those of a late payment that found no use left have no coupon on the order and take none.
INSERT INTO coupon_redemptions (coupon_id, customer_id, order_id, amount, counted, redeemed_at, released_at)
SELECT d.coupon_id, o.customer_id, o.id, d.amount, o.coupon_id IS NOT NULL, o.placed_at,
  CASE WHEN o.state IN ('cancelled', 'lapsed', 'returned') THEN greatest(o.placed_at, (SELECT max(s.at) FROM order_steps s WHERE s.order_id = o.id)) END
FROM order_discounts d JOIN orders o ON o.id = d.order_id
WHERE d.coupon_id IS NOT NULL AND EXISTS (SELECT FROM coupons c WHERE c.id = d.coupon_id);
