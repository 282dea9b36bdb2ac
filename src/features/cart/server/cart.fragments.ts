/**
 * SQL fragments of the statements that price a cart and place an order from it; they take SQL expressions and names of CTEs in the enclosing
 * statement.
 */

/** Returns the lines of a customer's cart as a subquery (variant_id, quantity, added_at), without locks. */
export const cartOf = (customerId: string) =>
  `(SELECT variant_id, quantity, added_at FROM cart_items WHERE customer_id = ${customerId})`;

/** Returns the CTE `line (variant_id, quantity, added_at)`: a customer's cart, locked in variant order; empty unless `condition` holds. */
export const lockedCart = ({ customerId, condition }: { readonly customerId: string; readonly condition: string }) =>
  `line AS (
  SELECT c.variant_id, c.quantity, c.added_at FROM cart_items c
  WHERE c.customer_id = ${customerId} AND ${condition}
  ORDER BY c.variant_id FOR UPDATE
)`;

/** Returns the CTE `emptied (variant_id)`: deletes the variants of the CTE `line` from a customer's cart. */
export const emptiedCart = ({ line, customerId }: { readonly line: string; readonly customerId: string }) =>
  `emptied AS (
  DELETE FROM cart_items c USING ${line} WHERE c.customer_id = ${customerId} AND c.variant_id = ${line}.variant_id
  RETURNING c.variant_id
)`;
