import { untypedStatement } from '#platform/database/database.ts';
import { translated } from '#platform/database/translated.ts';

/** How many pieces or fewer are few. */
const fewPieces = 5;

/** The stock of variants by their numbers, the newest first: `[words as a text query or null, state or null, productId or null, before or null, limit, sellerId or null, a variant's or product's number or null, language]`. */
export const adminStock = untypedStatement<{
  id: number;
  product_id: number;
  name: string;
  variant: string | null;
  variantEn: string | null;
  pictureKey: string | null;
  on_hand: number;
  held: number;
  hidden: boolean;
}>({
  name: 'desk_stock',
  text: `
SELECT v.id, v.product_id, ${translated('p.name', '$8')} AS name, v.label AS variant,
  nullif(concat_ws(', ', coalesce(v.colour_name_en, v.colour_name), coalesce(v.size_en, v.size)), '') AS "variantEn",
  coalesce(v.picture_key, p.picture_key) AS "pictureKey", s.on_hand, s.held, v.hidden OR p.hidden AS hidden
FROM product_variants v JOIN stock s ON s.variant_id = v.id JOIN product_summaries p ON p.id = v.product_id
WHERE ($1::text IS NULL OR p.search_words @@ to_tsquery('simple', $1::text) OR v.id = $7::bigint OR v.product_id = $7::bigint)
  AND ($2::text IS NULL OR CASE $2::text WHEN 'low' THEN s.on_hand - s.held BETWEEN 1 AND ${fewPieces} ELSE s.on_hand = s.held END)
  AND ($3::bigint IS NULL OR v.product_id = $3::bigint)
  AND ($4::bigint IS NULL OR v.id < $4::bigint)
  AND ($6::bigint IS NULL OR v.seller_id = $6::bigint)
ORDER BY v.id DESC LIMIT $5::int`,
});

/** Movements of a variant, the newest first: `[variantId, before or null, limit, sellerId or null]`. */
export const movementsOf = untypedStatement<{
  id: number;
  at: Date;
  on_hand_change: number;
  held_change: number;
  reason: string;
  order: string | null;
  by: string | null;
  note: string;
}>({
  name: 'stock_movements_of',
  text: `
SELECT m.id, m.at, m.on_hand_change, m.held_change, m.reason, o.number AS "order", c.username AS by, m.note
FROM stock_movements m JOIN product_variants v ON v.id = m.variant_id
LEFT JOIN order_summaries o ON o.id = m.order_id LEFT JOIN customer_names c ON c.id = m.by
WHERE m.variant_id = $1::bigint AND ($2::bigint IS NULL OR m.id < $2::bigint) AND ($4::bigint IS NULL OR v.seller_id = $4::bigint)
ORDER BY m.id DESC LIMIT $3::int`,
});
