import { bigint } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import type { Shop } from '#platform/shop.ts';
import { categories } from './categories.tables.ts';
import { englishName } from '#platform/database/translated.ts';
import { asc, isNull } from 'drizzle-orm';
import { prepared } from '#platform/database/database.ts';
import type { Named } from '#shared/text/names.ts';

export interface CategoryRow extends Named {
  readonly id: number;
  readonly slug: string;
  readonly parentId: number | null;
  readonly pictureKey: string | null;
}

/** Selects every category that is not hidden, in the owner's order. */
export const allCategories = prepared('all_categories', (db) =>
  db
    .select({
      id: categories.id,
      slug: categories.slug,
      name: categories.name,
      nameEn: englishName(categories.translations),
      parentId: categories.parentId,
      pictureKey: categories.pictureKey,
    })
    .from(categories)
    .where(isNull(categories.hiddenAt))
    .orderBy(asc(categories.position), asc(categories.id)),
);

/** Counts the products in stock assigned to each category directly. */
export const stockByCategory = statement({
  name: 'stock_by_category',
  row: { categoryId: bigint, products: bigint },
  text: `select category_id as "categoryId", count(*) as products from visible_products where in_stock group by category_id`,
});

export async function insertCategory(shop: Shop, category: typeof categories.$inferInsert): Promise<number> {
  const [row] = await shop.db.insert(categories).values(category).returning({ id: categories.id });
  if (row === undefined) throw new Error('The category was not kept.');
  return row.id;
}
