import { bigint } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';

/** The numbers of rows that the checks cover. */
export const sizesOfBooks = statement({
  name: 'books_sizes',
  row: { orders: bigint, payments: bigint, creditEntries: bigint, stockMovements: bigint },
  text: `
SELECT (SELECT count(*) FROM orders) AS orders, (SELECT count(*) FROM payments) AS payments,
  (SELECT count(*) FROM stored_value_entries) AS "creditEntries", (SELECT count(*) FROM stock_movements) AS "stockMovements"`,
});
