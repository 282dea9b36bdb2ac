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

/** What a list shows of a post. */
export type PostRow = Pick<typeof posts.$inferSelect, Exclude<keyof typeof card, 'categoryName'>> & {
  readonly categoryName: Text;
};

const itsCategory = eq(postCategories.slug, posts.category);

const visible = (now: Date): SQL | undefined => and(eq(posts.state, 'published'), lte(posts.publishedAt, now));

/** Posts that readers see at a moment, the newest first, from after one of them. */
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

/** The post of an address, if readers see it at that moment. */
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

/** Other posts to read after one: those of its category first, then the newest. */
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

/** Every category in its order, with how many of its posts readers see at a moment. */
export function findCategories(shop: Shop, now: Date): Promise<{ slug: string; name: Text; posts: number }[]> {
  return shop.db
    .select({ slug: postCategories.slug, name: postCategories.name, posts: count(posts.id) })
    .from(postCategories)
    .leftJoin(posts, and(itsCategory, visible(now)))
    .groupBy(postCategories.slug)
    .orderBy(postCategories.position, postCategories.slug);
}

/** The slug of today of a category that is called so, or once was. */
export const slugToday = statement({
  name: 'post_category_slug_today',
  params: { former: text },
  row: { slug: text },
  text: `select slug from post_categories where slug = :former
    union all
    select category from post_category_former_slugs where slug = :former and not exists (select from post_categories where slug = :former)`,
});

/** When the next post that waits for its moment will show: what lists it not is true until then. */
export async function nextToShow(shop: Shop, now: Date): Promise<Date | null> {
  const [row] = await shop.db
    .select({ at: posts.publishedAt })
    .from(posts)
    .where(and(eq(posts.state, 'published'), gt(posts.publishedAt, now)))
    .orderBy(posts.publishedAt)
    .limit(1);
  return row?.at ?? null;
}

/** Addresses of the posts that readers see, the newest first: for the sitemap. */
export function addressesOfPosts(shop: Shop, limit: number): Promise<{ slug: string; changedAt: Date }[]> {
  return shop.db
    .select({ slug: posts.slug, changedAt: posts.changedAt })
    .from(posts)
    .where(visible(shop.clock.now()))
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(limit);
}
