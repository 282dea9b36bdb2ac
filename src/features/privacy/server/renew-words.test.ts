import { describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { postReady } from '#features/blog/server/blog.factory.ts';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { sellerReady } from '#features/sellers/server/sellers.factory.ts';
import { outbox } from '#platform/database/platform.tables.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { privacyJobs } from './privacy.jobs.ts';

describe('texts of a customer whose name changes', () => {
  const app = useTestShop();

  const handleEvents = async () => {
    const messages = await app.shop.db.delete(outbox).returning();
    for (const { id, name, news: event } of messages)
      for (const job of privacyJobs)
        if (job.on?.some((one) => one === name))
          await job.run(app.shop, event as Record<string, unknown>, { id, name });
    return messages.filter(({ name }) => name === 'customer.renamed').map(({ news: event }) => event);
  };

  /**
   * Creates a customer with published reviews of a product and a seller, questions, answers and comments; returns the URLs where they are displayed.
   */
  const writerReady = async (fullName: string) => {
    const [staff, seller, writer, asker] = [
      await customerReady(app.shop, { role: 'owner' }),
      await sellerReady(app.shop),
      await customerReady(app.shop),
      await customerReady(app.shop),
    ];
    const [judged, requested, answered, post] = [
      await productReady(app.shop),
      await productReady(app.shop),
      await productReady(app.shop),
      await postReady(app.shop),
    ];
    await app.call('PATCH /api/customers/current/me/', { token: writer.token, body: { full_name: fullName } });
    const run = (text: string, values: unknown[]) => app.shop.database.pool.query(text, values);
    const now = app.shop.clock.now();
    const review = `insert into reviews (customer_id, product_id, seller_id, stars, text, state, created_at) values ($1, $2, $3, 5, 'خوب', 'approved', $4)`;
    await run(review, [writer.id, judged.id, null, now]);
    await run(review, [writer.id, null, seller.sellerId, now]);
    const question = `insert into questions (customer_id, product_id, text, state, answers, created_at) values ($1, $2, 'چرا؟', 'approved', $3, $4) returning id`;
    await run(question, [writer.id, requested.id, 0, now]);
    const {
      rows: [other],
    } = (await run(question, [asker.id, answered.id, 1, now])) as { rows: { id: number }[] };
    await run(
      `insert into answers (question_id, customer_id, text, state, created_at) values ($1, $2, 'چون', 'approved', $3)`,
      [other?.id, writer.id, now],
    );
    await run(
      `insert into post_comments (post_id, customer_id, text, state, created_at) values ($1, $2, 'آفرین', 'approved', $3)`,
      [post.id, writer.id, now],
    );
    await handleEvents();
    return {
      writer,
      staff,
      addresses: [
        `/api/products/${judged.slug}/reviews/`,
        `/api/vendors/${seller.slug}/reviews/`,
        `/api/products/${requested.slug}/questions/`,
        `/api/products/${answered.slug}/questions/`,
        `/api/posts/${post.slug}/comments/`,
      ],
    };
  };
  const textOf = async (address: string) => {
    const answer = await app.server.inject(address);
    expect(answer.statusCode, address).toBe(200);
    return answer.body;
  };

  test("ACC-02 when staff correct a name, every cached page with the customer's texts has the new one", async () => {
    const [was, is] = ['سارا کریمی', 'سارا کریمیان'];
    const { writer, staff, addresses } = await writerReady(was);
    for (const address of addresses) expect(await textOf(address), address).toContain(was);
    await app.call('PUT /api/admin/customers/:id/name/', {
      token: staff.token,
      params: { id: writer.id },
      body: { full_name: is, before: was },
    });
    for (const address of addresses) expect(await textOf(address), `${address} is kept`).not.toContain(is);
    expect(await handleEvents()).toEqual([{ customerId: writer.id }]);
    for (const address of addresses) expect(await textOf(address), address).toContain(is);
  });

  test("ACC-02 a comment has its author's new name, and a change that is not public emits no event", async () => {
    const { writer, addresses } = await writerReady('');
    const comments = addresses.at(-1) ?? '';
    await app.shop.database.pool.query('update customers set full_name = null where id = $1', [writer.id]);
    app.shop.invalidate('posts');
    expect(await textOf(comments)).toContain(writer.username);
    await app.call('PATCH /api/customers/current/me/', { token: writer.token, body: { email: null } });
    expect(await handleEvents()).toEqual([]);
    const username = 'renamed';
    expect(
      (await app.call('PATCH /api/customers/current/me/', { token: writer.token, body: { username } })).status,
    ).toBe(200);
    expect(await handleEvents()).toEqual([{ customerId: writer.id }]);
    expect(await textOf(comments)).toContain(username);
  });
});
