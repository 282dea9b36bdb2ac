import { untypedStatement } from '#platform/database/database.ts';
import type { Shop } from '#platform/shop.ts';

const addStars = untypedStatement<{ id: number }>({
  name: 'product_add_stars',
  text: 'update products set rating_sum = rating_sum + $2, rating_count = rating_count + $3 where id = $1 returning id',
});

/**
 * Counts stars in or out of a product's rating, in the transaction of what shows or hides their review, so that both are
 * one. Its pages and cards are renewed, and lists that are sorted by ratings.
 */
export async function changeProductRating(
  shop: Shop,
  { productId, stars, count }: { productId: number; stars: number; count: number },
): Promise<void> {
  await addStars(shop, [productId, stars, count]);
  shop.invalidate(`product:${productId}`, 'ratings');
}
