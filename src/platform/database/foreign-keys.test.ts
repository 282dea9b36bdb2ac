import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { openTestDatabase } from '../testing/databases.ts';

const promise = 'Part of what an order promised, which nothing that changes or ends afterwards reaches.';
const oneRow = 'A key of its own would lock a row that every order names, and orders placed at once would queue there.';

/** Columns with ids of other rows but without a foreign key, with reasons. */
const without: Readonly<Record<string, string>> = {
  'coupons.category_ids': 'A list; no key holds for its members, and a category that is gone covers nothing.',
  'fulfillments.seller_id': oneRow,
  'events.outbox_id': 'Outlives the message that it was made from.',
  'job_items.subject_id':
    'Names what an item is about as its sender wrote it, also where there is none: that is its outcome.',
  'order_discounts.coupon_id': promise,
  'order_keys.order_id': 'Written before its order; the books prove it (order-key).',
  'order_lines.flash_sale_id': promise,
  'order_lines.product_id': oneRow,
  'order_lines.seller_id': oneRow,
  'order_shipping_lines.shipping_method_id': oneRow,
  'orders.coupon_id':
    'What an older process reads; coupon_redemptions has the key, and the books compare both (coupon-redemption).',
  'orders.shipping_method_id': oneRow,
  'seller_submissions.product_id': 'Read only together with its product, by which it is found.',
  'shipments.seller_id': oneRow,
  'webhook_deliveries.event_id': 'What was sent is known for as long as its event, and a little longer.',
  'webhook_endpoints.seen_event_id': 'A mark in the row of events, whether the one at it is still stored or not.',
  'product_sales_days.product_id':
    'A sum for some weeks; the books compare it with the lines of orders (product-sales-days).',
  'sales_counting.last_order_id': 'A mark in the row of orders, none as long as none is counted.',
  'uncounted_orders.order_id':
    'Lives for a minute between a change and its count; written beside its order by a trigger of it.',
  'uncounted_sales.product_id': 'Lives for seconds between a sale and its count; written by every order.',
};

/** Orphans that no statement may leave, and the foreign key that rejects it. */
const orphans: [what: string, statement: string, key: string][] = [
  [
    'a payment of an order that nobody placed',
    `INSERT INTO payments (order_id, method, state, amount, started_at) VALUES (999999999, 'online', 'started', 5, '2026-01-01')`,
    'payments_order_id_orders_id_fk',
  ],
  [
    'a parcel of an order that nobody placed',
    `INSERT INTO fulfillments (order_id, seller_id, status, packed_at) VALUES (999999999, 1, 'packed', '2026-01-01')`,
    'fulfillments_order_id_orders_id_fk',
  ],
  [
    'a coupon that an order redeemed which nobody placed',
    `INSERT INTO coupon_redemptions (coupon_id, customer_id, order_id, amount, redeemed_at)
      SELECT p.id, c.id, 999999999, 5, '2026-01-01' FROM customers c, coupons p ORDER BY c.id, p.id LIMIT 1`,
    'coupon_redemptions_order_id_orders_id_fk',
  ],
  [
    'a sale in a seller’s ledger of an order that nobody placed',
    `INSERT INTO seller_entries (seller_id, sequence, kind, order_id, sold, commission, commission_percent, amount, balance, at)
      VALUES (1, 1, 'sale', 999999999, 10, 1, 10, 9, 9, '2026-01-01')`,
    'seller_entries_order_id_orders_id_fk',
  ],
  [
    'credit that went back for an order that nobody placed',
    `WITH account AS (INSERT INTO stored_value_accounts (id, kind, customer_id, created_at) SELECT id, 'store-credit', id, '2026-01-01' FROM customers ORDER BY id LIMIT 1 RETURNING id)
      INSERT INTO stored_value_entries (account_id, sequence, amount, balance, reason, order_id, at) SELECT id, 1, 5, 5, 'refund', 999999999, '2026-01-01' FROM account`,
    'stored_value_entries_order_id_orders_id_fk',
  ],
  [
    'a movement of stock by an order that nobody placed',
    `INSERT INTO stock_movements (variant_id, location_id, on_hand_change, held_change, reason, order_id, at)
      VALUES (900001, 1, 1, 0, 'returned', 999999999, '2026-01-01')`,
    'stock_movements_order_id_orders_id_fk',
  ],
  [
    'a movement of stock where the variant has no level',
    `INSERT INTO stock_movements (variant_id, location_id, on_hand_change, held_change, reason, at)
      VALUES (900001, 77, 1, 0, 'received', '2026-01-01')`,
    'stock_movements_of_level',
  ],
];

describe('foreign keys', () => {
  let database: Database;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ database, remove } = await openTestDatabase());
    for (const text of [
      `INSERT INTO customers (username, username_key, phone, created_at) VALUES ('keys', 'keys', '+989120000077', '2026-01-01')`,
      `INSERT INTO coupons (code, percent_off, begins_at) VALUES ('KEYS', 5, '2026-01-01')`,
      `INSERT INTO categories (slug, name) VALUES ('keys', 'x')`,
      `INSERT INTO products (id, slug, name, category_id, base_price, created_at, changed_at)
        SELECT 900001, 'keys', 'x', id, 5, '2026-01-01', '2026-01-01' FROM categories WHERE slug = 'keys'`,
      'INSERT INTO variants (id, product_id, base_price) VALUES (900001, 900001, 5)',
      'INSERT INTO stock_levels (variant_id, location_id, on_hand) VALUES (900001, 1, 1)',
    ])
      await database.pool.query(text);
  });
  afterAll(async () => {
    await remove();
  });

  test.each(orphans)('%s is refused', async (_, statement, constraint) => {
    await expect(database.pool.query(statement)).rejects.toMatchObject({ code: '23503', constraint });
  });

  test("every column with another row's number has a foreign key, or a line that states why not", async () => {
    const { rows } = await database.pool.query<{ name: string }>(`
      SELECT t.relname || '.' || a.attname AS name FROM pg_attribute a JOIN pg_class t ON t.oid = a.attrelid
      WHERE t.relnamespace = 'public'::regnamespace AND t.relkind IN ('r', 'p') AND a.attnum > 0 AND NOT a.attisdropped
        AND a.attname ~ '(^|_)(ids?|by)$' AND a.attname <> 'id' AND a.atttypid IN ('bigint'::regtype, 'bigint[]'::regtype)
        AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conrelid = t.oid AND c.contype = 'f' AND a.attnum = ANY(c.conkey))
      ORDER BY 1`);
    const found = rows.map(({ name }) => name);
    expect(found.filter((name) => !(name in without))).toEqual([]);
    expect(Object.keys(without).filter((name) => !found.includes(name))).toEqual([]);
  });

  test('no foreign key of an old row awaits validation', async () => {
    const { rows } = await database.pool.query(
      `SELECT conname FROM pg_constraint WHERE contype = 'f' AND NOT convalidated`,
    );
    expect(rows).toEqual([]);
  });
});
