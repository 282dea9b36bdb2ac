import { bigint, int, nullable } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';

/** Who sells what a review is of, as `s`. */
const sold = `left join product_sellers first on first.product_id = r.product_id
      left join shop_sellers s on s.id = coalesce(r.seller_id, first.seller_id)`;

/** A review after a vote: how many found it helpful, and what it is of. */
const votedRow = { helpful: int, productId: nullable(bigint), sellerId: nullable(bigint) };

/**
 * Counts a customer's vote for a review, in one statement: the key of the votes lets each customer in once, however often
 * it is sent at the same time, and the count moves with the rows. No row comes back for a review that is not displayed,
 * is the customer's own, is of what the customer sells, or had the vote.
 */
export const addVote = statement({
  name: 'review_add_vote',
  params: { reviewId: bigint, customerId: bigint },
  row: votedRow,
  text: `with vote as (
      insert into review_votes (review_id, customer_id)
      select r.id, :customerId from reviews r ${sold}
      where r.id = :reviewId and r.state = 'approved' and r.customer_id <> :customerId and s.owner_id is distinct from :customerId
      on conflict do nothing returning review_id
    )
    update reviews set helpful = helpful + 1 where id in (select review_id from vote)
    returning helpful, product_id as "productId", seller_id as "sellerId"`,
});

/** Takes a vote back; no row comes back where there was none. */
export const removeVote = statement({
  name: 'review_remove_vote',
  params: { reviewId: bigint, customerId: bigint },
  row: votedRow,
  text: `with vote as (delete from review_votes where review_id = :reviewId and customer_id = :customerId returning review_id)
    update reviews set helpful = helpful - 1 where id in (select review_id from vote)
    returning helpful, product_id as "productId", seller_id as "sellerId"`,
});

/** A review that is displayed, as it stands, with who sells what it is of. */
export const votedReview = statement({
  name: 'review_voted',
  params: { id: bigint },
  row: { helpful: int, customerId: bigint, ownerId: nullable(bigint) },
  text: `select r.helpful, r.customer_id as "customerId", s.owner_id as "ownerId" from reviews r ${sold} where r.id = :id and r.state = 'approved'`,
});
