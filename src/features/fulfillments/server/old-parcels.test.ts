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
const parcels = entries.findIndex(({ tag }) => tag.endsWith('_parcels'));

/** An order of two sellers, 1 (the shop itself) with three pieces and 2 with one; what each has packed and shipped of it, and its steps by day. */
interface OldOrder {
  readonly id: number;
  readonly state: string;
  readonly steps: readonly string[];
  readonly house: readonly [packed: number | null, sent: number | null, code: string | null];
  readonly other: readonly [packed: number | null, sent: number | null, code: string | null];
}

const nothing = [null, null, null] as const;
const old: readonly OldOrder[] = [
  { id: 1, state: 'placed', steps: ['placed'], house: nothing, other: nothing },
  { id: 2, state: 'packaging', steps: ['placed', 'packaging'], house: nothing, other: [3, 4, 'TWO'] },
  { id: 3, state: 'placed', steps: ['placed'], house: [2, null, null], other: [3, null, null] },
  {
    id: 4,
    state: 'delivered',
    steps: ['placed', 'packaging', 'ready', 'on-the-way', 'delivered'],
    house: [3, 4, 'A'],
    other: nothing,
  },
  { id: 5, state: 'cancelled', steps: ['placed', 'cancelled'], house: [2, null, null], other: nothing },
  {
    id: 6,
    state: 'returned',
    steps: ['placed', 'ready', 'on-the-way', 'delivered', 'returned'],
    house: nothing,
    other: nothing,
  },
];
const day = (number: number | null) => (number === null ? 'NULL' : `'2026-11-0${number}'`);

