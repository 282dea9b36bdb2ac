import { mainLocationId } from '../stock-locations.rules.ts';

/**
 * SQL fragments for statements that touch several modules at once, for speed: placing an order is one statement. Each is the text of CTEs; their
 * parameters are names of CTEs and SQL expressions of the enclosing statement.
 */

/**
 * The CTE `pieces (variant_id, available, spread)`: the available quantity of the variants of another CTE at all locations together, and whether it
 * is spread over several. Locks every level in variant order until the end of the transaction, so that two carts cannot deadlock.
 */
export const lockedPieces = (line: string): string => `pieces AS (
  SELECT variant_id, sum(available)::int AS available, count(*) > 1 AS spread FROM (
    SELECT s.variant_id, s.on_hand - s.reserved AS available FROM stock_levels s
    WHERE s.variant_id IN (SELECT variant_id FROM ${line})
    ORDER BY s.variant_id, s.location_id FOR NO KEY UPDATE
  ) level GROUP BY variant_id
)`;

/** The same for one location: the available quantity of the variants there, with those levels locked. */
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
  /** The location they are taken from; the main location by default. */
  readonly locationId?: string;
}

/**
 * Takes the pieces of an order that is being placed: they are reserved where it awaits payment, otherwise sold at once. Defines the CTE `taken
 * (variant_id, product_id, quantity, available)`, with a row for each variant with enough stock, and those that insert the movements and count the
 * sales. `line` has variant_id, product_id and quantity; `variantIds` repeats the variants so that PostgreSQL uses the index in a shop of any size.
 * For variants stored at the main location only, as determined by {@link lockedPieces}.
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
 * The same for variants stored at several locations: pieces are taken in the owner's order of locations, each supplying what the previous ones lack.
 * The levels are already locked.
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

/** Inserts the movements of each level and counts the sales. */
const takenNoted = ({ line, orderId, at, held }: TakenPieces, levels: string) => `stock_noted AS (
  INSERT INTO stock_movements (variant_id, location_id, on_hand_change, held_change, reason, order_id, at)
  SELECT variant_id, location_id, CASE WHEN ${held} THEN 0 ELSE -pieces END, CASE WHEN ${held} THEN pieces ELSE 0 END,
    CASE WHEN ${held} THEN 'held' ELSE 'sold' END, ${orderId}, ${at}
  FROM ${levels}
), sales_counted AS (
  INSERT INTO uncounted_sales (product_id, pieces) SELECT product_id, quantity FROM ${line} WHERE NOT (${held})
)`;
