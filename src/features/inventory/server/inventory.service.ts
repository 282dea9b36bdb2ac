import type { Shop } from '#platform/shop.ts';
import { refuse, type Refusal } from '#shared/refusal.ts';
import { inBoth } from '#shared/messages.ts';
import { inventoryMessages } from '../inventory.messages.ts';
import { addReceived, lockedStock, lockProducts, setCounted, setInStock, stockFaults } from './inventory.store.ts';

/** Takes in pieces that arrived. */
export async function receiveStock(shop: Shop, { variantId, pieces }: { variantId: number; pieces: number }): Promise<void> {
  if (!Number.isInteger(pieces) || pieces <= 0) throw new RangeError(`${pieces} pieces cannot arrive`);
  await shop.transaction(async () => {
    const [variant] = await addReceived(shop, [variantId, pieces, shop.clock.now()]);
    if (variant === undefined) throw new Error(`There is no variant ${variantId}.`);
    await tellStockChanged(shop, [variant.product_id]);
  });
}

/** Sets the stock to what was counted on the shelf. What is held for orders cannot be counted away. */
export async function correctStock(
  shop: Shop,
  { variantId, onHand }: { variantId: number; onHand: number },
): Promise<Refusal<'stock-unknown' | 'stock-held'> | null> {
  return shop.transaction(async () => {
    const [stock] = await lockedStock(shop, [variantId]);
    if (stock === undefined) return refuse('stock-unknown', inBoth(inventoryMessages, (t) => t.unknown));
    if (onHand < stock.held) return refuse('stock-held', inBoth(inventoryMessages, (t) => t.held(stock.held)));
    if (onHand === stock.on_hand) return null;
    await setCounted(shop, [variantId, onHand, onHand - stock.on_hand, shop.clock.now()]);
    await tellStockChanged(shop, [stock.product_id]);
    return null;
  });
}

/**
 * After the stock of some products changed so that they may have sold out or come back: settles whether they can be had
 * and drops the answers that say otherwise. In the transaction of the change. Two variants of one product that sell out
 * at once meet at the product's row; the later one then sees the stock that the earlier one left.
 */
export async function tellStockChanged(shop: Shop, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  await lockProducts(shop, [productIds]);
  const turned = await setInStock(shop, [productIds]);
  tellPiecesChanged(shop, productIds);
  if (turned.length > 0) shop.invalidate('list', ...turned.map((product) => `product:${product.id}`));
}

/** After pieces of products were taken of which some are left: only their own pages say how many. */
export function tellPiecesChanged(shop: Shop, productIds: readonly number[]): void {
  shop.invalidate(...productIds.map((id) => `stock:${id}`));
}

/** Whether every figure of the stock can be proven from its history. */
export async function stockAddsUp(shop: Shop): Promise<boolean> {
  return (await stockFaults(shop)).length === 0;
}
