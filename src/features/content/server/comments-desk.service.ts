import { recordChange } from '#features/audit/server/audit.service.ts';
import type { Shop } from '#platform/shop.ts';
import { postAddress } from '../content.addresses.ts';
import type { DeskComment } from '../posts-desk.contract.ts';
import { countWaiting, decideRows, queuedComments, titlesOf, type CommentState } from './comments-desk.store.ts';
import { nextAddress } from './posts-desk.service.ts';

const usualPageSize = 30;

/** A page of the comments in one state, and how many wait in all. */
export async function commentQueue(
  shop: Shop,
  asked: { readonly state?: CommentState; readonly after?: number; readonly page_size?: number },
): Promise<{ data: DeskComment[]; next: string | null; waiting: number }> {
  const { state = 'waiting', after, page_size: size = usualPageSize } = asked;
  const [rows, waiting] = await Promise.all([queuedComments(shop, { state, after, limit: size + 1 }), countWaiting(shop)]);
  const data = rows.slice(0, size).map(
    ({ id, slug, title, writer, text, createdAt, ...row }): DeskComment => ({ id, post: { slug, title: title.fa }, writer, text, state: row.state, created_at: createdAt.toISOString() }),
  );
  return { data, next: nextAddress('/api/admin/comments/', asked, rows.length > size ? data.at(-1)?.id : undefined), waiting };
}

/** Shows comments or refuses them, with the log and the word to their writers; those decided so already are passed over. */
export async function decideComments(
  shop: Shop,
  { by, ids, decision }: { readonly by: number; readonly ids: readonly number[]; readonly decision: 'approve' | 'refuse' },
): Promise<{ decided: number[] }> {
  const state = decision === 'approve' ? 'approved' : 'refused';
  return shop.transaction(async () => {
    const rows = await decideRows(shop, { ids, state, by, at: shop.clock.now() });
    const titles = await titlesOf(shop, [...new Set(rows.map(({ postId }) => postId))]);
    for (const row of rows) {
      await recordChange(shop, { by, action: `comment.${state}`, subject: 'comment', subjectId: row.id, before: { state: row.before, text: row.text }, after: { state, text: row.text } });
      const post = titles.get(row.postId);
      if (state === 'refused' || post === undefined) continue;
      await shop.publish('notice.due', {
        customerId: row.customerId,
        kind: 'comment-approved',
        params: { post: post.title.fa },
        link: `${postAddress(post.slug)}#comments`,
        once: `comment-approved ${row.id}`,
      });
    }
    shop.invalidate(...new Set(rows.map(({ postId }) => `comments:${postId}`)));
    return { decided: rows.map(({ id }) => id) };
  });
}
