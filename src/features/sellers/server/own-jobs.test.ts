import { describe, expect, test } from 'vitest';
import { keyReady } from '#features/access-keys/server/access-keys.factory.ts';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import type { Job } from '#features/jobs/jobs.contract.ts';
import { workOnJob } from '#features/jobs/server/job-work.service.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import type { SellerScope } from '#shared/contract/key-scopes.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { jobKinds } from '../../../job-kinds.ts';
import { sellerReady } from './sellers.factory.ts';

describe('API-23 long-running jobs of a seller', () => {
  const app = useTestShop();

  const ready = async () => {
    const seller = await sellerReady(app.shop);
    const product = await productReady(app.shop, {
      price: 100_000,
      sellerId: seller.sellerId,
      variants: [
        { size: '1', stock: 9 },
        { size: '2', stock: 9 },
      ],
    });
    const [first = 0, second = 0] = product.variantIds;
    return { ...seller, product, first, second };
  };
  const begin = async (token: string, name: string, body: object = {}) =>
    (await app.call(`POST /api/seller/${name}/`, { token, body })) as {
      status: number;
      headers: Record<string, unknown>;
      body: Job & { code?: string };
    };
  const jobNow = (token: string, id: number) => app.call('GET /api/seller/jobs/:id/', { token, params: { id } });
  const linesOf = async (token: string, { id }: Job) => {
    const { result_url: url } = (await jobNow(token, id)).body as Job;
    expect(url).toBe(`/api/seller/jobs/${id}/result.ndjson`);
    const answer = await app.server.inject({ url: url!, headers: { authorization: `Bearer ${token}` } });
    return answer.body
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  };
  const done = async (token: string, name: string, body: object = {}) => {
    const { status, headers, body: job } = await begin(token, name, body);
    expect([status, headers['location']], name).toEqual([202, `/api/seller/jobs/${job.id}/`]);
    await workOnJob(app.shop, jobKinds, job.id);
    return linesOf(token, job);
  };
  const pricesOf = async (ids: readonly number[]) =>
    (
      await app.shop.database.pool.query<{ base_price: number }>(
        'select base_price from variants where id = any($1) order by id',
        [ids],
      )
    ).rows.map((row) => row.base_price);
  const shelvesOf = async (ids: readonly number[]) =>
    (
      await app.shop.database.pool.query<{ on_hand: number }>(
        'select on_hand from stock_levels where variant_id = any($1) order by variant_id',
        [ids],
      )
    ).rows.map((row) => row.on_hand);

  test("exports contain the seller's own products and movements, and nothing of another seller or the shop", async () => {
    const [one, other] = [await ready(), await ready()];
    await productReady(app.shop, { price: 100_000, variants: [{ stock: 9 }] });
    expect(await done(one.token, 'products/exports')).toMatchObject([{ id: one.product.id, seller_id: one.sellerId }]);
    expect(await done(one.token, 'products/exports', { status: 'draft' })).toEqual([]);
    expect((await begin(one.token, 'products/exports', { seller_id: other.sellerId })).status).toBe(400);
    await done(one.token, 'variants/bulk-count/jobs', { items: [{ variant_id: one.first, pieces: 4, seen: 9 }] });
    await done(other.token, 'variants/bulk-count/jobs', { items: [{ variant_id: other.first, pieces: 3, seen: 9 }] });
    const movements = await done(one.token, 'stock/exports');
    expect(new Set(movements.map((line) => line['variant_id']))).toEqual(new Set([one.first, one.second]));
    expect(movements).toContainEqual(expect.objectContaining({ variant_id: one.first, on_hand_change: -5 }));
    expect(await done(one.token, 'stock/exports', { variant_id: other.first })).toEqual([]);
  });

  test("a bulk job changes the seller's own variants only: others are refused individually", async () => {
    const [one, other] = [await ready(), await ready()];
    const variants = [one.first, other.first, one.second];
    const repriced = await done(one.token, 'variants/bulk-reprice/jobs', {
      items: variants.map((id) => ({ variant_id: id, base_price: 120_000 })),
    });
    expect(repriced.map(({ id, outcome, code }) => [id, outcome, code])).toEqual([
      [one.first, 'done', null],
      [other.first, 'failed', 'product-not-found'],
      [one.second, 'done', null],
    ]);
    expect(await pricesOf(variants)).toEqual([120_000, 120_000, 100_000]);
    const counted = await done(one.token, 'variants/bulk-count/jobs', {
      items: variants.map((id) => ({ variant_id: id, pieces: 2, seen: id === one.second ? 7 : 9 })),
    });
    expect(counted.map(({ id, outcome, code }) => [id, outcome, code])).toEqual([
      [one.first, 'done', null],
      [other.first, 'failed', 'variant-not-found'],
      [one.second, 'failed', 'changed-meanwhile'],
    ]);
    expect(await shelvesOf(variants)).toEqual([2, 9, 9]);
  });

  test('a job is visible to its creator: another seller, the staff and another key find nothing', async () => {
    const [one, other] = [await ready(), await ready()];
    const owner = await customerReady(app.shop, { role: 'owner' });
    const keyOf = (scopes: readonly SellerScope[]) =>
      keyReady(app.shop, { customerId: one.id, kind: 'seller', scopes: [...scopes] });
    const [key, otherKey] = [await keyOf(['products:read']), await keyOf(['products:read'])];
    const { body: job } = await begin(one.token, 'products/exports');
    const { body: keyed } = await begin(key, 'products/exports');
    const listed = async (token: string) =>
      ((await app.call('GET /api/seller/jobs/', { token })).body as { data: Job[] }).data.map(({ id }) => id);
    expect([await listed(one.token), await listed(key), await listed(otherKey), await listed(other.token)]).toEqual([
      [job.id],
      [keyed.id],
      [],
      [],
    ]);
    for (const [token, id] of [
      [other.token, job.id],
      [one.token, keyed.id],
      [otherKey, keyed.id],
    ] as const) {
      for (const name of ['GET /api/seller/jobs/:id/', 'GET /api/seller/jobs/:id/items/'])
        expect(await app.call(name, { token, params: { id } })).toMatchObject({ status: 404 });
      expect((await app.call('POST /api/seller/jobs/:id/cancel/', { token, params: { id } })).body).toMatchObject({
        code: 'job-not-found',
      });
    }
    expect((await app.call('GET /api/admin/jobs/:id/', { token: owner.token, params: { id: job.id } })).status).toBe(
      404,
    );
    expect(
      (await app.call('POST /api/seller/jobs/:id/cancel/', { token: key, params: { id: keyed.id } })).body,
    ).toMatchObject({ status: 'cancelled' });
    expect(
      (await begin(key, 'variants/bulk-reprice/jobs', { items: [{ variant_id: one.first, base_price: 1 }] })).body,
    ).toMatchObject({ code: 'scope-missing' });
  });

  test('a person who is not, or no longer, a seller is refused', async () => {
    const { token } = await customerReady(app.shop);
    for (const name of ['products/exports', 'stock/exports'])
      expect(await begin(token, name)).toMatchObject({ status: 403, body: { code: 'seller-required' } });
    expect((await app.call('GET /api/seller/jobs/', { token })).body).toMatchObject({ code: 'seller-required' });
  });
});
