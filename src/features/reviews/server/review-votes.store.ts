import { bigint, int, nullable } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';

/** Joins the seller of a review's subject as `s`. */
const sold = `left join product_sellers first on first.product_id = r.product_id
      left join shop_sellers s on s.id = coalesce(r.seller_id, first.seller_id)`;

/** A review after a vote: its number of helpful votes and its subject. */
const votedRow = { helpful: int, productId: nullable(bigint), sellerId: nullable(bigint) };

/**
 * Adds a customer's vote for a review in one statement: the primary key of the votes allows one per customer, even for concurrent requests, and the
 * count changes with the rows. Returns no row for a review that is not visible, is the customer's own, is of what the customer sells, or already has
 * the vote.
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

/** Removes a vote; returns no row when there was none. */
export const removeVote = statement({
  name: 'review_remove_vote',
  params: { reviewId: bigint, customerId: bigint },
  row: votedRow,
  text: `with vote as (delete from review_votes where review_id = :reviewId and customer_id = :customerId returning review_id)
    update reviews set helpful = helpful - 1 where id in (select review_id from vote)
    returning helpful, product_id as "productId", seller_id as "sellerId"`,
});

/** A visible review in its current state, with the seller of its subject. */
export const votedReview = statement({
  name: 'review_voted',
  params: { id: bigint },
  row: { helpful: int, customerId: bigint, ownerId: nullable(bigint) },
  text: `select r.helpful, r.customer_id as "customerId", s.owner_id as "ownerId" from reviews r ${sold} where r.id = :id and r.state = 'approved'`,
});
