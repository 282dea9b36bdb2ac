import { seedRows } from '#platform/database/seed-rows.ts';
import type { Shop } from '#platform/shop.ts';
import { notifications } from './notifications.tables.ts';

/** Inserts notices without sending them. */
export function seedNotices(shop: Shop, rows: readonly (typeof notifications.$inferInsert)[]): Promise<void> {
  return seedRows(shop, notifications, rows);
}
