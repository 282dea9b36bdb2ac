import { describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { sellerReady } from '#features/sellers/server/sellers.factory.ts';
import type { StaffRole } from '#shared/contract/contract.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { reviewReady } from './reviews.factory.ts';

describe('moderation', () => {
  const app = useTestShop();
  const staff = async (role: StaffRole = 'support') => customerReady(app.shop, { role });
  const decide = async (body: object, token?: string) =>
    app.call('POST /api/admin/reviews/bulk-decide/', { token: token ?? (await staff()).token, body });
  const ratingOf = async (slug: string) =>
    (
      await app.shop.database.pool.query<{ sum: number; count: number }>(
        'select rating_sum as sum, rating_count as count from products where slug = $1',
        [slug],
      )
    ).rows[0];

  test('PROD-06 five staff members approve the same reviews concurrently: each counts once, and the log names one of them', async () => {
    const { slug } = await productReady(app.shop);
    const reviews: { id: number; version: number }[] = [];
    for (const stars of [5, 3, 1])
      reviews.push(await reviewReady(app.shop, { slug, customerId: (await customerReady(app.shop)).id, stars }));
    const people = await Promise.all([1, 2, 3, 4, 5].map(() => staff()));
    const answers = await Promise.all(people.map(({ token }) => decide({ reviews, decision: 'approve' }, token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await ratingOf(slug)).toEqual({ sum: 9, count: 3 });
    const { rows } = await app.shop.database.pool.query(
      `select 1 from audit_log where action = 'review.approved' and subject_id = any($1::text[])`,
      [reviews.map(({ id }) => String(id))],
    );
    expect(rows).toHaveLength(3);
  });

  test('PROD-06 a review rewritten since it was read is not approved unread', async () => {
    const { slug } = await productReady(app.shop);
    const { id: customerId } = await customerReady(app.shop);
    const read = await reviewReady(app.shop, { slug, customerId, stars: 5 });
    await reviewReady(app.shop, { slug, customerId, stars: 1, text: 'چیزی دیگر' });
    const answer = await decide({ reviews: [read], decision: 'approve' });
    expect(answer.body).toMatchObject({ data: [{ id: read.id, outcome: 'failed', code: 'changed-meanwhile' }] });
    expect(await ratingOf(slug)).toEqual({ sum: 0, count: 0 });
  });

  test('refusing requires a reason and hides a displayed review, and its author reads the reason', async () => {
    const { slug } = await productReady(app.shop);
    const { id: customerId, token } = await customerReady(app.shop);
    const review = await reviewReady(app.shop, { slug, customerId, stars: 4 });
    await decide({ reviews: [review], decision: 'approve' });
    expect((await decide({ reviews: [review], decision: 'refuse' })).body).toMatchObject({
      code: 'reason-needed',
      fields: { reason: expect.any(String) as string },
    });
    expect((await decide({ reviews: [review], decision: 'refuse', reason: 'شمارهٔ تماس دارد' })).status).toBe(200);
    expect(await ratingOf(slug)).toEqual({ sum: 0, count: 0 });
    const mine = await app.call('GET /api/products/:slug/reviews/mine/', { params: { slug }, token });
    expect(mine.body).toMatchObject({ review: { status: 'refused', reason: 'شمارهٔ تماس دارد' } });
    const { rows } = await app.shop.database.pool.query<{ news: { kind: string; customerId: number } }>(
      `select news from outbox where name = 'notice.due'`,
    );
    expect(
      rows
        .map(({ news: event }) => event)
        .filter((event) => event.customerId === customerId)
        .map((event) => event.kind),
    ).toEqual(['review-approved', 'review-refused']);
  });

  test('a decision is undone from the seen state, once, and not after a vote or another decision', async () => {
    const { slug } = await productReady(app.shop);
    const review = await reviewReady(app.shop, { slug, customerId: (await customerReady(app.shop)).id, stars: 4 });
    const { token } = await staff();
    const undo = async (version: number, decision: 'approve' | 'refuse') =>
      (
        await app.call('POST /api/admin/reviews/bulk-undo/', {
          token,
          body: { reviews: [{ id: review.id, version }], decision },
        })
      ).body;
    const outcomes = (outcome: string) => ({ data: [{ id: review.id, outcome, code: null, message: null }] });
    const [undone, stale] = [outcomes('done'), outcomes('skipped')];
    const actions = async () =>
      (
        await app.shop.database.pool.query<{ action: string }>(
          `select action from audit_log where subject = 'review' and subject_id = $1 order by id`,
          [String(review.id)],
        )
      ).rows.map(({ action }) => action);
    expect(await undo(review.version, 'approve')).toEqual(stale);
    await decide({ reviews: [review], decision: 'approve' });
    expect(await ratingOf(slug)).toEqual({ sum: 4, count: 1 });
    expect(await undo(review.version + 1, 'approve')).toEqual(stale);
    expect(await undo(review.version, 'refuse')).toEqual(stale);
    const both = await Promise.all([undo(review.version, 'approve'), undo(review.version, 'approve')]);
    expect(both).toEqual(expect.arrayContaining([undone, stale]));
    expect(await ratingOf(slug)).toEqual({ sum: 0, count: 0 });
    expect(await actions()).toEqual(['review.approved', 'review.waiting']);

    await decide({ reviews: [review], decision: 'approve' });
    const reader = await customerReady(app.shop);
    await app.call('POST /api/reviews/:id/helpful/', {
      params: { id: review.id },
      token: reader.token,
      body: { helpful: true },
    });
    expect(await undo(review.version, 'approve')).toEqual(stale);
    await decide({ reviews: [review], decision: 'refuse', reason: 'ناسزا دارد' });
    expect(await undo(review.version, 'refuse')).toEqual(undone);
    expect(await actions()).toEqual([
      'review.approved',
      'review.waiting',
      'review.approved',
      'review.refused',
      'review.waiting',
    ]);
  });

  test("PROD-06 a product's seller is notified of a published review, under one key however often it is decided", async () => {
    const seller = await sellerReady(app.shop);
    const { slug, name } = await productReady(app.shop, { sellerId: seller.sellerId, variants: [{ stock: 3 }] });
    const review = await reviewReady(app.shop, { slug, customerId: (await customerReady(app.shop)).id, stars: 4 });
    const messages = async () =>
      (
        await app.shop.database.pool.query<{ news: { customerId: number; kind: string } }>(
          `select news from outbox where name = 'notice.due' order by id`,
        )
      ).rows
        .map(({ news: event }) => event)
        .filter((event) => event.customerId === seller.id && event.kind === 'seller-review');
    await decide({ reviews: [review], decision: 'refuse', reason: 'ناسزا دارد' });
    expect(await messages()).toEqual([]);
    await decide({ reviews: [review], decision: 'approve' });
    await decide({ reviews: [review], decision: 'approve' });
    const notice = {
      kind: 'seller-review',
      params: { about: name, stars: 4 },
      link: `/single-product/${slug}#reviews`,
      once: `seller-review:${review.id}`,
    };
    expect(await messages()).toMatchObject([notice]);
    await decide({ reviews: [review], decision: 'refuse', reason: 'ناسزا دارد' });
    await decide({ reviews: [review], decision: 'approve' });
    expect(await messages()).toMatchObject([notice, notice]);
  });

  test("an English reader is notified of and moderates reviews with the product's English name", async () => {
    const { slug } = await productReady(app.shop, { name: 'چراغ برنجی', translations: { en: { name: 'Brass lamp' } } });
    const { id: customerId, token } = await customerReady(app.shop);
    const review = await reviewReady(app.shop, { slug, customerId, stars: 4 });
    expect(
      (
        await app.call('POST /api/products/:slug/questions/', {
          params: { slug },
          token,
          body: { text: 'رنگش ثابت است؟' },
        })
      ).status,
    ).toBe(201);
    const support = await staff();
    const abouts = async (name: string, language: string) =>
      (
        (
          await app.call(name, {
            token: support.token,
            headers: { cookie: `language=${language}` },
            query: { page_size: 50 },
          })
        ).body as { data: { id: number; about: { name: string; address: string } }[] }
      ).data
        .filter(({ about }) => about.address.includes(slug))
        .map(({ about }) => about.name);
    for (const name of ['GET /api/admin/reviews/', 'GET /api/admin/questions/'])
      expect([await abouts(name, 'en'), await abouts(name, 'fa')], name).toEqual([['Brass lamp'], ['چراغ برنجی']]);
    const [question] = (
      (await app.call('GET /api/admin/questions/', { token: support.token, query: { page_size: 50 } })).body as {
        data: { id: number; about: { address: string } }[];
      }
    ).data.filter(({ about }) => about.address.includes(slug));
    await decide({ reviews: [review], decision: 'approve' });
    await app.call('POST /api/admin/questions/bulk-decide/', {
      token: support.token,
      body: { items: [{ kind: 'question', id: question?.id }], decision: 'approve' },
    });
    const { rows } = await app.shop.database.pool.query<{ news: { kind: string; customerId: number; params: object } }>(
      `select news from outbox where name = 'notice.due'`,
    );
    const messages = rows.map(({ news: event }) => event).filter((event) => event.customerId === customerId);
    expect(messages.map(({ kind: about, params }) => [about, params])).toEqual([
      ['review-approved', { product: 'چراغ برنجی', product_en: 'Brass lamp' }],
      ['question-approved', { product: 'چراغ برنجی', product_en: 'Brass lamp' }],
    ]);
  });

  test('the queue is for support, managers and the owner only', async () => {
    for (const role of ['support', 'manager', 'owner'] as const)
      expect((await app.call('GET /api/admin/reviews/', { token: (await staff(role)).token })).status).toBe(200);
    expect((await app.call('GET /api/admin/reviews/', { token: (await staff('writer')).token })).status).toBe(403);
    expect((await app.call('GET /api/admin/questions/', { token: (await customerReady(app.shop)).token })).status).toBe(
      403,
    );
    expect((await app.call('GET /api/admin/reviews/')).status).toBe(401);
  });

  test('the queue is paged, the longest waiting first', async () => {
    const { slug } = await productReady(app.shop);
    const ids: number[] = [];
    for (let i = 0; i < 3; i++)
      ids.push((await reviewReady(app.shop, { slug, customerId: (await customerReady(app.shop)).id })).id);
    const { token } = await staff();
    const seen: number[] = [];
    let next: string | null = '/api/admin/reviews/?page_size=2';
    while (next !== null) {
      const answer = await app.server.inject({ url: next, headers: { authorization: `Bearer ${token}` } });
      const page: { data: { id: number }[]; next: string | null } = answer.json();
      seen.push(...page.data.map(({ id }) => id));
      next = page.next;
    }
    expect(seen.filter((id) => ids.includes(id))).toEqual(ids);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
  });
});
