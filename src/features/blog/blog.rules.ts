import type { Language } from '#shared/language.ts';
import type { WrittenDocument } from '#shared/contract/document-schema.ts';

export const longestComment = 1_000;

/** A body in each language; the second is missing until somebody wrote it. */
export interface Bodies {
  readonly fa: WrittenDocument;
  readonly en: WrittenDocument | null;
}

/** Body and its language for a reader: their own where it was written, else Persian. */
export function bodyFor(
  bodies: Bodies,
  language: Language,
): { readonly language: Language; readonly body: WrittenDocument } {
  const own = bodies[language];
  return own === null || own.blocks.length === 0 ? { language: 'fa', body: bodies.fa } : { language, body: own };
}

/** The categories that a reader is offered: those with something to read, and the one being read. */
export function offeredCategories<Category extends { readonly slug: string; readonly posts_count: number }>(
  categories: readonly Category[],
  chosen: string | null,
): Category[] {
  return categories.filter(({ slug, posts_count: count }) => count > 0 || slug === chosen);
}

/** Where a post stands: not displayed, displayed from a moment yet to come, or displayed. */
export type PostStanding = 'draft' | 'scheduled' | 'published';

/** What a post's state and moment mean now. */
export function standingOf(
  post: { readonly state: 'draft' | 'published'; readonly publishedAt: Date | null },
  now: Date,
): PostStanding {
  if (post.state === 'draft' || post.publishedAt === null) return 'draft';
  return post.publishedAt > now ? 'scheduled' : 'published';
}
