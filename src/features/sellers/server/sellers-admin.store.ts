import { isNamedLike } from './seller-names.fragments.ts';
import { bigint, bool, int, jsonb, listOf, nullable, text, timestamptz } from '#platform/database/sql-types.ts';
import { statement, type RowOf } from '#platform/database/statement.ts';
import type { Text } from '#shared/language.ts';
import { houseSellerId } from '#shared/commerce/house-seller.ts';

const staffSellerRow = {
  id: bigint,
  slug: text,
  name: text,
  nameEn: text,
  about: text,
  aboutEn: text,
  province: nullable(text),
  city: nullable(text),
  active: bool,
  suspension: nullable(text),
  commissionPercent: int,
  version: int,
  ownerId: nullable(bigint),
  username: nullable(text),
  phone: nullable(text),
  products: int,
  balance: bigint,
  createdAt: timestamptz,
};

const seller = `
SELECT s.id, s.slug, s.name, coalesce(s.translations -> 'en' ->> 'name', '') AS "nameEn", s.about, coalesce(s.translations -> 'en' ->> 'about', '') AS "aboutEn", s.province, s.city, s.active, s.suspension, s.commission_percent AS "commissionPercent", s.version,
  s.owner_id AS "ownerId", c.username, contact.phone, s.created_at AS "createdAt",
  (SELECT count(DISTINCT sold.product_id)::int FROM products_of_sellers sold WHERE sold.seller_id = s.id) AS products,
  coalesce((SELECT owed.balance FROM seller_balance(s.id) owed), 0) AS balance
FROM sellers s LEFT JOIN customer_names c ON c.id = s.owner_id LEFT JOIN customer_contacts contact ON contact.id = s.owner_id`;

/** Sellers whose name contains a text in either language, newest first. */
export const sellersForStaff = statement({
  name: 'sellers_for_staff',
  params: { query: nullable(text), open: nullable(bool), before: nullable(bigint), limit: bigint, withHouse: bool },
  row: staffSellerRow,
  text: `${seller}
WHERE (
    :query IS NULL OR (s.id = ${houseSellerId} AND :withHouse)
    OR (s.id <> ${houseSellerId} AND ${isNamedLike('s', ':query')})
  ) AND (:open IS NULL OR s.active = :open)
  AND (:before IS NULL OR s.id < :before)
ORDER BY s.id DESC LIMIT :limit`,
});

/** A seller as displayed to staff. */
export const sellerForStaff = statement({
  name: 'seller_for_staff',
  params: { id: bigint },
  row: staffSellerRow,
  text: `${seller} WHERE s.id = :id`,
});

/** A seller as displayed to staff. */
export type StaffSellerRow = Readonly<RowOf<typeof sellerForStaff>>;

/** Updates a seller if the version matches and returns the former values. */
export const changeSeller = statement({
  name: 'seller_change',
  params: {
    id: bigint,
    version: int,
    name: text,
    about: text,
    commissionPercent: int,
    nameEn: text,
    aboutEn: text,
  },
  row: { name: jsonb<Text>(), about: jsonb<Text>(), commission_percent: int },
  text: `
WITH was AS (
  SELECT id, name, coalesce(translations -> 'en' ->> 'name', '') AS name_en, about, coalesce(translations -> 'en' ->> 'about', '') AS about_en, commission_percent
  FROM sellers WHERE id = :id AND version = :version FOR UPDATE
)
UPDATE sellers s SET name = :name, about = :about, commission_percent = :commissionPercent, version = s.version + 1,
  translations = jsonb_strip_nulls(jsonb_build_object('en', jsonb_build_object(
    'name', nullif(:nameEn, ''), 'about', nullif(:aboutEn, '')
  )))
FROM was WHERE s.id = was.id
RETURNING jsonb_build_object('fa', was.name, 'en', was.name_en) AS name,
  jsonb_build_object('fa', was.about, 'en', was.about_en) AS about, was.commission_percent`,
});

/** Closes an open shop; of two concurrent calls, the second gets no row. */
export const closeSeller = statement({
  name: 'seller_close',
  params: { id: bigint, reason: text },
  row: { name: text, nameEn: nullable(text), ownerId: nullable(bigint) },
  text: `UPDATE sellers SET active = false, suspension = :reason WHERE id = :id AND active RETURNING name, translations -> 'en' ->> 'name' AS "nameEn", owner_id AS "ownerId"`,
});

/** A seller's visible products. */
export const visibleProductsOf = statement({
  name: 'seller_shown_products',
  params: { sellerId: bigint },
  row: { id: bigint },
  text: 'SELECT p.id FROM visible_products p JOIN product_sellers first ON first.product_id = p.id WHERE first.seller_id = :sellerId ORDER BY p.id',
});

/** Stores which products the closing hid. */
export const saveSuspended = statement({
  name: 'seller_keep_suspended',
  params: { id: bigint, productIds: listOf(bigint) },
  row: { id: bigint },
  text: 'UPDATE sellers SET suspended_products = :productIds WHERE id = :id RETURNING id',
});

/** Opens a closed shop and returns the products that its closing hid. */
export const openSeller = statement({
  name: 'seller_open',
  params: { id: bigint },
  row: {
    name: text,
    nameEn: nullable(text),
    ownerId: nullable(bigint),
    reason: nullable(text),
    products: jsonb<number[]>(),
  },
  text: `
WITH was AS (SELECT id, suspension, suspended_products FROM sellers WHERE id = :id AND NOT active FOR UPDATE)
UPDATE sellers s SET active = true, suspension = NULL, suspended_products = '{}' FROM was WHERE s.id = was.id
RETURNING s.name, s.translations -> 'en' ->> 'name' AS "nameEn", s.owner_id AS "ownerId", was.suspension AS reason, to_jsonb(was.suspended_products) AS products`,
});

/** Orders with a seller's products, newest first. */
export const ordersOfSeller = statement({
  name: 'seller_orders',
  params: { sellerId: bigint, before: nullable(bigint), limit: bigint },
  row: { id: bigint, order: text, state: text, placedAt: timestamptz, pieces: int, total: bigint },
  text: `
SELECT o.id, o.number AS "order", o.state, o.placed_at AS "placedAt", sum(l.quantity)::int AS pieces, sum(l.total)::bigint AS total
FROM ordered_lines l JOIN order_summaries o ON o.id = l.order_id
WHERE l.seller_id = :sellerId AND (:before IS NULL OR l.order_id < :before)
GROUP BY o.id, o.number, o.state, o.placed_at ORDER BY o.id DESC LIMIT :limit`,
});
