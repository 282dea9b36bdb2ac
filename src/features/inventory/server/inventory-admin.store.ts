import { bigint, bool, int, nullable, text, textOf, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import type { Language } from '#shared/language.ts';
import { translated } from '#platform/database/translated.ts';

/** The stock of variants by their numbers, the newest first; `query` as a text query, `number` a variant's or a product's, `code` a sku, a barcode or an external reference. */
export const adminStock = statement({
  name: 'desk_stock',
  params: {
    query: nullable(text),
    state: nullable(text),
    productId: nullable(bigint),
    before: nullable(bigint),
    limit: int,
    number: nullable(bigint),
    code: nullable(text),
    language: textOf<Language>(),
  },
  row: {
    id: bigint,
    product_id: bigint,
    name: text,
    variant: nullable(text),
    variantEn: nullable(text),
    pictureKey: nullable(text),
    on_hand: int,
    held: int,
    low_stock_threshold: int,
    sku: nullable(text),
    hidden: bool,
  },
  text: `
SELECT v.id, v.product_id, ${translated('p.name', ':language')} AS name, v.label AS variant,
  v.label_en AS "variantEn",
  coalesce(v.picture_key, p.picture_key) AS "pictureKey", s.on_hand, s.held, s.low_stock_threshold, v.sku, v.hidden OR p.hidden AS hidden
FROM product_variants v JOIN stock s ON s.variant_id = v.id JOIN product_summaries p ON p.id = v.product_id
WHERE (:query IS NULL OR p.search_words @@ to_tsquery('simple', :query) OR v.id = :number OR v.product_id = :number OR v.sku = :code OR v.barcode = :code OR v.external_ref = :code)
  AND (:state IS NULL OR CASE :state WHEN 'low' THEN s.on_hand - s.held BETWEEN 1 AND s.low_stock_threshold ELSE s.on_hand = s.held END)
  AND (:productId IS NULL OR v.product_id = :productId)
  AND (:before IS NULL OR v.id < :before)
ORDER BY v.id DESC LIMIT :limit`,
});

/** Says of how many pieces or fewer of a variant the staff is warned; answers what it was, and nothing for what the store does not know. */
export const setThreshold = statement({
  name: 'stock_set_threshold',
  params: { variantId: bigint, pieces: int },
  row: { was: int, productId: bigint },
  text: `
UPDATE stock s SET low_stock_threshold = :pieces
FROM (SELECT variant_id, low_stock_threshold FROM stock WHERE variant_id = :variantId FOR NO KEY UPDATE) before
JOIN product_variants v ON v.id = before.variant_id
WHERE s.variant_id = before.variant_id
RETURNING before.low_stock_threshold AS was, v.product_id AS "productId"`,
});

/** Movements of a variant, the newest first. */
export const movementsOf = statement({
  name: 'stock_movements_of',
  params: { variantId: bigint, before: nullable(bigint), limit: int },
  row: {
    id: bigint,
    at: timestamptz,
    on_hand_change: int,
    held_change: int,
    reason: text,
    order: nullable(text),
    by: nullable(text),
    note: text,
  },
  text: `
SELECT m.id, m.at, m.on_hand_change, m.held_change, m.reason, o.number AS "order", c.username AS by, m.note
FROM stock_movements m
LEFT JOIN order_summaries o ON o.id = m.order_id LEFT JOIN customer_names c ON c.id = m.by
WHERE m.variant_id = :variantId AND (:before IS NULL OR m.id < :before)
ORDER BY m.id DESC LIMIT :limit`,
});
