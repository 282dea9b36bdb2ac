import type { BenchShop } from './bench-shop.ts';
import { record } from './figures.ts';

/** The row count from which sequential scans of a table are not allowed. */
const largeTable = 50_000;

/** Returns the number of sequential scans of each large table, by the bench itself and by all closed connections. */
export async function sequentialScans(shop: BenchShop): Promise<ReadonlyMap<string, number>> {
  // A connection flushes its statistics at most once a second: the bench's own search for the largest category was attributed to the shop's searches.
  await shop.query('SELECT pg_stat_force_next_flush()');
  const rows = await shop.query<{ table: string; count: number }>(
    `SELECT s.relname AS table, s.seq_scan::int AS count FROM pg_stat_user_tables s JOIN pg_class c ON c.oid = s.relid WHERE c.reltuples >= $1`,
    [largeTable],
  );
  return new Map(rows.map(({ table, count }) => [table, count]));
}

/** Records which large tables had a sequential scan since `before`; none is allowed. */
export async function recordScans(shop: BenchShop, name: string, before: ReadonlyMap<string, number>): Promise<void> {
  const after = await sequentialScans(shop);
  const scanned = [...after].filter(([table, count]) => count > (before.get(table) ?? 0)).map(([table]) => table);
  record({
    name: [`${name}: large tables read from end to end`, ...scanned].join(' '),
    value: scanned.length,
    unit: '',
    max: 0,
  });
}
