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
const tenders = entries.findIndex(({ tag }) => tag.endsWith('_stored_value'));

/** An order of 100 toman, partly paid with store credit; the ledger entries that refer to it and its refunds. */
interface OldOrder {
  readonly id: number;
  readonly what: string;
  readonly state: string;
  readonly method: string;
  readonly credit: number;
  readonly paid: boolean;
  readonly entries: readonly (readonly [reason: string, amount: number])[];
  readonly refunds: readonly (readonly [source: string, way: string, amount: number])[];
  /** The expected tenders: kind, amount captured and amount refunded. */
  readonly tenders: readonly (readonly [kind: string, captured: number, refunded: number])[];
}

const old: readonly OldOrder[] = [
  {
    id: 1,
    what: 'paid at the door but for what credit paid',
    state: 'delivered',
    method: 'cash',
    credit: 10,
    paid: true,
    entries: [['payment', -10]],
    refunds: [],
    tenders: [
      ['cash', 90, 0],
      ['stored-value', 10, 0],
    ],
  },
  {
    id: 2,
    what: 'paid at the door without what never arrived',
    state: 'delivered',
    method: 'cash',
    credit: 0,
    paid: true,
    entries: [],
    refunds: [['cash', 'uncollected', 30]],
    tenders: [['cash', 70, 0]],
  },
  {
    id: 3,
    what: 'lapsed, whose credit went back',
    state: 'lapsed',
    method: 'online',
    credit: 5,
    paid: false,
    entries: [
      ['payment', -5],
      ['given-back', 5],
    ],
    refunds: [],
    tenders: [['stored-value', 5, 5]],
  },
  {
    id: 4,
    what: 'lapsed and paid after all, so that the credit was taken twice',
    state: 'placed',
    method: 'online',
    credit: 7,
    paid: true,
    entries: [
      ['payment', -7],
      ['given-back', 7],
      ['payment', -7],
    ],
    refunds: [],
    tenders: [
      ['gateway', 93, 0],
      ['stored-value', 7, 7],
      ['stored-value', 7, 0],
    ],
  },
  {
    id: 5,
    what: 'returned: cash and credit went back as credit',
    state: 'returned',
    method: 'cash',
    credit: 40,
    paid: true,
    entries: [
      ['payment', -40],
      ['given-back', 40],
      ['refund', 60],
    ],
    refunds: [
      ['cash', 'credit', 60],
      ['credit', 'credit', 40],
    ],
    tenders: [
      ['cash', 60, 60],
      ['stored-value', 40, 40],
    ],
  },
  {
    id: 6,
    what: 'on its way, to be paid at the door',
    state: 'placed',
    method: 'cash',
    credit: 0,
    paid: false,
    entries: [],
    refunds: [],
    tenders: [],
  },
];

describe('orders that predate cash and credit tenders', () => {
  let database: Database;
  let dataDir: string;
  const rows = async (text: string) => (await database.pool.query<Record<string, unknown>>(text)).rows;
  const laid = async () =>
    (
      await rows(
        'SELECT order_id, kind, captured, refunded FROM payments ORDER BY order_id, kind, captured = refunded DESC',
      )
    ).map(({ order_id: id, kind, captured, refunded }) => [id, kind, captured, refunded]);

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-tenders-'));
    database = await openDatabase({ databaseUrl: undefined, dataDir, log: createLog('silent') });
    const tags = entries.map(({ tag }) => tag);
    await migrate(database, folder, { only: new Set(tags.slice(0, tenders)) });
    await plant();
    // The contraction, which creates tenders again, runs after the first test.
    await migrate(database, folder, { only: new Set(tags.slice(0, tenders + 3)) });
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
    let [sequence, balance] = [1, 1000];
    await run(
      `INSERT INTO credit_entries (customer_id, sequence, amount, balance, reason, at) VALUES (7, 1, 1000, 1000, 'added', ${at})`,
    );
    for (const order of old) {
      await run(
        `INSERT INTO orders (id, number, customer_id, state, payment_method, shipping_method_id, address, items_total, discount_total, shipping_total, vat_total, total, credit_used, placed_at, paid_at)
         OVERRIDING SYSTEM VALUE VALUES (${order.id}, '${order.id}', 7, '${order.state}', '${order.method}', 1, '{}', 100, 0, 0, 0, 100, ${order.credit}, ${at}, ${order.paid ? at : 'NULL'})`,
      );
      if (order.method === 'online' && order.paid)
        await run(
          `INSERT INTO payments (order_id, method, kind, state, amount, captured, authority, started_at, settled_at) VALUES (${order.id}, 'online', 'gateway', 'paid', ${100 - order.credit}, ${100 - order.credit}, 'A${order.id}', ${at}, ${at})`,
        );
      for (const [reason, amount] of order.entries)
        await run(
          `INSERT INTO credit_entries (customer_id, sequence, amount, balance, reason, order_id, at) VALUES (7, ${++sequence}, ${amount}, ${(balance += amount)}, '${reason}', ${order.id}, ${at})`,
        );
      for (const [source, way, amount] of order.refunds)
        await run(
          `INSERT INTO refunds (order_id, source, amount, way, state, cause, key, at, done_at) VALUES (${order.id}, '${source}', ${amount}, '${way}', 'done', 'returned', '${order.id}:${source}', ${at}, ${at})`,
        );
    }
  }

  test('have a tender for each payment, with the amount refunded', async () => {
    expect(await laid()).toEqual(
      old.flatMap(({ id, tenders: wanted }) =>
        wanted.map(([kind, captured, refunded]) => [id, kind, captured, refunded]),
      ),
    );
  });

  test('name the tender of each refund, except for amounts never collected', async () => {
    expect(await rows(`SELECT key FROM refunds WHERE payment_id IS NULL`)).toEqual([{ key: '2:cash' }]);
    expect(await rows(`SELECT amount, cause FROM refunds WHERE order_id IN (3, 4) ORDER BY order_id`)).toEqual([
      { amount: 5, cause: 'not-taken' },
      { amount: 7, cause: 'not-taken' },
    ]);
  });

  test('still work in an old process, whose ledger is a view, until the contraction migrates what it wrote', async () => {
    await database.pool.query(
      `INSERT INTO customers (id, username, username_key, phone, created_at) OVERRIDING SYSTEM VALUE VALUES (8, 'new', 'new', '+989120000079', '2026-11-02')`,
    );
    const written = await rows(
      `INSERT INTO credit_entries (customer_id, sequence, amount, balance, reason, at) VALUES (8, 1, 50, 50, 'added', '2026-11-02') RETURNING balance`,
    );
    expect(written).toEqual([{ balance: 50 }]);
    expect(await rows('SELECT id, kind, customer_id FROM stored_value_accounts ORDER BY id')).toEqual([
      { id: 7, kind: 'store-credit', customer_id: 7 },
      { id: 8, kind: 'store-credit', customer_id: 8 },
    ]);
    await database.pool.query(`UPDATE orders SET state = 'delivered', paid_at = '2026-11-02' WHERE id = 6`);
    await migrate(database, folder);
    const before = old.flatMap(({ id, tenders: wanted }) =>
      wanted.map(([kind, captured, refunded]) => [id, kind, captured, refunded]),
    );
    expect(await laid()).toEqual([...before, [6, 'cash', 100, 0]]);
  });
});
