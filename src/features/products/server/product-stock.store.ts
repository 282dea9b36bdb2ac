import { bigint, listOf } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';

/** Locks products for the transaction, ordered by id. */
export const lockProducts = statement({
  name: 'stock_lock_products',
  params: { productIds: listOf(bigint) },
  row: { id: bigint },
  text: `SELECT id FROM products WHERE id = ANY(:productIds) ORDER BY id FOR NO KEY UPDATE`,
});

/** Sets whether products are in stock; returns those that changed. */
export const setInStock = statement({
  name: 'stock_set_in_stock',
  params: { productIds: listOf(bigint) },
  row: { id: bigint },
  text: `
UPDATE products p SET in_stock = truth.in_stock
FROM (
  SELECT product.id, EXISTS (
    SELECT FROM variants v JOIN variant_stock s ON s.variant_id = v.id
    WHERE v.product_id = product.id AND v.hidden_at IS NULL AND s.available > 0
  ) AS in_stock
  FROM unnest(:productIds) AS product(id)
) truth
WHERE p.id = truth.id AND p.in_stock <> truth.in_stock
RETURNING p.id`,
});
