import { bigint, bool, int, nullable, text, timestamptz } from '#platform/database/sql-types.ts';
import { statement, type RowOf } from '#platform/database/statement.ts';

/** The seller the variant must belong to, unless `anySeller` is set explicitly. */
const scope = { sellerId: bigint, anySeller: bool };
const ofScope = '(:anySeller OR v.seller_id = :sellerId)';

/**
 * Inserts a sale price, unless it is not below the base price or overlaps another one: of two concurrent inserts the second waits for the first and
 * returns no row.
 */
export const insertSalePrice = statement({
  name: 'sale_price_insert',
  params: {
    variantId: bigint,
    ...scope,
    price: bigint,
    beginsAt: timestamptz,
    endsAt: nullable(timestamptz),
    now: timestamptz,
  },
  row: { id: bigint, productId: bigint },
  text: `
INSERT INTO prices (product_id, variant_id, price_list, amount, valid_from, valid_until, changed_at)
SELECT v.product_id, v.id, 'sale', :price, :beginsAt, :endsAt, :now FROM product_variants v
WHERE v.id = :variantId AND NOT v.archived AND v.base_price > :price AND ${ofScope}
ON CONFLICT DO NOTHING
RETURNING id, product_id AS "productId"`,
});

/** The base price of a variant. */
export const basePriceOf = statement({
  name: 'sale_price_base',
  params: { variantId: bigint, ...scope },
  row: { productId: bigint, basePrice: bigint },
  text: `
SELECT v.product_id AS "productId", v.base_price AS "basePrice" FROM product_variants v
WHERE v.id = :variantId AND NOT v.archived AND ${ofScope}`,
});

const salePriceRow = {
  id: bigint,
  productId: bigint,
  variantId: bigint,
  price: bigint,
  beginsAt: timestamptz,
  endsAt: nullable(timestamptz),
  version: int,
  basePrice: bigint,
};
const salePrice = `
SELECT p.id, p.product_id AS "productId", p.variant_id AS "variantId", p.amount AS price, p.valid_from AS "beginsAt", p.valid_until AS "endsAt", p.version,
  v.base_price AS "basePrice"
FROM prices p JOIN product_variants v ON v.id = p.variant_id
WHERE p.id = :id AND p.price_list = 'sale' AND ${ofScope}`;

/** A sale price with the base price of its variant. */
export const salePriceOfId = statement({
  name: 'sale_price_of_id',
  params: { id: bigint, ...scope },
  row: salePriceRow,
  text: salePrice,
});

/** The same with the row locked for the transaction. */
export const lockedSalePrice = statement({
  name: 'sale_price_lock',
  params: { id: bigint, ...scope },
  row: salePriceRow,
  text: `${salePrice}
FOR NO KEY UPDATE OF p`,
});
export type SalePriceRow = RowOf<typeof lockedSalePrice>;

/** Changes a locked sale price. */
export const updateSalePrice = statement({
  name: 'sale_price_update',
  params: { id: bigint, price: bigint, beginsAt: timestamptz, endsAt: nullable(timestamptz), now: timestamptz },
  text: `
UPDATE prices SET amount = :price, valid_from = :beginsAt, valid_until = :endsAt, changed_at = :now, version = version + 1 WHERE id = :id`,
});

/** The current and future sale prices of a product's variants, ordered by start. */
export const salePricesOfProduct = statement({
  name: 'sale_prices_of_product',
  params: { productId: bigint, now: timestamptz },
  row: {
    id: bigint,
    variantId: bigint,
    price: bigint,
    beginsAt: timestamptz,
    endsAt: nullable(timestamptz),
    version: int,
  },
  text: `
SELECT id, variant_id AS "variantId", amount AS price, valid_from AS "beginsAt", valid_until AS "endsAt", version FROM prices
WHERE product_id = :productId AND price_list = 'sale' AND (valid_until IS NULL OR valid_until > :now AND valid_until > valid_from)
ORDER BY valid_from, id`,
});

/** The non-archived variants of a product with their base prices. */
export const pricedVariants = statement({
  name: 'sale_price_variants',
  params: { productId: bigint, ...scope },
  row: { id: bigint, label: nullable(text), labelEn: nullable(text), basePrice: bigint },
  text: `
SELECT v.id, v.label, v.label_en AS "labelEn", v.base_price AS "basePrice" FROM product_variants v
WHERE v.product_id = :productId AND NOT v.archived AND ${ofScope} ORDER BY v.position, v.id`,
});
