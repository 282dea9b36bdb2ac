import type { Shop } from '#platform/shop.ts';
import {
  emptyAddresses,
  promiseAddresses,
  promiseDiscounts,
  promiseShipping,
  promiseTaxes,
} from './order-promises.store.ts';

/** Writes what orders promised beside their lines, for those that were written whole: each once, from the orders themselves. */
export async function promiseOrders(shop: Shop): Promise<void> {
  await promiseAddresses(shop);
  await promiseShipping(shop);
  await promiseDiscounts(shop);
  await promiseTaxes(shop);
}

/** Takes a customer's name, phone and street off their orders; province and city stay. */
export async function forgetOrderAddresses(shop: Shop, customerId: number): Promise<void> {
  await emptyAddresses(shop, { customerId });
}
