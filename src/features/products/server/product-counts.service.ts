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

/** Adds sold pieces to the popularity count and subtracts returned ones. */
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

/** Returns the approximate number of products from the database statistics; 0 without any. */
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
 * Adds ratings to or removes them from a product's average, in the transaction that displays or hides the review. Invalidates its pages and cards and
 * lists sorted by rating.
 */
export async function changeProductRating(
  shop: Shop,
  { productId, stars, count }: { productId: number; stars: number; count: number },
): Promise<void> {
  await addStars(shop, { productId, stars, count });
  shop.invalidate(`product:${productId}`, 'ratings');
}
