import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createCategory } from '#features/categories/server/categories.service.ts';
import type { Job } from '#features/jobs/jobs.contract.ts';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { makeWebhook } from '#features/webhooks/server/webhooks.service.ts';
import { storeEvents } from '#platform/jobs/events.store.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { csvText } from '#shared/csv.ts';
import { reopenedShop } from '#testing/reopened-shop.ts';
import { webhookReceiver } from '#testing/webhook-receiver.ts';
import { bundleShopProcess, startShopProcess, type ShopProcess } from '#testing/shop-process.ts';

const lines = 12;
const content = csvText([
  ['slug', 'name', 'category', 'price', 'stock'],
  ...Array.from({ length: lines }, (_, index) => [`killed-${index}`, 'کاسه', 'bowls', '1000', '3']),
]);
const goOn = ['follow-left-jobs'];

let bundle: Awaited<ReturnType<typeof bundleShopProcess>>;
beforeAll(async () => {
  bundle = await bundleShopProcess();
});
afterAll(() => bundle.remove());

describe('a shop killed while importing a product table', () => {
  test('PROD-10 resumes after a restart, and applies each line once', { timeout: 300_000 }, async () => {
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
    const token = await inShop(async (shop) => {
      await createCategory(shop, { name: 'کاسه‌ها', slug: 'bowls' });
      return (await customerReady(shop, { role: 'owner' })).token;
    });
    const headers = { authorization: `Bearer ${token}` };
    const jobOf = async ({ address }: ShopProcess, id: number) =>
      (await (await fetch(`${address}/api/admin/jobs/${id}/`, { headers })).json()) as Job;

    const first = await start();
    const sent = await fetch(`${first.address}/api/admin/products/imports/?name=bowls.csv&dry_run=true`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'text/csv', 'idempotency-key': 'sent' },
      body: content,
    });
    const { id: dryRun } = (await sent.json()) as Job;
    await first.request({ forwardMinutes: 2, run: goOn });
    expect(await jobOf(first, dryRun)).toMatchObject({ status: 'done', counts: { done: lines, added: lines } });
    const applied = await fetch(`${first.address}/api/admin/products/imports/${dryRun}/apply/`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': 'applied' },
    });
    expect(applied.status).toBe(202);
    const { id } = (await applied.json()) as Job;
    void first.request({ dieAt: 'job-item-stored', forwardMinutes: 5, run: goOn });
    expect(await first.ended).toBe('SIGKILL');

    // Its processes' clocks are advanced past the time after which the previous one counts as crashed.
    const second = await start();
    expect(await jobOf(second, id)).toMatchObject({ status: 'working', counts: { done: 1 } });
    void second.request({ dieAt: 'job-item-written', forwardMinutes: 10, run: goOn });
    expect(await second.ended).toBe('SIGKILL');

    const third = await start();
    expect(await jobOf(third, id)).toMatchObject({ status: 'working', counts: { done: 1 } });
    await third.request({ forwardMinutes: 15, run: goOn });
    expect(await jobOf(third, id)).toMatchObject({
      status: 'done',
      done_count: lines,
      counts: { done: lines, added: lines, failed: 0 },
    });
    await third.request({ stop: true });
    await third.ended;

    await inShop(async (shop) => {
      const { rows } = await shop.database.pool.query(
        `select (select count(*)::int from products where slug like 'killed-%') as products,
          (select count(*)::int from audit_log where action = 'product.added') as added,
          (select sum(on_hand_change)::int from stock_movements) as pieces`,
      );
      expect(rows).toEqual([{ products: lines, added: lines, pieces: lines * 3 }]);
      expect(await bookErrors(shop)).toEqual([]);
    });
  });

  test('PROD-10 skips a line that kills it three times, and continues', { timeout: 300_000 }, async () => {
    const { environment, inShop, remove } = await reopenedShop({ PASSWORD_HASHING: 'cheap' });
    onTestFinished(remove);
    const start = async () => {
      const running = await startShopProcess(bundle.file, { ...environment, JOBS: 'by-hand' });
      onTestFinished(running.kill);
      return running;
    };
    const jobId = await inShop(async (shop) => {
      const { id: by } = await customerReady(shop, { role: 'owner' });
      await createCategory(shop, { name: 'کاسه‌ها', slug: 'bowls' });
      const { rows } = await shop.database.pool.query<{ id: number }>(
        `insert into jobs (kind, "by", roles, input, file_name, created_at) values ('products-import', $1, '{owner}', '{}', 'x.csv', $2) returning id`,
        [by, shop.clock.now()],
      );
      const id = rows[0]!.id;
      const cells = { slug: 'deadly', name: 'کاسه', category: 'bowls', price: '1000' };
      await shop.database.pool.query(
        `insert into job_items (job_id, position, subject_id, slug, item) values ($1, 1, 2, 'deadly', $2)`,
        [id, cells],
      );
      return id;
    });
    for (const forwardMinutes of [5, 10, 15]) {
      const running = await start();
      void running.request({ dieAt: 'job-item-written', forwardMinutes, run: goOn });
      expect(await running.ended).toBe('SIGKILL');
    }
    const last = await start();
    await last.request({ dieAt: 'job-item-written', forwardMinutes: 20, run: goOn });
    await last.request({ stop: true });
    await last.ended;
    await inShop(async (shop) => {
      const { rows } = await shop.database.pool.query(
        `select j.status, i.outcome, i.code, i.problem #>> '{message,en}' like '%job-' || j.id || '-1%' as named, (select count(*)::int from products) as products
          from jobs j join job_items i on i.job_id = j.id where j.id = $1`,
        [jobId],
      );
      expect(rows).toEqual([{ status: 'done', outcome: 'failed', code: 'unexpected', named: true, products: 0 }]);
    });
  });
});

