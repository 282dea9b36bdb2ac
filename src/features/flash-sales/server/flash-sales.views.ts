import { sqlFunction } from '#platform/database/sql-function.ts';

/** Flash sales active at a given time: begun, not ended and with allotted pieces left. */
export const activeFlashSales = sqlFunction('active_flash_sales');

/** The flash sale of a variant that is displayed and charged at a given time, the cheapest of the active ones: `(variantId, productId, moment)`. */
export const bestFlashSale = sqlFunction('best_flash_sale');

/**
 * Products whose card has an overridden price at a given time, by a flash sale of the product or its first variant, or by that variant's sale price.
 */
export const specialPrices = sqlFunction('special_prices');

/** The flash sale prices of a variant within the 30 days before a given time: `(variantId, moment)`. */
export const recentFlashPrices = sqlFunction('recent_flash_prices');
