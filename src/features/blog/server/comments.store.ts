import { bigint, nullable, text, textOf } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { customerNames } from '#features/accounts/server/accounts.views.ts';
import type { Shop } from '#platform/shop.ts';
import type { OwnComment } from '../blog.contract.ts';
import { postComments } from './blog.tables.ts';

export interface CommentRow {
  readonly id: number;
  readonly author: string;
  readonly avatarKey: string | null;
  readonly text: string;
  readonly createdAt: Date;
}

/** Returns approved comments on a post, newest first, older than the given one. */
export function approvedComments(
  shop: Shop,
  requested: { readonly postId: number; readonly after?: number | undefined; readonly limit: number },
): Promise<CommentRow[]> {
  const { postId, after, limit } = requested;
  return shop.db
    .select({
      id: postComments.id,
      author: customerNames.displayName,
      avatarKey: customerNames.avatarKey,
      text: postComments.text,
      createdAt: postComments.createdAt,
    })
    .from(postComments)
    .innerJoin(customerNames, eq(customerNames.id, postComments.customerId))
    .where(
      and(
        eq(postComments.postId, postId),
        eq(postComments.state, 'approved'),
        after === undefined ? undefined : lt(postComments.id, after),
      ),
    )
    .orderBy(desc(postComments.id))
    .limit(limit);
}

/** A customer's latest twenty comments on a post that are not displayed. */
export const unseenComments = statement({
  name: 'comments_unseen',
  params: { postId: bigint, customerId: bigint },
  row: { id: bigint, text: text, status: textOf<OwnComment['status']>(), reason: nullable(text) },
  text: `select id, text, state as status, refusal as reason from post_comments where post_id = :postId and customer_id = :customerId and state <> 'approved' order by id desc limit 20`,
});

/** Returns the number of approved comments on a post. */
export async function countApproved(shop: Shop, postId: number): Promise<number> {
  return shop.db.$count(postComments, and(eq(postComments.postId, postId), eq(postComments.state, 'approved')));
}

/** Stores a comment; the same text by the same customer returns the existing one. */
export async function keepComment(
  shop: Shop,
  comment: { readonly postId: number; readonly customerId: number; readonly text: string; readonly createdAt: Date },
): Promise<{ id: number; status: 'waiting' | 'approved' | 'refused' }> {
  const reply = { id: postComments.id, status: postComments.state };
  const [saved] = await shop.db.insert(postComments).values(comment).onConflictDoNothing().returning(reply);
  if (saved !== undefined) return saved;
  const [there] = await shop.db
    .select(reply)
    .from(postComments)
    .where(
      and(
        eq(postComments.postId, comment.postId),
        eq(postComments.customerId, comment.customerId),
        sql`md5(${postComments.text}) = md5(${comment.text})`,
      ),
    );
  if (there === undefined) throw new Error('A comment was neither kept nor there before.');
  return there;
}
