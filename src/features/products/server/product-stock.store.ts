import { untypedStatement } from '#platform/database/database.ts';

/** Keeps products for the transaction, in the order of ids: `[productIds]`. */
export const lockProducts = untypedStatement({
  name: 'stock_lock_products',
  text: `SELECT id FROM products WHERE id = ANY($1::bigint[]) ORDER BY id FOR NO KEY UPDATE`,
});

/** Sets whether products can be had, and answers those for which it changed: `[productIds]`. */
export const setInStock = untypedStatement<{ id: number }>({
  name: 'stock_set_in_stock',
  text: `
UPDATE products p SET in_stock = truth.in_stock
FROM (
  SELECT product.id, EXISTS (
    SELECT FROM variants v JOIN stock_levels s ON s.variant_id = v.id
    WHERE v.product_id = product.id AND v.hidden_at IS NULL AND s.available > 0
  ) AS in_stock
  FROM unnest($1::bigint[]) AS product(id)
) truth
WHERE p.id = truth.id AND p.in_stock <> truth.in_stock
RETURNING p.id`,
});
