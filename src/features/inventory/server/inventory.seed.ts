import { seedRows } from '#platform/database/seed-rows.ts';
import type { Shop } from '#platform/shop.ts';
import { stockLevels, stockMovements } from './inventory.tables.ts';

/** Writes the stock of variants with the movements that make it up. */
export async function seedStock(
  shop: Shop,
  written: {
    readonly stock: readonly (typeof stockLevels.$inferInsert)[];
    readonly movements: readonly (typeof stockMovements.$inferInsert)[];
  },
): Promise<void> {
  await seedRows(shop, stockLevels, written.stock);
  await seedRows(shop, stockMovements, written.movements);
}
