import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/databases.ts';
import type { Database } from './database.ts';

const ledgers = [
  'stock_movements',
  'stored_value_entries',
  'seller_entries',
  'order_steps',
  'audit_log',
  'invoice_lines',
  'price_changes',
];

describe('ledgers are only ever added to', () => {
  let database: Database;
  let remove: () => Promise<void>;
  const run = (text: string) => database.pool.query(text);
  const refused = { code: '23001' };
  beforeAll(async () => {
    ({ database, remove } = await openTestDatabase());
    await run(
      `INSERT INTO customers (id, username, username_key, phone, created_at) VALUES (900001, 'l', 'l', '+98900', '2026-01-01')`,
    );
    await run(
      `INSERT INTO stored_value_accounts (id, kind, customer_id, created_at) VALUES (900001, 'store-credit', 900001, '2026-01-01')`,
    );
    await run(`INSERT INTO stored_value_entries (account_id, sequence, amount, balance, reason, note, at)
      VALUES (900001, 1, 5, 5, 'added', 'words', '2026-01-01')`);
    await run(`INSERT INTO audit_log (at, action, subject, subject_id, after)
      VALUES ('2026-01-01', 'a.done', 'a', '1', '{"name": "n", "sum": 5}'), ('2026-01-01', 'a.done', 'b', '1', NULL)`);
    await run(`INSERT INTO categories (slug, name) VALUES ('ledgers', 'x')`);
    await run(`INSERT INTO products (id, slug, name, category_id, base_price, created_at, changed_at)
      SELECT number, 'ledgers-' || number, 'x', id, 5, '2026-01-01', '2026-01-01' FROM categories, (VALUES (900001), (900002)) numbers (number)
      WHERE slug = 'ledgers'`);
    await run('INSERT INTO variants (id, product_id, base_price) VALUES (900001, 900001, 5), (900002, 900002, 5)');
    await run(`INSERT INTO prices (product_id, variant_id, price_list, amount, valid_from, changed_at)
      VALUES (900002, 900002, 'base', 5, '2026-01-01', '2026-01-01')`);
    await run('INSERT INTO stock_levels (variant_id, location_id, on_hand) VALUES (900001, 1, 1)');
    await run(`INSERT INTO stock_movements (variant_id, location_id, on_hand_change, held_change, reason, at)
      VALUES (900001, 1, 1, 0, 'received', '2026-01-01')`);
  });
  afterAll(() => remove());

  test.each([
    'DELETE FROM stock_movements',
    'UPDATE stock_movements SET on_hand_change = 2',
    `UPDATE stock_movements SET note = 'other'`,
    'DELETE FROM price_changes',
    'UPDATE price_changes SET amount = 6',
    'DELETE FROM stored_value_entries',
    'UPDATE stored_value_entries SET amount = 6',
    `UPDATE stored_value_entries SET note = 'other'`,
    'UPDATE stored_value_entries SET note = NULL, balance = 6',
    'DELETE FROM audit_log',
    `UPDATE audit_log SET after = '{"sum": 6}' WHERE subject = 'a'`,
    `UPDATE audit_log SET after = '{"sum": 6}' WHERE subject = 'b'`,
    `UPDATE audit_log SET action = 'a.undone'`,
    ...ledgers.map((name) => `TRUNCATE ${name}`),
  ])('%s', async (text) => {
    await expect(run(text)).rejects.toMatchObject(refused);
  });

  test('a level that has moved stays, and with it its variant and its product', async () => {
    const refusedByKey = { code: '23503', constraint: 'stock_movements_of_level' };
    await expect(run('DELETE FROM stock_levels WHERE variant_id = 900001')).rejects.toMatchObject(refusedByKey);
    await expect(run('DELETE FROM products WHERE id = 900001')).rejects.toMatchObject(refusedByKey);
  });

  test('an erased account takes its words with it', async () => {
    await run(`UPDATE audit_log SET before = before - 'name', after = after - 'name'`);
    await run('UPDATE stored_value_entries SET note = NULL');
    const { rows } = await run(`SELECT after FROM audit_log WHERE subject = 'a'`);
    expect(rows).toEqual([{ after: { sum: 5 } }]);
  });
});
