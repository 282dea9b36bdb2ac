import { sql } from 'drizzle-orm';
import { diceOf, type Dice } from '../goods/demo-number.ts';
import { demoQuestions, demoWaiting, saidOfSellers } from '../reviews/demo-said.ts';
import { answers, answerVotes, questions } from '#features/questions/server/questions.tables.ts';
import { reviews, reviewVotes } from '#features/reviews/server/reviews.tables.ts';
import { sellers } from '#features/sellers/server/sellers.tables.ts';
import type { Shop } from '#platform/shop.ts';
import { inBatches } from './batches.ts';
import type { DemoLedger } from './demo-ledger.ts';
import { demoStars } from './demo-reviews.ts';
import type { Shelf } from './demo-shelves.ts';

interface Said {
  readonly shelves: readonly Shelf[];
  readonly ledger: DemoLedger;
  /** In the order of the people. */
  readonly customerIds: readonly number[];
}

const hour = 3_600_000;
const askedAbout = 45;

/** Writes what customers say besides the stars of products: of sellers, in questions and answers, by votes, and what waits for the staff. */
export async function fillSaid(shop: Shop, said: Said): Promise<void> {
  const dice = diceOf('what is said');
  await fillSellerReviews(shop, said, dice);
  await fillReviewVotes(shop, said, dice);
  await fillQuestions(shop, said, dice);
  await fillWaiting(shop, said, dice);
}

/** Buyers of delivered orders on who sold to them, once each. */
async function fillSellerReviews(shop: Shop, { ledger, customerIds }: Said, dice: Dice): Promise<void> {
  const written = new Map<string, typeof reviews.$inferInsert>();
  const now = shop.clock.now().getTime();
  for (const { purchase } of ledger.orders) {
    const delivered = purchase.steps.find((step) => step.state === 'delivered');
    if (delivered === undefined) continue;
    for (const sellerId of new Set(purchase.lines.map(({ product }) => product.sellerId))) {
      const customerId = customerIds[purchase.customer] ?? 0;
      // The demo account has not written yet: who tries the shop can.
      if (purchase.customer === 0 || written.has(`${customerId}/${sellerId}`) || !dice.chance(45)) continue;
      const stars = demoStars(dice);
      const createdAt = new Date(Math.min(delivered.at.getTime() + dice.between(2, 120) * hour, now - hour));
      written.set(`${customerId}/${sellerId}`, {
        customerId,
        sellerId,
        stars,
        text: dice.oneOf(saidOfSellers[stars] ?? ['']),
        bought: true,
        state: 'approved',
        createdAt,
      });
    }
  }
  const rows = [...written.values()].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  for (const batch of inBatches(rows)) await shop.db.insert(reviews).values(batch);
  await shop.db.execute(sql`update ${sellers} s set rating_sum = told.stars, rating_count = told.count
    from (select seller_id, sum(stars)::int as stars, count(*)::int as count from ${reviews} where seller_id is not null group by seller_id) told
    where s.id = told.seller_id`);
}

async function fillReviewVotes(shop: Shop, { customerIds }: Said, dice: Dice): Promise<void> {
  const shown = await shop.db
    .select({ id: reviews.id, customerId: reviews.customerId, text: reviews.text })
    .from(reviews)
    .orderBy(reviews.id);
  const votes = shown.flatMap(({ id, customerId, text }) => {
    const count = text === '' ? 0 : dice.weighed([0, 1, 2, 4, 7], [45, 25, 15, 10, 5]);
    return others(customerIds, customerId, count, dice).map((voter) => ({ reviewId: id, customerId: voter }));
  });
  for (const batch of inBatches(votes)) await shop.db.insert(reviewVotes).values(batch);
  await shop.db.execute(sql`update ${reviews} r set helpful = told.count
    from (select review_id, count(*)::int as count from ${reviewVotes} group by review_id) told where r.id = told.review_id`);
}

/** So many different customers, but not this one, nor the demo account. */
function others(customerIds: readonly number[], but: number, count: number, dice: Dice): number[] {
  const chosen = new Set<number>();
  while (chosen.size < count) {
    const one = dice.oneOf(customerIds.slice(1));
    if (one !== but) chosen.add(one);
  }
  return [...chosen];
}

