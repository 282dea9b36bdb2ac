import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrations.ts';
import { createLog } from '#platform/log.ts';

test("an existing shop has its variants' prices as base prices, and the ledger starts with them", async () => {
  const folder = path.resolve('migrations');
  const { entries } = JSON.parse(readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  const before = entries.slice(
    0,
    entries.findIndex(({ tag }) => tag.endsWith('_prices')),
  );
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-prices-'));
  const database = await openDatabase({ databaseUrl: undefined, dataDir, log: createLog('silent') });
  try {
    await migrate(database, folder, { only: new Set(before.map(({ tag }) => tag)) });
    const run = async (text: string) => (await database.pool.query<Record<string, unknown>>(text)).rows;
    await run(`INSERT INTO categories (id, slug, name) OVERRIDING SYSTEM VALUE VALUES (70, 'lamps', 'چراغ')`);
    await run(`INSERT INTO products (id, slug, name, category_id, base_price, created_at, changed_at) VALUES
      (100, 'lamp', 'چراغ', 70, 900, '2026-01-01', '2026-11-01'), (110, 'free', 'هدیه', 70, 0, '2026-01-01', '2026-10-01')`);
    await run(
      `INSERT INTO product_options (product_id, slot, position, kind, name) VALUES (100, 1, 1, 'size', 'اندازه')`,
    );
    await run(`INSERT INTO product_option_values (product_id, number, position, name) VALUES (100, 1001, 1, 'S')`);
    await run(`INSERT INTO variants (id, product_id, position, base_price, value1, archived_at, hidden_at) VALUES
      (100, 100, 0, 900, NULL, NULL, NULL), (101, 100, 1, 700, 1001, '2026-11-01', '2026-11-01'), (110, 110, 0, 0, NULL, NULL, NULL)`);
    await migrate(database, folder);
    const columns = `variant_id::int AS id, price_list AS list, amount::int, to_char(valid_from AT TIME ZONE 'UTC', 'MM-DD') AS since, valid_until`;
    const wanted = [
      { id: 100, list: 'base', amount: 900, since: '11-01', valid_until: null },
      { id: 101, list: 'base', amount: 700, since: '11-01', valid_until: null },
      { id: 110, list: 'base', amount: 0, since: '10-01', valid_until: null },
    ];
    expect(await run(`SELECT ${columns} FROM prices ORDER BY variant_id`)).toEqual(wanted);
    expect(await run(`SELECT ${columns} FROM price_changes ORDER BY variant_id`)).toEqual(wanted);
    await expect(
      run(
        `INSERT INTO prices (product_id, variant_id, price_list, amount, valid_from, changed_at) VALUES (100, 100, 'base', 5, '2026-12-01', '2026-12-01')`,
      ),
    ).rejects.toMatchObject({ code: '23P01', constraint: 'prices_base_in_turn' });
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}, 300_000);
