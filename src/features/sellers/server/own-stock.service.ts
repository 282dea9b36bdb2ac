import { stockOfSeller, visibleStock } from '#features/inventory/server/seller-stock.service.ts';
import type { Shop } from '#platform/shop.ts';
import type { Language } from '#shared/language.ts';
import type { OwnStock } from '../own-lists.contract.ts';
import type { Seller } from './own-products.service.ts';

/** Returns the stock of a seller's variant, in the format of the list. */
export async function ownStockOf(
  shop: Shop,
  { sellerId }: Seller,
  { variantId, language }: { readonly variantId: number; readonly language: Language },
): Promise<OwnStock> {
  const part = { before: { at: new Date(0), id: variantId + 1 }, changes: null, byMoment: false, limit: 1 };
  const [row] = await stockOfSeller(shop, { ...part, sellerId, productId: null, language });
  if (row?.id !== variantId) throw new Error('A variant was gone after its stock was counted.');
  return visibleStock(row, language);
}
