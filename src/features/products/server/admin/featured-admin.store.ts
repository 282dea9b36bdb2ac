import { untypedStatement } from '#platform/database/database.ts';
import { translated } from '#platform/database/translated.ts';
/** What is featured, in its order. */
export const featuredProducts = untypedStatement<{
  id: number;
  name: string;
  slug: string;
  pictureKey: string | null;
  hidden: boolean;
}>({
  name: 'featured_products',
  text: `select p.id, ${translated('p.name', '$1')} as name, p.slug, p.picture_keys[1] as "pictureKey", p.hidden_at is not null as hidden from products p
    where p.featured_at is not null order by p.featured_at desc, p.id desc limit 200`,
});

/**
 * Features products in the order given and no others; answers how many there are of them: `[productIds, now]`. The order is
 * written as moments that lie a second apart, as lists are read from the latest.
 */
export const setFeatured = untypedStatement<{ found: number }>({
  name: 'products_set_featured',
  text: `with wanted as (
      select id, $2::timestamptz - (place * interval '1 second') as at from unnest($1::bigint[]) with ordinality as w(id, place)
    ), dropped as (
      update products set featured_at = null where featured_at is not null and id <> all($1::bigint[])
    ), kept as (
      update products p set featured_at = wanted.at from wanted where p.id = wanted.id returning p.id
    )
    select count(*) as found from kept`,
});
