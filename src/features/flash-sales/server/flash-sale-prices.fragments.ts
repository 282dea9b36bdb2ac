/**
 * SQL fragments that filter or sort products by their selling price, where a flash sale or a sale price overrides the base price. `now` is the SQL
 * expression of the current time.
 */

/** Subquery of the ids of products with an overridden price. */
export const idsWithSpecialPrice = (now: string): string => `(select product_id from special_prices(${now}))`;

/** Subquery `(product_id, price)` of those products with the lowest overridden price of each. */
export const specialPriceTable = (now: string): string =>
  `(select product_id, min(price) as price from special_prices(${now}) group by product_id)`;

/** The selling price of a product with this base price and an overriding price. */
export const specialPrice = (basePrice: string, special: string): string =>
  `greatest(0, least(${basePrice}, ${special}))`;

/** The overridden selling price of one product; null where it has none. */
export const specialPriceOf = (product: { id: string; basePrice: string }, now: string): string =>
  `(select ${specialPrice(product.basePrice, 'min(f.price)')} from special_prices(${now}) f
    where f.product_id = ${product.id} having count(*) > 0)`;
