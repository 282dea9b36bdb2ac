import { isSlug } from '#shared/text/slug.ts';

/** The layouts in which the blog is listed. */
export type BlogLayout = 'grid' | 'list';

/** Returns the canonical address of a post. */
export function postAddress(slug: string): string {
  return `/blog-details/${encodeURIComponent(slug)}`;
}

/** Returns an address of the blog's list: its layout, one category or all, and the post after which it starts. */
export function blogAddress(
  layout: BlogLayout,
  narrowing: { readonly category?: string | null; readonly after?: number } = {},
): string {
  const { category, after } = narrowing;
  const query = new URLSearchParams();
  if (category) query.set('category', category);
  if (after !== undefined) query.set('after', String(after));
  const search = query.toString();
  return `/blog-${layout}${search === '' ? '' : `?${search}`}`;
}

/** Parses the query of a blog address; values that the API would reject are ignored. */
export function blogRequested(query: URLSearchParams): {
  readonly category: string | null;
  readonly after: number | null;
} {
  const category = query.get('category');
  const after = Number(query.get('after'));
  return {
    category: category !== null && isSlug(category) ? category : null,
    after: Number.isSafeInteger(after) && after > 0 && after < 2 ** 31 ? after : null,
  };
}
