import { savedAddress, savedAddressParams } from '#features/accounts/server/addresses.fragments.ts';
import { cartOf, emptiedCart, lockedCart } from '#features/cart/server/cart.fragments.ts';
import { redeemedCoupon, redeemedCouponParams } from '#features/coupons/server/coupons.fragments.ts';
import { soldAtFlashSales } from '#features/flash-sales/server/flash-sales.fragments.ts';
import {
  lockedPieces,
  reservedOrSold,
  reservedOrSoldByLocation,
} from '#features/inventory/server/inventory.fragments.ts';
import type { DiscountFunder } from '#shared/commerce/discount-funders.ts';
import type { TaxClass } from '#features/products/product-fields.rules.ts';
import type { PriceSource } from '#features/orders/order-promise.rules.ts';
import { orderPromise, orderPromiseParams } from '#features/orders/server/order-promise.fragments.ts';
import {
  openPurchases,
  type openPurchasesRow,
  orderKeyParams,
  placedLineColumns,
  placedOrder,
  placedOrderParams,
  publishedPlacing,
  takenOrderKey,
} from '#features/orders/server/orders.fragments.ts';
import { paidFromCredit } from '#features/payments/server/payments.fragments.ts';
import {
  bigint,
  bool,
  int,
  jsonb,
  listOf,
  neverNull,
  nullable,
  text,
  textOf,
  timestamptz,
  type RowValues,
} from '#platform/database/sql-types.ts';
import { statement, type ParamsOf, type RowOf } from '#platform/database/statement.ts';

/** A cart line with everything needed to sell it, as read by {@link lineColumns}. Each names a variant by a foreign key. */
export const lineRow = {
  variantId: neverNull(bigint),
  productId: neverNull(bigint),
  sellerId: neverNull(bigint),
  sellerName: neverNull(text),
  sellerNameEn: nullable(text),
  /** The shop's commission on the sale, in percent. */
  commissionPercent: neverNull(int),
  name: neverNull(text),
  /** Null where there is none. */
  nameEn: nullable(text),
  variantName: nullable(text),
  variantNameEn: nullable(text),
  pictureKey: nullable(text),
  sku: nullable(text),
  barcode: nullable(text),
  goodsId: nullable(text),
  /** Whether VAT is contained in its price. */
  taxClass: neverNull(textOf<TaxClass>()),
  quantity: int,
  basePrice: neverNull(bigint),
  /** Pieces that can be sold now; none for a hidden product. */
  available: int,
  /** Whether it is only sold when paid beforehand. */
  prepaidOnly: neverNull(bool),
  flashSaleId: nullable(bigint),
  flashSalePrice: nullable(bigint),
  flashSaleFunder: nullable(textOf<DiscountFunder>()),
  salePrice: nullable(bigint),
};

export const lineColumns = `
  v.id AS "variantId", v.product_id AS "productId", v.seller_id AS "sellerId",
  seller.name AS "sellerName", seller.translations -> 'en' ->> 'name' AS "sellerNameEn", seller.commission_percent AS "commissionPercent", p.name, p.translations -> 'en' ->> 'name' AS "nameEn",
  v.label AS "variantName", v.label_en AS "variantNameEn", coalesce(v.picture_key, p.picture_key) AS "pictureKey",
  v.sku, v.barcode, v.goods_id AS "goodsId", p.tax_class AS "taxClass",
  line.quantity, v.base_price AS "basePrice",
  CASE WHEN v.hidden OR p.hidden THEN 0 ELSE coalesce(pieces.available, 0) END AS available,
  p.prepaid_only AS "prepaidOnly", flash_sale.id AS "flashSaleId", flash_sale.price AS "flashSalePrice", flash_sale.funded_by AS "flashSaleFunder", sale.price AS "salePrice"`;
