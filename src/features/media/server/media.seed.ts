import { seedRows } from '#platform/database/seed-rows.ts';
import type { Shop } from '#platform/shop.ts';
import { uploads } from './media.tables.ts';

/** Inserts the rows of claimed uploads. */
export function seedUploads(shop: Shop, rows: readonly (typeof uploads.$inferInsert)[]): Promise<void> {
  return seedRows(shop, uploads, rows);
}