describe("a shop killed between another program's response and its record", () => {
  test('resends it once after the restart, under the same id, and nothing is lost', { timeout: 300_000 }, async () => {
    const { environment, inShop, remove } = await reopenedShop({ PASSWORD_HASHING: 'cheap' });
    onTestFinished(remove);
    const receiver = await webhookReceiver();
    onTestFinished(receiver.close);
    const start = async () => {
      const running = await startShopProcess(bundle.file, { ...environment, JOBS: 'by-hand' });
      onTestFinished(running.kill);
      return running;
    };
    await inShop(async (shop) => {
      const { id: by } = await customerReady(shop, { role: 'owner' });
      const owner = { by, sellerId: null };
      await makeWebhook(shop, owner, { name: 'x', url: receiver.origin, types: ['brand.*'] });
      const createdAt = shop.clock.now();
      const rows = [1, 1, 2].map((brandId, index) => ({
        id: index + 1,
        name: 'brand.changed',
        news: { brandId },
        createdAt,
      }));
      await shop.transaction(() => storeEvents(shop, rows));
    });
    const first = await start();
    void first.request({ dieAt: 'webhook-answered', run: ['deliver-webhooks'] });
    expect(await first.ended).toBe('SIGKILL');
    const before = receiver.received.map(({ id }) => id);
    expect(before.length).toBeGreaterThan(0);
    // After the time for which the previous one had locked it.
    const second = await start();
    await second.request({ forwardMinutes: 1, run: ['deliver-webhooks'] });
    await expect.poll(() => new Set(receiver.received.map(({ id }) => id)).size, { timeout: 20_000 }).toBe(3);
    await second.request({ stop: true });
    await second.ended;
    const ids = receiver.received.map(({ id }) => id);
    expect(ids.slice(before.length)).toEqual(expect.arrayContaining(before));
    await inShop(async (shop) => {
      const { rows } = await shop.database.pool.query<{ status: string; count: number }>(
        'select status, count(*)::int as count from webhook_deliveries group by status',
      );
      expect(rows).toEqual([{ status: 'delivered', count: 3 }]);
    });
  });
});
