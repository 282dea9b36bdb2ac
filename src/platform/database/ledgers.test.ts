import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/databases.ts';
import type { Database } from './database.ts';

const ledgers = [
  'stock_movements',
  'stored_value_entries',
  'seller_entries',
  'order_steps',
  'audit_log',
  'invoices',
  'invoice_lines',
  'invoice_keys',
  'price_changes',
];

/** Tables with states, whose rows are never deleted and whose sums never change. */
const money = ['payments', 'refunds', 'coupon_redemptions', 'stored_value_accounts'];

/** Tables of an order's terms, which never change except for the order's state and payments. */
const promises = [
  'orders',
  'order_keys',
  'order_lines',
  'order_shipping_lines',
  'order_discounts',
  'order_tax_lines',
  'former_invoice_signs',
];

/** An order of 900,001 with all its payment rows. */
const order = [
  `INSERT INTO orders (id, number, customer_id, state, payment_method, shipping_method_id, address, items_total, discount_total, shipping_total, vat_total, total, placed_at, paid_at)
   OVERRIDING SYSTEM VALUE VALUES (900001, '900001', 900001, 'delivered', 'cash', 1, '{}', 10, 0, 0, 0, 10, '2026-01-01', '2026-01-01')`,
  `INSERT INTO order_keys (customer_id, key, body_hash, order_id, created_at) VALUES (900001, 'k', '', 900001, '2026-01-01')`,
  `INSERT INTO order_steps (order_id, state, cause, at) VALUES (900001, 'delivered', 'staff', '2026-01-01')`,
  `INSERT INTO order_lines (order_id, position, variant_id, product_id, seller_id, name, quantity, list_price, unit_price, commission_percent, seller_name, discount, vat, total)
   VALUES (900001, 1, 900001, 900001, 1, 'x', 1, 10, 10, 0, 'x', 0, 0, 10)`,
  `INSERT INTO order_shipping_lines (order_id, shipping_method_id, name_fa, name_en, min_days, max_days, rule, price, total)
   VALUES (900001, 1, 'x', 'x', 1, 2, 'method-price', 0, 0)`,
  `INSERT INTO order_discounts (order_id, position, kind, target, amount, funded_by) VALUES (900001, 1, 'rule', 'items', 1, 'shop')`,
  `INSERT INTO order_addresses (order_id, kind, full_name, phone, province, city, line, postal_code)
   VALUES (900001, 'shipping', 'x', '', '', '', '', '')`,
  `INSERT INTO order_tax_lines (order_id, position, code, rate, base, amount) VALUES (900001, 1, 'vat', 10, 9, 1)`,
  `INSERT INTO former_invoice_signs VALUES (900001, 's')`,
  `INSERT INTO payments (id, order_id, method, kind, state, amount, captured, refunded, started_at, settled_at)
   OVERRIDING SYSTEM VALUE VALUES (900001, 900001, 'cash', 'cash', 'paid', 10, 10, 5, '2026-01-01', '2026-01-01')`,
  `INSERT INTO payments (id, order_id, method, kind, state, amount, authority, started_at)
   OVERRIDING SYSTEM VALUE VALUES (900002, 900001, 'online', 'gateway', 'started', 10, 'L', '2026-01-01')`,
  `INSERT INTO transfers (payment_id, reference, reported_at) VALUES (900001, '1', '2026-01-01')`,
  `INSERT INTO refunds (order_id, source, payment_id, amount, way, state, cause, key, at, done_at)
   VALUES (900001, 'cash', 900001, 5, 'credit', 'done', 'staff', 'ledgers', '2026-01-01', '2026-01-01')`,
  `INSERT INTO refunds (order_id, source, amount, way, state, cause, key, at, done_at)
   VALUES (900001, 'cash', 1, 'uncollected', 'done', 'staff', 'ledgers:not', '2026-01-01', '2026-01-01')`,
  `INSERT INTO coupons (id, code, percent_off, begins_at) OVERRIDING SYSTEM VALUE VALUES (900001, 'LEDGERS', 10, '2026-01-01')`,
  `INSERT INTO coupon_redemptions (coupon_id, customer_id, order_id, amount, redeemed_at) VALUES (900001, 900001, 900001, 1, '2026-01-01')`,
  `INSERT INTO seller_entries (seller_id, sequence, kind, order_id, sold, commission, commission_percent, amount, balance, at)
   VALUES (1, 1, 'sale', 900001, 10, 1, 10, 9, 9, '2026-01-01')`,
  `INSERT INTO invoice_keys (id, secret, created_at) OVERRIDING SYSTEM VALUE VALUES (900001, 's', '2026-01-01')`,
  `INSERT INTO invoice_series (series) VALUES ('L')`,
  `WITH given AS (UPDATE invoice_series SET last_number = 1 WHERE series = 'L')
   INSERT INTO invoices (id, series, number, kind, order_id, key_id, order_number, ordered_at, issued_at, issuer, buyer, items_rial, discount_rial, shipping_rial, vat_rial, total_rial)
   OVERRIDING SYSTEM VALUE VALUES (900001, 'L', 1, 'original', 900001, 900001, '900001', '2026-01-01', '2026-01-01', '{}', '{}', 100, 0, 0, 0, 100)`,
  `INSERT INTO invoice_lines (invoice_id, position, kind, order_position, name_fa, unit, quantity, price_rial, amount_rial, discount_rial, vat_percent, vat_rial, total_rial)
   VALUES (900001, 1, 'goods', 1, 'x', 'piece', 1, 100, 100, 0, 0, 0, 100)`,
];

