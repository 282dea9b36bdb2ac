import { statement } from '#platform/database.ts';

/** Adds pieces that arrived, and notes why: `[variantId, pieces, at]`. */
export const addReceived = statement<{ product_id: number }>({
  name: 'stock_receive',
  text: `
WITH received AS (
  INSERT INTO stock AS s (variant_id, on_hand) VALUES ($1::bigint, $2::int)
  ON CONFLICT (variant_id) DO UPDATE SET on_hand = s.on_hand + excluded.on_hand
  RETURNING variant_id
), noted AS (
  INSERT INTO stock_movements (variant_id, on_hand_change, held_change, reason, at)
  SELECT variant_id, $2::int, 0, 'received', $3::timestamptz FROM received
)
SELECT v.product_id FROM variants v WHERE v.id = $1::bigint`,
});

/** The stock of a variant, kept for the transaction: `[variantId]`. */
export const lockedStock = statement<{ product_id: number; on_hand: number; held: number }>({
  name: 'stock_lock',
  text: `
SELECT v.product_id, s.on_hand, s.held FROM stock s JOIN variants v ON v.id = s.variant_id
WHERE s.variant_id = $1 FOR NO KEY UPDATE OF s`,
});

/** Sets what was counted on the shelf, and notes the difference: `[variantId, onHand, difference, at]`. */
export const setCounted = statement({
  name: 'stock_correct',
  text: `
WITH corrected AS (UPDATE stock SET on_hand = $2::int WHERE variant_id = $1::bigint RETURNING variant_id)
INSERT INTO stock_movements (variant_id, on_hand_change, held_change, reason, at)
SELECT variant_id, $3::int, 0, 'corrected', $4::timestamptz FROM corrected`,
});

/** Keeps products for the transaction, in the order of ids: `[productIds]`. */
export const lockProducts = statement({
  name: 'stock_lock_products',
  text: `SELECT id FROM products WHERE id = ANY($1::bigint[]) ORDER BY id FOR NO KEY UPDATE`,
});

/** Sets whether products can be had, and answers those for which it changed: `[productIds]`. */
export const setInStock = statement<{ id: number }>({
  name: 'stock_set_in_stock',
  text: `
UPDATE products p SET in_stock = truth.in_stock
FROM (
  SELECT product.id, EXISTS (
    SELECT FROM variants v JOIN stock s ON s.variant_id = v.id
    WHERE v.product_id = product.id AND v.hidden_at IS NULL AND s.on_hand > s.held
  ) AS in_stock
  FROM unnest($1::bigint[]) AS product(id)
) truth
WHERE p.id = truth.id AND p.in_stock <> truth.in_stock
RETURNING p.id`,
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

/** A figure of the stock that its history does not bear out. */
export interface StockFault {
  readonly variantId: number;
  readonly onHand: number;
  readonly held: number;
  readonly movedOnHand: number;
  readonly movedHeld: number;
}

/** Every variant whose figures are not the sums of their movements. */
export const stockFaults = statement<StockFault>({
  name: 'stock_faults',
  text: `
SELECT s.variant_id AS "variantId", s.on_hand AS "onHand", s.held,
  coalesce(m.on_hand, 0) AS "movedOnHand", coalesce(m.held, 0) AS "movedHeld"
FROM stock s
LEFT JOIN (SELECT variant_id, sum(on_hand_change) AS on_hand, sum(held_change) AS held FROM stock_movements GROUP BY variant_id) m
  USING (variant_id)
WHERE s.on_hand <> coalesce(m.on_hand, 0) OR s.held <> coalesce(m.held, 0)
ORDER BY s.variant_id`,
});
