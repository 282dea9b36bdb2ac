import { text } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import { and, count, desc, eq, gt, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { Shop } from '#platform/shop.ts';
import type { Text } from '#shared/language.ts';
import { postCategories, posts } from './blog.tables.ts';

const card = {
  id: posts.id,
  slug: posts.slug,
  category: posts.category,
  categoryName: postCategories.name,
  title: posts.title,
  summary: posts.summary,
  authorName: posts.authorName,
  minutesFa: posts.minutesFa,
  minutesEn: posts.minutesEn,
  coverKey: posts.coverKey,
  publishedAt: posts.publishedAt,
};

/** The columns of a post in a list. */
export type PostRow = Pick<typeof posts.$inferSelect, Exclude<keyof typeof card, 'categoryName'>> & {
  readonly categoryName: Text;
};

const itsCategory = eq(postCategories.slug, posts.category);

const visible = (now: Date): SQL | undefined => and(eq(posts.state, 'published'), lte(posts.publishedAt, now));

/** Returns the posts published at a moment, newest first, starting after the given one. */
export function findPosts(
  shop: Shop,
  requested: {
    readonly now: Date;
    readonly category?: string | undefined;
    readonly after?: number | undefined;
    readonly limit: number;
  },
): Promise<PostRow[]> {
  const { now, category, after, limit } = requested;
  const before = sql`(${posts.publishedAt}, ${posts.id}) < (select last.published_at, last.id from ${posts} last where last.id = ${after})`;
  return shop.db
    .select(card)
    .from(posts)
    .innerJoin(postCategories, itsCategory)
    .where(
      and(
        visible(now),
        category === undefined ? undefined : eq(posts.category, category),
        after === undefined ? undefined : before,
      ),
    )
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(limit);
}

/** Returns the post at an address, if it is published at that moment. */
export async function findPost(
  shop: Shop,
  slug: string,
  now: Date,
): Promise<(PostRow & Pick<typeof posts.$inferSelect, 'body' | 'changedAt'>) | undefined> {
  const [row] = await shop.db
    .select({ ...card, body: posts.body, changedAt: posts.changedAt })
    .from(posts)
    .innerJoin(postCategories, itsCategory)
    .where(and(eq(posts.slug, slug), visible(now)));
  return row;
}

/** Returns related posts: those of the same category first, then the newest. */
export function findRelated(
  shop: Shop,
  post: Pick<PostRow, 'id' | 'category'>,
  requested: { readonly now: Date; readonly limit: number },
): Promise<PostRow[]> {
  return shop.db
    .select(card)
    .from(posts)
    .innerJoin(postCategories, itsCategory)
    .where(and(visible(requested.now), ne(posts.id, post.id)))
    .orderBy(desc(sql`${posts.category} = ${post.category}`), desc(posts.publishedAt), desc(posts.id))
    .limit(requested.limit);
}

/** Returns every category in order, with the number of its posts published at a moment. */
export function findCategories(shop: Shop, now: Date): Promise<{ slug: string; name: Text; posts: number }[]> {
  return shop.db
    .select({ slug: postCategories.slug, name: postCategories.name, posts: count(posts.id) })
    .from(postCategories)
    .leftJoin(posts, and(itsCategory, visible(now)))
    .groupBy(postCategories.slug)
    .orderBy(postCategories.position, postCategories.slug);
}

/** The current slug of a category, given its current or a former one. */
export const slugToday = statement({
  name: 'post_category_slug_today',
  params: { former: text },
  row: { slug: text },
  text: `select slug from post_categories where slug = :former
    union all
    select category from post_category_former_slugs where slug = :former and not exists (select from post_categories where slug = :former)`,
});

/** Returns when the next scheduled post is published: a list without it is valid until then. */
export async function nextToShow(shop: Shop, now: Date): Promise<Date | null> {
  const [row] = await shop.db
    .select({ at: posts.publishedAt })
    .from(posts)
    .where(and(eq(posts.state, 'published'), gt(posts.publishedAt, now)))
    .orderBy(posts.publishedAt)
    .limit(1);
  return row?.at ?? null;
}

/** Returns the addresses of published posts for the sitemap, newest first. */
export function addressesOfPosts(shop: Shop, limit: number): Promise<{ slug: string; changedAt: Date }[]> {
  return shop.db
    .select({ slug: posts.slug, changedAt: posts.changedAt })
    .from(posts)
    .where(visible(shop.clock.now()))
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(limit);
}
