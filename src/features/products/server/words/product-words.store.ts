import { bigint, int, listOf, text } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import { eq } from 'drizzle-orm';
import type { Shop } from '#platform/shop.ts';
import { products } from '../products.tables.ts';

/** Products in a category and below it, behind one of them. */
export const productsUnder = statement({
  name: 'products_under_category',
  params: { categoryId: bigint, after: bigint, limit: int },
  row: { id: bigint, categoryId: bigint },
  text: `select p.id, p.category_id as "categoryId" from products_in_categories pc join products p on p.id = pc.product_id
    where pc.category_id = :categoryId and pc.product_id > :after order by pc.product_id limit :limit`,
});

/** Products of a brand, behind one of them. */
export const productsOfBrand = statement({
  name: 'products_of_brand',
  params: { brandId: bigint, after: bigint, limit: int },
  row: { id: bigint, categoryId: bigint },
  text: 'select id, category_id as "categoryId" from products where brand_id = :brandId and id > :after order by id limit :limit',
});

/** What of a product its words are made from. */
export async function searchedById(shop: Shop, id: number) {
  const { name, brandId, tags, tagsEn, translations } = products;
  const [product] = await shop.db
    .select({ name, brandId, tags, tagsEn, translations })
    .from(products)
    .where(eq(products.id, id));
  return product;
}

/** Adds words to the vocabulary that mends typing errors, in one order so that two writers never wait for each other. */
export const addWords = statement({
  name: 'add_words',
  params: { words: listOf(text) },
  text: `insert into search_vocabulary (word) select word from unnest(:words) word where length(word) <= 60 order by word
    on conflict (word) do update set products = search_vocabulary.products + 1`,
});

/** The numbers of the next of all products. */
export const nextProducts = statement({
  name: 'next_products',
  params: { after: bigint, limit: int },
  row: { id: bigint },
  text: 'select id from products where id > :after order by id limit :limit',
});
