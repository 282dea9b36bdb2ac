import { eq } from 'drizzle-orm';
import { openStock } from './product-changes.store.ts';
import { untypedStatement } from '#platform/database/database.ts';
import type { Shop } from '#platform/shop.ts';
import { variants } from '../products.tables.ts';

type VariantColumns = typeof variants.$inferInsert;

/** Whether a category and a brand are there: `[categoryId, brandId or null]`. */
export const references = untypedStatement<{ category: boolean; brand: boolean }>({
  name: 'product_references',
  text: `select exists (select from category_names where id = $1::bigint) as category,
    $2::bigint is null or exists (select from brand_names where id = $2::bigint) as brand`,
});

/** Whether an address belongs to another product: `[slug, productId]`. */
export const slugOfAnother = untypedStatement<{ id: number }>({
  name: 'slug_of_another',
  text: 'select id from products where slug = $1 and id <> $2::bigint',
});

/** Where a product stood before leads to it from now on, and its new address to nothing else: `[former, slug, productId]`. */
export const keepFormerSlug = untypedStatement({
  name: 'keep_former_slug',
  text: `with freed as (delete from product_former_slugs where slug = $2)
    insert into product_former_slugs (slug, product_id) values ($1, $3::bigint)
    on conflict (slug) do update set product_id = excluded.product_id`,
});

/** The address of today of a product that once stood at another: `[slug]`. */
export const slugToday = untypedStatement<{ slug: string }>({
  name: 'slug_today',
  text: 'select p.slug from product_former_slugs former join products p on p.id = former.product_id where former.slug = $1',
});

/** Writes variants that are there already, one by one: they are few, and locked with their product. */
export async function updateVariants(
  shop: Shop,
  changed: readonly (Partial<VariantColumns> & { id: number })[],
): Promise<void> {
  for (const { id, ...columns } of changed) await shop.db.update(variants).set(columns).where(eq(variants.id, id));
}

/** Adds variants with their first pieces, whose movements say who put them there. */
export async function insertVariants(
  shop: Shop,
  added: readonly { readonly columns: VariantColumns; readonly onHand: number }[],
  given: { readonly by: number; readonly at: Date },
): Promise<void> {
  if (added.length === 0) return;
  await shop.db.insert(variants).values(added.map(({ columns }) => columns));
  await openStock(shop, [
    added.map(({ columns }) => columns.id),
    added.map(({ onHand }) => onHand),
    given.by,
    given.at,
  ]);
}
