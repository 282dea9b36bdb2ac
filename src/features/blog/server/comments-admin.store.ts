import { and, asc, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import { customerNames } from '#features/accounts/server/accounts.views.ts';
import type { Shop } from '#platform/shop.ts';
import type { Text } from '#shared/language.ts';
import { postComments, posts } from './blog.tables.ts';

export type CommentState = 'waiting' | 'approved' | 'refused';

export interface QueuedComment {
  readonly id: number;
  readonly slug: string;
  readonly title: Text;
  readonly writer: string;
  readonly text: string;
  readonly state: CommentState;
  readonly refusal: string | null;
  readonly createdAt: Date;
}

/** Returns comments in one state: waiting ones longest waiting first, decided ones newest first. */
export function queuedComments(
  shop: Shop,
  requested: { readonly state: CommentState; readonly after?: number | undefined; readonly limit: number },
): Promise<QueuedComment[]> {
  const { state, after, limit } = requested;
  const waiting = state === 'waiting';
  return shop.db
    .select({
      id: postComments.id,
      slug: posts.slug,
      title: posts.title,
      writer: customerNames.displayName,
      text: postComments.text,
      state: postComments.state,
      refusal: postComments.refusal,
      createdAt: postComments.createdAt,
    })
    .from(postComments)
    .innerJoin(posts, eq(posts.id, postComments.postId))
    .innerJoin(customerNames, eq(customerNames.id, postComments.customerId))
    .where(
      and(
        eq(postComments.state, state),
        after === undefined ? undefined : waiting ? gt(postComments.id, after) : lt(postComments.id, after),
      ),
    )
    .orderBy(waiting ? asc(postComments.id) : desc(postComments.id))
    .limit(limit);
}

/** Returns the number of comments that wait for a decision. */
export function countWaiting(shop: Shop): Promise<number> {
  return shop.db.$count(postComments, eq(postComments.state, 'waiting'));
}

/** Returns which of the given comments a customer wrote. */
export async function commentsOf(
  shop: Shop,
  { ids, customerId }: { readonly ids: readonly number[]; readonly customerId: number },
): Promise<number[]> {
  const rows = await shop.db
    .select({ id: postComments.id })
    .from(postComments)
    .where(and(inArray(postComments.id, [...ids]), eq(postComments.customerId, customerId)));
  return rows.map(({ id }) => id);
}

export interface DecidedComment {
  readonly id: number;
  readonly postId: number;
  readonly customerId: number;
  readonly text: string;
  /** The state before the decision. */
  readonly before: CommentState;
}

/** Updates the comments that are not yet in that state and returns them; of two concurrent decisions one succeeds. */
export async function decideRows(
  shop: Shop,
  decision: {
    readonly ids: readonly number[];
    readonly state: 'approved' | 'refused';
    readonly refusal: string | null;
    readonly by: number;
    readonly at: Date;
  },
): Promise<DecidedComment[]> {
  const { ids, state, refusal, by, at } = decision;
  // Locked before the update, so that the previous state is right even with concurrent decisions.
  const standing = shop.db.$with('standing').as(
    shop.db
      .select({ id: postComments.id, before: sql<CommentState>`${postComments.state}`.as('before') })
      .from(postComments)
      .where(and(inArray(postComments.id, [...ids]), ne(postComments.state, state)))
      .orderBy(asc(postComments.id))
      .for('update'),
  );
  return shop.db
    .with(standing)
    .update(postComments)
    .set({ state, refusal, decidedAt: at, decidedBy: by })
    .from(standing)
    .where(eq(postComments.id, standing.id))
    .returning({
      id: postComments.id,
      postId: postComments.postId,
      customerId: postComments.customerId,
      text: postComments.text,
      before: standing.before,
    });
}

/** Resets to waiting the comments that still are as this member of staff decided. */
export async function undoRows(
  shop: Shop,
  { ids, from, by }: { readonly ids: readonly number[]; readonly from: 'approved' | 'refused'; readonly by: number },
): Promise<{ id: number; postId: number; text: string }[]> {
  return shop.db
    .update(postComments)
    .set({ state: 'waiting', refusal: null, decidedAt: null, decidedBy: null })
    .where(and(inArray(postComments.id, [...ids]), eq(postComments.state, from), eq(postComments.decidedBy, by)))
    .returning({ id: postComments.id, postId: postComments.postId, text: postComments.text });
}

/** Returns titles and addresses of posts, by id. */
export async function titlesOf(
  shop: Shop,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { slug: string; title: Text }>> {
  if (ids.length === 0) return new Map();
  const rows = await shop.db
    .select({ id: posts.id, slug: posts.slug, title: posts.title })
    .from(posts)
    .where(inArray(posts.id, [...ids]));
  return new Map(rows.map(({ id, ...post }) => [id, post]));
}
