import { and, desc, eq, gt, ilike, lte, or, sql } from 'drizzle-orm';
import type { Shop } from '#platform/shop.ts';
import type { Text } from '#shared/language.ts';
import type { PostStanding } from '../blog.rules.ts';
import { postCategories, posts } from './blog.tables.ts';

/** The foreign key from a post to its category. */
export const categoryOfPosts = 'posts_category_post_categories_slug_fk';

export type PostRecord = typeof posts.$inferSelect;
export type PostValues = Omit<typeof posts.$inferInsert, 'id' | 'version' | 'createdAt' | 'writtenBy'>;

/** The columns of a post in the staff's list. */
export type AdminRow = Pick<
  PostRecord,
  'id' | 'slug' | 'category' | 'title' | 'authorName' | 'state' | 'publishedAt' | 'changedAt'
> & { readonly categoryName: Text };

export interface AdminQuery {
  readonly status?: PostStanding | undefined;
  readonly category?: string | undefined;
  readonly q?: string | undefined;
  readonly after?: number | undefined;
  readonly limit: number;
}

const standings = (now: Date) => ({
  draft: eq(posts.state, 'draft'),
  scheduled: and(eq(posts.state, 'published'), gt(posts.publishedAt, now)),
  published: and(eq(posts.state, 'published'), lte(posts.publishedAt, now)),
});

/** Returns posts without their bodies, newest first. */
export function adminPosts(shop: Shop, requested: AdminQuery): Promise<AdminRow[]> {
  const { status, category, q = '', after, limit } = requested;
  const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  return shop.db
    .select({
      id: posts.id,
      slug: posts.slug,
      category: posts.category,
      categoryName: postCategories.name,
      title: posts.title,
      authorName: posts.authorName,
      state: posts.state,
      publishedAt: posts.publishedAt,
      changedAt: posts.changedAt,
    })
    .from(posts)
    .innerJoin(postCategories, eq(postCategories.slug, posts.category))
    .where(
      and(
        status === undefined ? undefined : standings(shop.clock.now())[status],
        category === undefined ? undefined : eq(posts.category, category),
        q === ''
          ? undefined
          : or(
              ilike(sql`${posts.title}->>'fa'`, like),
              ilike(sql`${posts.title}->>'en'`, like),
              ilike(posts.slug, like),
            ),
        after === undefined ? undefined : sql`${posts.id} < ${after}`,
      ),
    )
    .orderBy(desc(posts.id))
    .limit(limit);
}

/** Returns a post in any state. */
export async function wholePost(shop: Shop, id: number): Promise<(PostRecord & AdminRow) | undefined> {
  const [row] = await shop.db
    .select({ post: posts, categoryName: postCategories.name })
    .from(posts)
    .innerJoin(postCategories, eq(postCategories.slug, posts.category))
    .where(eq(posts.id, id));
  return row && { ...row.post, categoryName: row.categoryName };
}

/** Inserts a post; returns undefined when another has its address. */
export async function insertPost(
  shop: Shop,
  post: PostValues & { readonly createdAt: Date; readonly writtenBy: number },
): Promise<PostRecord | undefined> {
  const [row] = await shop.db.insert(posts).values(post).onConflictDoNothing({ target: posts.slug }).returning();
  return row;
}

/** Updates a post if its version is unchanged; throws a unique violation when another has its address. */
export async function updatePost(
  shop: Shop,
  id: number,
  version: number,
  values: PostValues,
): Promise<PostRecord | undefined> {
  const [row] = await shop.db
    .update(posts)
    .set({ ...values, version: sql`${posts.version} + 1` })
    .where(and(eq(posts.id, id), eq(posts.version, version)))
    .returning();
  return row;
}

/** Deletes a draft; returns undefined when it is not a draft. */
export async function deleteDraft(shop: Shop, id: number, version: number): Promise<PostRecord | undefined> {
  const [row] = await shop.db
    .delete(posts)
    .where(and(eq(posts.id, id), eq(posts.state, 'draft'), eq(posts.version, version)))
    .returning();
  return row;
}
