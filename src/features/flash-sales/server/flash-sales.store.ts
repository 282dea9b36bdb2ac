import { bigint, bool, int, listOf, neverNull, nullable, text, timestamptz } from '#platform/database/sql-types.ts';
import { statement, type RowOf } from '#platform/database/statement.ts';
import type { Shop } from '#platform/shop.ts';
import type { NewFlashSale } from './flash-sales.service.ts';
import { flashSales } from './flash-sales.tables.ts';

/** Row type of {@link columns}. */
const flashSaleRow = {
  id: bigint,
  productId: bigint,
  /** The flash sale price; when null, the price rule applies. */
  price: nullable(bigint),
  beginsAt: timestamptz,
  endsAt: timestamptz,
  allotted: int,
  sold: int,
  colour: text,
};

const columns = `id, product_id AS "productId", price, begins_at AS "beginsAt", ends_at AS "endsAt", allotted, sold, colour`;

/** The variant whose price is on the product's card: the first visible one. */
const leadingVariant = (productId: string) =>
  `(SELECT v.id FROM product_variants v WHERE v.product_id = ${productId} ORDER BY v.hidden, v.position, v.id LIMIT 1)`;

/**
 * Selects the active and upcoming flash sales of products and sale prices of their variants, cheapest first. `variantId` is the variant that a price
 * applies to, null for all, and `leads` is true for a price that applies to the product's card.
 */
export const specialPricesNotEnded = statement({
  name: 'special_prices_not_ended',
  params: { productIds: listOf(bigint), now: timestamptz },
  row: {
    id: bigint,
    productId: bigint,
    price: nullable(bigint),
    beginsAt: timestamptz,
    /** Null for an open-ended sale price; a flash sale always has an end. */
    endsAt: nullable(timestamptz),
    allotted: int,
    sold: int,
    colour: text,
    variantId: nullable(bigint),
    leads: neverNull(bool),
    isFlashSale: bool,
  },
  text: `
SELECT ${columns}, variant_id AS "variantId", variant_id IS NULL OR variant_id = ${leadingVariant('flash_sales.product_id')} AS leads, true AS "isFlashSale"
FROM flash_sales WHERE product_id = ANY(:productIds) AND ends_at > :now
UNION ALL
SELECT s.id, s.product_id, s.price, s.begins_at, s.ends_at, 0, 0, '', s.variant_id, s.variant_id = ${leadingVariant('s.product_id')}, false
FROM variant_sales s WHERE s.product_id = ANY(:productIds) AND (s.ends_at IS NULL OR s.ends_at > :now)
ORDER BY price NULLS LAST, id`,
});

/** Selects every active flash sale that applies to a product's card, in display order. */
export const flashSalesUnderWay = statement({
  name: 'flash_sales_under_way',
  params: { now: timestamptz },
  row: flashSaleRow,
  text: `
SELECT ${columns} FROM flash_sales
WHERE ends_at > :now AND begins_at <= :now AND sold < allotted AND (variant_id IS NULL OR variant_id = ${leadingVariant('flash_sales.product_id')})
ORDER BY position, price NULLS LAST, id LIMIT 100`,
});

/** A product's flash sale. */
export type FlashSale = RowOf<typeof flashSalesUnderWay>;

/** Selects the start of the next flash sale. */
export const nextFlashSaleBegin = statement({
  name: 'next_flash_sale_begin',
  params: { now: timestamptz },
  row: { beginsAt: nullable(timestamptz) },
  text: `SELECT min(begins_at) AS "beginsAt" FROM flash_sales WHERE ends_at > :now AND begins_at > :now`,
});

export async function insertFlashSale(shop: Shop, flashSale: NewFlashSale): Promise<number> {
  const [row] = await shop.db.insert(flashSales).values(flashSale).returning({ id: flashSales.id });
  if (row === undefined) throw new Error('The flash sale was not saved.');
  return row.id;
}

/** Claims flash sales that have begun and whose start event is unpublished; concurrent callers never get the same row. */
export const takeBegunFlashSales = statement({
  name: 'flash_sales_begun',
  params: { now: timestamptz, limit: int },
  row: { id: bigint, productId: bigint },
  text: `
UPDATE flash_sales SET tell_at = NULL
WHERE id IN (SELECT id FROM flash_sales WHERE tell_at <= :now ORDER BY tell_at LIMIT :limit FOR UPDATE SKIP LOCKED)
RETURNING id, product_id AS "productId"`,
});

/** Selects the time at which the next flash sale or sale price begins or ends. */
export const nextPriceChange = statement({
  name: 'next_price_change',
  params: { now: timestamptz },
  row: { at: nullable(timestamptz) },
  text: `
SELECT least(
  (SELECT min(ends_at) FROM flash_sales WHERE ends_at > :now),
  (SELECT min(begins_at) FROM flash_sales WHERE ends_at > :now AND begins_at > :now),
  (SELECT min(ends_at) FROM variant_sales WHERE ends_at > :now),
  (SELECT min(begins_at) FROM variant_sales WHERE begins_at > :now)
) AS at`,
});

/** Selects the overridden price of each product with an active flash sale or sale price, the cheapest of those active. */
export const specialPricesNow = statement({
  name: 'special_prices_now',
  params: { now: timestamptz },
  row: { productId: neverNull(bigint), price: neverNull(bigint) },
  text: `SELECT product_id AS "productId", min(price) AS price FROM special_prices(:now) GROUP BY product_id`,
});
