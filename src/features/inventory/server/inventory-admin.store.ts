import { bigint, bool, int, nullable, text, textOf, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import type { Language } from '#shared/language.ts';
import { translated } from '#platform/database/translated.ts';

/** How many pieces or fewer are few. */
const fewPieces = 5;

/** The stock of variants by their numbers, the newest first; `query` as a text query, `number` a variant's or a product's. */
export const adminStock = statement({
  name: 'desk_stock',
  params: {
    query: nullable(text),
    state: nullable(text),
    productId: nullable(bigint),
    before: nullable(bigint),
    limit: int,
    sellerId: nullable(bigint),
    number: nullable(bigint),
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
    hidden: bool,
  },
  text: `
SELECT v.id, v.product_id, ${translated('p.name', ':language')} AS name, v.label AS variant,
  nullif(concat_ws(', ', coalesce(v.colour_name_en, v.colour_name), coalesce(v.size_en, v.size)), '') AS "variantEn",
  coalesce(v.picture_key, p.picture_key) AS "pictureKey", s.on_hand, s.held, v.hidden OR p.hidden AS hidden
FROM product_variants v JOIN stock s ON s.variant_id = v.id JOIN product_summaries p ON p.id = v.product_id
WHERE (:query IS NULL OR p.search_words @@ to_tsquery('simple', :query) OR v.id = :number OR v.product_id = :number)
  AND (:state IS NULL OR CASE :state WHEN 'low' THEN s.on_hand - s.held BETWEEN 1 AND ${fewPieces} ELSE s.on_hand = s.held END)
  AND (:productId IS NULL OR v.product_id = :productId)
  AND (:before IS NULL OR v.id < :before)
  AND (:sellerId IS NULL OR v.seller_id = :sellerId)
ORDER BY v.id DESC LIMIT :limit`,
});

/** Movements of a variant, the newest first. */
export const movementsOf = statement({
  name: 'stock_movements_of',
  params: { variantId: bigint, before: nullable(bigint), limit: int, sellerId: nullable(bigint) },
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
FROM stock_movements m JOIN product_variants v ON v.id = m.variant_id
LEFT JOIN order_summaries o ON o.id = m.order_id LEFT JOIN customer_names c ON c.id = m.by
WHERE m.variant_id = :variantId AND (:before IS NULL OR m.id < :before) AND (:sellerId IS NULL OR v.seller_id = :sellerId)
ORDER BY m.id DESC LIMIT :limit`,
});
