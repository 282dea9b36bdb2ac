import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type Database } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrations.ts';
import { createLog } from '#platform/log.ts';

const folder = path.resolve('migrations');
const { entries } = JSON.parse(readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8')) as {
  entries: { tag: string }[];
};

/** The migration before which the test creates a shop with one product of two sellers. */
const splitting = entries.findIndex(({ tag }) => tag.endsWith('_one_seller_a_product'));

describe('a product whose variants had two sellers', () => {
  let database: Database;
  let dataDir: string;
  const rows = async (text: string) => (await database.pool.query<Record<string, unknown>>(text)).rows;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-two-sellers-'));
    database = await openDatabase({ databaseUrl: undefined, dataDir, log: createLog('silent') });
    await migrate(database, folder, { only: new Set(entries.slice(0, splitting).map(({ tag }) => tag)) });
    const at = `'2026-11-01'`;
    await database.pool.query(
      `INSERT INTO sellers (id, slug, name, created_at) OVERRIDING SYSTEM VALUE VALUES (50, 'one', 'یک', ${at}), (60, 'two', 'دو', ${at})`,
    );
    await database.pool.query(
      `INSERT INTO categories (id, slug, name) OVERRIDING SYSTEM VALUE VALUES (70, 'lamps', 'چراغ')`,
    );
    await database.pool.query(
      `INSERT INTO products (id, slug, name, category_id, base_price, in_stock, tags, search_text, created_at, changed_at) VALUES
        (100, 'lamp', 'چراغ', 70, 900, true, '{"نور"}', 'چراغ', ${at}, ${at}), (110, 'whole', 'سالم', 70, 500, true, '{}', 'سالم', ${at}, ${at})`,
    );
    await database.pool.query(`INSERT INTO product_categories (category_id, product_id) VALUES (70, 100), (70, 110)`);
    await database.pool.query(
      `INSERT INTO variants (id, product_id, seller_id, position, size, base_price) VALUES
        (100, 100, 50, 0, 'S', 900), (101, 100, 60, 1, 'M', 700), (102, 100, 60, 2, 'L', 800), (103, 100, 50, 3, 'XL', 950), (110, 110, 60, 0, NULL, 500), (111, 110, 60, 1, NULL, 500)`,
    );
    await database.pool.query(
      `INSERT INTO stock (variant_id, on_hand) VALUES (100, 0), (101, 2), (102, 0), (103, 0), (110, 1), (111, 0)`,
    );
    await database.pool.query(
      `INSERT INTO offers (product_id, price, begins_at, ends_at, allotted, sold) VALUES (100, 600, ${at}, '2027-01-01', 10, 4)`,
    );
    await database.pool.query(`SELECT setval('catalogue_ids', 200)`);
    await migrate(database, folder);
  });
  afterAll(async () => {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('is split in two: the first retains number and address, the second gets new ones, and variants retain theirs', async () => {
    expect(
      await rows(`SELECT id::int, slug, seller_id::int AS seller, default_variant_id::int AS stands, base_price::int AS price, in_stock
        FROM products ORDER BY id`),
    ).toEqual([
      { id: 100, slug: 'lamp', seller: 50, stands: null, price: 900, in_stock: false },
      { id: 110, slug: 'whole', seller: 60, stands: null, price: 500, in_stock: true },
      { id: 201, slug: 'lamp-201', seller: 60, stands: 101, price: 700, in_stock: true },
    ]);
    expect(
      await rows('SELECT id::int, product_id::int AS product, seller_id::int AS seller FROM variants ORDER BY id'),
    ).toEqual([
      { id: 100, product: 100, seller: 50 },
      { id: 101, product: 201, seller: 60 },
      { id: 102, product: 201, seller: 60 },
      { id: 103, product: 100, seller: 50 },
      { id: 110, product: 110, seller: 60 },
      { id: 111, product: 110, seller: 60 },
    ]);
  });

  test('both are linked, found under the same categories and words, and share the special price', async () => {
    expect(await rows('SELECT product_id::int AS one, linked_product_id::int AS other FROM product_links')).toEqual([
      { one: 100, other: 201 },
    ]);
    expect(await rows('SELECT category_id::int AS category FROM product_categories WHERE product_id = 201')).toEqual([
      { category: 70 },
    ]);
    expect(await rows('SELECT tags, search_text FROM products WHERE id = 201')).toEqual([
      { tags: ['نور'], search_text: 'چراغ' },
    ]);
    expect(await rows('SELECT product_id::int AS product, allotted, sold FROM offers ORDER BY product_id')).toEqual([
      { product: 100, allotted: 10, sold: 4 },
      { product: 201, allotted: 6, sold: 0 },
    ]);
  });

  test('colours and sizes become options, and duplicate variants are made distinct', async () => {
    expect(
      await rows(
        `SELECT o.product_id::int AS product, o.kind, o.name, array_agg(value.number || ' ' || value.name ORDER BY value.number) AS values
        FROM product_options o JOIN product_option_values value USING (product_id, slot) GROUP BY 1, 2, 3 ORDER BY 1`,
      ),
    ).toEqual([
      { product: 100, kind: 'size', name: 'اندازه', values: ['1001 S', '1002 XL'] },
      { product: 110, kind: 'size', name: 'اندازه', values: ['1001 #111'] },
      { product: 201, kind: 'size', name: 'اندازه', values: ['1001 M', '1002 L'] },
    ]);
    expect(await rows('SELECT id::int, value1, label FROM variants WHERE product_id <> 201 ORDER BY id')).toEqual([
      { id: 100, value1: 1001, label: 'S' },
      { id: 103, value1: 1002, label: 'XL' },
      { id: 110, value1: null, label: null },
      { id: 111, value1: 1001, label: '#111' },
    ]);
  });

  test('a variant of another seller can never be added to a product again', async () => {
    await expect(database.pool.query('UPDATE variants SET seller_id = 60 WHERE id = 100')).rejects.toMatchObject({
      code: '23503',
    });
    await expect(
      database.pool.query('INSERT INTO product_links (product_id, linked_product_id) VALUES (201, 100)'),
    ).rejects.toMatchObject({ constraint: 'product_links_once' });
  });
});
