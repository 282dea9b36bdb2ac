import { inBatches, seedRows } from '#platform/database/seed-rows.ts';
import { statement } from '#platform/database/statement.ts';
import type { Shop } from '#platform/shop.ts';
import { reviews, reviewVotes } from './reviews.tables.ts';

export type SeedReview = typeof reviews.$inferInsert;
export type SeededReview = Pick<typeof reviews.$inferSelect, 'id' | 'customerId' | 'text'>;

const countVotes = statement({
  name: 'seed_review_votes',
  text: `
UPDATE reviews r SET helpful = counted.votes
FROM (SELECT review_id, count(*)::int AS votes FROM review_votes GROUP BY review_id) counted WHERE r.id = counted.review_id`,
});

/** Inserts reviews of products and sellers in the given order; their stored averages must be written separately. */
export async function seedReviews(shop: Shop, rows: readonly SeedReview[]): Promise<SeededReview[]> {
  const written: SeededReview[] = [];
  for (const batch of inBatches(rows))
    written.push(
      ...(await shop.db
        .insert(reviews)
        .values(batch)
        .returning({ id: reviews.id, customerId: reviews.customerId, text: reviews.text })),
    );
  return written;
}

/** Inserts helpful votes on reviews and updates their counts. */
export async function seedReviewVotes(shop: Shop, rows: readonly (typeof reviewVotes.$inferInsert)[]): Promise<void> {
  await seedRows(shop, reviewVotes, rows);
  await countVotes(shop);
}
