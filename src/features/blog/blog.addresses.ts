import { isSlug } from '#shared/text/slug.ts';

/** The layouts in which the blog is listed. */
export type BlogLayout = 'grid' | 'list';

/** The one address of a post. */
export function postAddress(slug: string): string {
  return `/blog-details/${encodeURIComponent(slug)}`;
}

/** Where the blog is listed: in a layout, of one category or all, from after a post. */
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

/** What an address of the blog requests; what no call would take is all of it. */
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
