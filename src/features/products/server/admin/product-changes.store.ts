import { putInCategories } from '#features/categories/server/product-categories.service.ts';
import { eq } from 'drizzle-orm';
import { untypedStatement } from '#platform/database/database.ts';
import type { Shop } from '#platform/shop.ts';
import { products, variants } from '../products.tables.ts';

type ProductColumns = typeof products.$inferInsert;
type VariantColumns = typeof variants.$inferInsert;

const takeIds = untypedStatement<{ id: number }>({
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
  await putInCategories(shop, given.product.id, given.categoryIds);
  await shop.db.insert(variants).values(given.variants);
  await openStock(shop, [
    given.stock.map(({ variantId }) => variantId),
    given.stock.map(({ onHand }) => onHand),
    given.by,
    given.at,
  ]);
}

/**
 * Puts the first pieces of new variants on the shelf: `[variantIds, pieces, by or null, at]`. Inventory's own function of the
 * database, because its service stands above this feature.
 */
export const openStock = untypedStatement({
  name: 'product_open_stock',
  text: 'select from open_stock($1::bigint[], $2::int[], $3::bigint, $4::timestamptz)',
});

/** Changes columns of a product; undefined when there is none. */
export async function updateProduct(shop: Shop, id: number, columns: Partial<ProductColumns>) {
  const [changed] = await shop.db
    .update(products)
    .set(columns)
    .where(eq(products.id, id))
    .returning({ categoryId: products.categoryId });
  return changed;
}

/** A variant's price and, of a first variant, its product's, in one statement; answers what it was: `[variantId, basePrice, now]`. */
export const setVariantPrice = untypedStatement<{ productId: number; was: number }>({
  name: 'set_variant_price',
  text: `with changed as (
      update variants set base_price = $2 where id = $1 returning product_id, id
    ), product as (
      update products set base_price = case when id = $1 then $2 else base_price end, changed_at = $3, version = version + 1
      where id = (select product_id from changed)
    )
    select product_id as "productId", (select base_price from variants where id = $1) as was from changed`,
});
