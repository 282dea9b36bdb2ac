import { neverNull, text, textOf } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import { cached } from '#platform/cache/memory.ts';
import type { Shop } from '#platform/shop.ts';
import type { Language } from '#shared/language.ts';

// Tag arrays contain no null elements.
const tagsOfBestSold = statement({
  name: 'popular_tags',
  row: { language: textOf<Language>(), tag: neverNull(text) },
  text: `with best as (select tags, tags_en, sold_count from visible_products order by sold_count desc, id desc limit 300)
    (select 'fa' as language, tag from best, unnest(tags) tag group by tag order by sum(sold_count) desc, tag limit 8)
    union all
    (select 'en', tag from best, unnest(tags_en) tag group by tag order by sum(sold_count) desc, tag limit 8)`,
});

const bestTags = cached({ tag: 'popular-tags', seconds: 600, read: (shop) => tagsOfBestSold(shop) });

/** Returns the tags of the best-selling products, cached for ten minutes. Falls back to Persian where a language has none. */
export async function popularTags(shop: Shop, language: Language): Promise<string[]> {
  const tags = await bestTags(shop);
  const of = (wanted: Language) => tags.flatMap((one) => (one.language === wanted ? [one.tag] : []));
  return of(language).length > 0 ? of(language) : of('fa');
}
