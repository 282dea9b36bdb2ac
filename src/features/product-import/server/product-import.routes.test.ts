import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { keyReady } from '#features/access-keys/server/access-keys.factory.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { createBrand } from '#features/brands/server/brands.service.ts';
import { createCategory } from '#features/categories/server/categories.service.ts';
import { workOnJob } from '#features/jobs/server/job-work.service.ts';
import type { ProductDetail } from '#features/products/products.contract.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { armFaultPoints } from '#platform/fault-points.ts';
import { csvText } from '#shared/csv.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { importerOf } from './product-import.factory.ts';
import { productsImport } from './product-imports.ts';

describe('imports of product tables', () => {
  const app = useTestShop();
  let owner: ReadyCustomer;
  beforeAll(async () => {
    owner = await customerReady(app.shop, { role: 'owner' });
    await createCategory(app.shop, { name: 'روشنایی', slug: 'lights' });
    await createBrand(app.shop, { name: 'نوین', slug: 'novin' });
  });
  afterEach(() => {
    armFaultPoints(app.shop, () => undefined);
  });
  const { send, jobNow, work, apply, lookedThrough, written, outcomes } = importerOf(app, () => owner.token);
  const table = (...rows: readonly (readonly string[])[]) =>
    csvText([['slug', 'name', 'category', 'price', 'stock'], ...rows]);
  const numbered = (slug: string, count: number) =>
    table(...Array.from({ length: count }, (_, index) => [`${slug}-${index}`, 'بشقاب', 'lights', '1000', '2']));
  const visible = (slug: string) => app.call('GET /api/products/:slug/', { params: { slug } });
  const detail = async (slug: string) => (await visible(slug)).body as ProductDetail;
  const added = async (slugs: string) =>
    (
      await app.shop.database.pool.query<{ added: number; products: number }>(
        `select count(*)::int as added, count(distinct subject_id)::int as products from audit_log
         where action = 'product.added' and after ->> 'slug' like $1`,
        [slugs],
      )
    ).rows;

  test('PROD-10 a table is checked first; then lines add or change products, and a repeat changes nothing', async () => {
    const content = csvText([
      ['slug', 'name', 'name_en', 'category', 'brand', 'price', 'stock', 'tags'],
      ['csv-lamp', 'چراغ', 'Lamp', 'lights', 'novin', '۱۲۰٬۰۰۰', '۴', 'خانه، نور'],
    ]);
    const sent = await send(content);
    expect([sent.status, sent.headers['location']]).toEqual([202, `/api/admin/jobs/${sent.body.id}/`]);
    expect(sent.body).toMatchObject({ kind: 'products-import', status: 'waiting', dry_run: true, total_count: 1 });
    const looked = await work(sent.body.id);
    expect(looked).toMatchObject({
      file_name: 'کالاها.csv',
      status: 'done',
      done_count: 1,
      counts: { done: 1, added: 1, skipped: 0, failed: 0 },
      followed_by_id: null,
    });
    expect((await visible('csv-lamp')).status).toBe(404);
    const done = await written(looked);
    expect(done).toMatchObject({
      status: 'done',
      dry_run: false,
      follows_id: looked.id,
      file_name: 'کالاها.csv',
      counts: { done: 1, added: 1 },
      ended_at: expect.any(String) as string,
    });
    expect(await jobNow(looked.id)).toMatchObject({ followed_by_id: done.id });
    expect(await detail('csv-lamp')).toMatchObject({
      name: 'چراغ',
      base_price: 120_000,
      quantity: 4,
      tags: ['خانه', 'نور'],
      brand: { slug: 'novin' },
    });
    expect(await lookedThrough(content)).toMatchObject({ counts: { done: 0, skipped: 1 } });
    const changed = await written(await lookedThrough('slug,price,brand\ncsv-lamp,90000,\n'));
    expect(changed).toMatchObject({ counts: { done: 1, added: 0 } });
    expect(await detail('csv-lamp')).toMatchObject({ name: 'چراغ', base_price: 90_000, brand: null, quantity: 4 });
    const { rows } = await app.shop.database.pool.query<{ action: string; by: number }>(
      `select action, "by", after from audit_log where subject in ('product', 'product-import') order by id desc limit 2`,
    );
    expect(rows).toMatchObject([
      { action: 'product.changed', by: owner.id },
      { action: 'products.imported', by: owner.id, after: { file: 'کالاها.csv', products: 1 } },
    ]);
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('PROD-10 invalid lines are stored with reasons in both languages and skipped; the others are written; the result lists each', async () => {
    const looked = await lookedThrough(
      table(
        ['csv-new', 'میز'],
        ['csv-right', 'میز', 'lights', '5000'],
        ['csv-right', '', '', 'x'],
        ['csv-other', 'میز', 'no-such', '5000'],
      ),
    );
    expect(looked).toMatchObject({ total_count: 4, done_count: 4, counts: { done: 1, added: 1, failed: 3 } });
    const english = await outcomes(looked.id, { only: 'failed' });
    expect(english.map(({ id, slug, code, errors }) => [id, slug, code, ...errors.map(({ path }) => path)])).toEqual([
      [2, 'csv-new', 'invalid-line', 'category', 'price'],
      [4, 'csv-right', 'invalid-line', 'slug'],
      [5, 'csv-other', 'invalid-line', 'category'],
    ]);
    expect(english[2]?.errors).toMatchObject([
      { code: 'unknown-category', message: 'There is no category with this address.' },
    ]);
    expect((await outcomes(looked.id, { only: 'failed', language: 'fa' }))[2]?.errors[0]?.message).toBe(
      'دسته‌ای با این نشانی نیست.',
    );
    const done = await written(looked);
    expect(done).toMatchObject({ status: 'done', done_count: 4, counts: { done: 1, added: 1, failed: 3 } });
    expect([(await visible('csv-right')).status, (await visible('csv-other')).status]).toEqual([200, 404]);
    expect((await outcomes(done.id)).map(({ id, slug, outcome, added: isNew }) => [id, slug, outcome, isNew])).toEqual([
      [2, 'csv-new', 'failed', false],
      [3, 'csv-right', 'done', true],
      [4, 'csv-right', 'failed', false],
      [5, 'csv-other', 'failed', false],
    ]);
  });

  test('a product changed between check and write is refused for that line only', async () => {
    const looked = await lookedThrough(
      table(['csv-late', 'دیر', 'lights', '5000'], ['csv-soon', 'زود', 'lights', '5000']),
    );
    await app.shop.database.pool.query(
      `update job_items set item = item || '{"category": "gone"}' where job_id = $1 and subject_id = 2`,
      [looked.id],
    );
    expect(await written(looked)).toMatchObject({ counts: { done: 1, added: 1, failed: 1 } });
    expect([(await visible('csv-late')).status, (await visible('csv-soon')).status]).toEqual([404, 200]);
  });

  test('a checked table is written once, even by twenty concurrent requests, and once whoever works on it', async () => {
    const looked = await lookedThrough(numbered('csv-once', 30));
    const requested = await Promise.all(Array.from({ length: 20 }, () => apply(looked.id)));
    const begun = requested.filter(({ status }) => status === 202);
    expect(begun).toHaveLength(1);
    expect(new Set(requested.map(({ body }) => body.code))).toEqual(new Set([undefined, 'job-not-ready']));
    const { id } = begun[0]!.body;
    await Promise.all([1, 2, 3].map(() => workOnJob(app.shop, [productsImport], id)));
    expect(await jobNow(id)).toMatchObject({ status: 'done', done_count: 30, counts: { done: 30, added: 30 } });
    expect(await added('csv-once-%')).toEqual([{ added: 30, products: 30 }]);
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('a table is imported once per key, even by twenty concurrent requests, and another table under the key is refused', async () => {
    const key = randomUUID();
    const [content, other] = [numbered('csv-keyed', 3), numbered('csv-keyed', 4)];
    const same = await Promise.all(Array.from({ length: 20 }, () => send(content, { key })));
    expect(new Set(same.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    const reused = await send(other, { key });
    expect([reused.status, reused.body.code]).toEqual([422, 'idempotency-key-reused']);
    const { id } = same[0]!.body;
    await app.call('POST /api/admin/jobs/:id/cancel/', { token: owner.token, params: { id } });
  });

  test('a program imports a table in one call, and its lines are logged under its key', async () => {
    const key = await keyReady(app.shop, { customerId: owner.id, scopes: ['products:write'] });
    const { status, body: job } = await send(table(['csv-by-key', 'کاسه', 'lights', '7000']), {
      dryRun: false,
      token: key,
    });
    expect([status, job.dry_run]).toEqual([202, false]);
    await workOnJob(app.shop, [productsImport], job.id);
    expect((await visible('csv-by-key')).status).toBe(200);
    expect((await jobNow(job.id)) as object).toMatchObject({ code: 'job-not-found' });
    const { rows } = await app.shop.database.pool.query(
      `select action, access_key_id is not null as keyed from audit_log where access_key_id is not null order by id`,
    );
    expect(rows).toEqual([
      { action: 'products.imported', keyed: true },
      { action: 'product.added', keyed: true },
    ]);
  });

  test('a cancelled import stops where it is: written lines stay, the rest is skipped', async () => {
    const looked = await lookedThrough(numbered('csv-cancelled', 120));
    const { body: job } = await apply(looked.id);
    const token = owner.token;
    let stored = 0;
    armFaultPoints(app.shop, (point) => {
      if (point !== 'job-item-stored' || (stored += 1) !== 10) return undefined;
      return app.call('POST /api/admin/jobs/:id/cancel/', { token, params: { id: job.id } }).then(() => undefined);
    });
    const after = await work(job.id);
    expect(after).toMatchObject({ status: 'cancelled', counts: { added: 10 } });
    expect(await added('csv-cancelled-%')).toEqual([{ added: 10, products: 10 }]);
    expect((await apply(looked.id)).body.code).toBe('job-not-ready');
    expect(await outcomes(job.id)).toHaveLength(10);
  });

  test('PROD-10 a line with a server error is tried three times, then skipped with its log reference; the others are written', async () => {
    vi.spyOn(app.shop.log, 'error');
    const lines = ['csv-fine', 'csv-fails', 'csv-well'].map((slug) => [slug, 'سبد', 'lights', '5000']);
    const looked = await lookedThrough(table(...lines));
    await app.shop.database.pool.query(
      `create function fail_at_line() returns trigger language plpgsql as $$ begin raise exception 'planted fault'; end $$`,
    );
    await app.shop.database.pool.query(
      `create trigger planted before insert on products for each row when (new.slug = 'csv-fails') execute function fail_at_line()`,
    );
    const after = await written(looked);
    expect(after).toMatchObject({ status: 'done', counts: { done: 2, added: 2, failed: 1 } });
    expect(await Promise.all(lines.map(async ([slug]) => (await visible(slug!)).status))).toEqual([200, 404, 200]);
    const failed = await outcomes(after.id, { only: 'failed' });
    expect(failed).toMatchObject([{ id: 3, slug: 'csv-fails', code: 'unexpected', errors: [] }]);
    expect(failed[0]?.message).toContain(`job-${after.id}-2`);
    expect(JSON.stringify(failed)).not.toContain('planted');
    await app.shop.database.pool.query('drop trigger planted on products');
    expect(await written(await lookedThrough(table(...lines)))).toMatchObject({ counts: { added: 1, skipped: 2 } });
  });

  test('an error in a batch lookup does not affect the other lines, and a table whose lines all fail ends', async () => {
    vi.spyOn(app.shop.log, 'error');
    const { id } = (await send(table(...['csv-one', 'csv-two'].map((slug) => [slug, 'سبد', 'lights', '5000'])))).body;
    await app.shop.database.pool.query('alter table brands rename to brands_away');
    await workOnJob(app.shop, [productsImport], id);
    await app.shop.database.pool.query('alter table brands_away rename to brands');
    expect(await jobNow(id)).toMatchObject({ status: 'done', done_count: 2, counts: { failed: 2 } });
  });

  test.each<[string, string | Buffer, number, string]>([
    ['a picture under the name of a table', Buffer.from('89504e470d0a1a0a0000', 'hex'), 415, 'wrong-type'],
    ['a text that is not UTF-8', Buffer.from([0x73, 0x6c, 0x75, 0x67, 0x0a, 0xc7, 0xd1, 0xff]), 415, 'wrong-type'],
    ['nothing', '', 422, 'faulty-table'],
    ['no column slug', 'name\nمیز\n', 422, 'faulty-table'],
    ['a column that is not known', 'slug,colour\nx,red\n', 422, 'faulty-table'],
    ['more than five thousand lines', `slug\n${'x\n'.repeat(5_001)}`, 422, 'faulty-table'],
    ['more than ten megabytes', Buffer.alloc(10 * 1_024 * 1_024 + 1, 0x61), 413, 'too-large'],
  ])(
    'a file with %s is refused with a message, nothing of it is stored, and its key is free',
    async (_, content, status, code) => {
      const count = async () =>
        (await app.shop.database.pool.query<{ n: number }>('select count(*)::int as n from jobs')).rows;
      const [before, key] = [await count(), randomUUID()];
      const answer = await send(content, { key });
      expect([answer.status, answer.body.code, answer.body.message.length > 5]).toEqual([status, code, true]);
      expect(await count()).toEqual(before);
      const right = await send(table(['csv-key', 'سبد', 'lights', '5000']), { key });
      expect(right.status).toBe(202);
      await work(right.body.id);
    },
  );

  test("without catalogue permission a table can be neither sent nor written, and another's is not found", async () => {
    const looked = await lookedThrough(table(['csv-own', 'سبد', 'lights', '5000']));
    const { token } = await customerReady(app.shop, { role: 'support' });
    expect((await send('slug\nx\n', { token })).status).toBe(403);
    expect((await apply(looked.id, token)).status).toBe(403);
    const manager = await customerReady(app.shop, { role: 'manager' });
    expect([(await apply(looked.id, manager.token)).status, (await apply(999_999)).status]).toEqual([404, 404]);
    expect((await apply((await send(numbered('csv-waits', 1))).body.id)).body.code).toBe('job-not-ready');
    const export_ = await app.call('POST /api/admin/products/exports/', { token: owner.token, body: {} });
    expect((await apply((export_.body as { id: number }).id)).status).toBe(404);
  });

  test('imports are listed among the jobs by kind, newest first', async () => {
    const { data } = (
      await app.call('GET /api/admin/jobs/', {
        token: owner.token,
        query: { kind: 'products-import', page_size: '100' },
      })
    ).body as { data: { id: number; kind: string }[] };
    expect(new Set(data.map(({ kind }) => kind))).toEqual(new Set(['products-import']));
    expect(data.length).toBeGreaterThan(3);
    expect(data.map(({ id }) => id)).toEqual(data.map(({ id }) => id).toSorted((a, b) => b - a));
  });
});
