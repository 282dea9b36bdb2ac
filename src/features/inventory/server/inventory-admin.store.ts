import { bigint, int, jsonb, neverNull, nullable, text, textOf, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import type { Language } from '#shared/language.ts';
import { stockColumns, stockRow } from './visible-stock.ts';

const filterParams = {
  query: nullable(text),
  state: nullable(text),
  productId: nullable(bigint),
  limit: int,
  number: nullable(bigint),
  code: nullable(text),
  language: textOf<Language>(),
};
const listRow = {
  ...stockRow,
  updatedAt: neverNull(timestamptz),
  levels: neverNull(jsonb<{ location_id: number; on_hand: number; held: number }[]>()),
};

/** The stock of variants from `s`: of all locations together or of one. */
const listedStock = (
  from: string,
  { updatedAt, where, order }: Readonly<Record<'updatedAt' | 'where' | 'order', string>>,
) => `
SELECT ${stockColumns(':language', updatedAt)},
  (
    SELECT jsonb_agg(jsonb_build_object('location_id', at.location_id, 'on_hand', at.on_hand, 'held', at.reserved) ORDER BY l.position, l.id)
    FROM stock_levels at JOIN stock_locations l ON l.id = at.location_id WHERE at.variant_id = v.id AND l.archived_at IS NULL
  ) AS levels
FROM product_variants v JOIN ${from} ON s.variant_id = v.id JOIN product_summaries p ON p.id = v.product_id
WHERE (:query IS NULL OR p.search_words @@ to_tsquery('simple', :query) OR v.id = :number OR v.product_id = :number OR v.sku = :code OR v.barcode = :code OR v.external_ref = :code)
  AND (:state IS NULL OR CASE :state WHEN 'low' THEN s.on_hand - s.reserved BETWEEN 1 AND s.low_stock_threshold ELSE s.on_hand = s.reserved END)
  AND (:productId IS NULL OR v.product_id = :productId)
  AND ${where}
ORDER BY ${order} LIMIT :limit`;

const listParams = { ...filterParams, before: nullable(bigint) };
const byNumber = { where: '(:before IS NULL OR v.id < :before)', order: 'v.id DESC' };

/**
 * Selects the stock of variants by id, newest first; `query` is a text query, `number` a variant or product id, `code` a SKU, barcode or external
 * reference.
 */
export const adminStock = statement({
  name: 'desk_stock',
  params: listParams,
  row: listRow,
  text: listedStock('variant_stock s', {
    ...byNumber,
    updatedAt: '(SELECT max(at.updated_at) FROM stock_levels at WHERE at.variant_id = v.id)',
  }),
});

/** The same for the variants that one location has ever had. */
export const adminStockAt = statement({
  name: 'desk_stock_at',
  params: { ...listParams, locationId: bigint },
  row: listRow,
  text: listedStock('stock_levels s', {
    updatedAt: 's.updated_at',
    where: `${byNumber.where} AND s.location_id = :locationId`,
    order: byNumber.order,
  }),
});

const changesParams = { ...filterParams, changedAt: timestamptz, changedId: bigint, changedUntil: timestamptz };
const changed = '(c.updated_at, c.variant_id) > (:changedAt, :changedId) AND c.updated_at < :changedUntil';
const byChange = 'c.updated_at, c.variant_id';

/** Selects the stock of variants with changed quantities, oldest change first, by the latest change of their levels. */
export const changedStock = statement({
  name: 'stock_changed',
  params: changesParams,
  row: listRow,
  text: listedStock('stock_levels c ON c.variant_id = v.id JOIN variant_stock s', {
    updatedAt: 'c.updated_at',
    where: `${changed} AND NOT EXISTS (
    SELECT FROM stock_levels later WHERE later.variant_id = c.variant_id AND (later.updated_at, later.location_id) > (c.updated_at, c.location_id)
  )`,
    order: byChange,
  }),
});

/** The same for one location. */
export const changedStockAt = statement({
  name: 'stock_changed_at',
  params: { ...changesParams, locationId: bigint },
  row: listRow,
  text: listedStock('stock_levels c ON c.variant_id = v.id JOIN stock_levels s', {
    updatedAt: 'c.updated_at',
    where: `${changed} AND c.location_id = :locationId AND s.location_id = :locationId`,
    order: byChange,
  }),
});

/**
 * Sets the low-stock threshold of a variant if its current value is the expected one. Returns the previous value, and no row for a variant without
 * stock levels.
 */
export const setThreshold = statement({
  name: 'stock_set_threshold',
  params: { variantId: bigint, locationId: bigint, pieces: int, seen: nullable(int) },
  row: { was: int, productId: bigint },
  text: `
UPDATE stock_levels s SET low_stock_threshold = CASE WHEN before.low_stock_threshold = coalesce(:seen, before.low_stock_threshold) THEN :pieces ELSE s.low_stock_threshold END
FROM (
  SELECT variant_id, location_id, low_stock_threshold FROM stock_levels WHERE variant_id = :variantId AND location_id = :locationId FOR NO KEY UPDATE
) before
JOIN product_variants v ON v.id = before.variant_id
WHERE s.variant_id = before.variant_id AND s.location_id = before.location_id
RETURNING before.low_stock_threshold AS was, v.product_id AS "productId"`,
});

/** Selects the movements of a variant, newest first. */
export const movementsOf = statement({
  name: 'stock_movements_of',
  params: { variantId: bigint, before: nullable(bigint), limit: int },
  row: {
    id: bigint,
    location_id: bigint,
    at: timestamptz,
    on_hand_change: int,
    held_change: int,
    reason: text,
    order: nullable(text),
    by: nullable(text),
    note: text,
  },
  text: `
SELECT m.id, m.location_id, m.at, m.on_hand_change, m.held_change, m.reason, o.number AS "order", c.username AS by, m.note
FROM stock_movements m
LEFT JOIN order_summaries o ON o.id = m.order_id LEFT JOIN customer_names c ON c.id = m.by
WHERE m.variant_id = :variantId AND (:before IS NULL OR m.id < :before)
ORDER BY m.id DESC LIMIT :limit`,
});
