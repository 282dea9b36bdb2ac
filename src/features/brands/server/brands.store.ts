import { bigint, text } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import { englishName } from '#platform/database/translated.ts';
import { prepared } from '#platform/database/database.ts';
import { brands } from './brands.tables.ts';
import type { Shop } from '#platform/shop.ts';

export async function insertBrand(shop: Shop, brand: typeof brands.$inferInsert): Promise<number> {
  const [row] = await shop.db.insert(brands).values(brand).returning({ id: brands.id });
  if (row === undefined) throw new Error('The brand was not kept.');
  return row.id;
}

/** Changes a brand's names if they are still those that were read. */
export const renameBrand = statement({
  name: 'brand_rename',
  params: { brandId: bigint, name: text, nameEn: text, nameBefore: text, nameEnBefore: text },
  row: { slug: text },
  text: `update brands set name = :name,
      translations = case when :nameEn = '' then translations - 'en' else translations || jsonb_build_object('en', jsonb_build_object('name', :nameEn)) end
    where id = :brandId and name = :nameBefore and coalesce(translations -> 'en' ->> 'name', '') = :nameEnBefore
    returning slug`,
});

/** The slug and names of every brand. */
export const everyBrand = prepared('every_brand', (db) =>
  db
    .select({ id: brands.id, slug: brands.slug, name: brands.name, nameEn: englishName(brands.translations) })
    .from(brands),
);
