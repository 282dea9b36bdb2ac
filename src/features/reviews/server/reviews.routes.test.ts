import { describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { orderReady } from '#features/checkout/server/checkout.factory.ts';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { orders } from '#features/orders/server/orders.tables.ts';
import { watchQueries } from '#testing/queries.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { ProductDetail } from '#features/products/products.contract.ts';
import type { OwnReviews, ReviewList } from '../reviews.contract.ts';
import { decideReviews } from './review-moderation.service.ts';
import { reviewReady } from './reviews.factory.ts';

const messages = (stars: number, text = 'خوب بود') => ({ stars, text, pictures: [], anonymous: false });

describe('reviews', () => {
  const app = useTestShop();

  const write = (slug: string, token: string, body: object) =>
    app.call('PUT /api/products/:slug/reviews/mine/', { params: { slug }, token, body });
  const list = async (slug: string, query: Record<string, unknown> = {}) =>
    (await app.call('GET /api/products/:slug/reviews/', { params: { slug }, query })).body as ReviewList;
  const rating = async (slug: string) => {
    const { rating: mean, review_text: count } = (await app.call('GET /api/products/:slug/', { params: { slug } }))
      .body as ProductDetail;
    return [mean, count];
  };
  const approve = async (...reviews: { id: number; version: number }[]) => {
    const { id: by } = await customerReady(app.shop, { role: 'support' });
    return decideReviews(app.shop, { by, decision: 'approve', reviews });
  };
  /** Creates a product with visible reviews of these ratings, oldest first. */
  const productWith = async (...stars: number[]) => {
    const product = await productReady(app.shop);
    const ready: { id: number; version: number }[] = [];
    for (const one of stars)
      ready.push(
        await reviewReady(app.shop, { slug: product.slug, customerId: (await customerReady(app.shop)).id, stars: one }),
      );
    if (ready.length > 0) await approve(...ready);
    return { ...product, reviews: ready };
  };

  test('PROD-06 a review is visible and counts in the rating only after staff have approved it', async () => {
    const { slug } = await productReady(app.shop);
    const { token, id } = await customerReady(app.shop);
    const written = await write(slug, token, messages(4, '  دوخت تمیزی دارد  '));
    expect(written.status).toBe(200);
    expect(written.body).toMatchObject({
      review: { stars: 4, text: 'دوخت تمیزی دارد', status: 'waiting' },
      bought: false,
    });
    expect(await list(slug)).toMatchObject({ data: [], summary: { average: null, count: 0 } });
    expect(await rating(slug)).toEqual([null, null]);
    await approve(await reviewReady(app.shop, { slug, customerId: id, stars: 4, text: 'دوخت تمیزی دارد' }));
    expect(await list(slug)).toMatchObject({
      data: [{ stars: 4, text: 'دوخت تمیزی دارد', author: null, bought: false }],
      summary: { average: 4, count: 1, spread: [0, 0, 0, 1, 0] },
    });
    expect(await rating(slug)).toEqual([4, 1]);
  });

  test('PROD-06 a rewritten review awaits approval again and leaves the rating until then', async () => {
    const { slug } = await productReady(app.shop);
    const { token, id } = await customerReady(app.shop);
    await approve(await reviewReady(app.shop, { slug, customerId: id, stars: 5 }));
    expect(await rating(slug)).toEqual([5, 1]);
    await write(slug, token, messages(2));
    expect(await rating(slug)).toEqual([null, null]);
    expect((await list(slug)).data).toEqual([]);
    const { review } = (await app.call('GET /api/products/:slug/reviews/mine/', { params: { slug }, token }))
      .body as OwnReviews;
    expect(review).toMatchObject({ stars: 2, status: 'waiting' });
    expect((await app.call('DELETE /api/products/:slug/reviews/mine/', { params: { slug }, token })).status).toBe(200);
    expect(
      ((await app.call('GET /api/products/:slug/reviews/mine/', { params: { slug }, token })).body as OwnReviews)
        .review,
    ).toBeNull();
  });

  test('PROD-06 only a paid or delivered order marks a review as a verified purchase', async () => {
    const product = await productReady(app.shop);
    const order = await orderReady(app.shop, { lines: [{ variantId: product.id, quantity: 1 }] });
    const mine = () =>
      app.call('GET /api/products/:slug/reviews/mine/', {
        params: { slug: product.slug },
        token: order.customer.token,
      });
    expect((await mine()).body).toMatchObject({ bought: false });
    await app.shop.db.update(orders).set({ state: 'delivered' });
    expect((await mine()).body).toMatchObject({ bought: true });
    await approve(await reviewReady(app.shop, { slug: product.slug, customerId: order.customer.id }));
    expect((await list(product.slug)).data).toMatchObject([{ bought: true }]);
  });

  test('PROD-06 each sort order of reviews holds across pages, with no duplicates or gaps', async () => {
    const { slug } = await productWith(3, 5, 1, 5, 4, 2, 3);
    const orderOf = async (sort: string) => {
      const stars: number[] = [];
      let after: string | null | undefined;
      do {
        const { data, next } = await list(slug, { sort, page_size: 2, ...(after && { after }) });
        stars.push(...data.map((review) => review.stars));
        after = next === null ? null : new URL(next, 'http://x').searchParams.get('after');
      } while (after !== null);
      return stars;
    };
    expect(await orderOf('newest')).toEqual([3, 2, 4, 5, 1, 5, 3]);
    expect(await orderOf('highest')).toEqual([5, 5, 4, 3, 3, 2, 1]);
    expect(await orderOf('lowest')).toEqual([1, 2, 3, 3, 4, 5, 5]);
    expect((await list(slug, { stars: 5 })).data).toHaveLength(2);
    expect((await list(slug, { pictures: true })).data).toHaveLength(0);
    expect(
      (await app.call('GET /api/products/:slug/reviews/', { params: { slug }, query: { after: 'nonsense' } })).status,
    ).toBe(400);
  });

  test('PROD-06 a customer marks a review as helpful once, however often it is sent concurrently', async () => {
    const {
      slug,
      reviews: [review],
    } = await productWith(4);
    const id = review?.id ?? 0;
    const voters = await Promise.all([1, 2, 3].map(() => customerReady(app.shop)));
    const vote = (token: string, helpful: boolean) =>
      app.call('POST /api/reviews/:id/helpful/', { params: { id }, token, body: { helpful } });
    await Promise.all(voters.flatMap(({ token }) => [vote(token, true), vote(token, true), vote(token, true)]));
    expect((await list(slug)).data).toMatchObject([{ helpful_count: 3 }]);
    await Promise.all([vote(voters[0]?.token ?? '', false), vote(voters[0]?.token ?? '', false)]);
    expect((await list(slug)).data).toMatchObject([{ helpful_count: 2 }]);
    const { votes } = (
      await app.call('GET /api/products/:slug/reviews/mine/', { params: { slug }, token: voters[1]?.token })
    ).body as OwnReviews;
    expect(votes).toEqual([id]);
  });

  test("voting on one's own review, or on one that is not displayed, is refused", async () => {
    const { slug } = await productReady(app.shop);
    const { token, id: customerId } = await customerReady(app.shop);
    const { id, version } = await reviewReady(app.shop, { slug, customerId });
    const vote = () => app.call('POST /api/reviews/:id/helpful/', { params: { id }, token, body: { helpful: true } });
    expect((await vote()).status).toBe(404);
    await approve({ id, version });
    expect((await vote()).status).toBe(409);
  });

  test("ten concurrent submissions of a customer's review leave one", async () => {
    const { slug } = await productReady(app.shop);
    const { token } = await customerReady(app.shop);
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 1, 2, 3, 4, 5].map((stars) => write(slug, token, messages(stars))),
    );
    expect(answers.map(({ status }) => status)).toEqual(new Array(10).fill(200));
    const { rows } = await app.shop.database.pool.query(
      'select 1 from reviews r join products p on p.id = r.product_id where p.slug = $1',
      [slug],
    );
    expect(rows).toHaveLength(1);
  });

  test.each([
    ['no stars', { ...messages(5), stars: 0 }],
    ['six stars', { ...messages(5), stars: 6 }],
    ['201 characters', messages(5, 'آ'.repeat(201))],
    ['five pictures', { ...messages(5), pictures: ['a', 'b', 'c', 'd', 'e'] }],
    ['somebody else’s picture', { ...messages(5), pictures: ['notmine'] }],
  ])('a review with %s is refused', async (_, body) => {
    const { slug } = await productReady(app.shop);
    const { token } = await customerReady(app.shop);
    const answer = await write(slug, token, body);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });

  test('a guest cannot write a review, and an unknown product has none', async () => {
    const { slug } = await productReady(app.shop);
    expect(
      (await app.call('PUT /api/products/:slug/reviews/mine/', { params: { slug }, body: messages(5) })).status,
    ).toBe(401);
    expect((await app.call('GET /api/products/:slug/reviews/', { params: { slug: 'nowhere' } })).status).toBe(404);
    expect((await app.call('GET /api/vendors/:slug/reviews/', { params: { slug: 'nowhere' } })).status).toBe(404);
  });

  test('a seller is reviewed like a product', async () => {
    const { token } = await customerReady(app.shop);
    const written = await app.call('PUT /api/vendors/:slug/reviews/mine/', {
      params: { slug: 'hojreh' },
      token,
      body: messages(3),
    });
    expect(written.body).toMatchObject({ review: { stars: 3, status: 'waiting' } });
    const queue = await app.call('GET /api/admin/reviews/', {
      query: { of: 'seller' },
      token: (await customerReady(app.shop, { role: 'support' })).token,
    });
    const [waiting] = (queue.body as { data: { id: number; version: number; about: { address: string } }[] }).data;
    expect(waiting?.about.address).toBe('/vendor-shop/hojreh');
    await approve({ id: waiting?.id ?? 0, version: waiting?.version ?? 0 });
    expect((await app.call('GET /api/vendors/:slug/', { params: { slug: 'hojreh' } })).body).toMatchObject({
      rating: 3,
      reviews_count: 1,
    });
  });

  test('a page of reviews costs one query however many it has', async () => {
    const { slug } = await productWith(5, 4, 3, 2, 1);
    const queries = watchQueries(app.shop);
    for (const page_size of [1, 5]) {
      queries.clear();
      await list(slug, { page_size });
      expect(queries.count()).toBe(1);
    }
    queries.stop();
  });
});
