import type { Shop } from '#platform/shop.ts';
import { couponCode } from '#features/flash-sales/promotions.rules.ts';
import { couponOfCustomer, countUse, moveOfferSales, takeUseBack, type CustomerCoupon } from './coupon-uses.store.ts';
import { homeCouponTag } from '#features/flash-sales/server/promotions.service.ts';

export type { CustomerCoupon } from './coupon-uses.store.ts';

/** A coupon by its code, in whatever letters and digits it was typed, with how often the customer has used it and which of some products it is for. */
export async function findCoupon(
  shop: Shop,
  { code, customerId, productIds }: { code: string; customerId: number; productIds: readonly number[] },
): Promise<CustomerCoupon | null> {
  const [coupon] = await couponOfCustomer(shop, [couponCode(code), customerId, productIds]);
  return coupon ?? null;
}

/** Uses a coupon once, within its limits for the customer and in all; false when one of them was reached meanwhile. The order is rolled back then. */
export async function useCoupon(shop: Shop, use: { couponId: number; customerId: number }): Promise<boolean> {
  const [used] = await countUse(shop, [use.couponId, use.customerId]);
  if (used?.leavesHome === true) shop.invalidate(homeCouponTag);
  return used !== undefined;
}

/** Gives a coupon back to a customer whose order came to nothing. */
export async function giveCouponBack(shop: Shop, use: { couponId: number; customerId: number }): Promise<void> {
  const [freed] = await takeUseBack(shop, [use.couponId, use.customerId]);
  if (freed?.comesHome === true) shop.invalidate(homeCouponTag);
}

/** Pieces of an order that were sold at an offer. */
export interface OfferPieces {
  readonly offerId: number;
  readonly pieces: number;
}

/** Counts pieces as sold of their offers once more: a lapsed order was paid after all. */
export async function countOfferSales(shop: Shop, sales: readonly OfferPieces[]): Promise<void> {
  await moveSales(shop, { sales, direction: 1 });
}

/** Gives pieces back to their offers when an order came to nothing. */
export async function giveOfferPiecesBack(shop: Shop, sales: readonly OfferPieces[]): Promise<void> {
  await moveSales(shop, { sales, direction: -1 });
}

async function moveSales(
  shop: Shop,
  { sales, direction }: { sales: readonly OfferPieces[]; direction: 1 | -1 },
): Promise<void> {
  if (sales.length === 0) return;
  const moved = await moveOfferSales(shop, [
    sales.map((sale) => sale.offerId),
    sales.map((sale) => sale.pieces),
    direction,
  ]);
  tellOffersMoved(
    shop,
    moved.filter((offer) => offer.turned).map((offer) => offer.product_id),
  );
}

/**
 * After pieces were sold at offers, or given back: how much of an offer is sold shows where offers are listed; only the
 * products whose offer was used up by it, or is on again, have another price.
 */
export function tellOffersMoved(shop: Shop, turnedProductIds: readonly number[]): void {
  shop.invalidate('offers');
  if (turnedProductIds.length > 0) shop.invalidate('prices', ...turnedProductIds.map((id) => `product:${id}`));
}
