import { describe, expect, test } from 'vitest';
import { createCategory } from '#features/categories/server/categories.service.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { sellerReady } from '#features/sellers/server/sellers.factory.ts';
import { notificationsJobs } from '#features/notifications/server/notifications.jobs.ts';
import { reviewReady } from '#features/reviews/server/reviews.factory.ts';
import { outbox } from '#platform/database/platform.tables.ts';
import { useTestShop } from './test-shop.ts';

interface Message {
  readonly kind: string;
  readonly text: string;
}

describe('the name of a product in a notice', () => {
  const app = useTestShop();

  const handleEvents = async () => {
    const jobs = notificationsJobs.filter(({ on }) => on?.includes('notice.due'));
    for (const { id, name, news: event } of await app.shop.db.delete(outbox).returning()) {
      for (const job of name === 'notice.due' ? jobs : [])
        await job.run(app.shop, event as Record<string, unknown>, { id, name });
    }
  };
  const notifiedTo = async (token: string, language: 'fa' | 'en') =>
    (
      (
        await app.call('GET /api/notifications/', {
          token,
          headers: { cookie: `language=${language}` },
          query: { page_size: 50 },
        })
      ).body as { data: Message[] }
    ).data.map(({ kind: about, text }) => ({ kind: about, text: text.replace(/\p{Cf}/gu, '') }));

  /** Checks each kind of notice for each reader, with the name in the reader's language. */
  const expectNamed = async (
    token: string,
    kinds: readonly string[],
    names: { readonly fa: string; readonly en: string },
  ) => {
    await handleEvents();
    for (const language of ['fa', 'en'] as const) {
      const messages = await notifiedTo(token, language);
      for (const wanted of kinds) {
        const other = language === 'fa' ? names.en : names.fa;
        expect(
          messages.filter(
            (notice) => notice.kind === wanted && notice.text.includes(names[language]) && !notice.text.includes(other),
          ),
          `${wanted} in ${language}`,
        ).not.toEqual([]);
      }
    }
  };

  test("ACC-04 notices of reviews, questions and answers use a product's English name for English readers", async () => {
    const names = { fa: 'گلیم دستباف', en: 'Handwoven kilim' };
    const [staff, seller, writer] = [
      await customerReady(app.shop, { role: 'manager' }),
      await sellerReady(app.shop),
      await customerReady(app.shop),
    ];
    const { slug } = await productReady(app.shop, {
      name: names.fa,
      translations: { en: { name: names.en } },
      sellerId: seller.sellerId,
      variants: [{ stock: 3 }],
    });
    const decide = async (what: 'reviews' | 'questions', body: object) =>
      expect((await app.call(`POST /api/admin/${what}/bulk-decide/`, { token: staff.token, body })).status).toBe(200);

    const review = await reviewReady(app.shop, { slug, customerId: writer.id });
    await decide('reviews', { reviews: [review], decision: 'approve' });
    await decide('reviews', { reviews: [review], decision: 'refuse', reason: 'کوتاه است' });
    await app.call('POST /api/products/:slug/questions/', {
      params: { slug },
      token: writer.token,
      body: { text: 'از پشم است؟' },
    });
    const {
      rows: [question],
    } = await app.shop.database.pool.query<{ id: number }>('select max(id)::int as id from questions');
    const request = (decision: object) =>
      decide('questions', { items: [{ kind: 'question', id: question?.id }], ...decision });
    await request({ decision: 'refuse', reason: 'روشن نیست' });
    await request({ decision: 'approve' });
    const {
      rows: [answer],
    } = await app.shop.database.pool.query<{ id: number }>(
      `insert into answers (question_id, customer_id, text, created_at) values ($1, $2, 'بله', $3) returning id::int as id`,
      [question?.id, seller.id, app.shop.clock.now()],
    );
    const answered = (decision: object) =>
      decide('questions', { items: [{ kind: 'answer', id: answer?.id }], ...decision });
    await answered({ decision: 'refuse', reason: 'روشن نیست' });
    await answered({ decision: 'approve' });

    await expectNamed(
      writer.token,
      ['review-approved', 'review-refused', 'question-approved', 'question-refused', 'question-answered'],
      names,
    );
    await expectNamed(seller.token, ['seller-review', 'seller-question', 'answer-approved', 'answer-refused'], names);
  });

  test("ACC-04 a seller's notices of a product, a shop review and the shop's closing use English names", async () => {
    const names = { fa: 'قاب آینه', en: 'Mirror frame' };
    const shopNames = { fa: 'سرای آینه', en: 'Mirror House' };
    const [staff, seller, writer] = [
      await customerReady(app.shop, { role: 'owner' }),
      await sellerReady(app.shop),
      await customerReady(app.shop),
    ];
    await app.shop.database.pool.query(`update sellers set name = $2, translations = $3 where id = $1`, [
      seller.sellerId,
      shopNames.fa,
      JSON.stringify({ en: { name: shopNames.en } }),
    ]);
    const category = await createCategory(app.shop, { name: 'آینه', slug: 'mirrors' });
    const added = await app.call('POST /api/seller/products/', {
      token: seller.token,
      body: {
        name: { fa: names.fa, en: '' },
        description: { fa: '', en: '' },
        ...{ category_id: category.id, base_price: 100_000, stock: 2, pictures: [] },
      },
    });
    const { id } = added.body as { id: number };
    await app.shop.database.pool.query('update products set translations = $2 where id = $1', [
      id,
      JSON.stringify({ en: { name: names.en } }),
    ]);
    const decide = (body: object) =>
      app.call('POST /api/admin/seller-products/:id/decide/', { token: staff.token, params: { id }, body });
    await decide({ decision: 'refuse', reason: 'تصویر ندارد' });
    await app.call('POST /api/seller/products/:id/resubmit/', { token: seller.token, params: { id }, body: {} });
    await decide({ decision: 'approve' });
    await expectNamed(seller.token, ['product-refused', 'product-approved'], names);

    expect(
      (
        await app.call('PUT /api/vendors/:slug/reviews/mine/', {
          params: { slug: seller.slug },
          token: writer.token,
          body: { stars: 5, text: 'خوش‌برخورد', pictures: [], anonymous: false },
        })
      ).status,
    ).toBeLessThan(300);
    const {
      rows: [review],
    } = await app.shop.database.pool.query<{ id: number; version: number }>(
      'select id::int as id, version from reviews where seller_id = $1',
      [seller.sellerId],
    );
    await app.call('POST /api/admin/reviews/bulk-decide/', {
      token: staff.token,
      body: { reviews: [review], decision: 'approve' },
    });
    for (const change of ['suspend', 'resume']) {
      expect(
        (
          await app.call(`POST /api/admin/sellers/:id/${change}/`, {
            token: staff.token,
            params: { id: seller.sellerId },
            body: change === 'suspend' ? { reason: 'بررسی' } : {},
          })
        ).status,
      ).toBe(200);
    }
    await expectNamed(seller.token, ['seller-review', 'shop-suspended', 'shop-resumed'], shopNames);
    await expectNamed(writer.token, ['review-approved'], shopNames);
  });

  test('ACC-04 an item without an English name has its own name in both languages', async () => {
    const name = 'کوزهٔ سفالی';
    const [staff, writer] = [await customerReady(app.shop, { role: 'manager' }), await customerReady(app.shop)];
    const { slug } = await productReady(app.shop, { name });
    await app.call('POST /api/admin/reviews/bulk-decide/', {
      token: staff.token,
      body: { reviews: [await reviewReady(app.shop, { slug, customerId: writer.id })], decision: 'approve' },
    });
    await handleEvents();
    for (const language of ['fa', 'en'] as const)
      expect(await notifiedTo(writer.token, language)).toMatchObject([
        { kind: 'review-approved', text: expect.stringContaining(name) as string },
      ]);
  });
});
