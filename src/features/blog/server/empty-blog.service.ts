import { notExists, eq } from 'drizzle-orm';
import type { Shop } from '#platform/shop.ts';
import { postCategories, posts } from './blog.tables.ts';

/** Deletes every category without a post when a shop is opened for the first time: its owner creates their own. */
export async function removeEmptyPostCategories(shop: Shop): Promise<void> {
  await shop.db
    .delete(postCategories)
    .where(notExists(shop.db.select({ id: posts.id }).from(posts).where(eq(posts.category, postCategories.slug))));
  shop.invalidate('post-categories');
}
