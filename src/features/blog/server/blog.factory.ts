import { randomUUID } from 'node:crypto';
import type { Shop } from '#platform/shop.ts';
import { plainText, readMinutes } from '#shared/contract/document.ts';
import { writtenDocument } from '#shared/text/plain-writing.ts';
import { posts } from './blog.tables.ts';

/** Creates a post published an hour ago, unless overridden. */
export async function postReady(
  shop: Shop,
  wanted: {
    slug?: string;
    category?: string;
    title?: string;
    english?: string;
    body?: string;
    publishedAt?: Date | null;
  } = {},
): Promise<{ id: number; slug: string }> {
  const slug = wanted.slug ?? `post-${randomUUID().slice(0, 8)}`;
  const body = writtenDocument(wanted.body ?? '## سرآغاز\n\nیک بند کوتاه.');
  const now = shop.clock.now();
  const publishedAt = wanted.publishedAt === undefined ? new Date(now.getTime() - 3_600_000) : wanted.publishedAt;
  const [post] = await shop.db
    .insert(posts)
    .values({
      slug,
      category: wanted.category ?? 'tips',
      title: { fa: wanted.title ?? 'یک نوشته', en: wanted.english ?? '' },
      summary: { fa: plainText(body).slice(0, 120), en: '' },
      body: { fa: body, en: wanted.english === undefined ? null : writtenDocument(wanted.english) },
      minutesFa: readMinutes(body),
      minutesEn: 1,
      authorName: { fa: 'تحریریهٔ حجره', en: 'Hojreh' },
      state: publishedAt === null ? 'draft' : 'published',
      publishedAt,
      createdAt: now,
      changedAt: now,
    })
    .returning({ id: posts.id });
  if (post === undefined) throw new Error('No post was written.');
  shop.invalidate('posts');
  return { id: post.id, slug };
}
