import type { Shop } from '#platform/shop.ts';
import { lockProducts, setInStock } from './product-stock.store.ts';

/**
 * Updates whether products are in stock and invalidates outdated responses, after stock or variants changed; runs in the same transaction. When two
 * variants of a product sell out concurrently, both lock the product's row, and the later one sees the stock left by the earlier.
 */
export async function settleInStock(shop: Shop, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  await lockProducts(shop, { productIds });
  const turned = await setInStock(shop, { productIds });
  shop.invalidate(...productIds.map((id) => `stock:${id}`));
  if (turned.length > 0) shop.invalidate('list', ...turned.map((product) => `product:${product.id}`));
}
