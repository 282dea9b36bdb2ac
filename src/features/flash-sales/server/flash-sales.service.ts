import type { Dependencies } from '#platform/cache/cache.ts';
import { gathered } from '#platform/database/batched.ts';
import type { Shop } from '#platform/shop.ts';
import { flashSaleIsActive } from '../flash-sales.rules.ts';
import {
  insertFlashSale,
  nextFlashSaleBegin,
  flashSalesNotEnded,
  takeBegunFlashSales,
  flashSalesUnderWay,
  type FlashSale,
} from './flash-sales.store.ts';

export type { FlashSale } from './flash-sales.store.ts';

/** Offers of some products, under way or to come: nearly every page asks for some. */
const offersOf = gathered<readonly number[], FlashSale[]>({
  run: async (shop, requested) => {
    const found = await flashSalesNotEnded(shop, [[...new Set(requested.flat())], shop.clock.now()]);
    return requested.map((productIds) => found.filter((offer) => productIds.includes(offer.productId)));
  },
});

/**
 * The offer that holds for each of some products. What is shown with it is true until the next of their offers
 * begins or ends, which `depends` is told.
 */
export async function activeFlashSales(
  shop: Shop,
  productIds: readonly number[],
  depends?: Dependencies,
): Promise<Map<number, FlashSale>> {
  const active = new Map<number, FlashSale>();
  if (productIds.length === 0) return active;
  const now = shop.clock.now();
  for (const offer of await offersOf(shop, productIds)) {
    depends?.until(offer.beginsAt > now ? offer.beginsAt : offer.endsAt);
    // They come cheapest first: of two that hold at once, the shopper gets the better one.
    if (flashSaleIsActive(offer, now) && !active.has(offer.productId)) active.set(offer.productId, offer);
  }
  return active;
}

/** All offers under way in the order in which the shop shows them, one for each product. */
export async function runningFlashSales(shop: Shop, depends: Dependencies): Promise<FlashSale[]> {
  const now = shop.clock.now();
  const [next] = await nextFlashSaleBegin(shop, [now]);
  depends.until(next?.beginsAt);
  const shown = new Map<number, FlashSale>();
  for (const offer of await flashSalesUnderWay(shop, [now])) {
    depends.until(offer.endsAt);
    if (!shown.has(offer.productId)) shown.set(offer.productId, offer);
  }
  return [...shown.values()];
}

/** A special offer as the owner makes it. */
export interface NewFlashSale {
  readonly productId: number;
  readonly price: number | null;
  readonly beginsAt: Date;
  readonly endsAt: Date;
  readonly allotted: number;
  readonly sold?: number;
  readonly colour?: string;
  readonly position?: number;
  /** When who wishes for the product is told of it; nobody is when left out. */
  readonly tellAt?: Date | null;
}

/** Makes a special offer; it shows at once where it holds. */
export async function createFlashSale(shop: Shop, offer: NewFlashSale): Promise<{ id: number }> {
  const id = await insertFlashSale(shop, offer);
  shop.invalidate(`product:${offer.productId}`, 'offers', 'prices');
  return { id };
}

const maxToldAtOnce = 100;

/** Tells of the offers that have begun and were not told of yet, each once; how many. */
export function publishBegunFlashSales(shop: Shop): Promise<number> {
  return shop.transaction(async () => {
    const begun = await takeBegunFlashSales(shop, [shop.clock.now(), maxToldAtOnce]);
    for (const { id, productId } of begun) await shop.publish('offer.begun', { offerId: id, productId });
    return begun.length;
  });
}
