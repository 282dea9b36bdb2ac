import { seedRows } from '#platform/database/seed-rows.ts';
import type { Shop } from '#platform/shop.ts';
import { categories } from './categories.tables.ts';
import { productCategories } from './product-categories.tables.ts';

/** Inserts categories; returns their ids by slug. */
export async function seedCategories(
  shop: Shop,
  rows: readonly (typeof categories.$inferInsert)[],
): Promise<ReadonlyMap<string, number>> {
  const written = await shop.db
    .insert(categories)
    .values([...rows])
    .returning({ id: categories.id, slug: categories.slug });
  return new Map(written.map(({ id, slug }) => [slug, id]));
}

/** Assigns products to categories: each to its own and all above it. */
export function seedProductCategories(
  shop: Shop,
  rows: readonly (typeof productCategories.$inferInsert)[],
): Promise<void> {
  return seedRows(shop, productCategories, rows);
}
