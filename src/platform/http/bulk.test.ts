import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { keyReady } from '#features/access-keys/server/access-keys.factory.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { sellerReady } from '#features/sellers/server/sellers.factory.ts';
import type { BulkReply } from '#shared/contract/bulk.ts';
import { useTestShop } from '#testing/test-shop.ts';

const variants = 100;

describe('API-20 a bulk call', () => {
  const app = useTestShop({ DATABASE_POOL_SIZE: '20' });
  let owner: ReadyCustomer;
  let key: string;
  let ids: number[];
  let productId: number;
  beforeAll(async () => {
    owner = await customerReady(app.shop, { role: 'owner' });
    key = await keyReady(app.shop, { customerId: owner.id, scopes: ['products:write', 'stock:write'] });
    const { id, variantIds } = await productReady(app.shop, {
      variants: Array.from({ length: variants }, (_, index) => ({ stock: 5, size: `S${index}` })) as never,
    });
    ids = variantIds;
    productId = id;
  });
  const bulk = (name: string, items: unknown[], idempotencyKey: string = randomUUID(), token = key) =>
    app.call(name, { token, headers: { 'idempotency-key': idempotencyKey }, body: { items } });
  const [reprice, move] = ['POST /api/admin/variants/bulk-reprice/', 'POST /api/admin/stock/bulk-move/'];
  const outcomes = ({ body }: { body: unknown }) => (body as BulkReply).data;
  const rowsOf = async (column: 'price' | 'stock') =>
    (
      await app.shop.database.pool.query<{ value: number }>(
        column === 'price'
          ? 'select base_price::int as value from variants where id = any($1) order by id'
          : 'select on_hand as value from stock_levels where variant_id = any($1) order by variant_id',
        [ids],
      )
    ).rows.map(({ value }) => value);

  test('of a hundred items does ninety-seven and reports why three fail and which one needed no change', async () => {
    const items = ids.map((id, index) => ({ variant_id: id, base_price: 70_000 + index }));
    items[3] = { variant_id: 999_999, base_price: 1_000 };
    Object.assign(items[40]!, { seen_price: 1 });
    items[99] = { variant_id: 888_888, base_price: 1_000 };
    const before = await rowsOf('price');
    items[50]!.base_price = before[50]!;
    const answer = await bulk(reprice, items);
    expect(answer.status).toBe(200);
    const data = outcomes(answer);
    expect(data.map(({ id }) => id)).toEqual(items.map(({ variant_id }) => variant_id));
    expect(data.flatMap(({ outcome, code }, index) => (outcome === 'done' ? [] : [[index, outcome, code]]))).toEqual([
      [3, 'failed', 'product-not-found'],
      [40, 'failed', 'changed-meanwhile'],
      [50, 'skipped', null],
      [99, 'failed', 'product-not-found'],
    ]);
    expect(await rowsOf('price')).toEqual(
      ids.map((_, index) => ([3, 40, 50, 99].includes(index) ? before[index] : 70_000 + index)),
    );
    const { rows } = await app.shop.database.pool.query(`select from audit_log where action = 'price.changed'`);
    expect(rows).toHaveLength(96);
  });

  test('refuses an item named twice, and a repeat reports it in the language of the first response', async () => {
    const [id = 0] = ids;
    const items = [
      { variant_id: id, base_price: 91_000 },
      { variant_id: id, base_price: 1_000 },
    ];
    const body = { items };
    const headers = { 'idempotency-key': randomUUID() };
    const first = await app.call(reprice, { token: key, headers, body, query: { language: 'en' } });
    expect(outcomes(first)).toMatchObject([
      { id, outcome: 'done', code: null },
      { id, outcome: 'failed', code: 'item-repeated' },
    ]);
    expect((await rowsOf('price'))[0]).toBe(91_000);
    const again = await app.call(reprice, { token: key, headers, body, query: { language: 'fa' } });
    expect([again.text, again.headers['content-language'], again.headers['idempotency-replayed']]).toEqual([
      first.text,
      'en',
      'true',
    ]);
    const counted = { variant_id: id, reason: 'corrected', pieces: 4 };
    const arrived = { variant_id: id, reason: 'received', pieces: 1 };
    const stock = await bulk(move, [counted, { ...counted, location_id: 1 }, arrived, arrived]);
    // Two stock receipts count separately.
    expect(outcomes(stock).map(({ outcome, code }) => code ?? outcome)).toEqual([
      'done',
      'item-repeated',
      'done',
      'done',
    ]);
    const status = await app.call('POST /api/admin/products/bulk-set-status/', {
      token: owner.token,
      body: { ids: [productId, productId], status: 'draft' },
    });
    expect(outcomes(status).map(({ outcome }) => outcome)).toEqual(['done', 'skipped']);
    await app.call('POST /api/admin/products/bulk-set-status/', {
      token: owner.token,
      body: { ids: [productId], status: 'published' },
    });
    const corrected = { variant_id: id, reason: 'corrected', pieces: 5 };
    expect(outcomes(await bulk(move, [corrected]))).toMatchObject([{ outcome: 'done' }]);
  });

  test('gives no variant a price of zero', async () => {
    const before = await rowsOf('price');
    const answer = await bulk(reprice, [{ variant_id: ids[0], base_price: 0 }]);
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'invalid-request' }]);
    expect(await rowsOf('price')).toEqual(before);
  });

  test('under one key is done once across twenty concurrent requests; with another body it is refused', async () => {
    const one = randomUUID();
    const received = [0, 1, 2].map((index) => ({ variant_id: ids[index], reason: 'received', pieces: 1 }));
    const other = [{ variant_id: ids[0], reason: 'received', pieces: 50 }];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => bulk(move, turn % 4 === 3 ? other : received, one)),
    );
    const done = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status !== 200);
    // The first to arrive has taken the key.
    const first = done.some(({ headers }) => headers['idempotency-replayed'] === undefined);
    expect([first, done.length + refused.length]).toEqual([true, 20]);
    expect(refused.every(({ status }) => [409, 422].includes(status))).toBe(true);
    const after = (await rowsOf('stock')).slice(0, 3);
    expect([
      [6, 6, 6],
      [55, 5, 5],
    ]).toContainEqual(after);
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('and another that shares its items crosswise are both done', async () => {
    const shared = ids.slice(10, 40).map((id) => ({ variant_id: id, reason: 'received', pieces: 1 }));
    // A request that waits too long for the others is answered 503 and has changed nothing: it is retried with the same key, as the client does.
    const untilDone = async (turn: number): Promise<Awaited<ReturnType<typeof bulk>>> => {
      const answer = await bulk(move, turn % 2 === 0 ? shared : shared.toReversed(), `crosswise-${turn}`);
      return answer.status === 503 ? untilDone(turn) : answer;
    };
    const answers = await Promise.all([0, 1, 2, 3].map(untilDone));
    expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(200));
    expect(answers.flatMap(outcomes).every(({ outcome }) => outcome === 'done')).toBe(true);
    expect((await rowsOf('stock')).slice(10, 40)).toEqual(Array(30).fill(9));
  });

  test('by a seller changes only their own variants, and requires the scope and a key', async () => {
    const seller = await sellerReady(app.shop);
    const { variantIds } = await productReady(app.shop, { sellerId: seller.sellerId, stock: 5 });
    const own = await keyReady(app.shop, {
      customerId: seller.id,
      kind: 'seller',
      scopes: ['stock:write', 'products:write'],
    });
    const counted = [variantIds[0], ids[0]].map((id) => ({ variant_id: id, pieces: 9, seen: 5 }));
    expect(outcomes(await bulk('POST /api/seller/variants/bulk-count/', counted, 'count', own))).toMatchObject([
      { outcome: 'done' },
      { outcome: 'failed', code: 'variant-not-found' },
    ]);
    const priced = [ids[0], variantIds[0]].map((id) => ({ variant_id: id, base_price: 3_000 }));
    expect(outcomes(await bulk('POST /api/seller/variants/bulk-reprice/', priced, 'price', own))).toMatchObject([
      { outcome: 'failed', code: 'product-not-found' },
      { outcome: 'done', code: null, message: null },
    ]);
    const narrow = await keyReady(app.shop, { customerId: owner.id, scopes: ['orders:read'] });
    expect((await bulk(reprice, priced, 'x', narrow)).status).toBe(403);
    expect((await bulk(reprice, priced, '')).status).toBe(400);
    expect((await bulk(reprice, Array(101).fill(priced[0]))).status).toBe(400);
  });
});
