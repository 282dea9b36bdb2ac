import { bigint, bool, int, nullable, text } from '#platform/database/sql-types.ts';
import { statement, type RowOf } from '#platform/database/statement.ts';
import type { Shop } from '#platform/shop.ts';
import { maxProductsCounted } from '../categories-admin.rules.ts';

/** Every category, hidden ones too, with how many products belong to it itself, counted up to a bound: of a million they were 4,600 pages of an index. */
const countedCategories = statement({
  name: 'desk_categories',
  params: { max: int },
  row: {
    id: bigint,
    slug: text,
    name: text,
    name_en: text,
    parent_id: nullable(bigint),
    picture_key: nullable(text),
    hidden: bool,
    version: int,
    products: bigint,
  },
  text: `select c.id, c.slug, c.name, coalesce(c.translations -> 'en' ->> 'name', '') as name_en, c.parent_id, c.picture_key,
      c.hidden_at is not null as hidden, c.version,
      (select count(*) from (select from product_summaries p where p.category_id = c.id limit :max) counted) as products
    from categories c
    order by c.position, c.id`,
});

/** Every category as the staff see it; of more than {@link maxProductsCounted} products one more is counted. */
export const everyCategory = (shop: Shop): Promise<RowOf<typeof countedCategories>[]> =>
  countedCategories(shop, { max: maxProductsCounted + 1 });
