import { bigint, bool, int, listOf, neverNull } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';

/**
 * Changes the sold count of flash sales in the direction 1 or -1, and returns the products whose prices change. Always by the exact pieces of the
 * order, even above the allotment: what an order did not add it could not subtract later.
 */
export const moveFlashSalePieces = statement({
  name: 'flash_sale_move_pieces',
  params: { flashSaleIds: listOf(bigint), pieces: listOf(int), direction: int },
  row: { product_id: bigint, turned: neverNull(bool) },
  text: `
WITH moved AS (SELECT id, sum(pieces)::int AS pieces FROM unnest(:flashSaleIds, :pieces) AS m(id, pieces) GROUP BY id),
locked AS (SELECT id FROM flash_sales WHERE id IN (SELECT id FROM moved) ORDER BY id FOR NO KEY UPDATE)
UPDATE flash_sales o SET sold = o.sold + :direction * moved.pieces
FROM moved JOIN locked USING (id) WHERE o.id = moved.id
RETURNING o.product_id, o.sold + CASE WHEN :direction < 0 THEN moved.pieces ELSE 0 END >= o.allotted AS turned`,
});
