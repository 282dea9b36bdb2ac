import type { Shop } from '#platform/shop.ts';
import {
  emptyAddresses,
  promiseAddresses,
  promiseDiscounts,
  promiseShipping,
  promiseTaxes,
} from './order-promises.store.ts';

/** Inserts the missing terms of seeded orders, once each, derived from the orders themselves. */
export async function promiseOrders(shop: Shop): Promise<void> {
  await promiseAddresses(shop);
  await promiseShipping(shop);
  await promiseDiscounts(shop);
  await promiseTaxes(shop);
}

/** Removes a customer's name, phone and street from their orders; province and city remain. */
export async function forgetOrderAddresses(shop: Shop, customerId: number): Promise<void> {
  await emptyAddresses(shop, { customerId });
}
