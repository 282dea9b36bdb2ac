/**
 * CTEs of the statement that places an order; each takes the name of the CTE with the order's lines (flash_sale_id and quantity, the id null where
 * the line is sold at its usual price).
 */

/**
 * Adds the pieces of an order to the sold count of their flash sales. The CTE `flash_sales_moved (product_id, used_up)` has a row for each flash sale
 * that was still active; the last order may take more than was left of it.
 */
export const soldAtFlashSales = (line: string): string => `at_flash_sale AS (
  SELECT flash_sale_id, sum(quantity)::int AS pieces FROM ${line} WHERE flash_sale_id IS NOT NULL GROUP BY flash_sale_id
), locked_flash_sales AS (
  SELECT id FROM flash_sales WHERE id IN (SELECT flash_sale_id FROM at_flash_sale) ORDER BY id FOR NO KEY UPDATE
), flash_sales_moved AS (
  UPDATE flash_sales o SET sold = o.sold + at_flash_sale.pieces
  FROM at_flash_sale JOIN locked_flash_sales ON locked_flash_sales.id = at_flash_sale.flash_sale_id
  WHERE o.id = at_flash_sale.flash_sale_id AND o.sold < o.allotted
  RETURNING o.product_id, o.sold >= o.allotted AS used_up
)`;
