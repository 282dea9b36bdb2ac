import type { Shop } from '#platform/shop.ts';
import { moveFlashSalePieces } from './flash-sale-pieces.store.ts';

/** Pieces of an order that were sold at a flash sale. */
export interface FlashSalePieces {
  readonly flashSaleId: number;
  readonly pieces: number;
}

/** Counts pieces as sold of their flash sales once more: a lapsed order was paid after all. */
export async function countFlashSalePieces(shop: Shop, sales: readonly FlashSalePieces[]): Promise<void> {
  await moveSales(shop, { sales, direction: 1 });
}

/** Gives pieces back to their flash sales when an order came to nothing. */
export async function giveFlashSalePiecesBack(shop: Shop, sales: readonly FlashSalePieces[]): Promise<void> {
  await moveSales(shop, { sales, direction: -1 });
}

async function moveSales(
  shop: Shop,
  { sales, direction }: { sales: readonly FlashSalePieces[]; direction: 1 | -1 },
): Promise<void> {
  if (sales.length === 0) return;
  const moved = await moveFlashSalePieces(shop, {
    flashSaleIds: sales.map((sale) => sale.flashSaleId),
    pieces: sales.map((sale) => sale.pieces),
    direction,
  });
  invalidateFlashSales(
    shop,
    moved.filter((flashSale) => flashSale.turned).map((flashSale) => flashSale.product_id),
  );
}

/**
 * After pieces were sold in flash sales, or given back: how much of one is sold shows where flash sales are listed; only the
 * products whose flash sale was used up by it, or is on again, have another price.
 */
export function invalidateFlashSales(shop: Shop, turnedProductIds: readonly number[]): void {
  shop.invalidate('offers');
  if (turnedProductIds.length > 0) shop.invalidate('prices', ...turnedProductIds.map((id) => `product:${id}`));
}
