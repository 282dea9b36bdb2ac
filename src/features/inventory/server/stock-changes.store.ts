import { bigint, bool, int, listOf, nullable, text, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';

const changes = {
  variantIds: listOf(bigint),
  /** The location of the change. */
  locationIds: listOf(bigint),
  /** Whether `pieces` and `seen` refer to that location; otherwise to all together, with the difference booked there. */
  named: listOf(bool),
  reasons: listOf(text),
  pieces: listOf(int),
  seen: listOf(nullable(int)),
  at: timestamptz,
  by: nullable(bigint),
  note: text,
};
const changedRow = { variantId: bigint, locationId: bigint, productId: bigint, before: int, after: int };

/** Applies changes to the stock of the variants `v` that satisfy a condition. Locks levels in variant order, as placing an order does. */
const changedStock = (condition: string) => `
WITH wanted AS (
  SELECT * FROM unnest(:variantIds, :locationIds, :named, :reasons, :pieces, :seen) AS w(variant_id, location_id, named, reason, pieces, seen)
), locked AS (
  SELECT s.variant_id, s.location_id, s.on_hand FROM stock_levels s
  WHERE s.variant_id IN (SELECT variant_id FROM wanted) ORDER BY s.variant_id, s.location_id FOR NO KEY UPDATE
), counted AS (
  SELECT w.variant_id, w.location_id, w.reason, w.seen, here.on_hand AS before, here.on_hand + elsewhere.on_hand AS there,
    CASE w.reason WHEN 'received' THEN here.on_hand::bigint + w.pieces ELSE w.pieces - elsewhere.on_hand END AS after
  FROM wanted w JOIN locked here USING (variant_id, location_id)
  JOIN stock_locations l ON l.id = w.location_id AND l.archived_at IS NULL
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(o.on_hand), 0) AS on_hand FROM locked o
    WHERE NOT w.named AND o.variant_id = w.variant_id AND o.location_id <> w.location_id
  ) elsewhere
), changed AS (
  UPDATE stock_levels s SET on_hand = counted.after
  FROM counted JOIN product_variants v ON v.id = counted.variant_id
  WHERE s.variant_id = counted.variant_id AND s.location_id = counted.location_id AND ${condition}
    AND (counted.reason = 'received' OR counted.seen IS NULL OR counted.there = counted.seen)
    AND counted.after BETWEEN s.reserved AND 2000000000
  RETURNING s.variant_id, s.location_id, v.product_id, counted.reason, counted.before, s.on_hand AS after
), noted AS (
  INSERT INTO stock_movements (variant_id, location_id, on_hand_change, held_change, reason, at, by, note)
  SELECT variant_id, location_id, after - before, 0, reason, :at, :by, :note FROM changed WHERE after <> before
)
SELECT variant_id AS "variantId", location_id AS "locationId", product_id AS "productId", before, after FROM changed`;

/**
 * Receives or corrects the stock of variants, never below the held quantity, and inserts the movements; changes that are not possible return no row.
 */
export const changeStockRows = statement({
  name: 'stock_change',
  params: changes,
  row: changedRow,
  text: changedStock('true'),
});

/** The same for a seller's variants: those of others return no row. */
export const changeStockRowsOfSeller = statement({
  name: 'stock_change_of_seller',
  params: { ...changes, sellerId: bigint },
  row: changedRow,
  text: changedStock('v.seller_id = :sellerId'),
});

const levelOf = `SELECT here.reserved AS held, here.on_hand AS "here", (sum(s.on_hand))::int AS "onHand"
FROM stock_levels here JOIN stock_locations l ON l.id = here.location_id AND l.archived_at IS NULL JOIN stock_levels s ON s.variant_id = here.variant_id`;
const levelRow = { held: int, here: int, onHand: int };

/** Selects a variant's on-hand and held quantities at a location, and its on-hand quantity at all of them. */
export const heldOf = statement({
  name: 'stock_held_of',
  params: { variantId: bigint, locationId: bigint },
  row: levelRow,
  text: `${levelOf} WHERE here.variant_id = :variantId AND here.location_id = :locationId GROUP BY here.variant_id, here.location_id`,
});

/** The same for a seller's variant; no row for another seller's. */
export const heldOfSeller = statement({
  name: 'stock_held_of_seller',
  params: { variantId: bigint, locationId: bigint, sellerId: bigint },
  row: levelRow,
  text: `${levelOf} JOIN product_variants v ON v.id = here.variant_id
WHERE here.variant_id = :variantId AND here.location_id = :locationId AND v.seller_id = :sellerId GROUP BY here.variant_id, here.location_id`,
});

/**
 * Moves pieces from one location to another, which has a level of each variant, and inserts both movements; variants with too few free pieces return
 * no row.
 */
export const transferRows = statement({
  name: 'stock_transfer',
  params: {
    variantIds: listOf(bigint),
    pieces: listOf(int),
    fromId: bigint,
    toId: bigint,
    at: timestamptz,
    by: bigint,
    note: text,
  },
  row: { variantId: bigint, pieces: int },
  text: `
WITH wanted AS (
  SELECT * FROM unnest(:variantIds, :pieces) AS w(variant_id, pieces)
), locked AS (
  SELECT s.variant_id, s.location_id, s.on_hand - s.reserved AS free FROM stock_levels s
  WHERE s.variant_id IN (SELECT variant_id FROM wanted) ORDER BY s.variant_id, s.location_id FOR NO KEY UPDATE
), side AS (
  SELECT w.variant_id, w.pieces, way.location_id, way.direction FROM wanted w
  JOIN locked here ON here.variant_id = w.variant_id AND here.location_id = :fromId AND here.free >= w.pieces
  JOIN locked there ON there.variant_id = w.variant_id AND there.location_id = :toId
  JOIN stock_locations l ON l.id = :toId AND l.archived_at IS NULL
  CROSS JOIN LATERAL (VALUES (:fromId, -1), (:toId, 1)) AS way(location_id, direction)
), moved AS (
  UPDATE stock_levels s SET on_hand = s.on_hand + side.direction * side.pieces
  FROM side WHERE s.variant_id = side.variant_id AND s.location_id = side.location_id
  RETURNING s.variant_id, s.location_id, side.direction * side.pieces AS change
), noted AS (
  INSERT INTO stock_movements (variant_id, location_id, on_hand_change, held_change, reason, at, by, note)
  SELECT variant_id, location_id, change, 0, 'transferred', :at, :by, :note FROM moved
)
SELECT variant_id AS "variantId", change AS pieces FROM moved WHERE location_id = :toId`,
});
