import { and, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Shop } from '#platform/shop.ts';
import { flashSales } from './flash-sales.tables.ts';

/** Inserts flash sales; returns their ids by product. */
export async function seedFlashSales(
  shop: Shop,
  rows: readonly (typeof flashSales.$inferInsert)[],
): Promise<ReadonlyMap<number, number>> {
  const written = await shop.db
    .insert(flashSales)
    .values([...rows])
    .returning({ id: flashSales.id, productId: flashSales.productId });
  return new Map(written.map(({ id, productId }) => [productId, id]));
}

/** Returns those of the given products that had flash sales, all of which have ended or are sold out. */
export async function productsPastTheirFlashSales(shop: Shop, productIds: readonly number[]): Promise<number[]> {
  const open = and(gt(flashSales.endsAt, shop.clock.now()), lt(flashSales.sold, flashSales.allotted));
  const rows = await shop.db
    .select({ productId: flashSales.productId })
    .from(flashSales)
    .where(inArray(flashSales.productId, [...productIds]))
    .groupBy(flashSales.productId)
    .having(sql`not bool_or(${open})`);
  return rows.map(({ productId }) => productId);
}
