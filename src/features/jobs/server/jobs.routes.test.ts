import { randomUUID } from 'node:crypto';
import Schema from 'typebox/schema';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ListedCustomer } from '#features/accounts/customers-admin.contract.ts';
import { keyReady } from '#features/access-keys/server/access-keys.factory.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { orderReady } from '#features/checkout/server/checkout.factory.ts';
import { ExportedStockMovement } from '#features/inventory/stock-exports.contract.ts';
import { ExportedOrder } from '#features/orders/order-exports.contract.ts';
import { ExportedProduct } from '#features/product-import/product-exports.contract.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { EventEntry } from '#features/webhooks/events.contract.ts';
import { outbox } from '#platform/database/platform.tables.ts';
import { armFaultPoints } from '#platform/fault-points.ts';
import { storeEvents } from '#platform/jobs/events.store.ts';
import { useTestShop, type Sent } from '#testing/test-shop.ts';
import { jobKinds } from '../../../job-kinds.ts';
import type { Job } from '../jobs.contract.ts';
import { maxJobsUnderWay } from '../jobs.rules.ts';
import { followLeftJobs, forgetOldJobs, workOnJob } from './job-work.service.ts';

const day = 86_400_000;

describe('API-23 long-running jobs requested by a caller', () => {
  const app = useTestShop({ ACCESS_TOKEN_SECONDS: '864000' });
  let owner: ReadyCustomer;
  let variants: readonly number[];
  beforeAll(async () => {
    owner = await customerReady(app.shop, { role: 'owner' });
    ({ variantIds: variants } = await productReady(app.shop, {
      name: 'چای لاهیجان',
      price: 90_000,
      variants: [
        { size: '1', stock: 40, sku: 'TEA-1' },
        { size: '2', stock: 40, sku: 'TEA-2' },
        { size: '3', stock: 40, sku: 'TEA-3' },
      ],
    }));
  });
  afterEach(() => {
    armFaultPoints(app.shop, () => undefined);
  });

  const begin = async (name: string, sent: Sent = {}) =>
    app.call(name, { token: owner.token, body: {}, ...sent }) as Promise<{
      status: number;
      headers: Record<string, unknown>;
      body: Job & { code?: string };
    }>;
  const jobNow = async (id: number, token = owner.token) =>
    (await app.call('GET /api/admin/jobs/:id/', { token, params: { id } })).body as Job;
  const work = (id: number) => workOnJob(app.shop, jobKinds, id);
  const resultOf = (id: number, token = owner.token) =>
    app.server.inject({ url: `/api/admin/jobs/${id}/result.ndjson`, headers: { authorization: `Bearer ${token}` } });
  const linesOf = (text: string) =>
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const done = async (name: string, body: object = {}) => {
    const { body: job } = await begin(name, { body });
    await work(job.id);
    return { job: await jobNow(job.id), lines: linesOf((await resultOf(job.id)).body) };
  };
  const shelf = async (id: number) =>
    (
      await app.shop.database.pool.query<{ on_hand: number }>(
        'select on_hand from stock_levels where variant_id = $1',
        [id],
      )
    ).rows[0]!.on_hand;
  const files = async () => (await app.shop.files.list('jobs')).length;

  test("a request returns the job's address at once, and the job reports its progress and result address", async () => {
    const { number } = await orderReady(app.shop, { lines: [{ variantId: variants[0]!, quantity: 2 }] });
    const { status, headers, body: job } = await begin('POST /api/admin/orders/exports/');
    expect([status, headers['location']]).toEqual([202, `/api/admin/jobs/${job.id}/`]);
    expect(job).toMatchObject({ kind: 'orders-export', status: 'waiting', done_count: 0, result_url: null });
    expect((await resultOf(job.id)).json()).toMatchObject({ code: 'job-without-result' });
    await work(job.id);
    const ended = await jobNow(job.id);
    expect(ended).toMatchObject({
      status: 'done',
      done_count: 1,
      total_count: 1,
      error: null,
      result_url: `/api/admin/jobs/${job.id}/result.ndjson`,
      expires_at: new Date(app.clock.now().getTime() + 2 * day).toISOString(),
    });
    const answer = await app.server.inject({
      url: ended.result_url!,
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'application/x-ndjson',
      'private, no-store',
    ]);
    expect(linesOf(answer.body)).toMatchObject([
      { number, customer_id: expect.any(Number) as number, lines: [{ sku: 'TEA-1', quantity: 2, total: 170_000 }] },
    ]);
    expect(answer.body).not.toMatch(/سارا|912123/);
  });

  test('each kind writes rows that match the documented schema', async () => {
    await app.shop.transaction(async () => {
      await storeEvents(app.shop, await app.shop.db.select().from(outbox).orderBy(outbox.id));
    });
    for (const [name, schema] of [
      ['orders', ExportedOrder],
      ['products', ExportedProduct],
      ['customers', ListedCustomer],
      ['stock', ExportedStockMovement],
      ['events', EventEntry],
    ] as const) {
      const { job, lines } = await done(`POST /api/admin/${name}/exports/`);
      expect([job.status, lines.length], name).toEqual(['done', job.total_count]);
      expect(lines.length, name).toBeGreaterThan(0);
      const compiled = Schema.Compile(schema);
      for (const line of lines) expect(compiled.Check(line), `${name} ${JSON.stringify(line)}`).toBe(true);
    }
  });

  test('a long table is written in chunks, with each row once', async () => {
    await app.shop.database.pool.query(
      `insert into stock_movements (variant_id, location_id, on_hand_change, held_change, reason, at)
       select $1, 1, case when n % 2 = 0 then 1 else -1 end, 0, 'corrected', now() from generate_series(1, 2400) n`,
      [variants[2]],
    );
    const parts: string[] = [];
    armFaultPoints(app.shop, (point) => {
      parts.push(point);
      return undefined;
    });
    const { lines } = await done('POST /api/admin/stock/exports/', { variant_id: variants[2] });
    expect(parts.filter((point) => point === 'job-part-written')).toHaveLength(3);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
    expect(lines.length).toBeGreaterThan(2_400);
  });

  test('a job starts once per idempotency key, even with twenty concurrent requests, and at most five run at a time', async () => {
    const key = randomUUID();
    const same = await Promise.all(
      Array.from({ length: 20 }, () =>
        begin('POST /api/admin/products/exports/', { headers: { 'idempotency-key': key } }),
      ),
    );
    expect(new Set(same.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    const other = await begin('POST /api/admin/products/exports/', {
      headers: { 'idempotency-key': key },
      body: { status: 'draft' },
    });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency-key-reused']);
    for (let count = 1; count < maxJobsUnderWay; count += 1) await begin('POST /api/admin/products/exports/');
    const above = await begin('POST /api/admin/products/exports/');
    expect([above.status, above.body.code]).toEqual([409, 'too-many-jobs']);
    const { data } = (await app.call('GET /api/admin/jobs/', { token: owner.token, query: { status: 'waiting' } }))
      .body as { data: Job[] };
    expect(data).toHaveLength(maxJobsUnderWay);
    for (const { id } of data)
      await app.call('POST /api/admin/jobs/:id/cancel/', { token: owner.token, params: { id } });
  });

  test('a job is visible to its creator only: another person, another key or a lost role finds nothing', async () => {
    const manager = await customerReady(app.shop, { role: 'manager' });
    const key = await keyReady(app.shop, { customerId: manager.id, scopes: ['orders:read'] });
    const otherKey = await keyReady(app.shop, { customerId: manager.id, scopes: ['orders:read'] });
    const { status, body: job } = await begin('POST /api/admin/orders/exports/', { token: key });
    expect(status).toBe(202);
    await work(job.id);
    const seenBy = async (token: string) => [
      (await app.call('GET /api/admin/jobs/:id/', { token, params: { id: job.id } })).status,
      (await resultOf(job.id, token)).statusCode,
      (await app.call('POST /api/admin/jobs/:id/cancel/', { token, params: { id: job.id } })).status,
    ];
    expect(await seenBy(key)).toEqual([200, 200, 409]);
    for (const token of [otherKey, manager.token, owner.token]) expect(await seenBy(token)).toEqual([404, 404, 404]);
    await app.shop.database.pool.query(`update customers set role = 'writer' where id = $1`, [manager.id]);
    expect(await seenBy(key)).toEqual([404, 404, 404]);
    const { rows } = await app.shop.database.pool.query(
      `select count(*)::int as count from audit_log where action = 'orders.exported' and access_key_id is not null`,
    );
    expect(rows).toEqual([{ count: 1 }]);
    const writers = await begin('POST /api/admin/orders/exports/', { token: key });
    expect(writers.status).toBe(403);
  });

  test('a cancelled job stops where it is and leaves no file', async () => {
    const before = await files();
    const { body: job } = await begin('POST /api/admin/products/exports/');
    armFaultPoints(app.shop, (point) =>
      point === 'job-part-written'
        ? app
            .call('POST /api/admin/jobs/:id/cancel/', { token: owner.token, params: { id: job.id } })
            .then(() => undefined)
        : undefined,
    );
    await work(job.id);
    expect(await jobNow(job.id)).toMatchObject({ status: 'cancelled', result_url: null });
    expect(await files()).toBe(before);
    const again = await app.call('POST /api/admin/jobs/:id/cancel/', { token: owner.token, params: { id: job.id } });
    expect([again.status, again.body]).toMatchObject([409, { code: 'job-over' }]);
  });

  test('a bulk job handles each item separately, reports each result and logs its creator', async () => {
    const [one = 0, two = 0] = variants;
    const [before, other] = [await shelf(one), await shelf(two)];
    const items = [
      { variant_id: two, reason: 'received', pieces: 5 },
      { variant_id: 999_999, reason: 'received', pieces: 5 },
      { variant_id: one, reason: 'corrected', pieces: 1, seen: before + 1 },
      { variant_id: one, reason: 'received', pieces: 2 },
    ];
    const key = await keyReady(app.shop, { customerId: owner.id, scopes: ['stock:write'] });
    const { body: job } = await begin('POST /api/admin/stock/bulk-move/jobs/', { token: key, body: { items } });
    expect(job.total_count).toBe(4);
    await Promise.all([work(job.id), work(job.id)]);
    expect(await jobNow(job.id, key)).toMatchObject({ status: 'done', done_count: 4 });
    expect(linesOf((await resultOf(job.id, key)).body)).toMatchObject([
      { id: two, outcome: 'done', code: null },
      { id: 999_999, outcome: 'failed', code: 'variant-not-found' },
      { id: one, outcome: 'failed', code: 'changed-meanwhile' },
      { id: one, outcome: 'done' },
    ]);
    expect([await shelf(one), await shelf(two)]).toEqual([before + 2, other + 5]);
    const { rows } = await app.shop.database.pool.query(
      `select count(*)::int as count from audit_log where action = 'stock.changed' and access_key_id is not null`,
    );
    expect(rows).toEqual([{ count: 2 }]);
    const prices = variants.map((id) => ({ variant_id: id, base_price: 95_000 }));
    const { job: repriced, lines } = await done('POST /api/admin/variants/bulk-reprice/jobs/', { items: prices });
    expect([repriced.status, lines.map(({ outcome }) => outcome)]).toEqual(['done', ['done', 'done', 'done']]);
    const again = await done('POST /api/admin/variants/bulk-reprice/jobs/', { items: prices });
    expect(again.lines.map(({ outcome }) => outcome)).toEqual(['skipped', 'skipped', 'skipped']);
  });

  test('a job is tried three times on a server error and then reports that it failed', async () => {
    const { body: job } = await begin('POST /api/admin/customers/exports/');
    armFaultPoints(app.shop, (point) => {
      if (point === 'job-part-written') throw new Error('the disk is full');
      return undefined;
    });
    for (const attempt of [1, 2]) {
      await expect(work(job.id), String(attempt)).rejects.toThrow('the disk is full');
      expect((await jobNow(job.id)).status).toBe('working');
    }
    await work(job.id);
    expect(await jobNow(job.id)).toMatchObject({
      status: 'failed',
      result_url: null,
      error: { code: 'unexpected', message: expect.any(String) as string },
    });
  });

  test('an abandoned job is resumed, and a job is deleted with its file two days after its end', async () => {
    const { body: job } = await begin('POST /api/admin/customers/exports/');
    await followLeftJobs(app.shop, jobKinds);
    expect((await jobNow(job.id)).status).toBe('waiting');
    app.clock.advance(2 * 60_000);
    await followLeftJobs(app.shop, jobKinds);
    expect((await jobNow(job.id)).status).toBe('done');
    await app.shop.files.write(`jobs/${job.id}-of-a-process-that-fell.ndjson`, Buffer.from('{}'));
    const before = await files();
    await forgetOldJobs(app.shop);
    expect(await files()).toBe(before - 1);
    app.clock.advance(2 * day + 1);
    await forgetOldJobs(app.shop);
    expect([await files(), (await resultOf(job.id)).statusCode]).toEqual([0, 404]);
  });
});
