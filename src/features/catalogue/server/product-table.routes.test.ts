import { beforeAll, describe, expect, test } from 'vitest';
import { customerReady, type ReadyCustomer } from '#features/identity/server/identity.factory.ts';
import { bookFaults } from '#features/reports/server/books/books.service.ts';
import { csvText } from '#shared/csv.ts';
import { databaseKinds, useTestShop } from '#testing/test-shop.ts';
import type { ProductDetail } from '../catalogue.contract.ts';
import type { ImportedRow } from '../product-table.contract.ts';
import { readProductTable, type ProductCells } from '../product-table.rules.ts';
import { productReady } from './catalogue.factory.ts';
import { createBrand, createCategory } from './product-changes.service.ts';

describe.each(databaseKinds)('the table of products on %s', (kind) => {
  const it = useTestShop(kind);
  let owner: ReadyCustomer;
  beforeAll(async () => {
    owner = await customerReady(it.shop, { role: 'owner' });
    await createCategory(it.shop, { name: 'روشنایی', slug: 'lights' });
    await createBrand(it.shop, { name: 'نوین', slug: 'novin' });
  });
  const send = (rows: readonly ProductCells[], { dry = false, token = owner.token, language = 'fa' } = {}) =>
    it.call('POST /api/admin/products/table/', { token, headers: { cookie: `language=${language}` }, body: { dry, rows: rows.map((cells, place) => ({ line: place + 2, cells })) } });
  const outcomes = async (rows: readonly ProductCells[], wanted: { dry?: boolean } = {}) => ((await send(rows, wanted)).body as { rows: ImportedRow[] }).rows.map(({ outcome }) => outcome);
  const shown = async (slug: string) => (await it.call('GET /api/products/:slug/', { params: { slug } })).body as ProductDetail;
  const exported = async (after?: number) =>
    (await it.call('GET /api/admin/products/table/', { token: owner.token, query: after === undefined ? {} : { after } })).body as { columns: string[]; rows: string[][]; next: number | null };

  test('PROD-10 a line adds a product, another changes it, and the same again changes nothing; dry, nothing is kept', async () => {
    const lamp = { slug: 'csv-lamp', name: 'چراغ', name_en: 'Lamp', category: 'lights', brand: 'novin', price: '۱۲۰٬۰۰۰', stock: '۴', tags: 'خانه، نور' };
    expect(await outcomes([lamp], { dry: true })).toEqual(['added']);
    expect((await it.call('GET /api/products/:slug/', { params: { slug: 'csv-lamp' } })).status).toBe(404);
    expect(await outcomes([lamp])).toEqual(['added']);
    expect(await shown('csv-lamp')).toMatchObject({ name: 'چراغ', base_price: 120_000, quantity: 4, tags: ['خانه', 'نور'], brand: { slug: 'novin' } });
    expect([await outcomes([lamp]), await outcomes([{ slug: 'csv-lamp', price: '90000' }], { dry: true })]).toEqual([['same'], ['changed']]);
    expect((await shown('csv-lamp')).base_price).toBe(120_000);
    expect(await outcomes([{ slug: 'csv-lamp', price: '90000', brand: '', shown: '1' }])).toEqual(['changed']);
    expect(await shown('csv-lamp')).toMatchObject({ name: 'چراغ', base_price: 90_000, brand: null, quantity: 4 });
    const { data } = (await it.call('GET /api/admin/audit/', { token: owner.token, query: { subject: 'product' } })).body as { data: { action: string; by: string }[] };
    expect(data.slice(0, 2)).toMatchObject([{ action: 'product.changed', by: owner.username }, { action: 'product.added', by: owner.username }]);
    expect(await bookFaults(it.shop)).toEqual([]);
  });

  test('PROD-10 faulty lines are named by their columns in the language of who asks, and the others are kept', async () => {
    const answer = await send([
      { slug: 'csv-new', name: 'میز' }, { slug: 'csv-right', name: 'میز', category: 'lights', price: '5000' },
      { slug: 'csv-right', price: 'x' }, { slug: 'csv-other', name: 'میز', category: 'no-such', brand: 'no-such', price: '5000' },
    ], { language: 'en' });
    const { rows } = answer.body as { rows: ImportedRow[] };
    expect(rows.map(({ line, outcome, faults }) => [line, outcome, ...faults.map(({ column }) => column)])).toEqual([
      [2, 'faulty', 'category', 'price'], [3, 'added'], [4, 'faulty', 'price', 'slug'], [5, 'faulty', 'category', 'brand'],
    ]);
    expect(rows[3]?.faults[0]?.message).toBe('There is no category with this address.');
    expect(await shown('csv-right')).toMatchObject({ base_price: 5_000 });
  });

  test('PROD-10 what is exported is read in again and changes nothing, hidden products and their variants too', async () => {
    await productReady(it.shop, { hidden: true, tags: ['الف', 'ب'], variants: [{ stock: 2, colour: { name: 'سرخ', hex: '#aa0000' } }, { stock: 1, size: 'L', basePrice: 5_000 }] });
    const { columns, rows } = await exported();
    const read = readProductTable(csvText([columns, ...rows]));
    expect([read.fault, read.rows.length]).toEqual([null, rows.length]);
    expect(new Set(await outcomes(read.rows.map(({ cells }) => cells), { dry: true }))).toEqual(new Set(['same']));
  });

  test('a long catalogue is exported page by page, each product once', async () => {
    await it.shop.database.pool.query(
      `insert into products (id, slug, name, category_id, base_price, created_at, changed_at)
       select 2000000 + n, 'table-' || n, 'کالا', (select id from categories limit 1), 1000, $1::timestamptz, $1::timestamptz from generate_series(1, 620) n`,
      [it.shop.clock.now()],
    );
    const first = await exported();
    expect([first.rows.length, first.next]).toEqual([500, expect.any(Number)]);
    const second = await exported(first.next ?? 0);
    expect(second.next).toBeNull();
    const slugs = [...first.rows, ...second.rows].map(([slug]) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  test('whose work the catalogue is not may neither read nor write the table, and fifty lines are the most', async () => {
    const support = await customerReady(it.shop, { role: 'support' });
    expect((await send([{ slug: 'x' }], { token: support.token })).status).toBe(403);
    expect((await it.call('GET /api/admin/products/table/', { token: support.token })).status).toBe(403);
    expect((await send(Array.from({ length: 51 }, () => ({ slug: 'x' })))).status).toBe(400);
  });
});
