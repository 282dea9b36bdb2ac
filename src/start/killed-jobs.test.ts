import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import type { Job } from '#features/jobs/jobs.contract.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { reopenedShop } from '#testing/reopened-shop.ts';
import { bundleShopProcess, startShopProcess, type ShopProcess } from '#testing/shop-process.ts';

const follow = ['follow-left-jobs'];

let bundle: Awaited<ReturnType<typeof bundleShopProcess>>;
beforeAll(async () => {
  bundle = await bundleShopProcess();
});
afterAll(() => bundle.remove());

describe('a shop killed during a job', () => {
  test('API-23 processes each item once and writes the whole export', { timeout: 300_000 }, async () => {
    const { environment, inShop, remove } = await reopenedShop({
      PASSWORD_HASHING: 'cheap',
      ACCESS_TOKEN_SECONDS: '86400',
    });
    onTestFinished(remove);
    const start = async () => {
      const running = await startShopProcess(bundle.file, { ...environment, JOBS: 'by-hand' });
      onTestFinished(running.kill);
      return running;
    };
    const { token, variantIds } = await inShop(async (shop) => ({
      token: (await customerReady(shop, { role: 'owner' })).token,
      variantIds: (
        await productReady(shop, {
          variants: [
            { size: '1', stock: 5 },
            { size: '2', stock: 5 },
            { size: '3', stock: 5 },
            { size: '4', stock: 5 },
          ],
        })
      ).variantIds,
    }));
    const send = async ({ address }: ShopProcess, path: string, body?: object) =>
      (await (
        await fetch(`${address}/api/admin/${path}`, {
          ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            'idempotency-key': `key of ${path}`,
          },
        })
      ).json()) as Job;

    const first = await start();
    const items = variantIds.map((id) => ({ variant_id: id, reason: 'received', pieces: 10 }));
    const bulk = await send(first, 'stock/bulk-move/jobs/', { items });
    void first.request({ dieAt: 'job-item-stored', forwardMinutes: 2, run: follow });
    expect(await first.ended).toBe('SIGKILL');

    const second = await start();
    expect((await send(second, 'stock/bulk-move/jobs/', { items })).id).toBe(bulk.id);
    void second.request({ dieAt: 'job-item-written', forwardMinutes: 4, run: follow });
    expect(await second.ended).toBe('SIGKILL');

    const third = await start();
    await third.request({ forwardMinutes: 6, run: follow });
    expect(await send(third, `jobs/${bulk.id}/`)).toMatchObject({ status: 'done', done_count: 4, total_count: 4 });
    const exported = await send(third, 'products/exports/', {});
    void third.request({ dieAt: 'job-part-written', forwardMinutes: 2, run: follow });
    expect(await third.ended).toBe('SIGKILL');

    const fourth = await start();
    expect(await send(fourth, `jobs/${exported.id}/`)).toMatchObject({ status: 'working', result_url: null });
    await fourth.request({ forwardMinutes: 12, run: [...follow, 'forget-old-jobs'] });
    expect(await send(fourth, `jobs/${exported.id}/`)).toMatchObject({ status: 'done', done_count: 1 });
    await fourth.request({ stop: true });
    await fourth.ended;

    await inShop(async (shop) => {
      const { rows } = await shop.database.pool.query<{ on_hand: number }>(
        'select on_hand from stock_levels where variant_id = any ($1)',
        [variantIds],
      );
      expect(rows.map(({ on_hand: onHand }) => onHand)).toEqual([15, 15, 15, 15]);
      expect(await shop.files.list('jobs')).toEqual([
        expect.stringMatching(new RegExp(`^${exported.id}-.*\\.ndjson$`)),
      ]);
      expect(await bookErrors(shop)).toEqual([]);
    });
  });
});
