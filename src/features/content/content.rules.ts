import type { Language, Text } from '#shared/language.ts';
import type { WrittenDocument } from '#shared/document-schema.ts';

/** What posts are about, in the order in which the blog offers them. */
export const postCategories = ['review', 'shopping', 'tips', 'offer', 'trends', 'news'] as const;
export type PostCategory = (typeof postCategories)[number];

/** Pages whose text the shop writes itself; each has an address of its own name. */
export const writtenPages = ['about-us', 'privacy-policy'] as const;
export type WrittenPage = (typeof writtenPages)[number];

export const longestComment = 1_000;

/** Tells whether a text names a category of the blog; an address may say anything. */
export function isPostCategory(text: string | null | undefined): text is PostCategory {
  return postCategories.some((category) => category === text);
}

/** A body in each language; the second is missing until somebody wrote it. */
export interface Bodies {
  readonly fa: WrittenDocument;
  readonly en: WrittenDocument | null;
}

/** The text in a reader's language, and in Persian where that was not written. */
export function textFor(text: Text, language: Language): string {
  return text[language] === '' ? text.fa : text[language];
}

/** Body and its language for a reader: their own where it was written, else Persian. */
export function bodyFor(bodies: Bodies, language: Language): { readonly language: Language; readonly body: WrittenDocument } {
  const own = bodies[language];
  return own === null || own.blocks.length === 0 ? { language: 'fa', body: bodies.fa } : { language, body: own };
}

/** Where a post stands: not shown, shown from a moment yet to come, or shown. */
export type PostStanding = 'draft' | 'scheduled' | 'published';

/** What a post's state and moment mean now. */
export function standingOf(post: { readonly state: 'draft' | 'published'; readonly publishedAt: Date | null }, now: Date): PostStanding {
  if (post.state === 'draft' || post.publishedAt === null) return 'draft';
  return post.publishedAt > now ? 'scheduled' : 'published';
}
