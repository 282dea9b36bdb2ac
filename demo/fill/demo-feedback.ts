import { diceOf, type Dice } from '../goods/demo-number.ts';
import { demoQuestions, demoWaiting, reviewsOfSellers } from '../reviews/demo-feedback.ts';
import { seedAnswers, seedAnswerVotes, seedQuestions } from '#features/questions/server/questions.seed.ts';
import {
  seedReviews,
  seedReviewVotes,
  type SeededReview,
  type SeedReview,
} from '#features/reviews/server/reviews.seed.ts';
import { seedSellerRatings } from '#features/sellers/server/sellers.seed.ts';
import type { Shop } from '#platform/shop.ts';
import type { DemoLedger } from './demo-ledger.ts';
import { demoStars } from './demo-reviews.ts';
import type { Shelf } from './demo-shelves.ts';

interface Message {
  readonly shelves: readonly Shelf[];
  readonly ledger: DemoLedger;
  /** Customer ids, in the order of the people. */
  readonly customerIds: readonly number[];
  /** The id of the owner, who replies for the shop. */
  readonly ownerId: number;
  /** The product reviews already written. */
  readonly reviews: readonly SeededReview[];
}

const hour = 3_600_000;
const productsWithQuestions = 45;

/** Writes the customers' feedback besides product ratings: seller reviews, questions and answers, votes, and entries awaiting moderation. */
export async function fillReviews(shop: Shop, message: Message): Promise<void> {
  const dice = diceOf('what is said');
  const ofSellers = await fillSellerReviews(shop, message, dice);
  await fillReviewVotes(shop, message, [...message.reviews, ...ofSellers], dice);
  const [questionId] = await fillQuestions(shop, message, dice);
  await fillWaiting(shop, message, { questionId, dice });
}

/** Writes reviews of sellers by buyers of delivered orders, one per buyer and seller. */
async function fillSellerReviews(
  shop: Shop,
  { ledger, customerIds }: Message,
  dice: Dice,
): Promise<readonly SeededReview[]> {
  const written = new Map<string, SeedReview & { sellerId: number }>();
  const now = shop.clock.now().getTime();
  for (const { purchase } of ledger.orders) {
    const delivered = purchase.steps.find((step) => step.state === 'delivered');
    if (delivered === undefined) continue;
    for (const sellerId of new Set(purchase.lines.map(({ product }) => product.sellerId))) {
      const customerId = customerIds[purchase.customer] ?? 0;
      // The demo account has written no seller review, so that a visitor can write one.
      if (purchase.customer === 0 || written.has(`${customerId}/${sellerId}`) || !dice.chance(45)) continue;
      const stars = demoStars(dice);
      const createdAt = new Date(Math.min(delivered.at.getTime() + dice.between(2, 120) * hour, now - hour));
      written.set(`${customerId}/${sellerId}`, {
        customerId,
        sellerId,
        stars,
        text: dice.oneOf(reviewsOfSellers[stars] ?? ['']),
        bought: true,
        state: 'approved',
        createdAt,
      });
    }
  }
  const rows = [...written.values()].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  await seedSellerRatings(shop, ratingsOf(rows));
  return seedReviews(shop, rows);
}

function ratingsOf(rows: readonly { readonly sellerId: number; readonly stars: number }[]) {
  const ratings = new Map<number, { ratingSum: number; ratingCount: number }>();
  for (const { sellerId, stars } of rows) {
    const { ratingSum, ratingCount } = ratings.get(sellerId) ?? { ratingSum: 0, ratingCount: 0 };
    ratings.set(sellerId, { ratingSum: ratingSum + stars, ratingCount: ratingCount + 1 });
  }
  return ratings;
}

async function fillReviewVotes(
  shop: Shop,
  { customerIds }: Message,
  reviews: readonly SeededReview[],
  dice: Dice,
): Promise<void> {
  const votes = reviews.flatMap(({ id, customerId, text }) => {
    const count = text === '' ? 0 : dice.weighed([0, 1, 2, 4, 7], [45, 25, 15, 10, 5]);
    return others(customerIds, customerId, count, dice).map((voter) => ({ reviewId: id, customerId: voter }));
  });
  await seedReviewVotes(shop, votes);
}