export const lineSources = (now: string) => `
LEFT JOIN product_variants v ON v.id = line.variant_id
LEFT JOIN product_summaries p ON p.id = v.product_id
LEFT JOIN shop_sellers seller ON seller.id = v.seller_id
LEFT JOIN LATERAL best_flash_sale(v.id, v.product_id, ${now}) flash_sale ON true
LEFT JOIN LATERAL variant_sale(v.id, ${now}) sale ON true`;
const lineOrder = 'ORDER BY line.added_at, line.variant_id';

/** A shipping method as promised with an order. */
export interface ShippingTerms {
  readonly nameFa: string;
  readonly nameEn: string;
  readonly minDays: number;
  readonly maxDays: number;
  readonly price: number;
}

/**
 * Takes the idempotency key of an order and, with it, locks the lines of the cart and their stock until the end of the transaction. Waits while
 * another placement holds the key. Returns no row when the key was already taken; otherwise every row contains the id that the order will have. One
 * row for each line; a single one without a line for an empty cart.
 *
 * `(SELECT :customerId)` hides a value from the planner, here and in {@link placeWholeOrder}, and so does reading the time from a column of the
 * written row: otherwise the planner estimates a plan for the specific value as cheaper than the stored one and plans on each call, which takes
 * longer than the statement itself.
 */
export const takeKeyAndCart = statement({
  name: 'order_take_key_and_cart',
  params: { ...orderKeyParams, shippingMethodId: bigint, phone: text, limited: bool },
  row: {
    ...lineRow,
    variantId: nullable(bigint),
    quantity: neverNull(int),
    // Drawn together with the key, in the same statement.
    orderId: neverNull(bigint),
    /** The shipping method as available now; null where it is not. */
    shipping: nullable(jsonb<ShippingTerms>()),
    /** Whether its pieces are stored at several locations. */
    spread: bool,
    /** The customer's open purchases; null where these are not limited. */
    open: nullable(jsonb<RowValues<typeof openPurchasesRow>>()),
  },
  text: `
WITH ${takenOrderKey}, ${lockedCart({ customerId: '(SELECT :customerId)', condition: 'EXISTS (SELECT FROM taken)' })}, ${lockedPieces('line')}, ${openPurchases({ customerId: '(SELECT :customerId)', phone: ':phone', condition: ':limited' })}
SELECT taken.order_id AS "orderId", (
    SELECT jsonb_build_object('nameFa', name_fa, 'nameEn', name_en, 'minDays', min_days, 'maxDays', max_days, 'price', price)
    FROM shipping_options WHERE id = :shippingMethodId AND active
  ) AS shipping, ${lineColumns}, coalesce(pieces.spread, false) AS spread,
  (SELECT to_jsonb(open_purchases) FROM open_purchases) AS open
FROM taken
LEFT JOIN line ON true
LEFT JOIN pieces ON pieces.variant_id = line.variant_id${lineSources('taken.at')}
${lineOrder}`,
});

/** Selects the lines of a cart for pricing, without locks. */
export const linesToQuote = statement({
  name: 'quote_lines',
  params: { customerId: bigint, now: timestamptz },
  row: lineRow,
  text: `
SELECT ${lineColumns}
FROM ${cartOf(':customerId')} line
LEFT JOIN variant_stock pieces ON pieces.variant_id = line.variant_id${lineSources(':now')}
${lineOrder}`,
});

export type CartLine = RowOf<typeof linesToQuote>;

