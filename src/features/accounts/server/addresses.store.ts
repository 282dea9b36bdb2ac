import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Shop } from '#platform/shop.ts';
import type { PostalAddress, SavedAddress } from '../addresses.contract.ts';
import { addresses, customers } from './accounts.tables.ts';

const saved = {
  id: addresses.id,
  full_name: addresses.fullName,
  phone: addresses.phone,
  province: addresses.province,
  city: addresses.city,
  line: addresses.line,
  postal_code: addresses.postalCode,
  is_default: addresses.isDefault,
};

const columns = (address: PostalAddress) => ({
  fullName: address.full_name,
  phone: address.phone,
  province: address.province,
  city: address.city,
  line: address.line,
  postalCode: address.postal_code,
});

const isOwn = (customerId: number, id: number) => and(eq(addresses.customerId, customerId), eq(addresses.id, id));

/** Returns the customer's addresses, the default one first, then the newest. */
export async function addressesOf(shop: Shop, customerId: number): Promise<SavedAddress[]> {
  return shop.db
    .select(saved)
    .from(addresses)
    .where(eq(addresses.customerId, customerId))
    .orderBy(desc(addresses.isDefault), desc(addresses.id));
}

/** Serializes changes of one customer's addresses, including an order that would save the first one. */
export async function lockAddressesOf(shop: Shop, customerId: number): Promise<void> {
  await shop.db.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update');
}

export async function addressCount(shop: Shop, customerId: number): Promise<number> {
  const [row] = await shop.db.select({ count: count() }).from(addresses).where(eq(addresses.customerId, customerId));
  return row?.count ?? 0;
}

/** Unsets the customer's default address, to make room for another one. */
export async function clearDefault(shop: Shop, customerId: number): Promise<void> {
  await shop.db
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.customerId, customerId), eq(addresses.isDefault, true)));
}

export async function insertAddress(
  shop: Shop,
  customerId: number,
  address: PostalAddress & { is_default: boolean },
): Promise<SavedAddress> {
  const [added] = await shop.db
    .insert(addresses)
    .values({ customerId, ...columns(address), isDefault: address.is_default, createdAt: shop.clock.now() })
    .returning(saved);
  if (added === undefined) throw new Error('An address was not kept.');
  return added;
}

/** Changes an address; returns undefined when the customer has none with this id. */
export async function updateAddress(
  shop: Shop,
  {
    customerId,
    id,
    address,
    makeDefault,
  }: { customerId: number; id: number; address: PostalAddress; makeDefault: boolean },
): Promise<SavedAddress | undefined> {
  const [changed] = await shop.db
    .update(addresses)
    .set({ ...columns(address), ...(makeDefault && { isDefault: true }) })
    .where(isOwn(customerId, id))
    .returning(saved);
  return changed;
}

/** Deletes an address; returns whether it was the default, undefined when the customer has none with this id. */
export async function deleteAddress(shop: Shop, customerId: number, id: number): Promise<boolean | undefined> {
  const [gone] = await shop.db
    .delete(addresses)
    .where(isOwn(customerId, id))
    .returning({ wasDefault: addresses.isDefault });
  return gone?.wasDefault;
}

/** Makes the newest address the default. */
export async function defaultToNewest(shop: Shop, customerId: number): Promise<void> {
  const newest = sql`(select max(id) from addresses where customer_id = ${customerId})`;
  await shop.db.update(addresses).set({ isDefault: true }).where(eq(addresses.id, newest));
}
