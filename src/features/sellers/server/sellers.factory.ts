import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import type { Shop } from '#platform/shop.ts';
import { sellers } from './sellers.tables.ts';

let opened = 0;

/** Creates a customer with an open shop. */
export async function sellerReady(
  shop: Shop,
): Promise<ReadyCustomer & { readonly sellerId: number; readonly slug: string }> {
  opened += 1;
  const owner = await customerReady(shop);
  const slug = `desk-${opened}`;
  const [seller] = await shop.db
    .insert(sellers)
    .values({ slug, name: `دکان ${opened}`, ownerId: owner.id, createdAt: shop.clock.now() })
    .returning({ id: sellers.id });
  return { ...owner, slug, sellerId: seller?.id ?? 0 };
}
