import { statement } from '#platform/database.ts';
import { remembered } from '#platform/memory.ts';

const tagsOfBestSold = statement<{ tag: string }>({
  name: 'popular_tags',
  text: `select tag
    from (select tags, sold_count from products where hidden_at is null order by sold_count desc, id desc limit 300) p, unnest(p.tags) tag
    group by tag order by sum(sold_count) desc, tag limit 8`,
});

/** The tags of what is bought most, for ten minutes each time: what others look for. */
export const popularTags = remembered({
  tag: 'popular-tags',
  seconds: 600,
  read: async (shop) => (await tagsOfBestSold(shop)).map(({ tag }) => tag),
});
