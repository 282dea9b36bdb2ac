import { bigint, jsonb, text } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import { brands } from './brands.tables.ts';
import { eq } from 'drizzle-orm';
import type { Shop } from '#platform/shop.ts';
import type { Text } from '#shared/language.ts';
import { type Named, translationsOf } from '#shared/text/names.ts';
import { slugify } from '#shared/text/slug.ts';
import { insertBrand, everyBrand } from './brands.store.ts';
import { cached } from '#platform/cache/memory.ts';

/** Every brand by name; reloaded when products are added or removed. */
export const brandNames = cached({ tag: 'list', read: (shop) => everyBrand(shop).execute() });

/** Adds a brand. */
export async function createBrand(
  shop: Shop,
  brand: { name: string; nameEn?: string; slug?: string },
): Promise<{ id: number; slug: string }> {
  const slug = brand.slug ?? slugify(brand.name) ?? 'brand';
  return {
    id: await insertBrand(shop, { name: brand.name, slug, translations: translationsOf({ name: brand.nameEn ?? '' }) }),
    slug,
  };
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

/** The columns of {@link written}. */
const brandRow = { id: bigint, name: jsonb<Text>(), slug: text };
const written =
  "select b.id, jsonb_build_object('fa', b.name, 'en', coalesce(b.translations -> 'en' ->> 'name', '')) as name, b.slug from brands b";

/** Brands by name. */
export const brandsByName = statement({
  name: 'brands_by_name',
  row: brandRow,
  text: `${written} order by b.name, b.id limit 5000`,
});

/** One brand with its names as written. */
export const brandAsWritten = statement({
  name: 'brand_as_written',
  params: { id: bigint },
  row: brandRow,
  text: `${written} where b.id = :id`,
});
