import { asc, isNull, sql, type AnyColumn } from 'drizzle-orm';
import { prepared, statement } from '#platform/database/database.ts';
import type { Named } from '#features/products/products.rules.ts';
import { brands } from '#features/brands/server/brands.tables.ts';
import { categories } from './categories.tables.ts';

const englishName = (translations: AnyColumn) => sql<string | null>`${translations} -> 'en' ->> 'name'`;

export interface CategoryRow extends Named {
  readonly id: number;
  readonly slug: string;
  readonly parentId: number | null;
  readonly pictureKey: string | null;
}

/** Every category that is not hidden, in the owner's order. */
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

/** How many products in stock stand in each category itself. */
export const stockByCategory = statement<{ categoryId: number; products: number }>({
  name: 'stock_by_category',
  text: `select category_id as "categoryId", count(*) as products from products where in_stock and hidden_at is null group by category_id`,
});

/** The slug and names of every brand. */
export const everyBrand = prepared('every_brand', (db) =>
  db
    .select({ id: brands.id, slug: brands.slug, name: brands.name, nameEn: englishName(brands.translations) })
    .from(brands),
);
