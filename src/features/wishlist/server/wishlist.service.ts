import type { Shop } from '#platform/shop.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { wishlistMessages } from '../wishlist.messages.ts';
import { maxWishes } from '../wishlist.rules.ts';
import { lockCustomer } from '#features/accounts/server/accounts.service.ts';
import { addWishes, whyNotAdded, wishersAfter, wishesOf } from './wishlist.store.ts';

/** Returns the ids of the products on a customer's wishlist, latest first. */
export async function wishes(shop: Shop, customerId: number): Promise<number[]> {
  return (await wishesOf(shop, { customerId })).map(({ id }) => id);
}

/** Adds a product to a customer's wishlist, up to {@link maxWishes}. */
export async function wishFor(
  shop: Shop,
  { customerId, productId }: { customerId: number; productId: number },
): Promise<Refusal<'product-not-found' | 'wishlist-full'> | null> {
  return shop.transaction(async () => {
    await lockCustomer(shop, { customerId });
    const added = await addWishes(shop, { customerId, productIds: [productId], now: shop.clock.now() });
    if (added.length > 0) return null;
    const [why] = await whyNotAdded(shop, { customerId, productId });
    if (why?.wished === true) return null;
    if (why?.sold !== true)
      return refuse(
        'product-not-found',
        inBoth(wishlistMessages, (t) => t.productNotFound),
      );
    return refuse(
      'wishlist-full',
      inBoth(wishlistMessages, (t) => t.full(maxWishes)),
    );
  });
}

/** Merges a guest's wishlist into a customer's and returns all items: products that are not for sale or exceed the maximum are left out. */
export async function joinWishes(
  shop: Shop,
  { customerId, productIds }: { customerId: number; productIds: readonly number[] },
): Promise<number[]> {
  return shop.transaction(async () => {
    await lockCustomer(shop, { customerId });
    await addWishes(shop, { customerId, productIds, now: shop.clock.now() });
    return wishes(shop, customerId);
  });
}

/** Returns a page of the customers who have a product on their wishlist, with ids greater than `after`. */
export async function wishersOf(
  shop: Shop,
  { productId, after, limit }: { productId: number; after: number; limit: number },
): Promise<number[]> {
  return (await wishersAfter(shop, { productId, after, limit })).map(({ customerId }) => customerId);
}
