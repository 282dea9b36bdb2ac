import type { Language } from '#shared/language.ts';
import type { WrittenDocument } from '#shared/contract/document-schema.ts';

export const longestComment = 1_000;

/** A body in each language; English is null until it is written. */
export interface Bodies {
  readonly fa: WrittenDocument;
  readonly en: WrittenDocument | null;
}

/** Returns the body in the reader's language if it is written, else in Persian, and its language. */
export function bodyFor(
  bodies: Bodies,
  language: Language,
): { readonly language: Language; readonly body: WrittenDocument } {
  const own = bodies[language];
  return own === null || own.blocks.length === 0 ? { language: 'fa', body: bodies.fa } : { language, body: own };
}

/** Returns the categories displayed to a reader: those with published posts, and the selected one. */
export function offeredCategories<Category extends { readonly slug: string; readonly posts_count: number }>(
  categories: readonly Category[],
  chosen: string | null,
): Category[] {
  return categories.filter(({ slug, posts_count: count }) => count > 0 || slug === chosen);
}

/** The status of a post: not displayed, displayed from a future time, or displayed. */
export type PostStanding = 'draft' | 'scheduled' | 'published';

/** Returns the present status of a post from its state and publication time. */
export function standingOf(
  post: { readonly state: 'draft' | 'published'; readonly publishedAt: Date | null },
  now: Date,
): PostStanding {
  if (post.state === 'draft' || post.publishedAt === null) return 'draft';
  return post.publishedAt > now ? 'scheduled' : 'published';
}
