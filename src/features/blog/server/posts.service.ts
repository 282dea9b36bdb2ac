import { usualPageSize } from '#shared/contract/replies.ts';
import { afterNumber } from '#platform/database/pages-after.ts';
import { cursorRejection } from '#platform/database/cursor.ts';
import { renditionAddress } from '#features/media/media.rules.ts';
import type { Dependencies } from '#platform/cache/cache.ts';
import type { Shop } from '#platform/shop.ts';
import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { Post, PostCard, PostCategory } from '../blog.contract.ts';
import { bodyFor } from '../blog.rules.ts';
import { textFor } from '#shared/text/names.ts';
import { contentRefusals } from './blog-errors.messages.ts';
import {
  addressesOfPosts,
  findCategories,
  findPost,
  findPosts,
  findRelated,
  nextToShow,
  slugToday,
  type PostRow,
} from './posts.store.ts';

const relatedPosts = 3;

/** The refusal of an address without a published post. */
export const postNotFound = (): Refusal<'post-not-found'> =>
  refuse(
    'post-not-found',
    inBoth(contentRefusals, (t) => t.postNotFound),
  );

/** Returns a page of the blog in a reader's language. */
export async function listPosts(
  shop: Shop,
  requested: {
    readonly language: Language;
    readonly category?: string;
    readonly after?: string;
    readonly page_size?: number;
  },
  depends: Dependencies,
): Promise<{ data: PostCard[]; next: string | null; category: string | null } | Refusal<'invalid-request'>> {
  const after = afterNumber(requested.after);
  if (after === undefined) return cursorRejection;
  const now = shop.clock.now();
  const size = requested.page_size ?? usualPageSize;
  await dependOnPosts(shop, now, depends);
  const [called] = requested.category === undefined ? [] : await slugToday(shop, { former: requested.category });
  if (requested.category !== undefined && called === undefined) return { data: [], next: null, category: null };
  const rows = await findPosts(shop, { now, category: called?.slug, after: after ?? undefined, limit: size + 1 });
  const data = rows.slice(0, size).map((row) => cardOf(row, requested.language));
  const last = rows.length > size ? data.at(-1) : undefined;
  const search = new URLSearchParams(Object.entries(requested).map(([name, value]) => [name, String(value)]));
  if (last !== undefined) search.set('after', String(last.id));
  return { data, next: last === undefined ? null : `/api/posts/?${search.toString()}`, category: called?.slug ?? null };
}

/** Returns the blog's categories in a reader's language, in order. */
export async function listCategories(
  shop: Shop,
  { language }: { readonly language: Language },
  depends: Dependencies,
): Promise<{ data: PostCategory[] }> {
  const now = shop.clock.now();
  await dependOnPosts(shop, now, depends);
  const rows = await findCategories(shop, now);
  return { data: rows.map(({ slug, name, posts }) => ({ slug, name: textFor(name, language), posts_count: posts })) };
}

/** Returns the post at an address in a reader's language; refuses one that is not published. */
export async function postAt(
  shop: Shop,
  { slug, language }: { readonly slug: string; readonly language: Language },
  depends: Dependencies,
): Promise<Post | Refusal<'post-not-found'>> {
  const now = shop.clock.now();
  const row = await findPost(shop, slug, now);
  if (row === undefined) return postNotFound();
  await dependOnPosts(shop, now, depends);
  const related = await findRelated(shop, row, { now, limit: relatedPosts });
  return {
    ...cardOf(row, language),
    ...bodyFor(row.body, language),
    changed_at: row.changedAt.toISOString(),
    related: related.map((other) => cardOf(other, language)),
  };
}

/** Returns the blog's addresses for a sitemap, at most `max`. */
export async function postAddresses(shop: Shop, max: number): Promise<{ path: string; changedAt: Date }[]> {
  const rows = await addressesOfPosts(shop, max);
  return rows.map(({ slug, changedAt }) => ({ path: `/blog-details/${slug}`, changedAt }));
}

async function dependOnPosts(shop: Shop, now: Date, depends: Dependencies): Promise<void> {
  // A post includes the name of its category.
  depends.tag('posts', 'post-categories');
  depends.until(await nextToShow(shop, now));
}

function cardOf(row: PostRow, language: Language): PostCard {
  const inEnglish = language === 'en' && row.title.en !== '';
  return {
    id: row.id,
    slug: row.slug,
    category: row.category,
    category_name: textFor(row.categoryName, language),
    title: textFor(row.title, language),
    summary: textFor(row.summary, language),
    author: textFor(row.authorName, language),
    read_minutes: inEnglish ? row.minutesEn : row.minutesFa,
    cover: row.coverKey === null ? null : renditionAddress(row.coverKey, 640),
    published_at: (row.publishedAt ?? new Date(0)).toISOString(),
  };
}
