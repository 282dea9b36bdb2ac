import { readFileSync } from 'node:fs';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { openTestDatabase } from '../testing/databases.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../**/*.tables.ts', { eager: true });
const tables = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is PgTable => is(value, PgTable))
  .map((table) => getTableConfig(table));

/** Invalid states, each in an otherwise valid row, and the constraint that rejects it. */
const never: [what: string, statement: string, rule: string][] = [
  ['a negative price of a product', 'UPDATE products SET base_price = -1', 'products_base_price_not_negative'],
  ['a negative price of a variant', 'UPDATE variants SET base_price = -1', 'variants_base_price_not_negative'],
  ['a negative price of sending', 'UPDATE shipping_methods SET price = -1', 'shipping_methods_price_not_negative'],
  [
    'more days at least than at most',
    'UPDATE shipping_methods SET min_days = 9, max_days = 2',
    'shipping_methods_max_days_after_min_days',
  ],
  ['a commission above all', 'UPDATE sellers SET commission_percent = 101', 'sellers_commission_percent_percent'],
  [
    'a state with a typing fault',
    `UPDATE posts SET state = 'publishd', published_at = '2026-01-01'`,
    'posts_state_known',
  ],
  [
    'a coupon that ends before it begins',
    `INSERT INTO coupons (code, begins_at, ends_at) VALUES ('X', '2026-01-02', '2026-01-01')`,
    'coupons_ends_at_after_begins_at',
  ],
  [
    'a coupon of 101 percent',
    `INSERT INTO coupons (code, begins_at, percent_off) VALUES ('X', '2026-01-02', 101)`,
    'coupons_percent_off_percent',
  ],
  [
    'a sale that ends before it begins',
    `INSERT INTO flash_sales (product_id, begins_at, ends_at, allotted) SELECT id, '2026-01-02', '2026-01-01', 1 FROM products`,
    'flash_sales_ends_at_after_begins_at',
  ],
  [
    'a movement that does not fit its reason',
    `INSERT INTO stock_movements (variant_id, location_id, on_hand_change, held_change, reason, order_id, at) VALUES (900001, 1, 1, 0, 'sold', 5, '2026-01-01')`,
    'stock_movements_fit_reason',
  ],
  [
    'a movement of an order without one',
    `INSERT INTO stock_movements (variant_id, location_id, on_hand_change, held_change, reason, at) VALUES (900001, 1, 0, 1, 'held', '2026-01-01')`,
    'stock_movements_fit_reason',
  ],
  [
    'a warning below nothing',
    `INSERT INTO stock_levels (variant_id, location_id, low_stock_threshold) VALUES (900001, 1, -1)`,
    'stock_levels_low_stock_threshold_not_negative',
  ],
  [
    'more pieces reserved than there are',
    `INSERT INTO stock_levels (variant_id, location_id, on_hand, reserved) VALUES (900001, 1, 1, 2)`,
    'stock_levels_reserved_within_on_hand',
  ],
  [
    'a sale that names a return',
    `INSERT INTO stock_movements (variant_id, location_id, on_hand_change, held_change, reason, order_id, return_id, at) VALUES (900001, 1, -1, 0, 'sold', 5, 5, '2026-01-01')`,
    'stock_movements_fit_reason',
  ],
  [
    'the main location archived',
    `UPDATE stock_locations SET archived_at = '2026-01-01' WHERE id = 1`,
    'stock_locations_main_stays',
  ],
  ['a product of a status that nobody knows', `UPDATE products SET status = 'gone'`, 'products_status_known'],
  ['a barcode whose check digit is wrong', `UPDATE variants SET barcode = '6260100311232'`, 'variants_barcode_checked'],
  ['a barcode that is none', `UPDATE variants SET barcode = 'abc'`, 'variants_barcode_checked'],
  ['an id of goods that is too short', `UPDATE variants SET goods_id = '12'`, 'variants_goods_id_whole'],
  [
    'an archived variant that is sold',
    `UPDATE variants SET archived_at = '2026-01-01', hidden_at = null`,
    'variants_archived_is_hidden',
  ],
];

describe('database constraints', () => {
  let database: Database;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ database, remove } = await openTestDatabase());
    await database.pool.query(`INSERT INTO categories (slug, name) VALUES ('rules', 'x')`);
    await database.pool.query(`INSERT INTO products (id, slug, name, category_id, base_price, created_at, changed_at)
      SELECT 900001, 'rules', 'x', id, 5, '2026-01-01', '2026-01-01' FROM categories WHERE slug = 'rules'`);
    await database.pool.query('INSERT INTO variants (id, product_id, base_price) VALUES (900001, 900001, 5)');
    await database.pool.query(
      `INSERT INTO post_categories (slug, name, position) VALUES ('rules', '{}', 1) ON CONFLICT DO NOTHING`,
    );
    await database.pool
      .query(`INSERT INTO posts (slug, category, title, summary, body, minutes_fa, minutes_en, author_name, created_at, changed_at)
      VALUES ('rules', 'rules', '{}', '{}', '{}', 1, 1, '{}', '2026-01-01', '2026-01-01')`);
    await database.pool
      .query(`INSERT INTO shipping_methods (code, name_fa, name_en, description_fa, description_en, price, min_days, max_days)
      VALUES ('rules', 'x', 'x', 'x', 'x', 1, 1, 2)`);
  });
  afterAll(async () => {
    await remove();
  });

  test.each(never)('%s', async (_, statement, rule) => {
    await expect(database.pool.query(statement)).rejects.toMatchObject({ code: '23514', constraint: rule });
  });

  test('every enumerated column is constrained in the database, and no constraint awaits validation', async () => {
    const { rows } = await database.pool.query<{ name: string; proven: boolean }>(
      `SELECT conname AS name, convalidated AS proven FROM pg_constraint WHERE connamespace = 'public'::regnamespace`,
    );
    const listed = tables.flatMap(({ name, columns }) =>
      columns.filter(({ enumValues }) => enumValues?.length).map((column) => `${name}_${column.name}_known`),
    );
    expect(listed.length).toBeGreaterThan(30);
    expect(listed.filter((name) => !rows.some((row) => row.name === name))).toEqual([]);
    expect(rows.filter(({ proven }) => !proven)).toEqual([]);
  });

  test('a shop whose old rows violate a constraint still opens: it stays unvalidated and applies to new rows', async () => {
    const rule = 'products_base_price_not_negative';
    await database.pool.query(`ALTER TABLE products DROP CONSTRAINT ${rule}`);
    await database.pool.query('UPDATE products SET base_price = -1 WHERE id = 900001');
    await database.pool.query(`ALTER TABLE products ADD CONSTRAINT ${rule} CHECK (base_price >= 0) NOT VALID`);
    await database.pool.query(readFileSync('migrations/0057_rows_from_before.sql', 'utf8'));
    const { rows } = await database.pool.query('SELECT convalidated FROM pg_constraint WHERE conname = $1', [rule]);
    expect(rows).toEqual([{ convalidated: false }]);
    await expect(database.pool.query('UPDATE products SET base_price = -2')).rejects.toMatchObject({ code: '23514' });
  });
});
