import type { Dependencies } from '#platform/cache/cache.ts';
import { batched } from '#platform/database/batched.ts';
import type { Shop } from '#platform/shop.ts';
import type { DiscountFunder } from '#shared/commerce/discount-funders.ts';
import { lowerSpecial, type SpecialPrice } from '#features/prices/prices.rules.ts';
import type { RowOf } from '#platform/database/statement.ts';
import { flashSaleIsActive } from '../flash-sales.rules.ts';
import {
  insertFlashSale,
  nextFlashSaleBegin,
  nextPriceChange,
  specialPricesNotEnded,
  specialPricesNow,
  takeBegunFlashSales,
  flashSalesUnderWay,
  type FlashSale,
} from './flash-sales.store.ts';

export type { FlashSale } from './flash-sales.store.ts';

type PriceNotEnded = RowOf<typeof specialPricesNotEnded>;

/** Flash sales and sale prices of some products, under way or to come: nearly every page requests some. */
const specialPricesRead = batched<readonly number[], PriceNotEnded[]>({
  run: async (shop, requested) => {
    const found = await specialPricesNotEnded(shop, {
      productIds: [...new Set(requested.flat())],
      now: shop.clock.now(),
    });
    return requested.map((productIds) => found.filter(({ productId }) => productIds.includes(productId)));
  },
});

/** By what a product is sold for another price than its usual one, at a moment. */
export interface ProductSpecials extends SpecialPrice {
  /** The one that stands on the product's card. */
  readonly flashSale: FlashSale | null;
  /** By variant those that are on one variant alone, the cheapest of each. */
  readonly flashSales: ReadonlyMap<number, FlashSale>;
  /** The cheapest of those that are on every variant. */
  readonly flashSaleOfAll: FlashSale | null;
  /** Sale prices that hold, by variant. */
  readonly sales: ReadonlyMap<number, VariantSale>;
}

/** The sale price of a variant. */
export interface VariantSale {
  readonly price: number;
  readonly beginsAt: Date;
  /** Null until further notice. */
  readonly endsAt: Date | null;
}

/** Of a product that has no price of its own. */
export const noSpecials: ProductSpecials = {
  price: null,
  flashSale: null,
  flashSaleOfAll: null,
  flashSales: new Map(),
  sales: new Map(),
};

/** By what one variant of a product is sold for another price than its usual one. */
export function specialOfVariant(
  { flashSaleOfAll, flashSales, sales }: ProductSpecials,
  variantId: number,
): SpecialPrice | null {
  const flashSale = cheaperOf(flashSaleOfAll, flashSales.get(variantId) ?? null);
  return lowerSpecial(flashSale?.price ?? null, sales.get(variantId)?.price ?? null);
}

/** Of two flash sales that hold at once the one that is displayed and charged: the cheaper; one without a price of its own comes last. */
function cheaperOf(one: FlashSale | null, other: FlashSale | null): FlashSale | null {
  if (one === null || other === null) return one ?? other;
  const [price, otherPrice] = [one.price ?? Infinity, other.price ?? Infinity];
  return price < otherPrice || (price === otherPrice && one.id < other.id) ? one : other;
}

/**
 * Flash sale and sale prices that hold for each of some products that have any; `price` is the one on the product's card. What is displayed with
 * them is true until the next of them begins or ends, which `depends` notes.
 */
export async function specialPrices(
  shop: Shop,
  productIds: readonly number[],
  depends?: Dependencies,
): Promise<Map<number, ProductSpecials>> {
  const specials = new Map<number, CollectedSpecials>();
  if (productIds.length === 0) return specials;
  const now = shop.clock.now();
  for (const row of await specialPricesRead(shop, productIds)) {
    depends?.until(row.beginsAt > now ? row.beginsAt : (row.endsAt ?? undefined));
    const before = specials.get(row.productId) ?? { ...noSpecials, flashSales: new Map(), sales: new Map() };
    const after = row.isFlashSale ? withFlashSale(before, row, now) : withSale(before, row, now);
    if (after !== null) specials.set(row.productId, after);
  }
  return specials;
}

type CollectedSpecials = ProductSpecials & {
  readonly flashSales: Map<number, FlashSale>;
  readonly sales: Map<number, VariantSale>;
};

/** With a flash sale; null where it does not hold. They come cheapest first: of two that hold at once, the shopper gets the better one. */
function withFlashSale(
  before: CollectedSpecials,
  { endsAt, ...row }: PriceNotEnded,
  now: Date,
): CollectedSpecials | null {
  if (endsAt === null || !flashSaleIsActive({ ...row, endsAt }, now)) return null;
  const flashSale = { ...row, endsAt };
  const { variantId } = row;
  if (variantId !== null && !before.flashSales.has(variantId)) before.flashSales.set(variantId, flashSale);
  const flashSaleOfAll = before.flashSaleOfAll ?? (variantId === null ? flashSale : null);
  if (!row.leads || before.flashSale !== null) return { ...before, flashSaleOfAll };
  const price = lowerSpecial(before.price, flashSale.price)?.price ?? null;
  return { ...before, flashSaleOfAll, flashSale, price };
}

/** With the sale price of a variant; null where it does not hold. */
function withSale(before: CollectedSpecials, row: PriceNotEnded, now: Date): CollectedSpecials | null {
  const { variantId, price, beginsAt, endsAt } = row;
  if (variantId === null || price === null || beginsAt > now) return null;
  before.sales.set(variantId, { price, beginsAt, endsAt });
  return row.leads ? { ...before, price: lowerSpecial(before.price, price)?.price ?? null } : before;
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

/** Notes that an answer shows products in an order, or of a range, of prices: it is true until any flash sale or sale price begins or ends. */
export async function untilPricesChange(shop: Shop, depends: Dependencies): Promise<void> {
  depends.tag('prices');
  const [next] = await nextPriceChange(shop, { now: shop.clock.now() });
  depends.until(next?.at);
}

/** The own price of every product that a flash sale or a sale price gives one now, in toman. */
export async function specialPricesOfAll(shop: Shop): Promise<Map<number, number>> {
  const rows = await specialPricesNow(shop, { now: shop.clock.now() });
  return new Map(rows.map(({ productId, price }) => [productId, price]));
}

/** A flash sale as the owner makes it. */
export interface NewFlashSale {
  readonly productId: number;
  /** The one variant that it is on; all of the product when left out. */
  readonly variantId?: number | null;
  readonly price: number | null;
  readonly beginsAt: Date;
  readonly endsAt: Date;
  readonly allotted: number;
  readonly sold?: number;
  readonly colour?: string;
  readonly position?: number;
  readonly fundedBy?: DiscountFunder;
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
