import { untypedStatement } from '#platform/database/database.ts';

/**
 * Receives or corrects the stock of variants, never below what is held, and notes each change; those that cannot be, or are
 * another seller's, do not come back: `[variantIds, reasons, pieces, at, by, note, sellerId or null]`. Locked in the order of
 * variants, as orders lock them.
 */
export const changeStockRows = untypedStatement<{
  variantId: number;
  productId: number;
  before: number;
  after: number;
}>({
  name: 'stock_change',
  text: `
WITH wanted AS (SELECT * FROM unnest($1::bigint[], $2::text[], $3::int[]) AS w(variant_id, reason, pieces)),
locked AS (
  SELECT s.variant_id, s.on_hand FROM stock s
  WHERE s.variant_id IN (SELECT variant_id FROM wanted) ORDER BY s.variant_id FOR NO KEY UPDATE
), changed AS (
  UPDATE stock s SET on_hand = CASE wanted.reason WHEN 'received' THEN s.on_hand + wanted.pieces ELSE wanted.pieces END
  FROM wanted JOIN locked USING (variant_id) JOIN product_variants v ON v.id = wanted.variant_id
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
export const heldOf = untypedStatement<{ held: number }>({
  name: 'stock_held_of',
  text: `
SELECT s.held FROM stock s JOIN product_variants v ON v.id = s.variant_id
WHERE s.variant_id = $1::bigint AND ($2::bigint IS NULL OR v.seller_id = $2::bigint)`,
});

/** Takes what was sold, and given back, since it was last taken: in the transaction that counts it. */
export const takeUncountedSales = untypedStatement<{ productId: number; pieces: number }>({
  name: 'stock_take_uncounted_sales',
  text: `
WITH taken AS (DELETE FROM uncounted_sales RETURNING product_id, pieces)
SELECT product_id AS "productId", sum(pieces)::int AS pieces FROM taken GROUP BY product_id HAVING sum(pieces) <> 0 ORDER BY product_id`,
});

/**
 * Moves pieces of an order on the shelf and among the held, notes why, and counts what was sold or came back: `[variantIds,
 * productIds, quantities, on-hand direction, held direction, reason, orderId, at]`. Locked in the order of variants; the stock's
 * own checks refuse what does not add up.
 */
export const movePieces = untypedStatement({
  name: 'stock_move_pieces',
  text: `
WITH piece AS (
  SELECT variant_id, product_id, sum(quantity)::int AS quantity
  FROM unnest($1::bigint[], $2::bigint[], $3::int[]) AS p(variant_id, product_id, quantity) GROUP BY variant_id, product_id
), locked AS (
  SELECT variant_id FROM stock WHERE variant_id IN (SELECT variant_id FROM piece) ORDER BY variant_id FOR NO KEY UPDATE
), moved AS (
  UPDATE stock s SET on_hand = s.on_hand + $4::int * piece.quantity, held = s.held + $5::int * piece.quantity
  FROM piece JOIN locked USING (variant_id) WHERE s.variant_id = piece.variant_id
  RETURNING s.variant_id, piece.product_id, piece.quantity
), noted AS (
  INSERT INTO stock_movements (variant_id, on_hand_change, held_change, reason, order_id, at)
  SELECT variant_id, $4::int * quantity, $5::int * quantity, $6, $7::bigint, $8::timestamptz FROM moved
)
INSERT INTO uncounted_sales (product_id, pieces) SELECT product_id, -$4::int * quantity FROM moved WHERE $4::int <> 0`,
});

/** Counts pieces as sold no more that came back and cannot be sold again: `[productIds, quantities]`. */
export const uncountSales = untypedStatement({
  name: 'stock_uncount_sales',
  text: 'INSERT INTO uncounted_sales (product_id, pieces) SELECT p.id, -p.quantity FROM unnest($1::bigint[], $2::int[]) AS p(id, quantity)',
});

/** What can be had of variants, locked for the transaction in the order of variants: `[variantIds]`. */
export const lockAvailable = untypedStatement<{ variantId: number; available: number }>({
  name: 'stock_lock_available',
  text: `
SELECT s.variant_id AS "variantId", s.on_hand - s.held AS available FROM stock s
WHERE s.variant_id = ANY($1::bigint[]) ORDER BY s.variant_id FOR NO KEY UPDATE`,
});
