import { eq } from 'drizzle-orm';
import type { Shop } from '#platform/shop.ts';
import { shippingMethods } from './shipping.tables.ts';

/** Returns a shipping method that the migrations created, by its code. */
export async function shippingMethodOfCode(shop: Shop, code: string): Promise<{ id: number; price: number }> {
  const [method] = await shop.db
    .select({ id: shippingMethods.id, price: shippingMethods.price })
    .from(shippingMethods)
    .where(eq(shippingMethods.code, code));
  if (method === undefined) throw new Error(`The shipping method '${code}' is gone.`);
  return method;
}
