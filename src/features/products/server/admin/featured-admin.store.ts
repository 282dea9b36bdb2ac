import { bigint, bool, listOf, nullable, text, textOf, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import type { Language } from '#shared/language.ts';
import { translated } from '#platform/database/translated.ts';
/** The featured products, in order. */
export const featuredProducts = statement({
  name: 'featured_products',
  params: { language: textOf<Language>() },
  row: { id: bigint, name: text, slug: text, pictureKey: nullable(text), visible: bool },
  text: `select p.id, ${translated('p.name', ':language')} as name, p.slug, p.picture_keys[1] as "pictureKey", p.status = 'active' as visible from products p
    where p.featured_at is not null order by p.featured_at desc, p.id desc limit 200`,
});

/**
 * Features the given products in order and no others; returns how many of them exist. The order is stored as timestamps one second apart, since lists
 * are read from the latest.
 */
export const setFeatured = statement({
  name: 'products_set_featured',
  params: { productIds: listOf(bigint), now: timestamptz },
  row: { found: bigint },
  text: `with wanted as (
      select id, :now - (place * interval '1 second') as at from unnest(:productIds) with ordinality as w(id, place)
    ), dropped as (
      update products set featured_at = null where featured_at is not null and id <> all(:productIds)
    ), kept as (
      update products p set featured_at = wanted.at from wanted where p.id = wanted.id returning p.id
    )
    select count(*) as found from kept`,
});
