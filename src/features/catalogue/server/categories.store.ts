import { asc, isNull } from 'drizzle-orm';
import { prepared, statement } from '#platform/database.ts';
import { categories } from './catalogue.tables.ts';

export interface CategoryRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
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

/** Brands with their products and prices, of some categories or (null) of all: `[categoryIds]`. */
export const brandFacets = statement<{ slug: string | null; name: string | null; products: number; least: number; greatest: number }>({
  name: 'brand_facets',
  text: `select b.slug, b.name, f.products, f.least, f.greatest
    from (
      select brand_id, count(*) as products, min(base_price) as least, max(base_price) as greatest
      from products where hidden_at is null and ($1::bigint[] is null or category_id = any($1::bigint[]))
      group by brand_id
    ) f left join brands b on b.id = f.brand_id
    order by f.products desc, b.slug`,
});
