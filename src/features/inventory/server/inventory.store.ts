import { bigint, int, listOf, nullable, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import { mainLocationId } from '../stock-locations.rules.ts';

/** Deletes and returns the uncounted sales, in the transaction that counts them. */
export const takeUncountedSales = statement({
  name: 'stock_take_uncounted_sales',
  row: { productId: bigint, pieces: int },
  text: `
WITH taken AS (DELETE FROM uncounted_sales RETURNING product_id, pieces)
SELECT product_id AS "productId", sum(pieces)::int AS pieces FROM taken GROUP BY product_id HAVING sum(pieces) <> 0 ORDER BY product_id`,
});

const orderPieces = {
  variantIds: listOf(bigint),
  productIds: listOf(bigint),
  quantities: listOf(int),
  orderId: bigint,
  at: timestamptz,
};

/**
 * Applies the stock changes of the CTE `share (variant_id, product_id, location_id, pieces)` and inserts the movements with their reason. Locks
 * levels in variant order.
 */
const moved = (
  share: string,
  {
    onHand,
    reserved,
    reason,
    returnId = 'NULL::bigint',
  }: Record<'onHand' | 'reserved' | 'reason', string> & { returnId?: string },
) => `
WITH piece AS (
  SELECT variant_id, product_id, sum(quantity)::int AS quantity
  FROM unnest(:variantIds, :productIds, :quantities) AS p(variant_id, product_id, quantity) GROUP BY variant_id, product_id
), locked AS (
  SELECT s.variant_id, s.location_id, s.on_hand - s.reserved AS free FROM stock_levels s
  WHERE s.variant_id IN (SELECT variant_id FROM piece) ORDER BY s.variant_id, s.location_id FOR NO KEY UPDATE
), ${share}, moved AS (
  UPDATE stock_levels s SET on_hand = s.on_hand + ${onHand} * share.pieces, reserved = s.reserved + ${reserved} * share.pieces
  FROM share JOIN locked USING (variant_id, location_id) WHERE s.variant_id = share.variant_id AND s.location_id = share.location_id
  RETURNING s.variant_id, s.location_id, share.product_id, share.pieces
), noted AS (
  INSERT INTO stock_movements (variant_id, location_id, on_hand_change, held_change, reason, order_id, return_id, at)
  SELECT variant_id, location_id, ${onHand} * pieces, ${reserved} * pieces, ${reason}, :orderId, ${returnId}, :at FROM moved
)
INSERT INTO uncounted_sales (product_id, pieces) SELECT product_id, -(${onHand}) * pieces FROM moved WHERE ${onHand} <> 0`;

/**
 * `share` of the pieces that an order has at locations: from each level with some of them, in the owner's order, as many as requested. The remainder
 * is taken from the main location, whose movements have no index by order; the level's check constraints refuse an excess there.
 */
const shareOfOrder = (there: string) => `elsewhere AS (
  SELECT m.variant_id, m.location_id, l.position, sum(${there})::int AS there FROM stock_movements m JOIN stock_locations l ON l.id = m.location_id
  WHERE m.order_id = :orderId AND m.location_id <> ${mainLocationId} AND l.archived_at IS NULL
  GROUP BY m.variant_id, m.location_id, l.position HAVING sum(${there}) > 0
), found AS (
  SELECT piece.variant_id, piece.product_id, e.location_id, e.there, piece.quantity,
    (sum(e.there) OVER (PARTITION BY piece.variant_id ORDER BY e.position, e.location_id))::int AS until
  FROM piece JOIN elsewhere e USING (variant_id)
), share AS (
  SELECT variant_id, product_id, location_id, least(there, quantity - (until - there)) AS pieces FROM found WHERE until - there < quantity
  UNION ALL
  SELECT piece.variant_id, piece.product_id, ${mainLocationId}::bigint, piece.quantity - coalesce(taken.pieces, 0)
  FROM piece LEFT JOIN (SELECT variant_id, max(until) AS pieces FROM found GROUP BY variant_id) taken USING (variant_id)
  WHERE piece.quantity > coalesce(taken.pieces, 0)
)`;

/** Sells the pieces reserved for an order at their locations. */
export const sellHeldPieces = statement({
  name: 'stock_sell_held',
  params: orderPieces,
  text: moved(shareOfOrder('m.held_change'), { onHand: '-1', reserved: '-1', reason: `'sold'` }),
});

/** Releases the pieces reserved for an order at their locations. */
export const releasePieces = statement({
  name: 'stock_release',
  params: orderPieces,
  text: moved(shareOfOrder('m.held_change'), { onHand: '0', reserved: '-1', reason: `'released'` }),
});

/** Returns pieces of an order to the locations they were sold from. */
export const putBackPieces = statement({
  name: 'stock_put_back',
  params: orderPieces,
  text: moved(shareOfOrder('-m.on_hand_change'), { onHand: '1', reserved: '0', reason: `'returned'` }),
});

/** Adds pieces of an order to the stock of one location, which has a level of each variant. */
export const restockPieces = statement({
  name: 'stock_restock',
  params: { ...orderPieces, locationId: bigint, returnId: nullable(bigint) },
  text: moved('share AS (SELECT variant_id, product_id, :locationId AS location_id, quantity AS pieces FROM piece)', {
    onHand: '1',
    reserved: '0',
    reason: `'returned'`,
    returnId: ':returnId',
  }),
});

/** Sells unreserved pieces in the owner's order of locations; the check constraint of the main location's level refuses a shortage. */
export const sellFreePieces = statement({
  name: 'stock_sell_free',
  params: orderPieces,
  text: moved(
    `found AS (
  SELECT piece.variant_id, piece.product_id, locked.location_id, locked.free, piece.quantity,
    (sum(locked.free) OVER (PARTITION BY piece.variant_id ORDER BY l.position, l.id))::int AS until
  FROM piece JOIN locked USING (variant_id) JOIN stock_locations l ON l.id = locked.location_id
), part AS (
  SELECT variant_id, product_id, location_id, least(free, quantity - (until - free)) AS pieces FROM found WHERE until - free < quantity AND free > 0
  UNION ALL
  SELECT variant_id, product_id, ${mainLocationId}::bigint, quantity - max(until) FROM found GROUP BY variant_id, product_id, quantity
  HAVING quantity > max(until)
), share AS (
  SELECT variant_id, product_id, location_id, sum(pieces)::int AS pieces FROM part GROUP BY variant_id, product_id, location_id
)`,
    { onHand: '-1', reserved: '0', reason: `'sold'` },
  ),
});

/** Subtracts returned pieces that cannot be sold again from the sold count. */
export const uncountSales = statement({
  name: 'stock_uncount_sales',
  params: { productIds: listOf(bigint), quantities: listOf(int) },
  text: 'INSERT INTO uncounted_sales (product_id, pieces) SELECT p.id, -p.quantity FROM unnest(:productIds, :quantities) AS p(id, quantity)',
});

/** Selects the available quantities of variants, locked for the transaction in variant order. */
export const lockAvailable = statement({
  name: 'stock_lock_available',
  params: { variantIds: listOf(bigint) },
  row: { variantId: bigint, available: int },
  text: `
SELECT variant_id AS "variantId", sum(available)::int AS available FROM (
  SELECT s.variant_id, s.on_hand - s.reserved AS available FROM stock_levels s
  WHERE s.variant_id = ANY(:variantIds) ORDER BY s.variant_id, s.location_id FOR NO KEY UPDATE
) level GROUP BY variant_id`,
});
