import { statement } from '#platform/database/database.ts';

/** Until the end of the transaction nobody else changes a category: they are few, and one move may forbid another. */
export const lockCategories = statement({
  name: 'categories_lock',
  text: 'lock table categories in share row exclusive mode',
});

/** The place behind the last of those below a category, or (null) of the main ones: `[parentId]`. */
export const nextPosition = statement<{ position: number }>({
  name: 'category_next_position',
  text: 'select coalesce(max(position) + 1, 0) as position from categories where parent_id is not distinct from $1::bigint',
});

/** Categories in the order given; those that do not stand below the parent do not come back: `[ids, parentId]`. */
export const setOrder = statement<{ id: number }>({
  name: 'categories_set_order',
  text: `update categories c set position = wanted.place - 1, version = version + 1
    from unnest($1::bigint[]) with ordinality as wanted(id, place)
    where c.id = wanted.id and c.parent_id is not distinct from $2::bigint
    returning c.id`,
});

/** After categories were moved: every product of these stands in its own and all above it, and in no others: `[categoryIds]`. */
export const placeProducts = statement({
  name: 'categories_place_products',
  text: `with recursive own as (select id, category_id from products where category_id = any($1::bigint[])),
    above (id, category_id) as (
      select id, id from categories where id = any($1::bigint[])
      union all
      select above.id, c.parent_id from above join categories c on c.id = above.category_id where c.parent_id is not null
    ),
    wanted as (select above.category_id, own.id as product_id from own join above on above.id = own.category_id),
    gone as (
      delete from product_categories pc using own where pc.product_id = own.id
        and not exists (select from wanted w where w.product_id = pc.product_id and w.category_id = pc.category_id)
    )
    insert into product_categories (category_id, product_id) select category_id, product_id from wanted on conflict do nothing`,
});
