import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { Shop } from '#platform/shop.ts';

const rowsOfABatch = 400;

/** Splits rows into batches that fit one statement; no batches for no rows. */
export function inBatches<Row>(rows: readonly Row[], size = rowsOfABatch): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );
}

/** Inserts many rows unchanged in as few statements as possible: for the `*.seed.ts` files that fill a feature in bulk. */
export async function seedRows<Table extends PgTable>(
  shop: Pick<Shop, 'db'>,
  table: Table,
  rows: readonly PgInsertValue<Table>[],
): Promise<void> {
  for (const batch of inBatches(rows)) await shop.db.insert(table).values(batch);
}
