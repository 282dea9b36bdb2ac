import { bigint, bool, int, nullable, text } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';

/** Every category, hidden ones too, with how many products belong to it itself. */
export const everyCategory = statement({
  name: 'desk_categories',
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
      c.hidden_at is not null as hidden, c.version, coalesce(counted.products, 0) as products
    from categories c
    left join (select category_id, count(*) as products from product_summaries group by category_id) counted on counted.category_id = c.id
    order by c.position, c.id`,
});
