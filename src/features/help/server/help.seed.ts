import { seedRows } from '#platform/database/seed-rows.ts';
import type { Shop } from '#platform/shop.ts';
import { supportAnswers } from './help.tables.ts';

/** Writes answers to what is often asked. */
export function seedHelp(shop: Shop, rows: readonly (typeof supportAnswers.$inferInsert)[]): Promise<void> {
  return seedRows(shop, supportAnswers, rows);
}
