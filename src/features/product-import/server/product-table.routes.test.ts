import { beforeAll, describe, expect, test } from 'vitest';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { csvText } from '#shared/csv.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { readProductTable } from '../product-table.rules.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { knownTo, writeLine } from './product-lines.service.ts';

describe('the product table', () => {
  const app = useTestShop();
  let owner: ReadyCustomer;
  beforeAll(async () => {
    owner = await customerReady(app.shop, { role: 'owner' });
  });
  const exported = async (after?: number) =>
    (
      await app.call('GET /api/admin/products/table/', {
        token: owner.token,
        query: after === undefined ? {} : { after },
      })
    ).body as { columns: string[]; rows: string[][]; next: number | null };

  test('PROD-10 an export is imported without changes, including hidden products and their variants', async () => {
    await productReady(app.shop, {
      status: 'draft',
      tags: ['الف', 'ب'],
      variants: [
        { stock: 2, colour: { name: 'سرخ', hex: '#aa0000' } },
        { stock: 1, size: 'L', basePrice: 5_000 },
      ],
    });
    const { columns, rows } = await exported();
    const read = readProductTable(csvText([columns, ...rows]));
    expect([read.error, read.rows.length]).toEqual([null, rows.length]);
    const known = await knownTo(
      app.shop,
      read.rows.map(({ cells }) => cells),
    );
    const results = await Promise.all(
      read.rows.map(({ cells }) => writeLine(app.shop, { by: owner.id, sellerId: null }, { cells, known, dry: true })),
    );
    expect(results).toEqual(read.rows.map(() => 'skipped'));
  });

  test('a long catalogue is exported page by page, with each product once', async () => {
    await app.shop.database.pool.query(
      `insert into products (id, slug, name, category_id, base_price, created_at, changed_at)
       select 2000000 + n, 'table-' || n, 'کالا', (select id from categories limit 1), 1000, $1::timestamptz, $1::timestamptz from generate_series(1, 620) n`,
      [app.shop.clock.now()],
    );
    const first = await exported();
    expect([first.rows.length, first.next]).toEqual([500, expect.any(Number)]);
    const second = await exported(first.next ?? 0);
    expect(second.next).toBeNull();
    const slugs = [...first.rows, ...second.rows].map(([slug]) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  test('without catalogue permission the table cannot be read', async () => {
    const support = await customerReady(app.shop, { role: 'support' });
    expect((await app.call('GET /api/admin/products/table/', { token: support.token })).status).toBe(403);
  });
});