/** Questions about what sells best; buyers answer what they have bought. */
async function fillQuestions(shop: Shop, { shelves, ledger, customerIds }: Said, dice: Dice): Promise<void> {
  const now = shop.clock.now().getTime();
  const buyers = new Map<number, Set<number>>();
  for (const { purchase, paidAt } of ledger.orders) {
    if (paidAt === null) continue;
    for (const { product } of purchase.lines)
      buyers.set(product.id, (buyers.get(product.id) ?? new Set()).add(customerIds[purchase.customer] ?? 0));
  }
  const popular = shelves
    .toSorted((a, b) => ledger.told(b.id).soldCount - ledger.told(a.id).soldCount)
    .slice(0, askedAbout);
  const asked = popular.flatMap(({ id }) =>
    new Array(dice.weighed([1, 2, 3], [50, 35, 15])).fill(id).map((productId: number, place) => ({
      productId,
      customerId: dice.oneOf(customerIds.slice(1)),
      createdAt: new Date(now - dice.between(30, 900) * hour),
      ...demoQuestions[(productId + place * 3) % demoQuestions.length],
    })),
  );
  const kept = await shop.db
    .insert(questions)
    .values(
      asked.map(({ productId, customerId, createdAt, question }) => ({
        productId,
        customerId,
        createdAt,
        text: question ?? '',
        state: 'approved' as const,
      })),
    )
    .returning({ id: questions.id });
  const owner = await shop.db.execute<{ id: number }>(
    sql`select id from customers where role = 'owner' order by id limit 1`,
  );
  const given = asked.flatMap(({ productId, createdAt, customerId, shop: byShop, buyers: byBuyers = [] }, place) => {
    const answer = {
      questionId: kept[place]?.id ?? 0,
      state: 'approved' as const,
      createdAt: new Date(createdAt.getTime() + dice.between(1, 20) * hour),
    };
    const able = [...(buyers.get(productId) ?? [])].filter((id) => id !== customerId && id !== customerIds[0]);
    return [
      ...(byShop === undefined ? [] : [{ ...answer, customerId: owner.rows[0]?.id ?? 0, text: byShop, byShop: true }]),
      ...byBuyers
        .slice(0, able.length)
        .map((text, which) => ({ ...answer, customerId: able[which] ?? 0, text, byShop: false })),
    ];
  });
  const answered = await shop.db
    .insert(answers)
    .values(given)
    .returning({ id: answers.id, customerId: answers.customerId });
  const votes = answered.flatMap(({ id, customerId }) =>
    others(customerIds, customerId, dice.weighed([0, 1, 3], [50, 30, 20]), dice).map((voter) => ({
      answerId: id,
      customerId: voter,
    })),
  );
  for (const batch of inBatches(votes)) await shop.db.insert(answerVotes).values(batch);
  await shop.db.execute(
    sql`update ${answers} a set helpful = (select count(*) from ${answerVotes} v where v.answer_id = a.id)`,
  );
  await shop.db.execute(
    sql`update ${questions} q set answers = (select count(*) from ${answers} a where a.question_id = q.id)`,
  );
}

/** What the staff finds in its queues when it first opens them. */
async function fillWaiting(shop: Shop, { shelves, ledger, customerIds }: Said, dice: Dice): Promise<void> {
  const now = shop.clock.now().getTime();
  const reviewed = new Set(ledger.reviews.map(({ customer, productId }) => `${customer}/${productId}`));
  const bought = new Set(
    ledger.orders.flatMap(({ purchase: { customer, lines } }) =>
      lines.map(({ product }) => `${customer}/${product.id}`),
    ),
  );
  const someone = () => {
    for (;;) {
      const customer = dice.between(1, customerIds.length - 1);
      const productId = dice.oneOf(shelves).id;
      const key = `${customer}/${productId}`;
      if (!reviewed.has(key) && !bought.has(key)) return { customerId: customerIds[customer] ?? 0, productId };
    }
  };
  const ago = (place: number) => new Date(now - (40 - place * 6) * hour);
  await shop.db
    .insert(reviews)
    .values(demoWaiting.reviews.map((review, place) => ({ ...review, ...someone(), createdAt: ago(place) })));
  await shop.db
    .insert(questions)
    .values(demoWaiting.questions.map((text, place) => ({ text, ...someone(), createdAt: ago(place) })));
  const [question] = await shop.db
    .select({ id: questions.id })
    .from(questions)
    .where(sql`${questions.state} = 'approved'`)
    .orderBy(questions.id)
    .limit(1);
  if (question === undefined) return;
  await shop.db.insert(answers).values(
    demoWaiting.answers.map((text, place) => ({
      text,
      questionId: question.id,
      customerId: someone().customerId,
      createdAt: ago(place),
    })),
  );
}
