import { bigint, bool, int, jsonb, listOf, text, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import type { Text } from '#shared/language.ts';
import { mainLocationId, maxStockLocations } from '../stock-locations.rules.ts';

const locationRow = { id: bigint, version: int, name: jsonb<Text>(), main: bool, archived: bool };
const nameOf = (table: string) => `jsonb_build_object('fa', ${table}.name_fa, 'en', ${table}.name_en)`;
const columns = `l.id, l.version, ${nameOf('l')} AS name, l.id = ${mainLocationId} AS main, l.archived_at IS NOT NULL AS archived`;

/** Selects every location in the owner's order, archived ones last. */
export const everyLocation = statement({
  name: 'stock_locations_every',
  row: locationRow,
  text: `SELECT ${columns} FROM stock_locations l ORDER BY l.archived_at IS NOT NULL, l.position, l.id`,
});

/** Selects the location that receives pieces by default. */
export const firstLocationId = statement({
  name: 'stock_locations_first',
  row: { id: bigint },
  text: 'SELECT l.id FROM stock_locations l WHERE l.archived_at IS NULL ORDER BY l.position, l.id LIMIT 1',
});

/** Inserts a location at the end of the order, unless the maximum number is reached. */
export const insertLocation = statement({
  name: 'stock_location_insert',
  params: { nameFa: text, nameEn: text },
  row: locationRow,
  text: `
INSERT INTO stock_locations AS l (name_fa, name_en, position)
SELECT :nameFa, :nameEn, (SELECT coalesce(max(position), 0) + 1 FROM stock_locations)
WHERE (SELECT count(*) FROM stock_locations WHERE archived_at IS NULL) < ${maxStockLocations}
RETURNING ${columns}`,
});

/** Renames a location if its version is unchanged, and returns it with its former name. */
export const renameLocation = statement({
  name: 'stock_location_rename',
  params: { id: bigint, version: int, nameFa: text, nameEn: text },
  row: { ...locationRow, before: jsonb<object>() },
  text: `
WITH was AS (SELECT * FROM stock_locations WHERE id = :id AND version = :version FOR NO KEY UPDATE)
UPDATE stock_locations l SET name_fa = :nameFa, name_en = :nameEn, version = l.version + 1
FROM was WHERE l.id = was.id
RETURNING ${columns}, jsonb_build_object('name', ${nameOf('was')}) AS before`,
});

/** Locks all locations until the end of the transaction, which serialises reorders. */
export const lockLocations = statement({
  name: 'stock_locations_lock',
  row: { id: bigint },
  text: 'SELECT id FROM stock_locations ORDER BY id FOR NO KEY UPDATE',
});

/** Stores the order of the active locations; those not found return no row. */
export const orderLocations = statement({
  name: 'stock_locations_order',
  params: { ids: listOf(bigint) },
  row: { id: bigint },
  text: `
WITH locked AS (SELECT id FROM stock_locations WHERE archived_at IS NULL ORDER BY id FOR NO KEY UPDATE)
UPDATE stock_locations l SET position = wanted.position, version = l.version + 1
FROM unnest(:ids) WITH ORDINALITY AS wanted(id, position) JOIN locked USING (id) WHERE l.id = wanted.id RETURNING l.id`,
});

/** Locks a location until the end of the transaction, which blocks concurrent receipts there. */
export const lockLocation = statement({
  name: 'stock_location_lock',
  params: { id: bigint },
  row: { version: int, archived: bool },
  text: 'SELECT version, archived_at IS NOT NULL AS archived FROM stock_locations WHERE id = :id FOR UPDATE',
});

/** Archives a locked location if it has no stock. */
export const archiveEmptyLocation = statement({
  name: 'stock_location_archive',
  params: { id: bigint, at: timestamptz },
  row: locationRow,
  text: `
UPDATE stock_locations l SET archived_at = :at, version = l.version + 1
WHERE l.id = :id AND l.id <> ${mainLocationId} AND l.archived_at IS NULL
  AND NOT EXISTS (SELECT FROM stock_levels s WHERE s.location_id = l.id AND s.location_id <> ${mainLocationId} AND s.on_hand > 0)
RETURNING ${columns}`,
});

/**
 * Counts the orders with sold goods still at a location: on no level any more, packed or to be packed. Nothing is sold from a location without free
 * stock, so the count of a locked location only decreases.
 */
export const unsentOrders = statement({
  name: 'stock_location_unsent_orders',
  params: { id: bigint },
  row: { orders: int },
  text: `
SELECT count(*)::int AS orders FROM (
  SELECT o.id FROM order_summaries o CROSS JOIN LATERAL (SELECT FROM packable_pieces p WHERE p.order_id = o.id AND p.location_id = :id LIMIT 1) waiting
  WHERE o.state IN ('placed', 'packaging', 'ready', 'on-the-way', 'at-station')
  UNION SELECT order_id FROM packed_parcels WHERE location_id = :id
) unsent`,
});

/**
 * Inserts the missing levels of variants at active locations, in variant order; the locations are locked against archiving until the end of the
 * transaction.
 */
export const openLevels = statement({
  name: 'stock_open_levels',
  params: { variantIds: listOf(bigint), locationIds: listOf(bigint) },
  text: `
WITH active AS (
  SELECT l.id FROM stock_locations l WHERE l.id = ANY(:locationIds) AND l.id <> ${mainLocationId} AND l.archived_at IS NULL ORDER BY l.id FOR SHARE
)
INSERT INTO stock_levels (variant_id, location_id, low_stock_threshold)
SELECT DISTINCT w.variant_id, w.location_id, 0
FROM unnest(:variantIds, :locationIds) AS w(variant_id, location_id)
JOIN product_variants v ON v.id = w.variant_id JOIN active ON active.id = w.location_id
ORDER BY w.variant_id, w.location_id
ON CONFLICT DO NOTHING`,
});
