import { bigint, int, listOf } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import type { Shop } from '#platform/shop.ts';

const addSold = statement({
  name: 'product_add_sold',
  params: { productIds: listOf(bigint), pieces: listOf(int) },
  text: `
UPDATE products p SET sold_count = greatest(0, p.sold_count + sold.pieces)
FROM unnest(:productIds, :pieces) AS sold(id, pieces) WHERE p.id = sold.id`,
});

/** Adds pieces that were sold to what counts as popular, and takes off those that were given back. */
export async function countSold(
  shop: Shop,
  sold: readonly { readonly productId: number; readonly pieces: number }[],
): Promise<void> {
  if (sold.length === 0) return;
  await addSold(shop, { productIds: sold.map(({ productId }) => productId), pieces: sold.map(({ pieces }) => pieces) });
}

const productEstimate = statement({
  name: 'product_estimate',
  params: {},
  row: { products: bigint },
  text: `select greatest(c.reltuples, 0)::bigint as products from pg_class c where c.oid = 'products'::regclass`,
});

/** About how many products the shop has, as its database last took stock of them; none where it never did. */
export async function estimatedProducts(shop: Shop): Promise<number> {
  return (await productEstimate(shop, {}))[0]?.products ?? 0;
}

const addStars = statement({
  name: 'product_add_stars',
  params: { productId: bigint, stars: int, count: int },
  row: { id: bigint },
  text: 'update products set rating_sum = rating_sum + :stars, rating_count = rating_count + :count where id = :productId returning id',
});

/**
 * Counts stars in or out of a product's rating, in the transaction of what shows or hides their review, so that both are
 * one. Its pages and cards are renewed, and lists that are sorted by ratings.
 */
export async function changeProductRating(
  shop: Shop,
  { productId, stars, count }: { productId: number; stars: number; count: number },
): Promise<void> {
  await addStars(shop, { productId, stars, count });
  shop.invalidate(`product:${productId}`, 'ratings');
}
