import { bigint, int } from '#platform/database/sql-types.ts';
import { inBatches, seedRows } from '#platform/database/seed-rows.ts';
import { statement } from '#platform/database/statement.ts';
import type { Shop } from '#platform/shop.ts';
import { orderLines, orders, orderSteps } from './orders.tables.ts';

const takeIds = statement({
  name: 'seed_order_ids',
  params: { count: int },
  row: { id: bigint },
  text: `SELECT nextval('orders_id_seq') AS id FROM generate_series(1, :count) ORDER BY 1`,
});

/** Reserves a number of order ids. */
export async function seedOrderIds(shop: Shop, count: number): Promise<number[]> {
  return (await takeIds(shop, { count })).map(({ id }) => id);
}

/** Orders in various states, with their lines and past steps. */
export interface SeedOrders {
  readonly orders: readonly (typeof orders.$inferInsert & { readonly id: number })[];
  readonly lines: readonly (typeof orderLines.$inferInsert)[];
  readonly steps: readonly (typeof orderSteps.$inferInsert)[];
}

/** Inserts orders with ids from {@link seedOrderIds}. */
export async function seedOrders(shop: Shop, written: SeedOrders): Promise<void> {
  for (const batch of inBatches(written.orders)) await shop.db.insert(orders).overridingSystemValue().values(batch);
  await seedRows(shop, orderLines, written.lines);
  await seedRows(shop, orderSteps, written.steps);
}
