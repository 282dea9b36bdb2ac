-- What a variant was sold for at a flash sale is a price of it, too: the lowest of 30 days before a sale named none of these.
CREATE FUNCTION recent_flash_prices(variant bigint, moment timestamptz)
RETURNS TABLE (amount bigint)
LANGUAGE sql STABLE PARALLEL SAFE BEGIN ATOMIC
  SELECT o.price FROM product_variants v JOIN offers o ON o.product_id = v.product_id AND (o.variant_id IS NULL OR o.variant_id = v.id)
  WHERE v.id = variant AND o.price IS NOT NULL AND o.begins_at < moment AND o.ends_at > o.begins_at AND o.ends_at > moment - interval '30 days';
END;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION recent_prices(variant bigint, moment timestamptz)
RETURNS TABLE (price_list text, amount bigint)
LANGUAGE sql STABLE PARALLEL SAFE BEGIN ATOMIC
  SELECT c.price_list, c.amount FROM (
    SELECT DISTINCT ON (e.price_id) e.price_list, e.amount, e.valid_from, e.valid_until
    FROM price_changes e WHERE e.variant_id = variant ORDER BY e.price_id, e.id DESC
  ) c
  WHERE c.valid_from < moment
    AND (c.valid_until IS NULL OR c.valid_until > c.valid_from AND c.valid_until > moment - interval '30 days')
  UNION ALL
  SELECT 'flash-sale', f.amount FROM recent_flash_prices(variant, moment) f;
END;
