import { untypedStatement } from '#platform/database/database.ts';
import type { Shop } from '#platform/shop.ts';

const addSold = untypedStatement({
  name: 'product_add_sold',
  text: `
UPDATE products p SET sold_count = greatest(0, p.sold_count + sold.pieces)
FROM unnest($1::bigint[], $2::int[]) AS sold(id, pieces) WHERE p.id = sold.id`,
});

/** Adds pieces that were sold to what counts as popular, and takes off those that were given back. */
export async function countSold(
  shop: Shop,
  sold: readonly { readonly productId: number; readonly pieces: number }[],
): Promise<void> {
  if (sold.length === 0) return;
  await addSold(shop, [sold.map(({ productId }) => productId), sold.map(({ pieces }) => pieces)]);
}
