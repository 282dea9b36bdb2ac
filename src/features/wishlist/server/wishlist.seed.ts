import { seedRows } from '#platform/database/seed-rows.ts';
import type { Shop } from '#platform/shop.ts';
import { wishlistItems } from './wishlist.tables.ts';

/** Inserts customers' wishlist items. */
export function seedWishes(shop: Shop, rows: readonly (typeof wishlistItems.$inferInsert)[]): Promise<void> {
  return seedRows(shop, wishlistItems, rows);
}
