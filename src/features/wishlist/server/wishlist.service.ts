import type { Shop } from '#platform/shop.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { wishlistMessages } from '../wishlist.messages.ts';
import { maxWishes } from '../wishlist.rules.ts';
import { lockCustomer } from '#features/accounts/server/accounts.service.ts';
import { addWishes, whyNotAdded, wishersAfter, wishesOf } from './wishlist.store.ts';

/** The numbers of the products that a customer wishes for, the last first. */
export async function wishes(shop: Shop, customerId: number): Promise<number[]> {
  return (await wishesOf(shop, { customerId })).map(({ id }) => id);
}

/** Puts a product on a customer's wishlist, up to {@link maxWishes}. */
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

/** Joins a guest's wishes to a customer's and answers them all: what is not for sale, or has no room, is left out. */
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

/** So many of the customers who wish for a product, by their numbers from behind `after` on. */
export async function wishersOf(
  shop: Shop,
  { productId, after, limit }: { productId: number; after: number; limit: number },
): Promise<number[]> {
  return (await wishersAfter(shop, { productId, after, limit })).map(({ customerId }) => customerId);
}
