import { untypedStatement } from '#platform/database/database.ts';
import { houseSellerId } from '#shared/commerce/house-seller.ts';

/** A seller as the staff sees it. */
export interface StaffSellerRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly nameEn: string;
  readonly about: string;
  readonly aboutEn: string;
  readonly province: string | null;
  readonly city: string | null;
  readonly active: boolean;
  readonly suspension: string | null;
  readonly commissionPercent: number;
  readonly ownerId: number | null;
  readonly username: string | null;
  readonly phone: string | null;
  readonly products: number;
  readonly balance: number;
  readonly createdAt: Date;
}

const seller = `
SELECT s.id, s.slug, s.name, coalesce(s.translations -> 'en' ->> 'name', '') AS "nameEn", s.about, coalesce(s.translations -> 'en' ->> 'about', '') AS "aboutEn", s.province, s.city, s.active, s.suspension, s.commission_percent AS "commissionPercent",
  s.owner_id AS "ownerId", c.username, c.phone, s.created_at AS "createdAt",
  (
    SELECT count(DISTINCT v.product_id)::int FROM variants v JOIN products p ON p.id = v.product_id AND p.hidden_at IS NULL
    WHERE v.seller_id = s.id AND v.hidden_at IS NULL
  ) AS products,
  coalesce((SELECT balance FROM seller_entries e WHERE e.seller_id = s.id ORDER BY e.sequence DESC LIMIT 1), 0)::bigint AS balance
FROM sellers s LEFT JOIN customers c ON c.id = s.owner_id`;

/** Sellers whose name holds a text in either language, the newest first: `[text or null, open or null, before id or null, limit, with the house]`. */
export const sellersForStaff = untypedStatement<StaffSellerRow>({
  name: 'sellers_for_staff',
  text: `${seller}
WHERE (
    $1::text IS NULL OR (s.id = ${houseSellerId} AND $5::boolean)
    OR (s.id <> ${houseSellerId} AND position(lower($1::text) IN lower(s.name || chr(10) || coalesce(s.translations -> 'en' ->> 'name', ''))) > 0)
  ) AND ($2::boolean IS NULL OR s.active = $2::boolean)
  AND ($3::bigint IS NULL OR s.id < $3::bigint)
ORDER BY s.id DESC LIMIT $4`,
});

/** `[id]`. */
export const sellerForStaff = untypedStatement<StaffSellerRow>({
  name: 'seller_for_staff',
  text: `${seller} WHERE s.id = $1`,
});

/** Changes a seller and answers what was there: `[id, name, about, commissionPercent, English name or null, English about or null]`; null leaves what is there. */
export const changeSeller = untypedStatement<{
  name: string;
  name_en: string;
  about: string;
  about_en: string;
  commission_percent: number;
}>({
  name: 'seller_change',
  text: `
WITH was AS (
  SELECT id, name, coalesce(translations -> 'en' ->> 'name', '') AS name_en, about, coalesce(translations -> 'en' ->> 'about', '') AS about_en, commission_percent
  FROM sellers WHERE id = $1 FOR UPDATE
)
UPDATE sellers s SET name = $2, about = $3, commission_percent = $4,
  translations = jsonb_strip_nulls(jsonb_build_object('en', jsonb_build_object(
    'name', nullif(coalesce($5::text, was.name_en), ''), 'about', nullif(coalesce($6::text, was.about_en), '')
  )))
FROM was WHERE s.id = was.id
RETURNING was.name, was.name_en, was.about, was.about_en, was.commission_percent`,
});

/** Closes an open shop; of two who close it at once one gets no row: `[id, reason]`. */
export const closeSeller = untypedStatement<{ name: string; nameEn: string | null; ownerId: number | null }>({
  name: 'seller_close',
  text: `UPDATE sellers SET active = false, suspension = $2 WHERE id = $1 AND active RETURNING name, translations -> 'en' ->> 'name' AS "nameEn", owner_id AS "ownerId"`,
});

/** The products of a seller that are shown: `[sellerId]`. */
export const shownProductsOf = untypedStatement<{ id: number }>({
  name: 'seller_shown_products',
  text: 'SELECT p.id FROM products p JOIN variants first ON first.id = p.id WHERE first.seller_id = $1 AND p.hidden_at IS NULL ORDER BY p.id',
});

/** Notes which products the closing hid: `[id, productIds]`. */
export const keepSuspended = untypedStatement<{ id: number }>({
  name: 'seller_keep_suspended',
  text: 'UPDATE sellers SET suspended_products = $2::bigint[] WHERE id = $1 RETURNING id',
});

/** Opens a closed shop and answers what its closing hid: `[id]`. */
export const openSeller = untypedStatement<{
  name: string;
  nameEn: string | null;
  ownerId: number | null;
  reason: string | null;
  products: number[];
}>({
  name: 'seller_open',
  text: `
WITH was AS (SELECT id, suspension, suspended_products FROM sellers WHERE id = $1 AND NOT active FOR UPDATE)
UPDATE sellers s SET active = true, suspension = NULL, suspended_products = '{}' FROM was WHERE s.id = was.id
RETURNING s.name, s.translations -> 'en' ->> 'name' AS "nameEn", s.owner_id AS "ownerId", was.suspension AS reason, to_jsonb(was.suspended_products) AS products`,
});

/** Orders with goods of a seller, the newest first: `[sellerId, before shipment or null, limit]`. */
export const ordersOfSeller = untypedStatement<{
  id: number;
  order: string;
  state: string;
  placedAt: Date;
  pieces: number;
  total: number;
}>({
  name: 'seller_orders',
  text: `
SELECT s.id, o.number AS "order", o.state, o.placed_at AS "placedAt", sum(l.quantity)::int AS pieces, sum(l.total)::bigint AS total
FROM shipments s JOIN orders o ON o.id = s.order_id JOIN order_lines l ON l.order_id = s.order_id AND l.seller_id = s.seller_id
WHERE s.seller_id = $1 AND ($2::bigint IS NULL OR s.id < $2::bigint)
GROUP BY s.id, o.id ORDER BY s.id DESC LIMIT $3`,
});
