import { mainLocationId } from '../stock-locations.rules.ts';

/**
 * Parts of statements that touch several owners at once, for speed: placing an order is one statement. Each is the text of
 * CTEs; what they are given are names of CTEs and SQL expressions of the statement around them.
 */

/**
 * The CTE `pieces (variant_id, available, spread)`: what can be had of the variants of another CTE at all locations together, and whether it lies
 * at several. Every level is locked in the order of variants until the end of the transaction, so that two carts never wait for each
 * other crosswise.
 */
export const lockedPieces = (line: string): string => `pieces AS (
  SELECT variant_id, sum(available)::int AS available, count(*) > 1 AS spread FROM (
    SELECT s.variant_id, s.on_hand - s.reserved AS available FROM stock_levels s
    WHERE s.variant_id IN (SELECT variant_id FROM ${line})
    ORDER BY s.variant_id, s.location_id FOR NO KEY UPDATE
  ) level GROUP BY variant_id
)`;

/** The same of one location: what can be had of the variants there, with those levels locked. */
export const lockedPiecesAt = (line: string, locationId: string): string => `pieces AS (
  SELECT s.variant_id, s.on_hand - s.reserved AS available FROM stock_levels s
  WHERE s.variant_id IN (SELECT variant_id FROM ${line}) AND s.location_id = ${locationId}
  ORDER BY s.variant_id FOR NO KEY UPDATE
)`;

interface TakenPieces {
  readonly line: string;
  readonly variantIds: string;
  readonly orderId: string;
  readonly at: string;
  /** Whether the order awaits payment. */
  readonly held: string;
  /** Where they are taken; at the main location unless another is named. */
  readonly locationId?: string;
}

/**
 * Takes the pieces of an order that is being placed: they are held where it awaits payment, else sold at once. The CTEs
 * `taken (variant_id, product_id, quantity, available)`, with a row for each variant of which there was enough, and those
 * that note the movements and count the sales. `line` has variant_id, product_id and quantity; that the stock is looked for by
 * `variantIds`, too, lets PostgreSQL go by its index in a shop of any size. For variants that lie at the main location alone, as {@link lockedPieces} has seen.
 */
export function reservedOrSold(given: TakenPieces): string {
  const { line, variantIds, held, locationId = String(mainLocationId) } = given;
  return `taken AS (
  UPDATE stock_levels s SET
    on_hand = s.on_hand - CASE WHEN ${held} THEN 0 ELSE ${line}.quantity END,
    reserved = s.reserved + CASE WHEN ${held} THEN ${line}.quantity ELSE 0 END
  FROM ${line} WHERE s.variant_id = ANY(${variantIds}) AND s.location_id = ${locationId} AND s.variant_id = ${line}.variant_id
    AND s.on_hand - s.reserved >= ${line}.quantity
  RETURNING s.variant_id, s.location_id, ${line}.product_id, ${line}.quantity, ${line}.quantity AS pieces, s.on_hand - s.reserved AS available
), ${takenNoted(given, 'taken')}`;
}

/**
 * The same of variants that lie at several locations: of each, pieces are taken in the owner's order of locations, from the next one what the one
 * before has too few of. The levels are locked by then.
 */
export function reservedOrSoldByLocation(given: TakenPieces): string {
  const { line, variantIds, held } = given;
  return `level AS (
  SELECT s.variant_id, s.location_id, s.on_hand - s.reserved AS free,
    (sum(s.on_hand - s.reserved) OVER (PARTITION BY s.variant_id))::int AS available,
    (sum(s.on_hand - s.reserved) OVER (PARTITION BY s.variant_id ORDER BY l.position, l.id))::int AS until
  FROM stock_levels s JOIN stock_locations l ON l.id = s.location_id WHERE s.variant_id = ANY(${variantIds})
), share AS (
  SELECT level.variant_id, level.location_id, ${line}.product_id, ${line}.quantity, level.available,
    least(level.free, ${line}.quantity - (level.until - level.free)) AS pieces
  FROM ${line} JOIN level USING (variant_id)
  WHERE level.available >= ${line}.quantity AND level.free > 0 AND level.until - level.free < ${line}.quantity
), taken_levels AS (
  UPDATE stock_levels s SET
    on_hand = s.on_hand - CASE WHEN ${held} THEN 0 ELSE share.pieces END,
    reserved = s.reserved + CASE WHEN ${held} THEN share.pieces ELSE 0 END
  FROM share WHERE s.variant_id = ANY(${variantIds}) AND s.variant_id = share.variant_id AND s.location_id = share.location_id
    AND s.on_hand - s.reserved >= share.pieces
  RETURNING s.variant_id, s.location_id, share.product_id, share.quantity, share.pieces, share.available - share.quantity AS available
), taken AS (
  SELECT variant_id, product_id, quantity, available FROM taken_levels
  GROUP BY variant_id, product_id, quantity, available HAVING sum(pieces) = quantity
), ${takenNoted(given, 'taken_levels')}`;
}

/** Notes what was taken of each level, and counts what was sold. */
const takenNoted = ({ line, orderId, at, held }: TakenPieces, levels: string) => `stock_noted AS (
  INSERT INTO stock_movements (variant_id, location_id, on_hand_change, held_change, reason, order_id, at)
  SELECT variant_id, location_id, CASE WHEN ${held} THEN 0 ELSE -pieces END, CASE WHEN ${held} THEN pieces ELSE 0 END,
    CASE WHEN ${held} THEN 'held' ELSE 'sold' END, ${orderId}, ${at}
  FROM ${levels}
), sales_counted AS (
  INSERT INTO uncounted_sales (product_id, pieces) SELECT product_id, quantity FROM ${line} WHERE NOT (${held})
)`;
