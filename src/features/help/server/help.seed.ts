import { seedRows } from '#platform/database/seed-rows.ts';
import type { Shop } from '#platform/shop.ts';
import { supportAnswers } from './help.tables.ts';

/** Inserts answers to frequent questions. */
export function seedHelp(shop: Shop, rows: readonly (typeof supportAnswers.$inferInsert)[]): Promise<void> {
  return seedRows(shop, supportAnswers, rows);
}
