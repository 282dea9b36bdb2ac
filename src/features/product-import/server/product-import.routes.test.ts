import { inspect } from 'node:util';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { csvText, readCsv } from '#shared/csv.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { ProductDetail } from '#features/products/products.contract.ts';
import type { InvalidLine, ProductImport } from '../product-import.contract.ts';
import { createBrand } from '#features/brands/server/brands.service.ts';
import { createCategory } from '#features/categories/server/categories.service.ts';
import { followLeftImports, workOnImport } from './product-import-work.service.ts';

type Now = ProductImport & { faulty_lines: InvalidLine[] };

describe('tables of products sent in', () => {
  const app = useTestShop();
  let owner: ReadyCustomer;
  beforeAll(async () => {
    owner = await customerReady(app.shop, { role: 'owner' });
    await createCategory(app.shop, { name: 'روشنایی', slug: 'lights' });
    await createBrand(app.shop, { name: 'نوین', slug: 'novin' });
  });
  const send = async (content: string | Buffer, { token = owner.token, name = 'کالاها.csv' } = {}) => {
    const answer = await app.server.inject({
      method: 'POST',
      url: `/api/admin/products/imports/?name=${encodeURIComponent(name)}`,
      payload: content,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
    });
    return { status: answer.statusCode, body: answer.json<{ id: number; code: string; message: string }>() };
  };
  const table = (...rows: readonly (readonly string[])[]) =>
    csvText([['slug', 'name', 'category', 'price', 'stock'], ...rows]);
  const now = async (id: number, language = 'fa') =>
    (
      await app.call('GET /api/admin/products/imports/:id/', {
        token: owner.token,
        params: { id },
        headers: { cookie: `language=${language}` },
      })
    ).body as Now;
  const order = (id: number, what: 'keep' | 'stop', token = owner.token) =>
    app.call(`POST /api/admin/products/imports/:id/${what}/`, { token, params: { id } });
  /** Sends a table in and lets the shop look through it. */
  const checked = async (content: string) => {
    const { id } = (await send(content)).body;
    await workOnImport(app.shop, id);
    return id;
  };
  const stored = async (id: number) => {
    expect(await order(id, 'keep')).toMatchObject({ status: 200, body: { id, state: 'keeping' } });
    await workOnImport(app.shop, id);
    return now(id);
  };
  const visible = (slug: string) => app.call('GET /api/products/:slug/', { params: { slug } });
  const detail = async (slug: string) => (await visible(slug)).body as ProductDetail;

  test('PROD-10 a table is looked through first; then a line adds a product, another changes it, and the same again changes nothing', async () => {
    const content = csvText([
      ['slug', 'name', 'name_en', 'category', 'brand', 'price', 'stock', 'tags'],
      ['csv-lamp', 'چراغ', 'Lamp', 'lights', 'novin', '۱۲۰٬۰۰۰', '۴', 'خانه، نور'],
    ]);
    const id = await checked(content);
    expect(await now(id)).toMatchObject({
      name: 'کالاها.csv',
      by: owner.username,
      state: 'checked',
      lines: 1,
      checked: 1,
      added: 1,
      kept: 0,
      ended_at: null,
    });
    expect((await visible('csv-lamp')).status).toBe(404);
    expect(await stored(id)).toMatchObject({
      state: 'done',
      kept: 1,
      added: 1,
      ended_at: expect.any(String) as string,
    });
    expect(await detail('csv-lamp')).toMatchObject({
      name: 'چراغ',
      base_price: 120_000,
      quantity: 4,
      tags: ['خانه', 'نور'],
      brand: { slug: 'novin' },
    });
    expect(await now(await checked(content))).toMatchObject({ state: 'checked', same: 1, added: 0, changed: 0 });
    expect(await stored(await checked('slug,price,brand\ncsv-lamp,90000,\n'))).toMatchObject({ changed: 1, kept: 1 });
    expect(await detail('csv-lamp')).toMatchObject({ name: 'چراغ', base_price: 90_000, brand: null, quantity: 4 });
    const { rows } = await app.shop.database.pool.query<{ action: string; by: number }>(
      `select action, "by" from audit_log where subject in ('product', 'product-import') order by id desc limit 2`,
    );
    expect(rows).toEqual([
      { action: 'product.changed', by: owner.id },
      { action: 'products.imported', by: owner.id },
    ]);
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('PROD-10 faulty lines are stored with their reasons in the language of the request and left out, the others are written, and the report lists each', async () => {
    const id = await checked(
      table(
        ['csv-new', 'میز'],
        ['csv-right', 'میز', 'lights', '5000'],
        ['csv-right', '', '', 'x'],
        ['csv-other', 'میز', 'no-such', '5000'],
      ),
    );
    const english = await now(id, 'en');
    expect(english).toMatchObject({ lines: 4, checked: 4, added: 1, faulty: 3 });
    expect(
      english.faulty_lines.map(({ line, faults: errors }) => [line, ...errors.map(({ column }) => column)]),
    ).toEqual([
      [2, 'category', 'price'],
      [4, 'slug'],
      [5, 'category'],
    ]);
    expect(english.faulty_lines[2]?.faults[0]?.message).toBe('There is no category with this address.');
    expect((await now(id)).faulty_lines[2]?.faults[0]?.message).toBe('دسته‌ای با این نشانی نیست.');
    expect(await stored(id)).toMatchObject({ state: 'done', kept: 1, added: 1, faulty: 3 });
    expect([(await visible('csv-right')).status, (await visible('csv-other')).status]).toEqual([200, 404]);
    const report = await app.call('GET /api/admin/products/imports/:id/report.csv', {
      token: owner.token,
      params: { id },
      headers: { cookie: 'language=en' },
    });
    expect(report.headers['content-disposition']).toContain(`import-${id}.csv`);
    expect(readCsv(report.text).map(({ cells }) => cells.slice(0, 4))).toEqual([
      ['line', 'slug', 'outcome', 'written'],
      ['2', 'csv-new', 'faulty', 'no'],
      ['3', 'csv-right', 'added', 'yes'],
      ['4', 'csv-right', 'faulty', 'no'],
      ['5', 'csv-other', 'faulty', 'no'],
    ]);
  });

  test('what changed between looking and writing is refused for that line alone', async () => {
    const id = await checked(table(['csv-late', 'دیر', 'lights', '5000'], ['csv-soon', 'زود', 'lights', '5000']));
    await app.shop.database.pool.query(
      `update product_import_lines set cells = cells || '{"category": "gone"}' where import_id = $1 and line = 2`,
      [id],
    );
    expect(await stored(id)).toMatchObject({ state: 'done', kept: 1, added: 1, faulty: 1 });
    expect([(await visible('csv-late')).status, (await visible('csv-soon')).status]).toEqual([404, 200]);
  });

  test('a table is written once, however often it is requested and whoever works on it at once', async () => {
    const id = await checked(
      table(...Array.from({ length: 30 }, (_, index) => [`csv-once-${index}`, 'بشقاب', 'lights', '1000', '2'])),
    );
    expect((await Promise.all([order(id, 'keep'), order(id, 'keep')])).map(({ status }) => status).sort()).toEqual([
      200, 409,
    ]);
    await Promise.all([workOnImport(app.shop, id), workOnImport(app.shop, id), followLeftImports(app.shop)]);
    expect(await now(id)).toMatchObject({ state: 'done', kept: 30, added: 30 });
    const { rows } = await app.shop.database.pool.query(
      `select count(*)::int as added, count(distinct subject_id)::int as products from audit_log where action = 'product.added' and after ->> 'slug' like 'csv-once-%'`,
    );
    expect(rows).toEqual([{ added: 30, products: 30 }]);
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('PROD-10 a line at which the shop itself fails is tried three times, then left out in words that name its place in the log; the others are written', async () => {
    const logged = vi.spyOn(app.shop.log, 'error');
    const errorsOf = (name: string) =>
      logged.mock.calls
        .map(([about]) => about as { err?: Error; problems: string[] })
        .filter(({ problems }) => problems.includes(name));
    const lines = ['csv-fine', 'csv-fails', 'csv-well'].map((slug) => [slug, 'سبد', 'lights', '5000']);
    const id = await checked(table(...lines));
    await app.shop.database.pool.query(
      `create function fail_at_line() returns trigger language plpgsql as $$ begin raise exception 'planted fault'; end $$`,
    );
    await app.shop.database.pool.query(
      `create trigger planted before insert on products for each row when (new.slug = 'csv-fails') execute function fail_at_line()`,
    );
    const after = await stored(id);
    expect(after).toMatchObject({ state: 'done', kept: 2, added: 2, faulty: 1 });
    expect(await Promise.all(lines.map(async ([slug]) => (await visible(slug!)).status))).toEqual([200, 404, 200]);
    expect(after.faulty_lines).toEqual([
      {
        line: 3,
        faults: [
          {
            column: null,
            message: `این سطر به سبب خطایی در خود فروشگاه کنار گذاشته شد. شناسهٔ خطا: \u2066import-${id}-3\u2069`,
          },
        ],
      },
    ]);
    expect(JSON.stringify((await now(id, 'en')).faulty_lines)).not.toContain('planted');
    expect(
      errorsOf(`import-${id}-3`).map(({ err }) => err !== undefined && inspect(err).includes('planted fault')),
    ).toEqual([true, true, true, false]);
    expect([2, 4].flatMap((line) => errorsOf(`import-${id}-${line}`))).toEqual([]);
    await app.shop.database.pool.query('drop trigger planted on products');
    expect(await stored(await checked(table(...lines)))).toMatchObject({ added: 1, same: 2, faulty: 0 });
  });

  test('what fails while lines are looked at together costs the others nothing, and an import at which all fails ends', async () => {
    vi.spyOn(app.shop.log, 'error');
    const { id } = (await send(table(...['csv-one', 'csv-two'].map((slug) => [slug, 'سبد', 'lights', '5000'])))).body;
    await app.shop.database.pool.query('alter table brands rename to brands_away');
    await workOnImport(app.shop, id);
    await app.shop.database.pool.query('alter table brands_away rename to brands');
    expect(await now(id)).toMatchObject({ state: 'checked', checked: 2, faulty: 2 });
  });

  test('an import whose process fell is followed after half a minute, and one that is stopped never', async () => {
    const { id } = (await send(table(['csv-left', 'مانده', 'lights', '5000']))).body;
    await app.shop.database.pool.query('update product_imports set worked_at = $2 where id = $1', [
      id,
      app.clock.now(),
    ]);
    await followLeftImports(app.shop);
    expect((await now(id)).state).toBe('checking');
    app.clock.advance(31_000);
    await followLeftImports(app.shop);
    expect((await now(id)).state).toBe('checked');
    expect([
      (await order(id, 'stop')).status,
      (await order(id, 'stop')).status,
      (await order(id, 'keep')).status,
    ]).toEqual([200, 409, 409]);
    await workOnImport(app.shop, id);
    expect(await now(id)).toMatchObject({ state: 'stopped', kept: 0 });
    expect((await visible('csv-left')).status).toBe(404);
  });

  test.each<[string, string | Buffer, number, string]>([
    ['a picture under the name of a table', Buffer.from('89504e470d0a1a0a0000', 'hex'), 415, 'wrong-type'],
    ['a text that is not UTF-8', Buffer.from([0x73, 0x6c, 0x75, 0x67, 0x0a, 0xc7, 0xd1, 0xff]), 415, 'wrong-type'],
    ['nothing', '', 422, 'faulty-table'],
    ['no column slug', 'name\nمیز\n', 422, 'faulty-table'],
    ['a column that is not known', 'slug,colour\nx,red\n', 422, 'faulty-table'],
    ['more than ten megabytes', Buffer.alloc(10 * 1_024 * 1_024 + 1, 0x61), 413, 'too-large'],
  ])('a file with %s is refused in words, and nothing of it is stored', async (_, content, status, code) => {
    const count = async () =>
      (await app.shop.database.pool.query<{ n: number }>('select count(*)::int as n from product_imports')).rows[0]?.n;
    const before = await count();
    const answer = await send(content);
    expect([answer.status, answer.body.code, answer.body.message.length > 5]).toEqual([status, code, true]);
    expect(await count()).toBe(before);
  });

  test('whose work the catalogue is not may neither send nor see one, and an unknown one is not found', async () => {
    const { token } = await customerReady(app.shop, { role: 'support' });
    expect((await send('slug\nx\n', { token })).status).toBe(403);
    expect((await app.call('GET /api/admin/products/imports/', { token })).status).toBe(403);
    expect([(await order(999_999, 'keep')).status, (await order(999_999, 'stop')).status]).toEqual([404, 404]);
    expect(
      (
        await app.call('GET /api/admin/products/imports/:id/report.csv', {
          token: owner.token,
          params: { id: 999_999 },
        })
      ).status,
    ).toBe(404);
  });

  test('the last imports are listed in one query however many, and forgotten after a month', async () => {
    const list = async () =>
      ((await app.call('GET /api/admin/products/imports/', { token: owner.token })).body as { data: ProductImport[] })
        .data;
    expect((await list()).length).toBeGreaterThan(3);
    app.clock.advance(31 * 86_400_000);
    owner = await customerReady(app.shop, { role: 'owner' });
    await followLeftImports(app.shop);
    expect(await list()).toEqual([]);
    expect(
      (await app.shop.database.pool.query<{ n: number }>('select count(*)::int as n from product_import_lines')).rows,
    ).toEqual([{ n: 0 }]);
  });
});
