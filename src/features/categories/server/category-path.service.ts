import { untypedStatement } from '#platform/database/database.ts';
import type { Named } from '#shared/text/names.ts';

/** A category and those above it, from the main one down: `[categoryId]`. */
export const categoryPath = untypedStatement<Named & { id: number }>({
  name: 'category_path',
  text: `with recursive path (id, name, translations, parent_id, height) as (
      select id, name, translations, parent_id, 0 from categories where id = $1
      union all
      select above.id, above.name, above.translations, above.parent_id, height + 1 from path join categories above on above.id = path.parent_id
    )
    select id, name, translations -> 'en' ->> 'name' as "nameEn" from path order by height desc`,
});
