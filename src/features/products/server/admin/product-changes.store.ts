import { bigint, bool, int, listOf, nullable, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import { putInCategories } from '#features/categories/server/product-categories.service.ts';
import { eq } from 'drizzle-orm';
import type { Shop } from '#platform/shop.ts';
import { products, variants } from '../products.tables.ts';

type ProductColumns = typeof products.$inferInsert;
type VariantColumns = typeof variants.$inferInsert;

const takeIds = statement({
  name: 'next_catalogue_ids',
  params: { count: int },
  row: { id: bigint },
  text: `select nextval('catalogue_ids') as id from generate_series(1, :count)`,
});

/** Takes the next ids from the sequence shared by products and variants. */
export async function nextIds(shop: Shop, count: number): Promise<number[]> {
  return (await takeIds(shop, { count })).map(({ id }) => id);
}

export async function slugTaken(shop: Shop, slug: string): Promise<boolean> {
  return (await shop.db.select({ id: products.id }).from(products).where(eq(products.slug, slug))).length > 0;
}

/** Inserts a product with its categories, variants and initial stock, including the stock movements. */
export async function insertProduct(
  shop: Shop,
  given: {
    product: ProductColumns;
    categoryIds: readonly number[];
    variants: VariantColumns[];
    stock: { variantId: number; onHand: number }[];
    at: Date;
    /** Who added the stock; null for the shop itself. */
    by: number | null;
  },
): Promise<void> {
  await shop.db.insert(products).values(given.product);
  await putInCategories(shop, given.product.id, given.categoryIds);
  await shop.db.insert(variants).values(given.variants);
  await openStock(shop, {
    variantIds: given.stock.map(({ variantId }) => variantId),
    pieces: given.stock.map(({ onHand }) => onHand),
    by: given.by,
    at: given.at,
  });
}

/** Adds the initial stock of new variants. Calls inventory's database function, because inventory's service depends on this feature. */
export const openStock = statement({
  name: 'product_open_stock',
  params: { variantIds: listOf(bigint), pieces: listOf(int), by: nullable(bigint), at: timestamptz },
  text: 'select from open_stock(:variantIds, :pieces, :by, :at)',
});

/** Updates columns of a product; undefined when it does not exist. */
export async function updateProduct(shop: Shop, id: number, columns: Partial<ProductColumns>) {
  const [changed] = await shop.db
    .update(products)
    .set(columns)
    .where(eq(products.id, id))
    .returning({ categoryId: products.categoryId });
  return changed;
}

/** Updates a variant's price and returns its product. */
export const setVariantPrice = statement({
  name: 'set_variant_price',
  params: { variantId: bigint, basePrice: bigint, now: timestamptz },
  row: { productId: bigint },
  text: `with changed as (
      update variants set base_price = :basePrice where id = :variantId returning product_id
    )
    update products set changed_at = :now, version = version + 1 where id = (select product_id from changed) returning id as "productId"`,
});

/**
 * Updates a variant's price, restricted to a seller's own when a seller is given, if the price still equals the expected one. Returns the old price
 * and whether it changed; no row when the variant does not exist.
 */
export const repriceRow = statement({
  name: 'reprice_variant',
  params: {
    variantId: bigint,
    basePrice: bigint,
    /** The seller the variant must belong to, unless `anySeller` is set explicitly. */
    sellerId: bigint,
    anySeller: bool,
    seen: nullable(bigint),
    now: timestamptz,
  },
  row: { productId: bigint, was: bigint, changed: bool },
  text: `with before as (
      select v.id, v.product_id, v.base_price from variants v
      where v.id = :variantId and v.archived_at is null
        and (:anySeller or exists (select from products p where p.id = v.product_id and p.seller_id = :sellerId))
      for update of v
    ), changed as (
      update variants v set base_price = :basePrice from before b
      where v.id = b.id and b.base_price <> :basePrice and (:seen is null or b.base_price = :seen) returning v.product_id
    ), moved as (
      update products set changed_at = :now, version = version + 1 where id in (select product_id from changed) returning id
    )
    select product_id as "productId", base_price as "was", exists (select from moved) as "changed" from before`,
});

/**
 * Sets a product's default variant: the one with the product's id unless archived, otherwise the first remaining one, visible before hidden; null
 * when none is left.
 */
export const settleDefaultVariant = statement({
  name: 'settle_default_variant',
  params: { productId: bigint },
  text: `update products p set default_variant_id = stands.id
    from (
      select case when not exists (select from variants where id = :productId and archived_at is null) then (
        select id from variants where product_id = :productId and archived_at is null order by hidden_at is not null, position, id limit 1
      ) end as id
    ) stands
    where p.id = :productId and p.default_variant_id is distinct from stands.id`,
});

/** Sets a product's base price to that of its first visible variant; returns the old price when it changed. */
export const settleBasePrice = statement({
  name: 'settle_base_price',
  params: { productId: bigint },
  row: { was: bigint, is: bigint },
  text: `update products p set base_price = first.base_price
    from (
      select base_price from variants where product_id = :productId order by hidden_at is not null, position, id limit 1
    ) first, (select base_price as was from products where id = :productId for update) before
    where p.id = :productId and p.base_price <> first.base_price
    returning before.was, p.base_price as is`,
});