describe('orders from before there were parcels', () => {
  let database: Database;
  let dataDir: string;
  const rows = async (text: string) => (await database.pool.query<Record<string, unknown>>(text)).rows;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-parcels-'));
    database = await openDatabase({ databaseUrl: undefined, dataDir, log: createLog('silent') });
    await migrate(database, folder, { only: new Set(entries.slice(0, parcels).map(({ tag }) => tag)) });
    await plant();
    await migrate(database, folder);
  });
  afterAll(async () => {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function plant(): Promise<void> {
    const at = `'2026-11-01'`;
    const run = (text: string) => database.pool.query(text);
    await run(
      `INSERT INTO customers (id, username, username_key, phone, created_at) OVERRIDING SYSTEM VALUE VALUES (7, 'old', 'old', '+989120000078', ${at})`,
    );
    await run(`INSERT INTO categories (id, slug, name) OVERRIDING SYSTEM VALUE VALUES (70, 'lamps', 'چراغ')`);
    await run(
      `INSERT INTO sellers (id, slug, name, created_at) OVERRIDING SYSTEM VALUE VALUES (2, 'two', 'دو', ${at})`,
    );
    await run(
      `INSERT INTO products (id, slug, name, category_id, seller_id, base_price, in_stock, tags, search_text, created_at, changed_at) VALUES
        (100, 'a', 'الف', 70, 1, 100, true, '{}', '', ${at}, ${at}), (110, 'b', 'ب', 70, 2, 100, true, '{}', '', ${at}, ${at})`,
    );
    await run(
      'INSERT INTO variants (id, product_id, seller_id, position, base_price) VALUES (100, 100, 1, 0, 100), (110, 110, 2, 0, 100)',
    );
    for (const order of old) {
      await run(
        `INSERT INTO orders (id, number, customer_id, state, payment_method, shipping_method_id, address, items_total, discount_total, shipping_total, vat_total, total, placed_at)
          OVERRIDING SYSTEM VALUE VALUES (${order.id}, 'N${order.id}', 7, '${order.state}', 'cash', 1, '{"phone": "1", "full_name": "x"}', 400, 0, 0, 0, 400, ${at})`,
      );
      await run(
        `INSERT INTO order_lines (order_id, position, variant_id, product_id, seller_id, name, quantity, list_price, unit_price, discount, vat, total, commission_percent, seller_name) VALUES
          (${order.id}, 1, 100, 100, 1, 'الف', 3, 100, 100, 0, 0, 300, 0, 'خانه'), (${order.id}, 2, 110, 110, 2, 'ب', 1, 100, 100, 0, 0, 100, 0, 'دو')`,
      );
      for (const [index, state] of order.steps.entries())
        await run(
          `INSERT INTO order_steps (order_id, state, cause, at) VALUES (${order.id}, '${state}', 'staff', ${day(index + 1)})`,
        );
      for (const [seller, [packed, sent, code]] of [
        [1, order.house],
        [2, order.other],
      ] as const)
        await run(
          `INSERT INTO shipments (order_id, seller_id, packed_at, sent_at, tracking_code) VALUES (${order.id}, ${seller}, ${day(packed)}, ${day(sent)}, ${code === null ? 'NULL' : `'${code}'`})`,
        );
    }
  }

  test('have a parcel for each seller who had packed, where it was, with the code of that seller', async () => {
    expect(
      await rows(
        `SELECT order_id::int AS order, seller_id::int AS seller, status, tracking_code AS code, to_char(packed_at, 'DD') AS packed, to_char(handed_over_at, 'DD') AS sent
          FROM fulfillments ORDER BY order_id, seller_id`,
      ),
    ).toEqual([
      { order: 2, seller: 2, status: 'handed-over', code: 'TWO', packed: '03', sent: '04' },
      { order: 3, seller: 1, status: 'packed', code: null, packed: '02', sent: null },
      { order: 3, seller: 2, status: 'packed', code: null, packed: '03', sent: null },
      { order: 4, seller: 1, status: 'delivered', code: 'A', packed: '03', sent: '04' },
      { order: 4, seller: 2, status: 'delivered', code: null, packed: '03', sent: '04' },
      { order: 6, seller: 1, status: 'delivered', code: null, packed: '02', sent: '03' },
      { order: 6, seller: 2, status: 'delivered', code: null, packed: '02', sent: '03' },
    ]);
    expect(
      await rows(
        'SELECT order_id::int AS order, position, quantity FROM fulfillment_lines WHERE order_id IN (2, 4) ORDER BY order_id, position',
      ),
    ).toEqual([
      { order: 2, position: 2, quantity: 1 },
      { order: 4, position: 1, quantity: 3 },
      { order: 4, position: 2, quantity: 1 },
    ]);
  });

  test('stand where their parcels are, and say since when', async () => {
    expect(
      await rows(
        `SELECT o.id::int AS order, o.state, p.step FROM orders o JOIN parcel_steps p ON p.order_id = o.id ORDER BY o.id`,
      ),
    ).toEqual([
      { order: 1, state: 'placed', step: null },
      { order: 2, state: 'packaging', step: 'packaging' },
      { order: 3, state: 'ready', step: 'ready' },
      { order: 4, state: 'delivered', step: 'delivered' },
      { order: 5, state: 'cancelled', step: null },
      { order: 6, state: 'returned', step: 'delivered' },
    ]);
    expect(
      await rows(
        `SELECT state, cause, to_char(at, 'DD') AS day FROM order_steps WHERE order_id = 3 ORDER BY id DESC LIMIT 1`,
      ),
    ).toEqual([{ state: 'ready', cause: 'seller', day: '03' }]);
  });

  test('take no more pieces into parcels than were ordered', async () => {
    const [parcel] = await rows('SELECT id FROM fulfillments WHERE order_id = 2');
    const put = (position: number, quantity: number) =>
      database.pool.query(
        `INSERT INTO fulfillment_lines (fulfillment_id, order_id, position, quantity) VALUES (${String(parcel?.['id'])}, 2, ${position}, ${quantity})`,
      );
    await expect(put(1, 4)).rejects.toMatchObject({ code: '23514', constraint: 'fulfillment_lines_of_seller' });
    await expect(put(9, 1)).rejects.toMatchObject({ code: '23503' });
    await expect(
      database.pool.query('UPDATE fulfillment_lines SET quantity = 2 WHERE order_id = 2 AND position = 2'),
    ).rejects.toThrow('stays in it');
    await rows(`INSERT INTO fulfillments (order_id, seller_id, status, packed_at)
      SELECT 2, seller_id, 'packed', '2026-11-09' FROM order_lines WHERE order_id = 2 AND position = 2`);
    await expect(
      rows(`INSERT INTO fulfillment_lines (fulfillment_id, order_id, position, quantity)
        SELECT max(id), 2, 2, 1 FROM fulfillments WHERE order_id = 2`),
    ).rejects.toMatchObject({ constraint: 'fulfillment_lines_within_ordered' });
  });
});
