/**
 * Parts of statements that narrow or order products by what they are sold for, where a flash sale gives them a price of their own.
 * `now` is the moment as the statement names it.
 */

/** The numbers of products that have a price of their own. */
export const idsWithFlashSalePrice = (now: string): string =>
  `(select product_id from active_flash_sales(${now}) where price is not null)`;

/** A table `(product_id, price)` of those products: the cheapest flash sale of each that holds. */
export const flashSalePriceTable = (now: string): string =>
  `(select product_id, min(price) as price from active_flash_sales(${now}) where price is not null group by product_id)`;

/** What a product with this base price is sold for at a flash sale. */
export const priceAtFlashSale = (basePrice: string, flashSalePrice: string): string =>
  `greatest(0, least(${basePrice}, ${flashSalePrice}))`;

/** What one product is sold for at its flash sale; null where none gives it a price of its own. */
export const flashSalePriceOf = (product: { id: string; basePrice: string }, now: string): string =>
  `(select ${priceAtFlashSale(product.basePrice, 'min(f.price)')} from active_flash_sales(${now}) f
    where f.product_id = ${product.id} and f.price is not null having count(*) > 0)`;
