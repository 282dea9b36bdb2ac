import { listOf, text } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Shop } from '#platform/shop.ts';
import type { Text } from '#shared/language.ts';
import type { AdminPostCategory } from '../post-categories-admin.contract.ts';
import { postCategories, posts } from './blog.tables.ts';

type CategoryRecord = typeof postCategories.$inferSelect;

/** Returns every category in order, or the one with a slug, with the number of its posts in any state. */
export function adminCategories(shop: Shop, slug?: string): Promise<AdminPostCategory[]> {
  return shop.db
    .select({
      slug: postCategories.slug,
      name: postCategories.name,
      version: postCategories.version,
      posts_count: count(posts.id),
    })
    .from(postCategories)
    .leftJoin(posts, eq(posts.category, postCategories.slug))
    .where(slug === undefined ? undefined : eq(postCategories.slug, slug))
    .groupBy(postCategories.slug)
    .orderBy(postCategories.position, postCategories.slug);
}

/** Blocks other transactions from adding, ordering or removing categories until this one ends; posts can still be written. */
export const lockCategories = statement({
  name: 'post_categories_lock',
  text: 'lock table post_categories in share row exclusive mode',
});

/** Returns the category with a slug. */
export async function categoryCalled(shop: Shop, slug: string): Promise<CategoryRecord | undefined> {
  const [row] = await shop.db.select().from(postCategories).where(eq(postCategories.slug, slug));
  return row;
}

/** Adds a category after the last one; returns undefined when another has its slug. */
export async function insertCategory(
  shop: Shop,
  category: { readonly slug: string; readonly name: Text },
): Promise<CategoryRecord | undefined> {
  const position = sql`(select coalesce(max(position) + 1, 0) from post_categories)`;
  const [row] = await shop.db
    .insert(postCategories)
    .values({ ...category, position })
    .onConflictDoNothing({ target: postCategories.slug })
    .returning();
  return row;
}

/** Changes a category's names and slug if its version is unchanged; throws a unique violation when another has that slug. */
export async function renameRow(
  shop: Shop,
  {
    slug,
    version,
    to,
  }: { readonly slug: string; readonly version: number; readonly to: { readonly slug: string; readonly name: Text } },
): Promise<CategoryRecord | undefined> {
  const [row] = await shop.db
    .update(postCategories)
    .set({ ...to, version: sql`${postCategories.version} + 1` })
    .where(and(eq(postCategories.slug, slug), eq(postCategories.version, version)))
    .returning();
  return row;
}

/** Stores a category's former slug as a redirect to it, and removes any redirect from its new one. */
export const keepFormerSlug = statement({
  name: 'post_category_keep_former_slug',
  params: { former: text, slug: text },
  text: `with freed as (delete from post_category_former_slugs where slug = :slug)
    insert into post_category_former_slugs (slug, category) values (:former, :slug)
    on conflict (slug) do update set category = excluded.category`,
});

/** Returns the slugs of all categories in order. */
export async function slugsInOrder(shop: Shop): Promise<string[]> {
  const rows = await shop.db
    .select({ slug: postCategories.slug })
    .from(postCategories)
    .orderBy(postCategories.position, postCategories.slug);
  return rows.map(({ slug }) => slug);
}

/** Stores the given order of the categories. */
export const setOrder = statement({
  name: 'post_categories_set_order',
  params: { slugs: listOf(text) },
  text: `update post_categories c set position = wanted.place - 1
    from unnest(:slugs) with ordinality as wanted(slug, place)
    where c.slug = wanted.slug`,
});

/** Moves every post of a category to another and returns their number; their versions are incremented, so that open editors detect the change. */
export async function movePosts(
  shop: Shop,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<number> {
  const moved = await shop.db
    .update(posts)
    .set({ category: to, version: sql`${posts.version} + 1` })
    .where(eq(posts.category, from))
    .returning({ id: posts.id });
  return moved.length;
}

/** Deletes a category; throws a foreign key violation when it has posts. */
export async function deleteCategory(shop: Shop, slug: string): Promise<void> {
  await shop.db.delete(postCategories).where(eq(postCategories.slug, slug));
}

/** Returns the number of posts in a category, in any state. */
export function countPostsOf(shop: Shop, slug: string): Promise<number> {
  return shop.db.$count(posts, eq(posts.category, slug));
}
