import type { Shop } from '#platform/shop.ts';
import { seedWishes } from '#features/wishlist/server/wishlist.seed.ts';

const hour = 3_600_000;
const wishes = 6;

/** Fills the demo customer's wishlist with a few products from all over the shop, one of them sold out. */
export async function fillWishes(
  shop: Shop,
  {
    customerId,
    products,
  }: { customerId: number; products: readonly { readonly id: number; readonly soldOut: boolean }[] },
): Promise<void> {
  const now = shop.clock.now().getTime();
  const step = Math.max(1, Math.floor(products.length / wishes));
  const spread = products.filter((_, index) => index % step === 2).slice(0, wishes - 1);
  const soldOut = products.find((product) => product.soldOut && !spread.includes(product));
  const wished = soldOut === undefined ? spread : [...spread, soldOut];
  await seedWishes(
    shop,
    wished.map(({ id }, index) => ({ customerId, productId: id, addedAt: new Date(now - index * hour) })),
  );
}
