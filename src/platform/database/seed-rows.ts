import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { Shop } from '#platform/shop.ts';

const rowsOfABatch = 400;

/** Rows in pieces that one statement takes; none for no rows. */
export function inBatches<Row>(rows: readonly Row[], size = rowsOfABatch): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );
}

/** Writes many rows as they are, in as few statements as there can be: for the `*.seed.ts` by which a feature is filled all at once. */
export async function seedRows<Table extends PgTable>(
  shop: Pick<Shop, 'db'>,
  table: Table,
  rows: readonly PgInsertValue<Table>[],
): Promise<void> {
  for (const batch of inBatches(rows)) await shop.db.insert(table).values(batch);
}
