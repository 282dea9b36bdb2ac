import type { Shop } from '#platform/shop.ts';
import { addresses, customers } from './accounts.tables.ts';

export type SeedCustomer = typeof customers.$inferInsert;

/** Inserts customers as given; returns their ids with the phones that identify them. */
export function seedCustomers(shop: Shop, rows: readonly SeedCustomer[]) {
  return shop.db
    .insert(customers)
    .values([...rows])
    .returning({ id: customers.id, phone: customers.phone });
}

export async function seedAddresses(shop: Shop, rows: readonly (typeof addresses.$inferInsert)[]): Promise<void> {
  await shop.db.insert(addresses).values([...rows]);
}
