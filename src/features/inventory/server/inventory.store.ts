import { statement } from '#platform/database/database.ts';

/**
 * Receives or corrects the stock of variants, never below what is held, and notes each change; those that cannot be, or are
 * another seller's, do not come back: `[variantIds, reasons, pieces, at, by, note, sellerId or null]`. Locked in the order of
 * variants, as orders lock them.
 */
export const changeStockRows = statement<{ variantId: number; productId: number; before: number; after: number }>({
  name: 'stock_change',
  text: `
WITH wanted AS (SELECT * FROM unnest($1::bigint[], $2::text[], $3::int[]) AS w(variant_id, reason, pieces)),
locked AS (
  SELECT s.variant_id, s.on_hand FROM stock s
  WHERE s.variant_id IN (SELECT variant_id FROM wanted) ORDER BY s.variant_id FOR NO KEY UPDATE
), changed AS (
  UPDATE stock s SET on_hand = CASE wanted.reason WHEN 'received' THEN s.on_hand + wanted.pieces ELSE wanted.pieces END
  FROM wanted JOIN locked USING (variant_id) JOIN variants v ON v.id = wanted.variant_id
  WHERE s.variant_id = wanted.variant_id AND ($7::bigint IS NULL OR v.seller_id = $7::bigint)
    AND CASE wanted.reason WHEN 'received' THEN s.on_hand::bigint + wanted.pieces ELSE wanted.pieces END BETWEEN s.held AND 2000000000
  RETURNING s.variant_id, v.product_id, wanted.reason, locked.on_hand AS before, s.on_hand AS after
), noted AS (
  INSERT INTO stock_movements (variant_id, on_hand_change, held_change, reason, at, by, note)
  SELECT variant_id, after - before, 0, reason, $4::timestamptz, $5::bigint, $6 FROM changed WHERE after <> before
)
SELECT variant_id AS "variantId", product_id AS "productId", before, after FROM changed`,
});

/** What is held of a variant; of another seller's nothing comes back: `[variantId, sellerId or null]`. */
export const heldOf = statement<{ held: number }>({
  name: 'stock_held_of',
  text: `
SELECT s.held FROM stock s JOIN variants v ON v.id = s.variant_id
WHERE s.variant_id = $1::bigint AND ($2::bigint IS NULL OR v.seller_id = $2::bigint)`,
});

/** Adds what was sold, and takes off what was given back, since it was last done; nothing is counted twice. */
export const countSales = statement<{ id: number }>({
  name: 'stock_count_sales',
  text: `
WITH taken AS (DELETE FROM uncounted_sales RETURNING product_id, pieces),
sums AS (SELECT product_id, sum(pieces)::int AS pieces FROM taken GROUP BY product_id ORDER BY product_id)
UPDATE products p SET sold_count = greatest(0, p.sold_count + sums.pieces) FROM sums
WHERE p.id = sums.product_id AND sums.pieces <> 0
RETURNING p.id`,
});