/** Returns the given number of distinct customers, without this one and the demo account. */
function others(customerIds: readonly number[], but: number, count: number, dice: Dice): number[] {
  const chosen = new Set<number>();
  while (chosen.size < count) {
    const one = dice.oneOf(customerIds.slice(1));
    if (one !== but) chosen.add(one);
  }
  return [...chosen];
}

/** Writes questions about the best-selling products, answered by their buyers; returns the ids of the questions. */
async function fillQuestions(shop: Shop, message: Message, dice: Dice): Promise<readonly number[]> {
  const { customerIds, ownerId } = message;
  const requests = questionsOf(message, shop.clock.now().getTime(), dice);
  const questionIds = await seedQuestions(
    shop,
    requests.map(({ productId, customerId, createdAt, question }) => ({
      productId,
      customerId,
      createdAt,
      text: question ?? '',
      state: 'approved' as const,
    })),
  );
  const buyers = buyersByProduct(message);
  const given = requests.flatMap(({ productId, createdAt, customerId, shop: byShop, buyers: byBuyers = [] }, index) => {
    const answer = {
      questionId: questionIds[index] ?? 0,
      state: 'approved' as const,
      createdAt: new Date(createdAt.getTime() + dice.between(1, 20) * hour),
    };
    const able = [...(buyers.get(productId) ?? [])].filter((id) => id !== customerId && id !== customerIds[0]);
    return [
      ...(byShop === undefined ? [] : [{ ...answer, customerId: ownerId, text: byShop, byShop: true }]),
      ...byBuyers
        .slice(0, able.length)
        .map((text, which) => ({ ...answer, customerId: able[which] ?? 0, text, byShop: false })),
    ];
  });
  const votes = (await seedAnswers(shop, given)).flatMap(({ id, customerId }) =>
    others(customerIds, customerId, dice.weighed([0, 1, 3], [50, 30, 20]), dice).map((voter) => ({
      answerId: id,
      customerId: voter,
    })),
  );
  await seedAnswerVotes(shop, votes);
  return questionIds;
}

/** Returns one to three questions about each of the best-selling products. */
function questionsOf({ shelves, ledger, customerIds }: Message, now: number, dice: Dice) {
  const popular = shelves
    .toSorted((a, b) => ledger.figuresOf(b.id).soldCount - ledger.figuresOf(a.id).soldCount)
    .slice(0, productsWithQuestions);
  return popular.flatMap(({ id }) =>
    new Array(dice.weighed([1, 2, 3], [50, 35, 15])).fill(id).map((productId: number, index) => ({
      productId,
      customerId: dice.oneOf(customerIds.slice(1)),
      createdAt: new Date(now - dice.between(30, 900) * hour),
      ...demoQuestions[(productId + index * 3) % demoQuestions.length],
    })),
  );
}

/** Returns the customers who bought and paid for each product. */
function buyersByProduct({ ledger, customerIds }: Message): ReadonlyMap<number, ReadonlySet<number>> {
  const buyers = new Map<number, Set<number>>();
  for (const { purchase, paidAt } of ledger.orders) {
    if (paidAt === null) continue;
    for (const { product } of purchase.lines)
      buyers.set(product.id, (buyers.get(product.id) ?? new Set()).add(customerIds[purchase.customer] ?? 0));
  }
  return buyers;
}

/** Fills the moderation queues of the staff. */
async function fillWaiting(
  shop: Shop,
  { shelves, ledger, customerIds }: Message,
  { questionId, dice }: { readonly questionId: number | undefined; readonly dice: Dice },
): Promise<void> {
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
  const ago = (index: number) => new Date(now - (40 - index * 6) * hour);
  await seedReviews(
    shop,
    demoWaiting.reviews.map((review, index) => ({ ...review, ...someone(), createdAt: ago(index) })),
  );
  await seedQuestions(
    shop,
    demoWaiting.questions.map((text, index) => ({ text, ...someone(), createdAt: ago(index) })),
  );
  if (questionId === undefined) return;
  await seedAnswers(
    shop,
    demoWaiting.answers.map((text, index) => ({
      text,
      questionId,
      customerId: someone().customerId,
      createdAt: ago(index),
    })),
  );
}
