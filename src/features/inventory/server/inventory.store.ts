import { bigint, int, listOf, nullable, text, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';

const changes = {
  variantIds: listOf(bigint),
  reasons: listOf(text),
  pieces: listOf(int),
  seen: listOf(nullable(int)),
  at: timestamptz,
  by: nullable(bigint),
  note: text,
};
const changedRow = { variantId: bigint, productId: bigint, before: int, after: int };

/** Of variants `v` that a condition names. Locked in the order of variants, as orders lock them. */
const changedStock = (condition: string) => `
WITH wanted AS (SELECT * FROM unnest(:variantIds, :reasons, :pieces, :seen) AS w(variant_id, reason, pieces, seen)),
locked AS (
  SELECT s.variant_id, s.on_hand FROM stock s
  WHERE s.variant_id IN (SELECT variant_id FROM wanted) ORDER BY s.variant_id FOR NO KEY UPDATE
), changed AS (
  UPDATE stock s SET on_hand = CASE wanted.reason WHEN 'received' THEN s.on_hand + wanted.pieces ELSE wanted.pieces END
  FROM wanted JOIN locked USING (variant_id) JOIN product_variants v ON v.id = wanted.variant_id
  WHERE s.variant_id = wanted.variant_id AND ${condition}
    AND (wanted.reason = 'received' OR wanted.seen IS NULL OR locked.on_hand = wanted.seen)
    AND CASE wanted.reason WHEN 'received' THEN s.on_hand::bigint + wanted.pieces ELSE wanted.pieces END BETWEEN s.held AND 2000000000
  RETURNING s.variant_id, v.product_id, wanted.reason, locked.on_hand AS before, s.on_hand AS after
), noted AS (
  INSERT INTO stock_movements (variant_id, on_hand_change, held_change, reason, at, by, note)
  SELECT variant_id, after - before, 0, reason, :at, :by, :note FROM changed WHERE after <> before
)
SELECT variant_id AS "variantId", product_id AS "productId", before, after FROM changed`;

/** Receives or corrects the stock of any variants, never below what is held, and notes each change; those that cannot be do not come back. */
export const changeStockRows = statement({
  name: 'stock_change',
  params: changes,
  row: changedRow,
  text: changedStock('true'),
});

/** The same of a seller's variants: those of others do not come back. */
export const changeStockRowsOfSeller = statement({
  name: 'stock_change_of_seller',
  params: { ...changes, sellerId: bigint },
  row: changedRow,
  text: changedStock('v.seller_id = :sellerId'),
});

const shelf = `SELECT s.held, s.on_hand AS "onHand" FROM stock s`;

/** What is on the shelf of a variant, and held of it. */
export const heldOf = statement({
  name: 'stock_held_of',
  params: { variantId: bigint },
  row: { held: int, onHand: int },
  text: `${shelf} WHERE s.variant_id = :variantId`,
});

/** The same of a seller's variant; of another seller's nothing comes back. */
export const heldOfSeller = statement({
  name: 'stock_held_of_seller',
  params: { variantId: bigint, sellerId: bigint },
  row: { held: int, onHand: int },
  text: `${shelf} JOIN product_variants v ON v.id = s.variant_id WHERE s.variant_id = :variantId AND v.seller_id = :sellerId`,
});

/** Takes what was sold, and given back, since it was last taken: in the transaction that counts it. */
export const takeUncountedSales = statement({
  name: 'stock_take_uncounted_sales',
  row: { productId: bigint, pieces: int },
  text: `
WITH taken AS (DELETE FROM uncounted_sales RETURNING product_id, pieces)
SELECT product_id AS "productId", sum(pieces)::int AS pieces FROM taken GROUP BY product_id HAVING sum(pieces) <> 0 ORDER BY product_id`,
});

/**
 * Moves pieces of an order on the shelf and among the held, notes why, and counts what was sold or came back. Locked in the order of variants; the stock's
 * own checks refuse what does not add up.
 */
export const movePieces = statement({
  name: 'stock_move_pieces',
  params: {
    variantIds: listOf(bigint),
    productIds: listOf(bigint),
    quantities: listOf(int),
    onHandDirection: int,
    heldDirection: int,
    reason: text,
    orderId: bigint,
    at: timestamptz,
  },
  text: `
WITH piece AS (
  SELECT variant_id, product_id, sum(quantity)::int AS quantity
  FROM unnest(:variantIds, :productIds, :quantities) AS p(variant_id, product_id, quantity) GROUP BY variant_id, product_id
), locked AS (
  SELECT variant_id FROM stock WHERE variant_id IN (SELECT variant_id FROM piece) ORDER BY variant_id FOR NO KEY UPDATE
), moved AS (
  UPDATE stock s SET on_hand = s.on_hand + :onHandDirection * piece.quantity, held = s.held + :heldDirection * piece.quantity
  FROM piece JOIN locked USING (variant_id) WHERE s.variant_id = piece.variant_id
  RETURNING s.variant_id, piece.product_id, piece.quantity
), noted AS (
  INSERT INTO stock_movements (variant_id, on_hand_change, held_change, reason, order_id, at)
  SELECT variant_id, :onHandDirection * quantity, :heldDirection * quantity, :reason, :orderId, :at FROM moved
)
INSERT INTO uncounted_sales (product_id, pieces) SELECT product_id, -:onHandDirection * quantity FROM moved WHERE :onHandDirection <> 0`,
});

/** Counts pieces as sold no more that came back and cannot be sold again. */
export const uncountSales = statement({
  name: 'stock_uncount_sales',
  params: { productIds: listOf(bigint), quantities: listOf(int) },
  text: 'INSERT INTO uncounted_sales (product_id, pieces) SELECT p.id, -p.quantity FROM unnest(:productIds, :quantities) AS p(id, quantity)',
});

/** What can be had of variants, locked for the transaction in the order of variants. */
export const lockAvailable = statement({
  name: 'stock_lock_available',
  params: { variantIds: listOf(bigint) },
  row: { variantId: bigint, available: int },
  text: `
SELECT s.variant_id AS "variantId", s.on_hand - s.held AS available FROM stock s
WHERE s.variant_id = ANY(:variantIds) ORDER BY s.variant_id FOR NO KEY UPDATE`,
});
