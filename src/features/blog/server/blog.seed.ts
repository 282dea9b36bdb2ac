import { seedRows } from '#platform/database/seed-rows.ts';
import type { Shop } from '#platform/shop.ts';
import { postComments, posts } from './blog.tables.ts';

/** Inserts a post; returns its id. */
export async function seedPost(shop: Shop, row: typeof posts.$inferInsert): Promise<number> {
  const [written] = await shop.db.insert(posts).values(row).returning({ id: posts.id });
  if (written === undefined) throw new Error('The post was not written.');
  return written.id;
}

export function seedComments(shop: Shop, rows: readonly (typeof postComments.$inferInsert)[]): Promise<void> {
  return seedRows(shop, postComments, rows);
}
