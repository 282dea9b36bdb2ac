import type { Shop } from '#platform/shop.ts';
import { brands } from './brands.tables.ts';

/** Inserts brands; returns their ids by slug. */
export async function seedBrands(
  shop: Shop,
  rows: readonly (typeof brands.$inferInsert)[],
): Promise<ReadonlyMap<string, number>> {
  const written = await shop.db
    .insert(brands)
    .values([...rows])
    .returning({ id: brands.id, slug: brands.slug });
  return new Map(written.map(({ id, slug }) => [slug, id]));
}
