import { sqlFunction } from '#platform/database/sql-function.ts';

/** What the shop owes a seller, by the newest entry; no row for who has none: `(sellerId)`. */
export const sellerBalance = sqlFunction('seller_balance');
