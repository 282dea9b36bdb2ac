import { eq } from 'drizzle-orm';
import type { Shop } from '#platform/shop.ts';
import { houseSellerId } from '#shared/commerce/house-seller.ts';
import { sellers } from './sellers.tables.ts';

/** Inserts sellers; returns their ids by slug. */
export async function seedSellers(
  shop: Shop,
  rows: readonly (typeof sellers.$inferInsert)[],
): Promise<ReadonlyMap<string, number>> {
  const written = await shop.db
    .insert(sellers)
    .values([...rows])
    .returning({ id: sellers.id, slug: sellers.slug });
  return new Map(written.map(({ id, slug }) => [slug, id]));
}

/** Sets the texts of the house seller. */
export async function seedHouse(
  shop: Shop,
  house: Pick<typeof sellers.$inferInsert, 'about' | 'translations'>,
): Promise<void> {
  await shop.db.update(sellers).set(house).where(eq(sellers.id, houseSellerId));
}

/** Stores the sums of the sellers' reviews. */
export async function seedSellerRatings(
  shop: Shop,
  ratings: ReadonlyMap<number, { readonly ratingSum: number; readonly ratingCount: number }>,
): Promise<void> {
  for (const [sellerId, rating] of ratings) await shop.db.update(sellers).set(rating).where(eq(sellers.id, sellerId));
}
