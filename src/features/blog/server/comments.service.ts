import { usualPageSize } from '#shared/contract/replies.ts';
import { renditionAddress } from '#features/media/media.rules.ts';
import type { Dependencies } from '#platform/cache/cache.ts';
import type { Shop } from '#platform/shop.ts';
import { countTry } from '#platform/http/limits/throttle.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { Comment, OwnComment } from '../blog.contract.ts';
import { approvedComments, countApproved, keepComment, unseenComments } from './comments.store.ts';
import { contentRefusals } from './blog-errors.messages.ts';
import { cursorRejection } from '#platform/database/cursor.ts';
import { afterId, pageAfter } from '#platform/database/pages-after.ts';
import { postNotFound } from './posts.service.ts';
import { findPost } from './posts.store.ts';

const commentLimit = { max: 5, windowSeconds: 600 };

/** Returns a page of the approved comments on a post and their total number. */
export async function commentsOf(
  shop: Shop,
  { slug, ...query }: { readonly slug: string; readonly after?: string; readonly page_size?: number },
  depends: Dependencies,
): Promise<{ count: number; data: Comment[]; next: string | null } | Refusal<'post-not-found' | 'invalid-request'>> {
  const { page_size: size = usualPageSize } = query;
  const behind = afterId('visible-comments', query.after);
  if (behind === undefined) return cursorRejection;
  const post = await findPost(shop, slug, shop.clock.now());
  if (post === undefined) return postNotFound();
  depends.tag('posts', `comments:${post.id}`);
  const rows = await approvedComments(shop, { postId: post.id, after: behind ?? undefined, limit: size + 1 });
  const { data: visible, next } = pageAfter(rows, {
    order: 'visible-comments',
    size,
    address: `/api/posts/${encodeURIComponent(slug)}/comments/`,
    query,
  });
  const data = visible.map(({ id, author, avatarKey, text, createdAt }): Comment => ({
    id,
    author,
    text,
    avatar: avatarKey === null ? null : renditionAddress(avatarKey, 96),
    created_at: createdAt.toISOString(),
  }));
  return {
    count: await countApproved(shop, post.id),
    data,
    next,
  };
}

/** Returns a customer's comments on a post that are not displayed: waiting, or refused with the reason. */
export async function ownComments(
  shop: Shop,
  { slug, customerId }: { readonly slug: string; readonly customerId: number },
): Promise<{ data: OwnComment[] } | Refusal<'post-not-found'>> {
  const post = await findPost(shop, slug, shop.clock.now());
  return post === undefined ? postNotFound() : { data: await unseenComments(shop, { postId: post.id, customerId }) };
}

/** Stores a customer's comment for review by the staff; refuses more than five in ten minutes. */
export async function writeComment(
  shop: Shop,
  comment: { readonly slug: string; readonly customerId: number; readonly text: string },
): Promise<
  { id: number; status: 'waiting' | 'approved' | 'refused' } | Refusal<'post-not-found' | 'too-many-comments'>
> {
  const { slug, customerId, text } = comment;
  const now = shop.clock.now();
  const post = await findPost(shop, slug, now);
  if (post === undefined) return postNotFound();
  const { allowed, retryAfterSeconds } = await countTry(shop, {
    key: `comment:${customerId}`,
    ...commentLimit,
    policy: 'comments',
  });
  if (!allowed)
    return refuse(
      'too-many-comments',
      inBoth(contentRefusals, (t) => t.tooManyComments),
      { retryAfterSeconds },
    );
  return keepComment(shop, { postId: post.id, customerId, text, createdAt: now });
}

/** Invalidates the cached comments on these posts after a customer's name was changed or removed. */
export function renewComments(shop: Shop, postIds: readonly number[]): void {
  shop.invalidate(...postIds.map((id) => `comments:${id}`));
}
