import { sqlFunction } from '#platform/database/sql-function.ts';

/** Flash sales that hold at a moment: begun, not ended, and with pieces left of those allotted. */
export const activeFlashSales = sqlFunction('active_flash_sales');

/** The one flash sale of a variant that is displayed and charged at a moment, the cheapest of those that hold: `(variantId, productId, moment)`. */
export const bestFlashSale = sqlFunction('best_flash_sale');

/** Products whose card has a price of its own at a moment, by a flash sale of theirs or of their first variant, or by that variant's sale price. */
export const specialPrices = sqlFunction('special_prices');

/** What a variant was sold for at flash sales within the 30 days before a moment: `(variantId, moment)`. */
export const recentFlashPrices = sqlFunction('recent_flash_prices');
