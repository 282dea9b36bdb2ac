import { eq } from 'drizzle-orm';
import { untypedStatement } from '#platform/database/database.ts';
import type { Shop } from '#platform/shop.ts';
import { products } from '../products.tables.ts';

/** Products in a category and below it, behind one of them: `[categoryId, afterId, limit]`. */
export const productsUnder = untypedStatement<{ id: number; categoryId: number }>({
  name: 'products_under_category',
  text: `select p.id, p.category_id as "categoryId" from products_in_categories pc join products p on p.id = pc.product_id
    where pc.category_id = $1::bigint and pc.product_id > $2::bigint order by pc.product_id limit $3::int`,
});

/** Products of a brand, behind one of them: `[brandId, afterId, limit]`. */
export const productsOfBrand = untypedStatement<{ id: number; categoryId: number }>({
  name: 'products_of_brand',
  text: 'select id, category_id as "categoryId" from products where brand_id = $1::bigint and id > $2::bigint order by id limit $3::int',
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

/** Adds words to the vocabulary that mends typing faults, in one order so that two writers never wait for each other: `[words]`. */
export const addWords = untypedStatement<Record<string, never>>({
  name: 'add_words',
  text: `insert into search_vocabulary (word) select word from unnest($1::text[]) word where length(word) <= 60 order by word
    on conflict (word) do update set products = search_vocabulary.products + 1`,
});
