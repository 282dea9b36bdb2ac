import type { Shop } from '#platform/shop.ts';
import { registrations } from './auth.tables.ts';

/** Whether anybody has begun to sign up; if so, the shop is not filled with demo data. */
export async function anyRegistration(shop: Shop): Promise<boolean> {
  return (await shop.db.select({ id: registrations.id }).from(registrations).limit(1)).length > 0;
}
