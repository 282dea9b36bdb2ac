import { changedParts } from '#features/audit/audit.rules.ts';
import { recordChange } from '#features/audit/server/audit.service.ts';
import { isForeignKeyViolation, isUniqueViolation } from '#platform/database/database.ts';
import { isSameOrder } from '#platform/http/changed-meanwhile.ts';
import type { Shop } from '#platform/shop.ts';
import type { Text } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { slugify } from '#shared/text/slug.ts';
import type { AdminPostCategory } from '../post-categories-admin.contract.ts';
import { contentRefusals } from './blog-errors.messages.ts';
import {
  adminCategories,
  categoryCalled,
  countPostsOf,
  deleteCategory,
  insertCategory,
  keepFormerSlug,
  lockCategories,
  movePosts,
  renameRow,
  setOrder,
  slugsInOrder,
} from './post-categories-admin.store.ts';
import { slugToday } from './posts.store.ts';
import { categoryOfPosts } from './posts-admin.store.ts';

interface Saved {
  readonly slug: string;
  readonly version: number;
}

const notFound = () =>
  refuse(
    'category-not-found',
    inBoth(contentRefusals, (t) => t.categoryNotFound),
  );

const slugTaken = () => {
  const message = inBoth(contentRefusals, (t) => t.categorySlugTaken);
  return refuse('slug-taken', message, { fields: { slug: message } });
};

const categoryChanged = () =>
  refuse(
    'changed-meanwhile',
    inBoth(contentRefusals, (t) => t.categoryChanged),
  );

/** Returns the category with a slug as the staff sees it. */
export async function adminCategory(
  shop: Shop,
  slug: string,
): Promise<AdminPostCategory | Refusal<'category-not-found'>> {
  const [category] = await adminCategories(shop, slug);
  return category ?? notFound();
}

/** Adds a category after the others; its slug is generated when none is given. */
export function addCategory(
  shop: Shop,
  { by, slug: wanted, name }: { readonly by: number; readonly slug?: string; readonly name: Text },
): Promise<Saved | Refusal<'slug-needed' | 'slug-taken'>> {
  return shop.transaction(async () => {
    const slug = wanted ?? slugify(name.en) ?? slugify(name.fa);
    if (slug === null)
      return refuse(
        'slug-needed',
        inBoth(contentRefusals, (t) => t.categorySlugNeeded),
        { fields: { slug: inBoth(contentRefusals, (t) => t.categorySlugNeeded) } },
      );
    await lockCategories(shop);
    const made = await insertCategory(shop, { slug, name });
    if (made === undefined) return slugTaken();
    await recordChange(shop, {
      by,
      action: 'post-category.added',
      subject: 'post-category',
      subjectId: slug,
      after: { slug, name },
    });
    shop.invalidate('post-categories');
    return { slug, version: made.version };
  });
}

/** Changes a category's names or slug, unless it was changed since the given version; its posts follow, and the old slug redirects. */
export async function renameCategory(
  shop: Shop,
  {
    by,
    slug,
    version,
    to,
  }: {
    readonly by: number;
    readonly slug: string;
    readonly version: number;
    readonly to: { readonly slug: string; readonly name: Text };
  },
): Promise<Saved | Refusal<'category-not-found' | 'changed-meanwhile' | 'slug-taken'>> {
  try {
    return await shop.transaction(async () => {
      const before = await categoryCalled(shop, slug);
      if (before === undefined)
        return (await slugToday(shop, { former: slug })).length === 0 ? notFound() : categoryChanged();
      const after = await renameRow(shop, { slug, version, to });
      if (after === undefined) return categoryChanged();
      if (after.slug !== slug) await keepFormerSlug(shop, { former: slug, slug: after.slug });
      await recordChange(shop, {
        by,
        action: 'post-category.renamed',
        subject: 'post-category',
        subjectId: after.slug,
        ...changedParts({ slug, name: before.name }, { slug: after.slug, name: after.name }),
      });
      shop.invalidate('post-categories', 'posts');
      return { slug: after.slug, version: after.version };
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'post_categories_pkey')) throw error;
    return slugTaken();
  }
}

/** Reorders the categories if their order is unchanged and the request names all of them: otherwise others have changed them meanwhile. */
export function orderCategories(
  shop: Shop,
  {
    by,
    slugs,
    before: seen,
  }: { readonly by: number; readonly slugs: readonly string[]; readonly before: readonly string[] },
): Promise<{ slugs: string[] } | Refusal<'changed-meanwhile'>> {
  return shop.transaction(async () => {
    await lockCategories(shop);
    const before = await slugsInOrder(shop);
    if (!isSameOrder(before, seen) || before.length !== slugs.length || !before.every((slug) => slugs.includes(slug)))
      return refuse(
        'changed-meanwhile',
        inBoth(contentRefusals, (t) => t.orderOutdated),
      );
    await setOrder(shop, { slugs });
    await recordChange(shop, {
      by,
      action: 'post-categories.ordered',
      subject: 'post-category',
      subjectId: 'all',
      before,
      after: slugs,
    });
    shop.invalidate('post-categories');
    return { slugs: [...slugs] };
  });
}

/**
 * Deletes a category, after moving its posts to another if one is named; a foreign key protects a category that still has posts, even one written
 * concurrently.
 */
export async function removeCategory(
  shop: Shop,
  {
    by,
    slug,
    version,
    moveTo,
  }: { readonly by: number; readonly slug: string; readonly version: number; readonly moveTo: string | undefined },
): Promise<Record<string, never> | Refusal<'category-not-found' | 'category-in-use' | 'changed-meanwhile'>> {
  try {
    return await shop.transaction(async () => {
      await lockCategories(shop);
      if (moveTo !== undefined && (moveTo === slug || (await categoryCalled(shop, moveTo)) === undefined)) {
        const message = inBoth(contentRefusals, (t) => t.categoryNotFound);
        return refuse('category-not-found', message, { fields: { move_to: message } });
      }
      const before = await categoryCalled(shop, slug);
      if (before === undefined) return notFound();
      if (before.version !== version) return categoryChanged();
      const moved = moveTo === undefined ? 0 : await movePosts(shop, { from: slug, to: moveTo });
      await deleteCategory(shop, slug);
      await recordChange(shop, {
        by,
        action: 'post-category.removed',
        subject: 'post-category',
        subjectId: slug,
        before: { slug, name: before.name },
        ...(moved > 0 && { after: { moved_to: moveTo, posts: moved } }),
      });
      shop.invalidate('post-categories', 'posts');
      return {};
    });
  } catch (error) {
    if (!isForeignKeyViolation(error, categoryOfPosts)) throw error;
    const posts = await countPostsOf(shop, slug);
    return refuse(
      'category-in-use',
      inBoth(contentRefusals, (t) => t.categoryInUse(posts)),
      { facts: { posts } },
    );
  }
}
