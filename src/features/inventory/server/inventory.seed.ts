import { seedRows } from '#platform/database/seed-rows.ts';
import type { Shop } from '#platform/shop.ts';
import { mainLocationId } from '../stock-locations.rules.ts';
import { stockLevels, stockMovements } from './inventory.tables.ts';

type AtMain<Row> = Omit<Row, 'locationId'>;

/** Inserts the stock of variants at the main location, with the movements that add up to it. */
export async function seedStock(
  shop: Shop,
  written: {
    readonly stock: readonly AtMain<typeof stockLevels.$inferInsert>[];
    readonly movements: readonly AtMain<typeof stockMovements.$inferInsert>[];
  },
): Promise<void> {
  const atMain = <Row>(row: Row) => ({ ...row, locationId: mainLocationId });
  await seedRows(shop, stockLevels, written.stock.map(atMain));
  await seedRows(shop, stockMovements, written.movements.map(atMain));
}
