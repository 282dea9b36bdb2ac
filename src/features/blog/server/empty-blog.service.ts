import { notExists, eq } from 'drizzle-orm';
import type { Shop } from '#platform/shop.ts';
import { postCategories, posts } from './blog.tables.ts';

/** Takes every category without a post off the blog of a shop that is opened for the first time: its owner names their own. */
export async function removeEmptyPostCategories(shop: Shop): Promise<void> {
  await shop.db
    .delete(postCategories)
    .where(notExists(shop.db.select({ id: posts.id }).from(posts).where(eq(posts.category, postCategories.slug))));
  shop.invalidate('post-categories');
}
