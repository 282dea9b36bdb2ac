import type { Shop } from '#platform/shop.ts';
import { lockProducts, setInStock } from './product-stock.store.ts';

/**
 * After stock or variants of some products changed so that they may have sold out or come back: settles whether they can
 * be had and drops the answers that say otherwise. In the transaction of the change. Two variants of one product that sell
 * out at once meet at the product's row; the later one then sees the stock that the earlier one left.
 */
export async function settleInStock(shop: Shop, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  await lockProducts(shop, { productIds });
  const turned = await setInStock(shop, { productIds });
  shop.invalidate(...productIds.map((id) => `stock:${id}`));
  if (turned.length > 0) shop.invalidate('list', ...turned.map((product) => `product:${product.id}`));
}
