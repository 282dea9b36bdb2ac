import { bigint, int, listOf, text } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import { eq } from 'drizzle-orm';
import type { Shop } from '#platform/shop.ts';
import { products } from '../products.tables.ts';

/** Products in a category and its descendants, after an id. */
export const productsUnder = statement({
  name: 'products_under_category',
  params: { categoryId: bigint, after: bigint, limit: int },
  row: { id: bigint, categoryId: bigint },
  text: `select p.id, p.category_id as "categoryId" from products_in_categories pc join products p on p.id = pc.product_id
    where pc.category_id = :categoryId and pc.product_id > :after order by pc.product_id limit :limit`,
});

/** Products of a brand, after an id. */
export const productsOfBrand = statement({
  name: 'products_of_brand',
  params: { brandId: bigint, after: bigint, limit: int },
  row: { id: bigint, categoryId: bigint },
  text: 'select id, category_id as "categoryId" from products where brand_id = :brandId and id > :after order by id limit :limit',
});

/** Returns the fields of a product from which its words are derived, and its former words; locks the row. */
export async function searchedById(shop: Shop, id: number) {
  const { name, brandId, tags, tagsEn, translations, searchText } = products;
  const [product] = await shop.db
    .select({ name, brandId, tags, tagsEn, translations, searchText })
    .from(products)
    .where(eq(products.id, id))
    .for('update');
  return product;
}

/**
 * Updates the word counts of the vocabulary that corrects typing errors, for words gained and lost by a product; ordered, so that two writers never
 * deadlock.
 */
export const countWords = statement({
  name: 'count_words',
  params: { added: listOf(text), gone: listOf(text) },
  text: `with locked as (
      select word from search_vocabulary where word = any(:added) or word = any(:gone) order by word for update
    ), all_locked as (select count(*) from locked), less as (
      update search_vocabulary set products = greatest(products - 1, 0) from all_locked where word = any(:gone)
    )
    insert into search_vocabulary (word) select word from unnest(:added) word cross join all_locked where length(word) <= 60 order by word
    on conflict (word) do update set products = search_vocabulary.products + 1`,
});

/** The ids of the next products, of all statuses. */
export const nextProducts = statement({
  name: 'next_products',
  params: { after: bigint, limit: int },
  row: { id: bigint },
  text: 'select id from products where id > :after order by id limit :limit',
});
