import { englishName } from '#platform/database/translated.ts';
import { prepared, untypedStatement } from '#platform/database/database.ts';
import { brands } from './brands.tables.ts';
import type { Shop } from '#platform/shop.ts';

export async function insertBrand(shop: Shop, brand: typeof brands.$inferInsert): Promise<number> {
  const [row] = await shop.db.insert(brands).values(brand).returning({ id: brands.id });
  if (row === undefined) throw new Error('The brand was not kept.');
  return row.id;
}

/** Gives a brand other names, where those that were seen still stand: `[brandId, name, nameEn, nameBefore, nameEnBefore]`. */
export const renameBrand = untypedStatement<{ id: number }>({
  name: 'brand_rename',
  text: `update brands set name = $2::text,
      translations = case when $3::text = '' then translations - 'en' else translations || jsonb_build_object('en', jsonb_build_object('name', $3::text)) end
    where id = $1::bigint and name = $4::text and coalesce(translations -> 'en' ->> 'name', '') = $5::text
    returning id`,
});

/** The slug and names of every brand. */
export const everyBrand = prepared('every_brand', (db) =>
  db
    .select({ id: brands.id, slug: brands.slug, name: brands.name, nameEn: englishName(brands.translations) })
    .from(brands),
);
