import { seedRows } from '#platform/database/seed-rows.ts';
import type { Shop } from '#platform/shop.ts';
import { shipments } from './fulfillments.tables.ts';

/** Writes what each seller sends of orders. */
export function seedShipments(shop: Shop, rows: readonly (typeof shipments.$inferInsert)[]): Promise<void> {
  return seedRows(shop, shipments, rows);
}