/** The columns of {@link placeWholeOrder}'s lines, in the order of {@link placedLineColumns}. */
export const placedLines = {
  variantIds: listOf(bigint),
  productIds: listOf(bigint),
  sellerIds: listOf(bigint),
  sellerNames: listOf(text),
  sellerNamesEn: listOf(nullable(text)),
  commissionPercents: listOf(int),
  names: listOf(text),
  namesEn: listOf(nullable(text)),
  variantNames: listOf(nullable(text)),
  variantNamesEn: listOf(nullable(text)),
  pictureKeys: listOf(nullable(text)),
  skus: listOf(nullable(text)),
  barcodes: listOf(nullable(text)),
  goodsIds: listOf(nullable(text)),
  quantities: listOf(int),
  listPrices: listOf(bigint),
  unitPrices: listOf(bigint),
  priceSources: listOf(textOf<PriceSource>()),
  taxClasses: listOf(textOf<TaxClass>()),
  flashSaleIds: listOf(nullable(bigint)),
  discounts: listOf(bigint),
  vats: listOf(bigint),
  lineTotals: listOf(bigint),
  shopFunded: listOf(bigint),
};
/** The lists of {@link placedLines} as unnested in a statement. */
export const hiddenLists = Object.keys(placedLines)
  .map((name) => `(SELECT :${name})`)
  .join(', ');

const placingParams = {
  ...placedLines,
  ...placedOrderParams,
  ...orderPromiseParams,
  ...redeemedCouponParams,
  ...savedAddressParams,
};
const placedRow = {
  flashSalesMoved: bigint,
  /** Products of which a variant sold out. */
  soldOut: listOf(bigint),
  /** Products whose flash sale it used up. */
  flashSalesUsedUp: listOf(bigint),
  asLocked: bool,
};

const placed = (taken: typeof reservedOrSold) => `
WITH line AS (
  SELECT * FROM unnest(${hiddenLists}) WITH ORDINALITY AS line(${placedLineColumns}, position)
), ${placedOrder('line')}, ${orderPromise('line')}, ${redeemedCoupon}, ${paidFromCredit({
  orderId: ':orderId',
  customerId: ':customerId',
  amount: ':creditUsed',
  at: ':now',
})}, ${taken({
  line: 'line',
  variantIds: '(SELECT :variantIds)::bigint[]',
  orderId: ':orderId',
  at: ':now',
  held: ':heldUntil IS NOT NULL',
})}, ${publishedPlacing}, ${emptiedCart({ line: 'line', customerId: '(SELECT :customerId)' })}, ${soldAtFlashSales('line')},
${savedAddress({ customerId: ':customerId', address: ':address', at: ':now' })}
SELECT (SELECT count(*) FROM flash_sales_moved) AS "flashSalesMoved",
  coalesce((SELECT array_agg(DISTINCT product_id) FROM taken WHERE available = 0), '{}') AS "soldOut",
  coalesce((SELECT array_agg(DISTINCT product_id) FROM flash_sales_moved WHERE used_up), '{}') AS "flashSalesUsedUp",
  CASE WHEN found.taken = found.lines AND found.emptied = found.lines THEN true
    ELSE format('of %s lines %s were in stock and %s in the cart', found.lines, found.taken, found.emptied)::boolean END AS "asLocked"
FROM (
  SELECT (SELECT count(*) FROM line) AS lines, (SELECT count(*) FROM taken) AS taken, (SELECT count(*) FROM emptied) AS emptied
) found`;

/**
 * Places an order with all its rows in one statement. The pieces of an order awaiting payment are reserved; those of any other are sold at once, as
 * cash is paid on delivery. Fails unless every line's stock and cart are as they were locked. Only for lines whose pieces are all at the main
 * location.
 */
export const placeWholeOrder = statement({
  name: 'order_place',
  params: placingParams,
  row: placedRow,
  text: placed(reservedOrSold),
});

/**
 * Places an order whose pieces are at several locations: taken in the owner's order of locations, and for one line from more than one where a
 * location has too few.
 */
export const writeSpreadOrder = statement({
  name: 'order_place_spread',
  params: placingParams,
  row: placedRow,
  text: placed(reservedOrSoldByLocation),
});

/** The order lines as parameters of {@link placeWholeOrder}, a list for each column. */
export type PlacedLines = Pick<ParamsOf<typeof placeWholeOrder>, keyof typeof placedLines>;
