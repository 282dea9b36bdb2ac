import { seedRows } from '#platform/database/seed-rows.ts';
import type { Shop } from '#platform/shop.ts';
import { wishlistItems } from './wishlist.tables.ts';

/** Writes what customers wish for. */
export function seedWishes(shop: Shop, rows: readonly (typeof wishlistItems.$inferInsert)[]): Promise<void> {
  return seedRows(shop, wishlistItems, rows);
}
