import { seedRows } from '#platform/database/seed-rows.ts';
import type { Shop } from '#platform/shop.ts';
import { payments } from './payments.tables.ts';

/** Inserts finished payment attempts. */
export function seedPayments(shop: Shop, rows: readonly (typeof payments.$inferInsert)[]): Promise<void> {
  return seedRows(shop, payments, rows);
}
