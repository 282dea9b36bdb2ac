import type { Shop } from '#platform/shop.ts';
import { moveFlashSalePieces } from './flash-sale-pieces.store.ts';

/** Pieces of an order that were sold in a flash sale. */
export interface FlashSalePieces {
  readonly flashSaleId: number;
  readonly pieces: number;
}

/** Adds pieces to the sold count of their flash sales again, for a lapsed order that was paid after all. */
export async function countFlashSalePieces(shop: Shop, sales: readonly FlashSalePieces[]): Promise<void> {
  await moveSales(shop, { sales, direction: 1 });
}

/** Subtracts pieces from the sold count of their flash sales when an order is cancelled or lapses. */
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
 * Invalidates cached responses after flash sale pieces were sold or given back: lists of flash sales display the sold share; prices change only for
 * products whose flash sale was exhausted or became active again.
 */
export function invalidateFlashSales(shop: Shop, turnedProductIds: readonly number[]): void {
  shop.invalidate('offers');
  if (turnedProductIds.length > 0) shop.invalidate('prices', ...turnedProductIds.map((id) => `product:${id}`));
}
