import { bigint, bool, int, jsonb, nullable, text } from '#platform/database/sql-types.ts';
import { statement, type RowOf } from '#platform/database/statement.ts';
import type { Text } from '#shared/language.ts';
import type { Shop } from '#platform/shop.ts';
import { maxProductsCounted } from '../categories-admin.rules.ts';

const countedRow = {
  id: bigint,
  slug: text,
  name: jsonb<Text>(),
  parent_id: nullable(bigint),
  picture_key: nullable(text),
  visible: bool,
  version: int,
  products_count: bigint,
};

/** Categories with the number of products assigned to each directly, counted up to a limit: counting a million products read 4,600 index pages. */
const counted = `select c.id, c.slug, jsonb_build_object('fa', c.name, 'en', coalesce(c.translations -> 'en' ->> 'name', '')) as name, c.parent_id, c.picture_key,
      c.hidden_at is null as visible, c.version,
      (select count(*) from (select from product_summaries p where p.category_id = c.id limit :max) counted) as products_count
    from categories c`;

/** Selects every category, including hidden ones. */
const countedCategories = statement({
  name: 'desk_categories',
  params: { max: int },
  row: countedRow,
  text: `${counted} order by c.position, c.id`,
});

const countedCategory = statement({
  name: 'desk_category',
  params: { max: int, id: bigint },
  row: countedRow,
  text: `${counted} where c.id = :id`,
});

/** Returns every category as the staff see it; counts at most one product more than {@link maxProductsCounted}. */
export const everyCategory = (shop: Shop): Promise<RowOf<typeof countedCategories>[]> =>
  countedCategories(shop, { max: maxProductsCounted + 1 });

/** Returns one category with its product count; undefined where there is none. */
export async function categoryOfId(shop: Shop, id: number): Promise<RowOf<typeof countedCategory> | undefined> {
  const [category] = await countedCategory(shop, { id, max: maxProductsCounted + 1 });
  return category;
}
