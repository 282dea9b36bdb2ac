import { bigint, int, listOf, nullable } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';

/** Locks all categories until the end of the transaction: they are few, and one move may rule out another. */
export const lockCategories = statement({
  name: 'categories_lock',
  text: 'lock table categories in share row exclusive mode',
});

/** Selects the position after the last of the categories below one, or (null) of the main ones. */
export const nextPosition = statement({
  name: 'category_next_position',
  params: { parentId: nullable(bigint) },
  row: { position: int },
  text: 'select coalesce(max(position) + 1, 0) as position from categories where parent_id is not distinct from :parentId',
});

/** Sets the order of categories; those that are not children of the parent are not returned. */
export const setOrder = statement({
  name: 'categories_set_order',
  params: { ids: listOf(bigint), parentId: nullable(bigint) },
  row: { id: bigint },
  text: `update categories c set position = wanted.place - 1, version = version + 1
    from unnest(:ids) with ordinality as wanted(id, place)
    where c.id = wanted.id and c.parent_id is not distinct from :parentId
    returning c.id`,
});
