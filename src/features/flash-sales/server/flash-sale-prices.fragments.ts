/**
 * Parts of statements that narrow or order products by what they are sold for, where a flash sale or a sale price gives them a price of their own.
 * `now` is the moment as the statement names it.
 */

/** The numbers of products that have a price of their own. */
export const idsWithSpecialPrice = (now: string): string => `(select product_id from special_prices(${now}))`;

/** A table `(product_id, price)` of those products: the lowest price of its own that each has. */
export const specialPriceTable = (now: string): string =>
  `(select product_id, min(price) as price from special_prices(${now}) group by product_id)`;

/** What a product with this base price is sold for by a price of its own. */
export const specialPrice = (basePrice: string, special: string): string =>
  `greatest(0, least(${basePrice}, ${special}))`;

/** What one product is sold for by a price of its own; null where it has none. */
export const specialPriceOf = (product: { id: string; basePrice: string }, now: string): string =>
  `(select ${specialPrice(product.basePrice, 'min(f.price)')} from special_prices(${now}) f
    where f.product_id = ${product.id} having count(*) > 0)`;
