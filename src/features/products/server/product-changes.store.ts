import { eq } from 'drizzle-orm';
import { stock, stockMovements } from '#features/inventory/server/inventory.tables.ts';
import { statement } from '#platform/database/database.ts';
import type { Shop } from '#platform/shop.ts';
import type { Named } from '../products.rules.ts';
import { brands } from '#features/brands/server/brands.tables.ts';
import { categories } from '#features/categories/server/categories.tables.ts';
import { productCategories, products, variants } from './products.tables.ts';

type ProductColumns = typeof products.$inferInsert;
type VariantColumns = typeof variants.$inferInsert;

const takeIds = statement<{ id: number }>({
  name: 'next_catalogue_ids',
  text: `select nextval('catalogue_ids') as id from generate_series(1, $1::int)`,
});

/** The next numbers of the one sequence of products and variants. */
export async function nextIds(shop: Shop, count: number): Promise<number[]> {
  return (await takeIds(shop, [count])).map(({ id }) => id);
}

export async function slugTaken(shop: Shop, slug: string): Promise<boolean> {
  return (await shop.db.select({ id: products.id }).from(products).where(eq(products.slug, slug))).length > 0;
}

export async function brandById(shop: Shop, id: number | null): Promise<(Named & { slug: string }) | null> {
  if (id === null) return null;
  const [brand] = await shop.db
    .select({ slug: brands.slug, name: brands.name, translations: brands.translations })
    .from(brands)
    .where(eq(brands.id, id));
  return brand === undefined
    ? null
    : { slug: brand.slug, name: brand.name, nameEn: brand.translations.en?.name ?? null };
}

/** A category and those above it, from the main one down: `[categoryId]`. */
export const categoryPath = statement<Named & { id: number }>({
  name: 'category_path',
  text: `with recursive path (id, name, translations, parent_id, height) as (
      select id, name, translations, parent_id, 0 from categories where id = $1
      union all
      select above.id, above.name, above.translations, above.parent_id, height + 1 from path join categories above on above.id = path.parent_id
    )
    select id, name, translations -> 'en' ->> 'name' as "nameEn" from path order by height desc`,
});

/** Keeps a product with its categories, variants and first stock, whose movements say where it came from. */
export async function insertProduct(
  shop: Shop,
  given: {
    product: ProductColumns;
    categoryIds: readonly number[];
    variants: VariantColumns[];
    stock: { variantId: number; onHand: number }[];
    at: Date;
    /** Who puts them on the shelf; null for the shop itself. */
    by: number | null;
  },
): Promise<void> {
  await shop.db.insert(products).values(given.product);
  await shop.db
    .insert(productCategories)
    .values(given.categoryIds.map((categoryId) => ({ categoryId, productId: given.product.id })));
  await shop.db.insert(variants).values(given.variants);
  await shop.db.insert(stock).values(given.stock);
  const received = given.stock.filter(({ onHand }) => onHand > 0);
  if (received.length === 0) return;
  await shop.db.insert(stockMovements).values(
    received.map(({ variantId, onHand }) => ({
      variantId,
      onHandChange: onHand,
      heldChange: 0,
      reason: 'received' as const,
      by: given.by,
      at: given.at,
    })),
  );
}

/** Changes columns of a product; undefined when there is none. */
export async function updateProduct(shop: Shop, id: number, columns: Partial<ProductColumns>) {
  const [changed] = await shop.db
    .update(products)
    .set(columns)
    .where(eq(products.id, id))
    .returning({ categoryId: products.categoryId });
  return changed;
}

/** What of a product its words are made from. */
export async function searchedById(shop: Shop, id: number) {
  const { name, brandId, tags, tagsEn, translations } = products;
  const [product] = await shop.db
    .select({ name, brandId, tags, tagsEn, translations })
    .from(products)
    .where(eq(products.id, id));
  return product;
}

/** A variant's price and, of a first variant, its product's, in one statement; answers what it was: `[variantId, basePrice, now]`. */
export const setVariantPrice = statement<{ productId: number; was: number }>({
  name: 'set_variant_price',
  text: `with changed as (
      update variants set base_price = $2 where id = $1 returning product_id, id
    ), product as (
      update products set base_price = case when id = $1 then $2 else base_price end, changed_at = $3, version = version + 1
      where id = (select product_id from changed)
    )
    select product_id as "productId", (select base_price from variants where id = $1) as was from changed`,
});

export async function insertCategory(shop: Shop, category: typeof categories.$inferInsert): Promise<number> {
  const [row] = await shop.db.insert(categories).values(category).returning({ id: categories.id });
  if (row === undefined) throw new Error('The category was not kept.');
  return row.id;
}

export async function insertBrand(shop: Shop, brand: typeof brands.$inferInsert): Promise<number> {
  const [row] = await shop.db.insert(brands).values(brand).returning({ id: brands.id });
  if (row === undefined) throw new Error('The brand was not kept.');
  return row.id;
}

/** Adds words to the vocabulary that mends typing faults, in one order so that two writers never wait for each other: `[words]`. */
export const addWords = statement<Record<string, never>>({
  name: 'add_words',
  text: `insert into search_vocabulary (word) select word from unnest($1::text[]) word where length(word) <= 60 order by word
    on conflict (word) do update set products = search_vocabulary.products + 1`,
});