describe('append-only ledgers', () => {
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
    for (const text of order) await run(text);
  });
  afterAll(() => remove());

  test.each([
    'UPDATE stock_movements SET on_hand_change = 2',
    `UPDATE stock_movements SET note = 'other'`,
    'UPDATE price_changes SET amount = 6',
    'UPDATE stored_value_entries SET amount = 6',
    `UPDATE stored_value_entries SET note = 'other'`,
    'UPDATE stored_value_entries SET note = NULL, balance = 6',
    `UPDATE audit_log SET after = '{"sum": 6}' WHERE subject = 'a'`,
    `UPDATE audit_log SET after = '{"sum": 6}' WHERE subject = 'b'`,
    `UPDATE audit_log SET action = 'a.undone'`,
    'UPDATE seller_entries SET balance = 8',
    `UPDATE order_steps SET state = 'placed'`,
    'UPDATE invoices SET total_rial = 90, discount_rial = 10',
    `UPDATE invoices SET buyer = '{"name": "other"}'`,
    'UPDATE invoice_lines SET vat_rial = 1',
    `UPDATE invoice_keys SET secret = 'other'`,
    'UPDATE payments SET order_id = order_id + 1',
    `UPDATE payments SET kind = 'gateway'`,
    'UPDATE payments SET captured = 9 WHERE id = 900001',
    'UPDATE payments SET captured = 11, amount = 11 WHERE id = 900001',
    `UPDATE payments SET reference = 'other' WHERE id = 900001`,
    'UPDATE refunds SET amount = 4',
    `UPDATE refunds SET cause = 'excess'`,
    `UPDATE refunds SET way = 'payment' WHERE payment_id IS NOT NULL`,
    'UPDATE coupon_redemptions SET amount = 2',
    'UPDATE coupon_redemptions SET order_id = order_id + 1',
    'UPDATE stored_value_accounts SET customer_id = NULL',
    `UPDATE orders SET number = 'other'`,
    'UPDATE orders SET customer_id = customer_id + 1',
    'UPDATE orders SET items_total = 9, total = 9',
    'UPDATE order_lines SET unit_price = 9, total = 9',
    'UPDATE order_lines SET seller_id = 2',
    `UPDATE order_shipping_lines SET name_fa = 'other'`,
    'UPDATE order_discounts SET amount = 2',
    'UPDATE order_tax_lines SET rate = 9',
    `UPDATE former_invoice_signs SET sign = 'other'`,
    `UPDATE transfers SET payment_id = 900002`,
    'DELETE FROM transfers',
    'DELETE FROM order_addresses',
    ...['transfers', 'order_addresses', 'fulfillments', 'fulfillment_lines', 'returns', 'return_lines'].map(
      (name) => `TRUNCATE ${name} CASCADE`,
    ),
    ...[...ledgers, ...money, ...promises].flatMap((name) => [`DELETE FROM ${name}`, `TRUNCATE ${name} CASCADE`]),
  ])('%s', async (text) => {
    await expect(run(text)).rejects.toMatchObject(refused);
  });

  test('tenders, refunds and redemptions advance through their states', async () => {
    await run(`UPDATE payments SET state = 'failed', settled_at = '2026-01-02' WHERE id = 900002`);
    await run(`UPDATE payments SET state = 'paid', captured = 10, reference = '7' WHERE id = 900002`);
    await run('UPDATE payments SET refunded = 6 WHERE id = 900001');
    await run(`UPDATE coupon_redemptions SET counted = false, released_at = '2026-01-02'`);
    await run('UPDATE refunds SET reason = NULL');
    const { rows } = await run('SELECT state, captured, refunded FROM payments ORDER BY id');
    expect(rows).toEqual([
      { state: 'paid', captured: 10, refunded: 6 },
      { state: 'paid', captured: 10, refunded: 0 },
    ]);
  });

  test.each(['customers', 'coupons', 'sellers', 'invoice_series', 'variants'])(
    'a row of %s that a ledger references cannot be deleted',
    async (name) => {
      await expect(
        run(`DELETE FROM ${name} WHERE ${name === 'invoice_series' ? `series = 'L'` : `id IN (1, 900001)`}`),
      ).rejects.toMatchObject({ code: '23503' });
    },
  );

  test('a stock level with movements stays, and so do its variant and product', async () => {
    const refusedByKey = { code: '23503', constraint: 'stock_movements_of_level' };
    await expect(run('DELETE FROM stock_levels WHERE variant_id = 900001')).rejects.toMatchObject(refusedByKey);
    await expect(run('DELETE FROM products WHERE id = 900001')).rejects.toMatchObject({ code: '23503' });
  });

  test("an erased account's texts are deleted with it", async () => {
    await run(`UPDATE audit_log SET before = before - 'name', after = after - 'name'`);
    await run('UPDATE stored_value_entries SET note = NULL');
    const { rows } = await run(`SELECT after FROM audit_log WHERE subject = 'a'`);
    expect(rows).toEqual([{ after: { sum: 5 } }]);
  });
});
