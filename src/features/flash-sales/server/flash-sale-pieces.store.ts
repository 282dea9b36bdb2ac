import { untypedStatement } from '#platform/database/database.ts';

/**
 * Moves what was sold of offers and says whose prices change by it: `[offerIds, pieces, 1 or -1]`. Exactly by the pieces of
 * the order, also above what is allotted: what an order did not count it could not give back either.
 */
export const moveFlashSalePieces = untypedStatement<{ product_id: number; turned: boolean }>({
  name: 'offer_move_sales',
  text: `
WITH moved AS (SELECT id, sum(pieces)::int AS pieces FROM unnest($1::bigint[], $2::int[]) AS m(id, pieces) GROUP BY id),
locked AS (SELECT id FROM offers WHERE id IN (SELECT id FROM moved) ORDER BY id FOR NO KEY UPDATE)
UPDATE offers o SET sold = o.sold + $3::int * moved.pieces
FROM moved JOIN locked USING (id) WHERE o.id = moved.id
RETURNING o.product_id, o.sold + CASE WHEN $3::int < 0 THEN moved.pieces ELSE 0 END >= o.allotted AS turned`,
});
