import { seedRows } from '#platform/database/seed-rows.ts';
import type { Shop } from '#platform/shop.ts';
import { writtenPageTexts } from './pages.tables.ts';

/** Inserts the texts of content pages. */
export function seedPages(shop: Shop, rows: readonly (typeof writtenPageTexts.$inferInsert)[]): Promise<void> {
  return seedRows(shop, writtenPageTexts, rows);
}
