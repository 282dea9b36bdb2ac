import { untypedStatement } from '#platform/database/database.ts';

/** Until the end of the transaction nobody else changes a category: they are few, and one move may forbid another. */
export const lockCategories = untypedStatement({
  name: 'categories_lock',
  text: 'lock table categories in share row exclusive mode',
});

/** The place behind the last of those below a category, or (null) of the main ones: `[parentId]`. */
export const nextPosition = untypedStatement<{ position: number }>({
  name: 'category_next_position',
  text: 'select coalesce(max(position) + 1, 0) as position from categories where parent_id is not distinct from $1::bigint',
});

/** Categories in the order given; those that do not stand below the parent do not come back: `[ids, parentId]`. */
export const setOrder = untypedStatement<{ id: number }>({
  name: 'categories_set_order',
  text: `update categories c set position = wanted.place - 1, version = version + 1
    from unnest($1::bigint[]) with ordinality as wanted(id, place)
    where c.id = wanted.id and c.parent_id is not distinct from $2::bigint
    returning c.id`,
});
