import { bigint, listOf } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import { eq } from 'drizzle-orm';
import type { Shop } from '#platform/shop.ts';
import { productCategories } from './product-categories.tables.ts';

/** Assigns a product that has no category yet to these. */
export async function putInCategories(shop: Shop, productId: number, categoryIds: readonly number[]): Promise<void> {
  await shop.db.insert(productCategories).values(categoryIds.map((categoryId) => ({ categoryId, productId })));
}

/** Assigns a product to these categories and removes it from all others. */
export async function moveToCategories(shop: Shop, productId: number, categoryIds: readonly number[]): Promise<void> {
  await shop.db.delete(productCategories).where(eq(productCategories.productId, productId));
  await putInCategories(shop, productId, categoryIds);
}

/** Reassigns the products of moved categories: each to its own category and all above it, and to no others. */
export const assignProducts = statement({
  name: 'categories_place_products',
  params: { categoryIds: listOf(bigint) },
  text: `with recursive own as (select id, category_id from product_summaries where category_id = any(:categoryIds)),
    above (id, category_id) as (
      select id, id from categories where id = any(:categoryIds)
      union all
      select above.id, c.parent_id from above join categories c on c.id = above.category_id where c.parent_id is not null
    ),
    wanted as (select above.category_id, own.id as product_id from own join above on above.id = own.category_id),
    gone as (
      delete from product_categories pc using own where pc.product_id = own.id
        and not exists (select from wanted w where w.product_id = pc.product_id and w.category_id = pc.category_id)
    )
    insert into product_categories (category_id, product_id) select category_id, product_id from wanted on conflict do nothing`,
});
