import { describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { orderReady } from '#features/checkout/server/checkout.factory.ts';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { sellerReady } from '#features/sellers/server/sellers.factory.ts';
import { orders } from '#features/orders/server/orders.tables.ts';
import { outcomesIn } from '#testing/bulk-outcomes.ts';
import { startSession } from '#features/auth/server/sessions/sessions.service.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { questions } from './questions.tables.ts';
import type { QuestionList } from '../questions.contract.ts';
import type { ModeratedQuestion } from '../question-moderation.contract.ts';

describe('questions', () => {
  const app = useTestShop();
  const list = async (slug: string) =>
    (await app.call('GET /api/products/:slug/questions/', { params: { slug } })).body as QuestionList;
  const staffToken = async () => (await customerReady(app.shop, { role: 'support' })).token;
  const waitingOf = async (token: string, text: string) => {
    const { data } = (await app.call('GET /api/admin/questions/', { token })).body as { data: ModeratedQuestion[] };
    const found = data.find((question) => question.text === text);
    if (found === undefined) throw new Error(`${text} does not wait.`);
    return found;
  };
  const ask = async (slug: string, text: string) => {
    const asker = await customerReady(app.shop);
    const answer = await app.call('POST /api/products/:slug/questions/', {
      params: { slug },
      token: asker.token,
      body: { text },
    });
    expect(answer.status).toBe(201);
    return asker;
  };

  test("PROD-06 a question awaits moderation; the shop's answer publishes both at once", async () => {
    const { slug } = await productReady(app.shop);
    await ask(slug, 'شارژرش جداست؟');
    expect(await list(slug)).toEqual({ count: 0, data: [], next: null, next_after: null });
    const token = await staffToken();
    const { id } = await waitingOf(token, 'شارژرش جداست؟');
    expect(
      await app.call('POST /api/admin/questions/:id/answers/', {
        params: { id },
        token,
        body: { text: 'بله، در جعبه است.' },
      }),
    ).toMatchObject({ status: 201, body: { id: expect.any(Number) as number } });
    expect(await list(slug)).toMatchObject({
      count: 1,
      data: [{ text: 'شارژرش جداست؟', answers: [{ text: 'بله، در جعبه است.', by_shop: true, author: null }] }],
    });
  });

  test('PROD-06 only buyers answer; an approved answer is visible, and each reader marks it helpful once', async () => {
    const product = await productReady(app.shop);
    await ask(product.slug, 'کوچک نیست؟');
    const token = await staffToken();
    const { id } = await waitingOf(token, 'کوچک نیست؟');
    await app.call('POST /api/admin/questions/bulk-decide/', {
      token,
      body: { items: [{ kind: 'question', id }], decision: 'approve' },
    });
    const answerBy = (by: string) =>
      app.call('POST /api/questions/:id/answers/', {
        params: { id },
        token: by,
        body: { text: 'یک شماره بزرگ‌تر بگیرید.' },
      });
    const stranger = await customerReady(app.shop);
    expect((await answerBy(stranger.token)).status).toBe(403);
    const { customer } = await orderReady(app.shop, { lines: [{ variantId: product.id, quantity: 1 }] });
    await app.shop.db.update(orders).set({ state: 'delivered' });
    expect((await answerBy(customer.token)).status).toBe(201);
    expect((await list(product.slug)).data[0]?.answers).toEqual([]);
    const [waiting] = (await waitingOf(token, 'کوچک نیست؟')).answers;
    await app.call('POST /api/admin/questions/bulk-decide/', {
      token,
      body: { items: [{ kind: 'answer', id: waiting?.id }], decision: 'approve' },
    });
    const vote = (by: string) =>
      app.call('POST /api/answers/:id/helpful/', { params: { id: waiting?.id }, token: by, body: { helpful: true } });
    await Promise.all([vote(stranger.token), vote(stranger.token), vote(stranger.token)]);
    expect((await vote(customer.token)).status).toBe(409);
    expect((await list(product.slug)).data[0]?.answers).toMatchObject([{ helpful_count: 1, by_shop: false }]);
  });

  test("PROD-06 a product's seller is notified of a published question and answers under the shop's name at once", async () => {
    const [seller, other] = [await sellerReady(app.shop), await sellerReady(app.shop)];
    const product = await productReady(app.shop, { sellerId: seller.sellerId, variants: [{ stock: 3 }] });
    const asker = await ask(product.slug, 'دوخت‌اش دستی است؟');
    const token = await staffToken();
    const { id } = await waitingOf(token, 'دوخت‌اش دستی است؟');
    const answerBy = (by: string) =>
      app.call('POST /api/questions/:id/answers/', { params: { id }, token: by, body: { text: 'بله، دستی است.' } });
    expect((await answerBy(seller.token)).status).toBe(404);
    const decide = (decision: object) =>
      app.call('POST /api/admin/questions/bulk-decide/', {
        token,
        body: { items: [{ kind: 'question', id }], ...decision },
      });
    await decide({ decision: 'approve' });
    const own = async (by: string) =>
      (await app.call('GET /api/products/:slug/questions/mine/', { params: { slug: product.slug }, token: by }))
        .body as { may_answer: boolean };
    expect([(await own(seller.token)).may_answer, (await own(other.token)).may_answer]).toEqual([true, false]);
    expect((await answerBy(other.token)).body).toMatchObject({ code: 'only-buyers' });
    expect(await answerBy(seller.token)).toMatchObject({ status: 201, body: { status: 'approved' } });
    const { rows } = await app.shop.database.pool.query<{ name: string }>('select name from sellers where id = $1', [
      seller.sellerId,
    ]);
    expect((await list(product.slug)).data[0]?.answers).toMatchObject([
      { text: 'بله، دستی است.', by_shop: true, author: rows[0]!.name },
    ]);
    await app.call('POST /api/admin/questions/:id/answers/', {
      params: { id },
      token,
      body: { text: 'ما هم دیده‌ایم.' },
    });
    expect((await list(product.slug)).data[0]?.answers.map(({ author }) => author).sort()).toEqual(
      [rows[0]!.name, null].sort(),
    );
    await decide({ decision: 'refuse', reason: 'تکراری است' });
    expect((await answerBy(seller.token)).status).toBe(404);
    await decide({ decision: 'approve' });
    const message = await app.shop.database.pool.query<{
      news: { customerId: number; kind: string; link: string; once?: string };
    }>(`select news from outbox where name = 'notice.due' order by id`);
    const notifiedTo = (customerId: number) =>
      message.rows.map(({ news: event }) => event).filter((event) => event.customerId === customerId);
    expect(new Set(notifiedTo(seller.id).map(({ kind: about, link, once }) => `${about} ${link} ${once}`))).toEqual(
      new Set([`seller-question /single-product/${product.slug}#questions seller-question:${id}`]),
    );
    expect(notifiedTo(asker.id).map(({ kind: about }) => about)).toContain('question-answered');
    expect(notifiedTo(other.id)).toEqual([]);
    await app.shop.database.pool.query('update sellers set active = false where id = $1', [seller.sellerId]);
    expect((await answerBy(seller.token)).status).toBe(403);
  });

  test('two answers to one question decided concurrently are both counted', async () => {
    const product = await productReady(app.shop);
    await ask(product.slug, 'پارچه‌اش ضخیم است؟');
    const token = await staffToken();
    const { id } = await waitingOf(token, 'پارچه‌اش ضخیم است؟');
    await app.call('POST /api/admin/questions/bulk-decide/', {
      token,
      body: { items: [{ kind: 'question', id }], decision: 'approve' },
    });
    const { rows } = await app.shop.database.pool.query<{ id: number }>(
      `insert into answers (question_id, customer_id, text, created_at)
       select $1, customer_id, 'نه', created_at from questions, generate_series(1, 6) where id = $1 returning id`,
      [id],
    );
    await Promise.all(
      rows.map((answer) =>
        app.call('POST /api/admin/questions/bulk-decide/', {
          token,
          body: { items: [{ kind: 'answer', id: answer.id }], decision: 'approve' },
        }),
      ),
    );
    const counted = await app.shop.database.pool.query('select answers from questions where id = $1', [id]);
    expect(counted.rows).toEqual([{ answers: 6 }]);
  });

  test('a decision is undone with its answers, but not after a further answer or another decision', async () => {
    const product = await productReady(app.shop);
    await ask(product.slug, 'آستر دارد؟');
    const token = await staffToken();
    const { id } = await waitingOf(token, 'آستر دارد؟');
    const asItems = (answers: readonly number[]) => [
      { kind: 'question', id },
      ...answers.map((answer) => ({ kind: 'answer', id: answer })),
    ];
    const call = (what: 'decide' | 'undo', { answers = [], ...body }: { answers?: number[]; decision: string }) =>
      app.call(`POST /api/admin/questions/bulk-${what}/`, { token, body: { items: asItems(answers), ...body } });
    const undo = async (body: { answers?: number[]; decision: string }) => outcomesIn((await call('undo', body)).body);
    const stays = [[id, 'skipped']];
    expect(await undo({ decision: 'approve' })).toEqual(stays);
    await call('decide', { decision: 'approve' });
    expect(await undo({ decision: 'refuse' })).toEqual(stays);
    const both = await Promise.all([undo({ decision: 'approve' }), undo({ decision: 'approve' })]);
    expect(both).toEqual(expect.arrayContaining([stays, [[id, 'done']]]));
    expect((await list(product.slug)).data).toEqual([]);
    expect((await waitingOf(token, 'آستر دارد؟')).id).toBe(id);
    const { rows } = await app.shop.database.pool.query<{ id: number }>(
      `insert into answers (question_id, customer_id, text, created_at)
       select id, customer_id, 'بله', created_at from questions where id = $1 returning id`,
      [id],
    );
    const answers = rows.map((answer) => answer.id);
    await call('decide', { answers, decision: 'approve' });
    expect(await undo({ decision: 'approve' })).toEqual(stays);
    expect(await undo({ answers, decision: 'approve' })).toEqual([id, ...answers].map((one) => [one, 'done']));
    const counted = await app.shop.database.pool.query('select answers from questions where id = $1', [id]);
    expect(counted.rows).toEqual([{ answers: 0 }]);
  });

  test('a refused question is visible to its author only, with the reason', async () => {
    const { slug } = await productReady(app.shop);
    const asker = await ask(slug, 'با من تماس بگیرید');
    const token = await staffToken();
    const { id } = await waitingOf(token, 'با من تماس بگیرید');
    await app.call('POST /api/admin/questions/bulk-decide/', {
      token,
      body: { items: [{ kind: 'question', id }], decision: 'refuse', reason: 'پرسش دربارهٔ کالا نیست' },
    });
    expect((await list(slug)).data).toEqual([]);
    const mine = await app.call('GET /api/products/:slug/questions/mine/', { params: { slug }, token: asker.token });
    expect(mine.body).toMatchObject({
      questions: [{ status: 'refused', reason: 'پرسش دربارهٔ کالا نیست' }],
      may_answer: false,
    });
    expect(
      (await app.call('POST /api/questions/:id/answers/', { params: { id }, token: asker.token, body: { text: 'نه' } }))
        .status,
    ).toBe(404);
  });
});

describe('questions of a shop that requires a second factor', () => {
  const app = useTestShop({ SECOND_STEP: 'required' });

  test("a product's seller answers under the shop's name only after the second factor", async () => {
    const seller = await sellerReady(app.shop);
    const product = await productReady(app.shop, { sellerId: seller.sellerId, variants: [{ stock: 3 }] });
    const asker = await customerReady(app.shop);
    await app.call('POST /api/products/:slug/questions/', {
      params: { slug: product.slug },
      token: asker.token,
      body: { text: 'دوختش دستی است؟' },
    });
    const [question] = await app.shop.db.update(questions).set({ state: 'approved' }).returning();
    const answerBy = (token: string) =>
      app.call('POST /api/questions/:id/answers/', { params: { id: question?.id }, token, body: { text: 'بله' } });
    expect(await answerBy(seller.token)).toMatchObject({ status: 403, body: { code: 'second-step-needed' } });
    const proven = await startSession(app.shop, { id: seller.id, role: null }, { by: 'passkey' });
    expect(await answerBy(proven.access)).toMatchObject({ status: 201, body: { status: 'approved' } });
  });
});
