import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createCategory } from '#features/categories/server/categories.service.ts';
import type { ProductImport } from '#features/product-import/product-import.contract.ts';
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
const goOn = ['follow-left-imports'];

let bundle: Awaited<ReturnType<typeof bundleShopProcess>>;
beforeAll(async () => {
  bundle = await bundleShopProcess();
});
afterAll(() => bundle.remove());

describe('a shop that is killed while it writes a table of products', () => {
  test('PROD-10 goes on where it was after a restart, and applies each line once', { timeout: 300_000 }, async () => {
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
    const importOf = async ({ address }: ShopProcess, id: number) =>
      (await (await fetch(`${address}/api/admin/products/imports/${id}/`, { headers })).json()) as ProductImport;

    const first = await start();
    const sent = await fetch(`${first.address}/api/admin/products/imports/?name=bowls.csv`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'text/csv' },
      body: content,
    });
    const { id } = (await sent.json()) as { id: number };
    await first.request({ run: goOn });
    expect(await importOf(first, id)).toMatchObject({ state: 'checked', added: lines, kept: 0 });
    expect(
      (await fetch(`${first.address}/api/admin/products/imports/${id}/keep/`, { method: 'POST', headers })).status,
    ).toBe(200);
    void first.request({ dieAt: 'import-line-kept', run: goOn });
    expect(await first.ended).toBe('SIGKILL');

    // Its processes' clocks run ahead, past the time after which the one before is taken for dead.
    const second = await start();
    expect(await importOf(second, id)).toMatchObject({ state: 'keeping', kept: 1 });
    void second.request({ dieAt: 'import-line-written', forwardMinutes: 5, run: goOn });
    expect(await second.ended).toBe('SIGKILL');

    const third = await start();
    expect(await importOf(third, id)).toMatchObject({ state: 'keeping', kept: 1 });
    await third.request({ forwardMinutes: 10, run: goOn });
    expect(await importOf(third, id)).toMatchObject({ state: 'done', kept: lines, added: lines, faulty: 0 });
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

  test('PROD-10 leaves out a line that kills it three times, and goes on', { timeout: 300_000 }, async () => {
    const { environment, inShop, remove } = await reopenedShop({ PASSWORD_HASHING: 'cheap' });
    onTestFinished(remove);
    const start = async () => {
      const running = await startShopProcess(bundle.file, { ...environment, JOBS: 'by-hand' });
      onTestFinished(running.kill);
      return running;
    };
    const importId = await inShop(async (shop) => {
      const { id: by } = await customerReady(shop, { role: 'owner' });
      await createCategory(shop, { name: 'کاسه‌ها', slug: 'bowls' });
      const { rows } = await shop.database.pool.query<{ id: number }>(
        `insert into product_imports (file_name, "by", state, created_at) values ('x.csv', $1, 'keeping', $2) returning id`,
        [by, shop.clock.now()],
      );
      const id = rows[0]!.id;
      const cells = { slug: 'deadly', name: 'کاسه', category: 'bowls', price: '1000' };
      await shop.database.pool.query(
        `insert into product_import_lines (import_id, line, cells, outcome) values ($1, 2, $2, 'added')`,
        [id, cells],
      );
      return id;
    });
    for (const forwardMinutes of [5, 10, 15]) {
      const running = await start();
      void running.request({ dieAt: 'import-line-written', forwardMinutes, run: goOn });
      expect(await running.ended).toBe('SIGKILL');
    }
    const last = await start();
    await last.request({ dieAt: 'import-line-written', forwardMinutes: 20, run: goOn });
    await last.request({ stop: true });
    await last.ended;
    await inShop(async (shop) => {
      const { rows } = await shop.database.pool.query(
        `select i.state, l.outcome, l.kept_at, l.faults #>> '{0,message,en}' like '%import-' || i.id || '-2%' as named, (select count(*)::int from products) as products
          from product_imports i join product_import_lines l on l.import_id = i.id where i.id = $1`,
        [importId],
      );
      expect(rows).toEqual([{ state: 'done', outcome: 'faulty', kept_at: null, named: true, products: 0 }]);
    });
  });
});

describe('a shop that is killed between what another program answered and the note of it', () => {
  test(
    'sends it once more after the restart, under the same id, and nothing is lost',
    { timeout: 300_000 },
    async () => {
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
      // Behind the time for which the one before had it for itself.
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
    },
  );
});
