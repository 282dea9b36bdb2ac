import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import Schema from 'typebox/schema';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { jobKinds } from '../../../job-kinds.ts';
import { ItemOutcome, type Job } from '../jobs.contract.ts';
import { workOnJob } from './job-work.service.ts';

describe('API-23 the items of a bulk job', () => {
  const app = useTestShop();
  let owner: ReadyCustomer;
  let variants: readonly number[];
  beforeAll(async () => {
    owner = await customerReady(app.shop, { role: 'owner' });
    ({ variantIds: variants } = await productReady(app.shop, {
      variants: ['1', '2', '3'].map((size) => ({ size, stock: 5 })) as never,
    }));
  });

  const begun = async (items: readonly object[]) => {
    const { body } = await app.call('POST /api/admin/stock/bulk-move/jobs/', {
      token: owner.token,
      headers: { 'idempotency-key': randomUUID() },
      body: { items },
    });
    return (body as Job).id;
  };
  const jobNow = async (id: number) =>
    (await app.call('GET /api/admin/jobs/:id/', { token: owner.token, params: { id } })).body as Job;
  const items = async (id: number, query: object = {}, language = 'en', token = owner.token) =>
    (await app.call('GET /api/admin/jobs/:id/items/', {
      token,
      params: { id },
      query: query as Record<string, string>,
      headers: { cookie: `language=${language}` },
    })) as { status: number; body: { data: ItemOutcome[]; next: string | null; next_after: string | null } };
  const received = (id: number) => ({ variant_id: id, reason: 'received', pieces: 1 });

  test("are counted and listed in pages, in the reader's language, for the job's creator only", async () => {
    const id = await begun([received(variants[0]!), received(999_999), received(variants[1]!), received(888_888)]);
    expect(await jobNow(id)).toMatchObject({ counts: { done: 0, added: 0, skipped: 0, failed: 0 } });
    expect((await items(id)).body.data).toEqual([]);
    await workOnJob(app.shop, jobKinds, id);
    expect(await jobNow(id)).toMatchObject({ done_count: 4, counts: { done: 2, added: 0, skipped: 0, failed: 2 } });
    const first = (await items(id, { outcome: 'failed', page_size: 1 })).body;
    const check = Schema.Compile(ItemOutcome);
    expect(first.data.every((one) => check.Check(one))).toBe(true);
    expect(first.data).toMatchObject([{ id: 999_999, code: 'variant-not-found', added: false, errors: [] }]);
    const query = Object.fromEntries(new URL(first.next!, 'http://shop').searchParams);
    const second = await items(id, query, 'fa');
    expect(second.body).toMatchObject({ data: [{ id: 888_888 }], next: null, next_after: null });
    const english = (await items(id, query)).body.data[0]!.message;
    expect(second.body.data[0]!.message).toMatch(/[آ-ی]/);
    expect(english).not.toMatch(/[آ-ی]/);
    const manager = await customerReady(app.shop, { role: 'manager' });
    expect((await items(id, {}, 'en', manager.token)).status).toBe(404);
    expect((await items(id, { after: 'nothing-of-ours' })).status).toBe(400);
  });

  test('that fail with a server error are skipped after three attempts, logged by name, and do not affect the others', async () => {
    const logged = vi.spyOn(app.shop.log, 'error');
    const [one = 0, failing = 0, other = 0] = variants;
    await app.shop.database.pool.query(
      `create function fail_at_item() returns trigger language plpgsql as $$ begin raise exception 'planted fault'; end $$`,
    );
    await app.shop.database.pool.query(
      `create trigger planted before insert on stock_movements for each row when (new.variant_id = ${failing}) execute function fail_at_item()`,
    );
    const id = await begun([one, failing, other].map(received));
    await workOnJob(app.shop, jobKinds, id);
    await app.shop.database.pool.query('drop trigger planted on stock_movements');
    expect(await jobNow(id)).toMatchObject({ status: 'done', done_count: 3, counts: { done: 2, failed: 1 } });
    const name = `job-${id}-2`;
    const { data } = (await items(id, { outcome: 'failed' })).body;
    expect(data).toMatchObject([{ id: failing, code: 'unexpected', message: expect.stringContaining(name) as string }]);
    expect(JSON.stringify(data)).not.toContain('planted');
    const tries = logged.mock.calls
      .map(([about]) => about as { err?: Error; problems?: string[] })
      .filter(({ problems }) => problems?.includes(name) === true)
      .map(({ err }) => err !== undefined && inspect(err).includes('planted fault'));
    expect(tries).toEqual([true, true, true, false]);
  });

  test('not reached before cancellation are in no result', async () => {
    const id = await begun(variants.map(received));
    await app.call('POST /api/admin/jobs/:id/cancel/', { token: owner.token, params: { id } });
    const { body, statusCode } = await app.server.inject({
      url: `/api/admin/jobs/${id}/result.ndjson`,
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect([statusCode, body]).toEqual([200, '']);
  });
});
