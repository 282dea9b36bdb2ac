import { bigint, bool, json, jsonb, listOf, nullable, text, timestamptz } from '#platform/database/sql-types.ts';
import type { Metadata } from '#shared/metadata.ts';
import { statement } from '#platform/database/statement.ts';
import { eq } from 'drizzle-orm';
import { openStock } from './product-changes.store.ts';
import type { Shop } from '#platform/shop.ts';
import type { FormVariantFields } from '../../variant-fields.rules.ts';
import { draftVariantList } from '../variant-fields.columns.ts';
import { variants } from '../products.tables.ts';

type VariantColumns = typeof variants.$inferInsert;

/** Whether a category and a brand exist. */
export const references = statement({
  name: 'product_references',
  params: { categoryId: bigint, brandId: nullable(bigint) },
  row: { category: bool, brand: bool },
  text: `select exists (select from category_names where id = :categoryId) as category,
    :brandId is null or exists (select from brand_names where id = :brandId) as brand`,
});

/** Whether a slug belongs to another product. */
export const slugOfAnother = statement({
  name: 'slug_of_another',
  params: { slug: text, productId: bigint },
  row: { id: bigint },
  text: 'select id from products where slug = :slug and id <> :productId',
});

/** The given codes that variants of the seller's other products have. */
export const skusOfOthers = statement({
  name: 'skus_of_others',
  params: { skus: listOf(text), productId: bigint, sellerId: bigint },
  row: { sku: text },
  text: 'select sku from variants where sku = any(:skus) and seller_id = :sellerId and product_id <> :productId',
});

/** A variant's codes in form format, restricted to a seller; locked until the end of the transaction. */
export const codesOfVariant = statement({
  name: 'codes_of_variant',
  params: { variantId: bigint, sellerId: bigint },
  row: { productId: bigint, codes: json<FormVariantFields>() },
  text: `select v.product_id as "productId", json_build_object('id', v.id${draftVariantList}) as codes
    from variants v where v.id = :variantId and v.seller_id = :sellerId for no key update`,
});

/** Whether another variant of a seller has a code. */
export const skuOfAnother = statement({
  name: 'sku_of_another',
  params: { sku: text, sellerId: bigint, variantId: bigint },
  row: { id: bigint },
  text: 'select id from variants where sku = :sku and seller_id = :sellerId and id <> :variantId',
});

/** Increments a product's version, so that concurrent editors get a conflict. */
export const touchProduct = statement({
  name: 'touch_product',
  params: { productId: bigint, now: timestamptz },
  text: 'update products set version = version + 1, changed_at = :now where id = :productId',
});

/** Stores a product's former slug as a redirect, and deletes redirects from its new slug. */
export const saveFormerSlug = statement({
  name: 'keep_former_slug',
  params: { former: text, slug: text, productId: bigint },
  text: `with freed as (delete from product_former_slugs where slug = :slug)
    insert into product_former_slugs (slug, product_id) values (:former, :productId)
    on conflict (slug) do update set product_id = excluded.product_id`,
});

/** The current slug of a product by a former one. */
export const slugToday = statement({
  name: 'slug_today',
  params: { slug: text },
  row: { slug: text },
  text: 'select p.slug from product_former_slugs former join products p on p.id = former.product_id where former.slug = :slug',
});

/** Updates existing variants one by one: they are few, and locked with their product. */
export async function updateVariants(
  shop: Shop,
  changed: readonly (Partial<VariantColumns> & { id: number })[],
): Promise<void> {
  for (const { id, ...columns } of changed) await shop.db.update(variants).set(columns).where(eq(variants.id, id));
}

/** Inserts variants with their initial stock, including the stock movements. */
export async function insertVariants(
  shop: Shop,
  added: readonly { readonly columns: VariantColumns; readonly onHand: number }[],
  given: { readonly by: number; readonly at: Date },
): Promise<void> {
  if (added.length === 0) return;
  await shop.db.insert(variants).values(added.map(({ columns }) => columns));
  await openStock(shop, {
    variantIds: added.map(({ columns }) => columns.id),
    pieces: added.map(({ onHand }) => onHand),
    by: given.by,
    at: given.at,
  });
}

/** The metadata of a product. */
export const productMetadata = statement({
  name: 'product_metadata',
  params: { productId: bigint },
  row: { metadata: jsonb<Metadata>() },
  text: 'SELECT metadata FROM products WHERE id = :productId',
});

/** The same with the row locked for the transaction. */
export const lockProductMetadata = statement({
  name: 'product_lock_metadata',
  params: { productId: bigint },
  row: { metadata: jsonb<Metadata>() },
  text: 'SELECT metadata FROM products WHERE id = :productId FOR NO KEY UPDATE',
});

export const storeProductMetadata = statement({
  name: 'product_store_metadata',
  params: { productId: bigint, metadata: jsonb<Metadata>() },
  text: 'UPDATE products SET metadata = :metadata WHERE id = :productId',
});
