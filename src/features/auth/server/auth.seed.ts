import type { Shop } from '#platform/shop.ts';
import { registrations } from './auth.tables.ts';

/** Whether somebody has begun to sign up: a shop of which this is true is filled with no demo. */
export async function anyRegistration(shop: Shop): Promise<boolean> {
  return (await shop.db.select({ id: registrations.id }).from(registrations).limit(1)).length > 0;
}
