import { untypedStatement } from '#platform/database/database.ts';

/** A review after a vote: how many found it helpful, and what it is of. */
export interface Voted {
  readonly helpful: number;
  readonly productId: number | null;
  readonly sellerId: number | null;
}

/**
 * Counts a customer's vote for a review, in one statement: the key of the votes lets each customer in once, however often
 * it is sent at the same time, and the count moves with the rows. No row comes back for a review that is not shown,
 * is the customer's own, or had the vote: `[reviewId, customerId]`.
 */
export const addVote = untypedStatement<Voted>({
  name: 'review_add_vote',
  text: `with vote as (
      insert into review_votes (review_id, customer_id)
      select id, $2::bigint from reviews where id = $1::bigint and state = 'approved' and customer_id <> $2::bigint
      on conflict do nothing returning review_id
    )
    update reviews set helpful = helpful + 1 where id in (select review_id from vote)
    returning helpful, product_id as "productId", seller_id as "sellerId"`,
});

/** Takes a vote back; no row comes back where there was none: `[reviewId, customerId]`. */
export const removeVote = untypedStatement<Voted>({
  name: 'review_remove_vote',
  text: `with vote as (delete from review_votes where review_id = $1::bigint and customer_id = $2::bigint returning review_id)
    update reviews set helpful = helpful - 1 where id in (select review_id from vote)
    returning helpful, product_id as "productId", seller_id as "sellerId"`,
});

/** A review that is shown, as it stands: `[reviewId]`. */
export const votedReview = untypedStatement<{ helpful: number; customerId: number }>({
  name: 'review_voted',
  text: `select helpful, customer_id as "customerId" from reviews where id = $1 and state = 'approved'`,
});
