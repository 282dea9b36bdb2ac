import { count, eq } from 'drizzle-orm';
import type { Shop } from '#platform/shop.ts';
import type { DeskPostCategory } from '../post-categories-desk.contract.ts';
import { postCategories, posts } from './content.tables.ts';

/** Every category in its order, with how many posts it has in any state. */
export function deskCategories(shop: Shop): Promise<DeskPostCategory[]> {
  return shop.db
    .select({ slug: postCategories.slug, name: postCategories.name, version: postCategories.version, posts: count(posts.id) })
    .from(postCategories)
    .leftJoin(posts, eq(posts.category, postCategories.slug))
    .groupBy(postCategories.slug)
    .orderBy(postCategories.position, postCategories.slug);
}
