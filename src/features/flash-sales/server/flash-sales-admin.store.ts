import { bigint, int, nullable, text, textOf, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import type { DiscountFunder } from '#shared/commerce/discount-funders.ts';
import { translated } from '#platform/database/translated.ts';

/** Row type of {@link flashSaleColumns}. */
const flashSaleRow = {
  id: bigint,
  product_id: bigint,
  variant_id: nullable(bigint),
  price: nullable(bigint),
  begins_at: timestamptz,
  ends_at: timestamptz,
  allotted: int,
  sold: int,
  colour: text,
  position: int,
  funded_by: textOf<DiscountFunder>(),
  version: int,
};

const flashSaleColumns = Object.keys(flashSaleRow)
  .map((column) => `o.${column}`)
  .join(', ');

/** Selects a page of flash sales, newest first, or one by id, with their products. */
export const adminFlashSales = statement({
  name: 'admin_flash_sales',
  params: {
    now: timestamptz,
    state: nullable(textOf<'running' | 'coming' | 'ended'>()),
    id: nullable(bigint),
    before: nullable(bigint),
    limit: int,
    language: text,
  },
  row: {
    ...flashSaleRow,
    name: text,
    variant: nullable(text),
    slug: text,
    pictureKey: nullable(text),
    base_price: bigint,
  },
  text: `
SELECT ${flashSaleColumns}, ${translated('p.name', ':language')} AS name,
  CASE :language WHEN 'en' THEN coalesce(v.label_en, v.label) ELSE v.label END AS variant, p.slug,
  p.picture_key AS "pictureKey", coalesce(v.base_price, p.base_price) AS base_price
FROM flash_sales o JOIN product_summaries p ON p.id = o.product_id LEFT JOIN product_variants v ON v.id = o.variant_id
WHERE (:id IS NULL OR o.id = :id) AND (:before IS NULL OR o.id < :before) AND (:state IS NULL OR CASE :state
  WHEN 'ended' THEN o.ends_at <= :now OR o.sold >= o.allotted
  WHEN 'coming' THEN o.begins_at > :now
  ELSE o.begins_at <= :now AND o.ends_at > :now AND o.sold < o.allotted END)
ORDER BY o.id DESC LIMIT :limit`,
});

/** Selects a flash sale and locks its row for the transaction. */
export const lockedFlashSale = statement({
  name: 'flash_sale_lock',
  params: { id: bigint },
  row: flashSaleRow,
  text: `SELECT ${flashSaleColumns} FROM flash_sales o WHERE o.id = :id FOR NO KEY UPDATE`,
});

/** Selects the lowest price of a product's variants, or the price of the given variant; null where there is none. */
export const lowestPrice = statement({
  name: 'product_least_price',
  params: { productId: bigint, variantId: nullable(bigint) },
  row: { lowest: nullable(bigint) },
  text: `
SELECT min(base_price) AS lowest FROM visible_variants WHERE product_id = :productId AND (:variantId IS NULL OR id = :variantId)`,
});
