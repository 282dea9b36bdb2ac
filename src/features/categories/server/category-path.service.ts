import { bigint, nullable, text } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';

/** Selects a category and its ancestors, from the main one down. */
export const categoryPath = statement({
  name: 'category_path',
  params: { categoryId: bigint },
  row: { id: bigint, name: text, nameEn: nullable(text) },
  text: `with recursive path (id, name, translations, parent_id, height) as (
      select id, name, translations, parent_id, 0 from categories where id = :categoryId
      union all
      select above.id, above.name, above.translations, above.parent_id, height + 1 from path join categories above on above.id = path.parent_id
    )
    select id, name, translations -> 'en' ->> 'name' as "nameEn" from path order by height desc`,
});
