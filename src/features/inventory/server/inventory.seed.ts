import { seedRows } from '#platform/database/seed-rows.ts';
import type { Shop } from '#platform/shop.ts';
import { stock, stockMovements } from './inventory.tables.ts';

/** Writes the stock of variants with the movements that make it up. */
export async function seedStock(
  shop: Shop,
  written: {
    readonly stock: readonly (typeof stock.$inferInsert)[];
    readonly movements: readonly (typeof stockMovements.$inferInsert)[];
  },
): Promise<void> {
  await seedRows(shop, stock, written.stock);
  await seedRows(shop, stockMovements, written.movements);
}
