import type { Dependencies } from '#platform/cache/cache.ts';
import { batched } from '#platform/database/batched.ts';
import type { Shop } from '#platform/shop.ts';
import { flashSaleIsActive } from '../flash-sales.rules.ts';
import {
  insertFlashSale,
  flashSalePrices,
  nextFlashSaleBegin,
  nextFlashSaleChange,
  flashSalesNotEnded,
  takeBegunFlashSales,
  flashSalesUnderWay,
  type FlashSale,
} from './flash-sales.store.ts';

export type { FlashSale } from './flash-sales.store.ts';

/** Flash sales of some products, under way or to come: nearly every page requests some. */
const flashSalesOf = batched<readonly number[], FlashSale[]>({
  run: async (shop, requested) => {
    const found = await flashSalesNotEnded(shop, {
      productIds: [...new Set(requested.flat())],
      now: shop.clock.now(),
    });
    return requested.map((productIds) => found.filter((flashSale) => productIds.includes(flashSale.productId)));
  },
});

/**
 * The flash sale that holds for each of some products. What is displayed with it is true until the next of their flash sales
 * begins or ends, which `depends` notes.
 */
export async function activeFlashSales(
  shop: Shop,
  productIds: readonly number[],
  depends?: Dependencies,
): Promise<Map<number, FlashSale>> {
  const active = new Map<number, FlashSale>();
  if (productIds.length === 0) return active;
  const now = shop.clock.now();
  for (const flashSale of await flashSalesOf(shop, productIds)) {
    depends?.until(flashSale.beginsAt > now ? flashSale.beginsAt : flashSale.endsAt);
    // They come cheapest first: of two that hold at once, the shopper gets the better one.
    if (flashSaleIsActive(flashSale, now) && !active.has(flashSale.productId))
      active.set(flashSale.productId, flashSale);
  }
  return active;
}

/** All flash sales under way in the order in which the shop shows them, one for each product. */
export async function runningFlashSales(shop: Shop, depends: Dependencies): Promise<FlashSale[]> {
  const now = shop.clock.now();
  const [next] = await nextFlashSaleBegin(shop, { now });
  depends.until(next?.beginsAt);
  const running = new Map<number, FlashSale>();
  for (const flashSale of await flashSalesUnderWay(shop, { now })) {
    depends.until(flashSale.endsAt);
    if (!running.has(flashSale.productId)) running.set(flashSale.productId, flashSale);
  }
  return [...running.values()];
}

/** Notes that an answer shows products in an order, or of a range, of prices: it is true until any flash sale begins or ends. */
export async function untilFlashSalesChange(shop: Shop, depends: Dependencies): Promise<void> {
  depends.tag('prices');
  const [next] = await nextFlashSaleChange(shop, { now: shop.clock.now() });
  depends.until(next?.at);
}

/** The own price of every product that a flash sale gives one now, in toman. */
export async function pricesAtFlashSales(shop: Shop): Promise<Map<number, number>> {
  const rows = await flashSalePrices(shop, { now: shop.clock.now() });
  return new Map(rows.map(({ productId, price }) => [productId, price]));
}

/** A flash sale as the owner makes it. */
export interface NewFlashSale {
  readonly productId: number;
  readonly price: number | null;
  readonly beginsAt: Date;
  readonly endsAt: Date;
  readonly allotted: number;
  readonly sold?: number;
  readonly colour?: string;
  readonly position?: number;
  /** When who wishes for the product is notified; nobody is when left out. */
  readonly tellAt?: Date | null;
}

/** Makes a flash sale; it is visible at once where it holds. */
export async function createFlashSale(shop: Shop, flashSale: NewFlashSale): Promise<{ id: number }> {
  const id = await insertFlashSale(shop, flashSale);
  shop.invalidate(`product:${flashSale.productId}`, 'offers', 'prices');
  return { id };
}

const maxPublishedAtOnce = 100;

/** Publishes the begin of flash sales whose begin was not published yet, each once; how many. */
export function publishBegunFlashSales(shop: Shop): Promise<number> {
  return shop.transaction(async () => {
    const begun = await takeBegunFlashSales(shop, { now: shop.clock.now(), limit: maxPublishedAtOnce });
    for (const { id, productId } of begun) await shop.publish('offer.begun', { offerId: id, productId });
    return begun.length;
  });
}
