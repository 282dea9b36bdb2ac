ALTER TABLE "offers" ADD COLUMN "variant_id" bigint;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "funded_by" text DEFAULT 'seller' NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_of_variant" FOREIGN KEY ("product_id","variant_id") REFERENCES "public"."variants"("product_id","id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_funded_by_known" CHECK ("offers"."funded_by" in ('shop', 'seller')) NOT VALID;
--> statement-breakpoint
-- The one flash sale of a variant that is displayed and charged: of its own and of those on all of its product the cheapest; one without a price of its own comes last.
CREATE FUNCTION best_flash_sale(variant bigint, product bigint, moment timestamptz)
RETURNS TABLE (id bigint, price bigint, funded_by text)
LANGUAGE sql STABLE PARALLEL SAFE BEGIN ATOMIC
  SELECT o.id, o.price, o.funded_by FROM offers o
  WHERE o.product_id = product AND (o.variant_id IS NULL OR o.variant_id = variant)
    AND o.begins_at <= moment AND o.ends_at > moment AND o.sold < o.allotted
  ORDER BY o.price NULLS LAST, o.id LIMIT 1;
END;
--> statement-breakpoint
-- Processes of the release before charge by this one, and know flash sales of whole products alone.
CREATE OR REPLACE FUNCTION best_flash_sale(product bigint, moment timestamptz)
RETURNS TABLE (id bigint, price bigint)
LANGUAGE sql STABLE PARALLEL SAFE BEGIN ATOMIC
  SELECT o.id, o.price FROM offers o
  WHERE o.product_id = product AND o.variant_id IS NULL AND o.begins_at <= moment AND o.ends_at > moment AND o.sold < o.allotted
  ORDER BY o.price NULLS LAST, o.id LIMIT 1;
END;
--> statement-breakpoint
-- The price of a product's card is that of the first of its variants that is displayed.
CREATE OR REPLACE FUNCTION special_prices(moment timestamptz)
RETURNS TABLE (product_id bigint, price bigint)
LANGUAGE sql STABLE PARALLEL SAFE BEGIN ATOMIC
  SELECT o.product_id, o.price FROM offers o
  WHERE o.price IS NOT NULL AND o.begins_at <= moment AND o.ends_at > moment AND o.sold < o.allotted AND (
    o.variant_id IS NULL OR o.variant_id = (
      SELECT v.id FROM product_variants v WHERE v.product_id = o.product_id ORDER BY v.hidden, v.position, v.id LIMIT 1
    )
  )
  UNION ALL
  SELECT s.product_id, s.price FROM leading_sales(moment) s;
END;
