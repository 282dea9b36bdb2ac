import { describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { postReady } from '#features/blog/server/blog.factory.ts';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { sellerReady } from '#features/sellers/server/sellers.factory.ts';
import { uploadReady } from '#features/media/server/media.factory.ts';
import {
  orderByTransferReady,
  transferReported,
  transfersReady,
} from '#features/bank-transfers/server/bank-transfers.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { erasureOf } from '../erasure.rules.ts';

/** A word contained in every text by or about the customer. */
const named = 'پروانه';

describe('account erasure', () => {
  const app = useTestShop();
  const rowsOf = async <Row>(text: string, values: unknown[] = []) =>
    (await app.shop.database.pool.query(text, values)).rows as Row[];

  test('ACC-02 every table that references a customer has a rule: deleted, cleared, or stored with a reason', async () => {
    const keys = await rowsOf<{ key: string }>(`
      select c.conrelid::regclass::text || '.' || a.attname as key
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confrelid = 'customers'::regclass
      union select table_name || '.' || column_name from information_schema.columns join information_schema.tables using (table_schema, table_name)
        where table_schema = 'public' and column_name = 'customer_id' and table_type = 'BASE TABLE'`);
    expect(keys.map(({ key }) => key).sort()).toEqual(Object.keys(erasureOf).sort());
  });

  /** Creates a customer with a row in every table that the erasure empties, named in each text. */
  const known = async () => {
    const manager = await transfersReady(app.shop);
    const [customer, other, seller] = [
      await customerReady(app.shop, { email: 'erased@example.com' }),
      await customerReady(app.shop),
      await sellerReady(app.shop),
    ];
    const product = await productReady(app.shop, { stock: 5 });
    const now = app.shop.clock.now();
    await app.call('POST /api/recent-searches/', { token: customer.token, body: { searches: [`هدیه برای ${named}`] } });
    const image = await uploadReady(app.shop, { customerId: customer.id });
    const review = (of: { product?: number; seller?: number; state: string }) =>
      rowsOf<{ id: number }>(
        `insert into reviews (customer_id, product_id, seller_id, stars, text, picture_keys, state, created_at) values ($1, $2, $3, 4, $4, $5, $6, $7) returning id`,
        [
          customer.id,
          of.product ?? null,
          of.seller ?? null,
          `از ${named}`,
          of.product === undefined ? [] : [image],
          of.state,
          now,
        ],
      );
    const [visible] = await review({ product: product.id, state: 'approved' });
    await review({ seller: seller.sellerId, state: 'waiting' });
    const request = async (by: number, text: string, answers: number) =>
      (
        await rowsOf<{ id: number }>(
          `insert into questions (product_id, customer_id, text, state, answers, created_at) values ($1, $2, $3, 'approved', $4, $5) returning id`,
          [product.id, by, text, answers, now],
        )
      )[0]?.id ?? 0;
    const answer = (question: number, by: number, text: string) =>
      rowsOf(
        `insert into answers (question_id, customer_id, text, state, created_at) values ($1, $2, $3, 'approved', $4)`,
        [question, by, text, now],
      );
    await request(customer.id, `من ${named} هستم؟`, 0);
    const answered = await request(customer.id, 'آیا ضد آب است؟', 1);
    await answer(answered, other.id, 'بله');
    const theirs = await request(other.id, 'سبک است؟', 1);
    await answer(theirs, customer.id, `${named} می‌گوید بله`);
    const post = await postReady(app.shop);
    const [comment] = await rowsOf<{ id: number }>(
      `insert into post_comments (post_id, customer_id, text, created_at) values ($1, $2, $3, $4) returning id`,
      [post.id, customer.id, `${named} بود`, now],
    );
    const staff = async (call: string, sent: object) =>
      expect((await app.call(call, { token: manager.token, ...sent })).status, call).toBeLessThan(300);
    await staff('POST /api/admin/comments/bulk-decide/', { body: { ids: [comment?.id], decision: 'approve' } });
    await staff('POST /api/admin/customers/:id/credit/', {
      params: { id: customer.id },
      body: { amount: 5_000, note: `هدیهٔ ${named}` },
    });
    await staff('POST /api/admin/customers/:id/credit/', {
      params: { id: customer.id },
      body: { amount: -5_000, note: `${named} نخواست` },
    });
    const order = await orderByTransferReady(app.shop, product.variantIds[0] ?? 0, { customer });
    await transferReported(app.shop, order, '445566');
    await staff('POST /api/admin/bank-transfers/:number/refuse/', {
      params: { number: order.number },
      body: { revision: 1, reason: `${named} واریز نکرده` },
    });
    await app.call('POST /api/orders/:number/cancel/', {
      token: customer.token,
      params: { number: order.number },
      body: {},
    });
    const [receipt] = await rowsOf<{ key: string }>('select receipt_key as key from transfers where reference = $1', [
      '445566',
    ]);
    await rowsOf(
      `insert into returns (order_id, state, reason, text, pictures, answer, asked_at, ended_at) select id, 'refused', 'damaged', $2, '[]', $3, $4, $4 from orders where number = $1`,
      [order.number, `من ${named}`, `خانم ${named}`, now],
    );
    await rowsOf(
      `insert into refunds (order_id, source, payment_id, amount, way, state, cause, reason, key, at, done_at)
        select o.id, 'gateway', p.id, 10, 'payment', 'failed', 'staff', $2, 'once', $3, null from orders o join payments p on p.order_id = o.id where o.number = $1`,
      [order.number, `برای ${named}`, now],
    );
    return {
      manager,
      customer,
      product,
      shown: visible?.id ?? 0,
      answered,
      theirs,
      post,
      files: [image, receipt?.key ?? ''],
      loose: await uploadReady(app.shop, { customerId: customer.id }),
    };
  };

  test('ACC-02 no text, image or note of the customer is left, and what the books and others need remains', async () => {
    const { manager, customer, product, shown: visible, answered, theirs, post, files, loose } = await known();
    const everywhere = async () => {
      const holding: string[] = [];
      for (const { name } of await rowsOf<{ name: string }>(
        `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
      )) {
        const [row] = await rowsOf<{ found: boolean }>(
          `select exists (select from "${name}" one where one::text ~ $1) as found`,
          [named],
        );
        if (row?.found === true) holding.push(name);
      }
      return holding.filter((name) => name !== 'outbox').sort();
    };
    expect(await everywhere()).toEqual([
      'answers',
      'audit_log',
      'post_comments',
      'questions',
      'recent_searches',
      'refunds',
      'returns',
      'reviews',
      'stored_value_entries',
      'transfers',
    ]);
    expect(
      (await app.call('POST /api/admin/customers/:id/erase/', { token: manager.token, params: { id: customer.id } }))
        .body,
    ).toEqual({ id: customer.id, status: 'erased' });
    expect(await everywhere()).toEqual([]);

    for (const [key, rule] of Object.entries(erasureOf)) {
      const [table, column] = key.split('.');
      if (rule === 'gone')
        expect(await rowsOf(`select from "${table}" where "${column}" = $1`, [customer.id]), key).toEqual([]);
    }
    expect(await rowsOf('select key from uploads where key = any($1)', [[...files, loose]])).toEqual([]);
    expect(
      (
        await rowsOf<{ keys: string[] }>(
          `select news -> 'keys' as keys from outbox where name = 'uploads.dropped' order by id desc limit 1`,
        )
      )[0]?.keys,
    ).toEqual(expect.arrayContaining([...files, loose]));

    const seen = async (address: string) =>
      (await app.server.inject(address)).json<{ data: object[]; summary?: object }>();
    expect(await seen(`/api/products/${product.slug}/reviews/`)).toMatchObject({
      summary: { spread: [0, 0, 0, 1, 0], with_pictures_count: 0 },
      data: [{ id: visible, stars: 4, text: '', author: null, pictures: [] }],
    });
    expect((await seen(`/api/products/${product.slug}/questions/`)).data).toMatchObject([
      { id: theirs, answers: [] },
      { id: answered, author: null, text: 'آیا ضد آب است؟', answers: [{ text: 'بله' }] },
    ]);
    expect(await rowsOf('select answers from questions where id = any($1) order by id', [[answered, theirs]])).toEqual([
      { answers: 1 },
      { answers: 0 },
    ]);
    expect(await seen(`/api/posts/${post.slug}/comments/`)).toMatchObject({ data: [] });
    expect(
      await rowsOf('select amount, note from stored_value_entries where account_id = $1 order by sequence', [
        customer.id,
      ]),
    ).toEqual([
      { amount: 5_000, note: null },
      { amount: -5_000, note: null },
    ]);
    expect(await rowsOf(`select after from audit_log where action = 'credit.added'`)).toEqual([
      { after: { credit: 5_000 } },
    ]);
    const transfers = (
      await app.call('GET /api/admin/bank-transfers/', { token: manager.token, query: { status: 'refused' } })
    ).body as { data: object[] };
    expect(transfers.data).toMatchObject([{ reference: '445566', receipt: null, reason: null }]);
  });
});
