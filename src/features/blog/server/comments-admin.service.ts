import { usualPageSize } from '#shared/contract/replies.ts';
import { ownMatter } from '#features/accounts/account-errors.ts';
import { dealsWithOwn } from '#features/accounts/server/roles.service.ts';
import { recordChange, type Change } from '#features/audit/server/audit.service.ts';
import { doneTogether } from '#platform/http/bulk.ts';
import type { Shop } from '#platform/shop.ts';
import type { BulkReply } from '#shared/contract/bulk.ts';
import type { Language, Text } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { postAddress } from '../blog.addresses.ts';
import type { AdminComment } from '../posts-admin.contract.ts';
import {
  commentsOf,
  countWaiting,
  decideRows,
  queuedComments,
  titlesOf,
  undoRows,
  type CommentState,
} from './comments-admin.store.ts';
import { contentRefusals } from './blog-errors.messages.ts';
import { cursorRejection } from '#platform/database/cursor.ts';
import { afterId, pageAfter } from '#platform/database/pages-after.ts';

/** Returns a page of the comments in one state, and the total number waiting; post titles are in the requested language. */
export async function commentQueue(
  shop: Shop,
  requested: { readonly status?: CommentState; readonly after?: string; readonly page_size?: number },
  language: Language,
): Promise<{ data: AdminComment[]; next: string | null; counts: { waiting: number } } | Refusal<'invalid-request'>> {
  const { status = 'waiting', page_size: size = usualPageSize } = requested;
  const after = afterId('comments', requested.after);
  if (after === undefined) return cursorRejection;
  const [rows, waiting] = await Promise.all([
    queuedComments(shop, { state: status, after: after ?? undefined, limit: size + 1 }),
    countWaiting(shop),
  ]);
  const { data: visible, next } = pageAfter(rows, {
    order: 'comments',
    size,
    address: '/api/admin/comments/',
    query: requested,
  });
  const data = visible.map(({ id, slug, title, writer, text, state, refusal, createdAt }): AdminComment => ({
    id,
    post: { slug, title: title[language] || title.fa },
    writer,
    text,
    status: state,
    reason: refusal,
    created_at: createdAt.toISOString(),
  }));
  return { data, next, counts: { waiting } };
}

interface Decision {
  readonly by: number;
  readonly ids: readonly number[];
  readonly decision: 'approve' | 'refuse';
  /** The reason for the authors; required for a refusal. */
  readonly reason?: string;
}

const reasonNeeded = () => {
  const message = inBoth(contentRefusals, (t) => t.reasonNeeded);
  return refuse('reason-needed', message, { fields: { reason: message } });
};

/**
 * Approves or refuses comments, with the log entry and the notice to their authors; skips those already decided so, and leaves the member of staff's
 * own ones to a colleague.
 */
export async function decideComments(
  shop: Shop,
  { by, ids, decision, reason, language }: Decision & { readonly language: Language },
): Promise<BulkReply | Refusal<'reason-needed'>> {
  if (decision === 'refuse' && reason === undefined) return reasonNeeded();
  const [state, refusal] =
    decision === 'approve' ? (['approved', null] as const) : (['refused', reason ?? null] as const);
  return shop.transaction(async () => {
    const mayOwn = !(await dealsWithOwn(shop, { by, customerId: by }));
    const own = mayOwn ? [] : await commentsOf(shop, { ids, customerId: by });
    const others = ids.filter((id) => !own.includes(id));
    const rows = await decideRows(shop, { ids: others, state, refusal, by, at: shop.clock.now() });
    const titles = await titlesOf(shop, [...new Set(rows.map(({ postId }) => postId))]);
    for (const row of rows) {
      await recordChange(shop, {
        by,
        action: `comment.${state}`,
        subject: 'comment',
        subjectId: row.id,
        before: { state: row.before, text: row.text },
        after: { state, text: row.text, ...(refusal !== null && { refusal }) },
      });
      const post = titles.get(row.postId);
      if (post !== undefined) await notifyWriter(shop, row, { post, refusal });
    }
    shop.invalidate(...new Set(rows.map(({ postId }) => `comments:${postId}`)));
    const refused = (id: number) => (own.includes(id) ? ownMatter() : null);
    return doneTogether({ ids, done: rows.map(({ id }) => id) }, { refusal: refused, language });
  });
}

/** Undoes decisions that the same member of staff made, unless somebody has decided since; nobody is notified. */
export async function undoComments(shop: Shop, { by, ids, decision }: Omit<Decision, 'reason'>): Promise<BulkReply> {
  const from = decision === 'approve' ? 'approved' : 'refused';
  return shop.transaction(async () => {
    const rows = await undoRows(shop, { ids, from, by });
    await recordChange(
      shop,
      ...rows.map(({ id, text }): Change => ({
        by,
        action: 'comment.waiting',
        subject: 'comment',
        subjectId: id,
        before: { state: from, text },
        after: { state: 'waiting', text },
      })),
    );
    shop.invalidate(...new Set(rows.map(({ postId }) => `comments:${postId}`)));
    return doneTogether({ ids, done: rows.map(({ id }) => id) });
  });
}

async function notifyWriter(
  shop: Shop,
  { customerId }: { readonly customerId: number },
  {
    post: { slug, title },
    refusal,
  }: { readonly post: { readonly slug: string; readonly title: Text }; readonly refusal: string | null },
): Promise<void> {
  const post = { post: title.fa, ...(title.en !== '' && { post_en: title.en }) };
  const message = { customerId, link: `${postAddress(slug)}#comments` };
  if (refusal === null) await shop.publish('notice.due', { ...message, kind: 'comment-approved', params: post });
  else await shop.publish('notice.due', { ...message, kind: 'comment-refused', params: { ...post, reason: refusal } });
}
