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

/** Batched query for the active and upcoming flash sales and sale prices of products, which nearly every page needs. */
const specialPricesRead = batched<readonly number[], PriceNotEnded[]>({
  run: async (shop, requested) => {
    const found = await specialPricesNotEnded(shop, {
      productIds: [...new Set(requested.flat())],
      now: shop.clock.now(),
    });
    return requested.map((productIds) => found.filter(({ productId }) => productIds.includes(productId)));
  },
});

/** The price overrides of a product at a given time. */
export interface ProductSpecials extends SpecialPrice {
  /** The flash sale displayed on the product's card. */
  readonly flashSale: FlashSale | null;
  /** Flash sales of a single variant, by variant id; the cheapest of each. */
  readonly flashSales: ReadonlyMap<number, FlashSale>;
  /** The cheapest flash sale that applies to all variants. */
  readonly flashSaleOfAll: FlashSale | null;
  /** Active sale prices by variant id. */
  readonly sales: ReadonlyMap<number, VariantSale>;
}

/** The sale price of a variant. */
export interface VariantSale {
  readonly price: number;
  readonly beginsAt: Date;
  /** Null when open-ended. */
  readonly endsAt: Date | null;
}

/** The value for a product without a price override. */
export const noSpecials: ProductSpecials = {
  price: null,
  flashSale: null,
  flashSaleOfAll: null,
  flashSales: new Map(),
  sales: new Map(),
};

/** Returns the price override of one variant of a product. */
export function specialOfVariant(
  { flashSaleOfAll, flashSales, sales }: ProductSpecials,
  variantId: number,
): SpecialPrice | null {
  const flashSale = cheaperOf(flashSaleOfAll, flashSales.get(variantId) ?? null);
  return lowerSpecial(flashSale?.price ?? null, sales.get(variantId)?.price ?? null);
}

/** Returns the cheaper of two active flash sales, which is displayed and charged; one without its own price comes last. */
function cheaperOf(one: FlashSale | null, other: FlashSale | null): FlashSale | null {
  if (one === null || other === null) return one ?? other;
  const [price, otherPrice] = [one.price ?? Infinity, other.price ?? Infinity];
  return price < otherPrice || (price === otherPrice && one.id < other.id) ? one : other;
}

/**
 * Returns the active flash sales and sale prices of those of the given products that have any; `price` is the one on the product's card. Registers in
 * `depends` that the response expires when the next of them begins or ends.
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

/** Adds a flash sale; returns null where it is not active. Rows are sorted cheapest first, so that of two active sales the cheaper one applies. */
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

/** Adds the sale price of a variant; returns null where it is not active. */
function withSale(before: CollectedSpecials, row: PriceNotEnded, now: Date): CollectedSpecials | null {
  const { variantId, price, beginsAt, endsAt } = row;
  if (variantId === null || price === null || beginsAt > now) return null;
  before.sales.set(variantId, { price, beginsAt, endsAt });
  return row.leads ? { ...before, price: lowerSpecial(before.price, price)?.price ?? null } : before;
}

/** Returns all active flash sales in display order, one per product. */
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

/** Registers that a response sorts or filters products by price: it expires when any flash sale or sale price begins or ends. */
export async function untilPricesChange(shop: Shop, depends: Dependencies): Promise<void> {
  depends.tag('prices');
  const [next] = await nextPriceChange(shop, { now: shop.clock.now() });
  depends.until(next?.at);
}

/** Returns the overridden price in toman of every product with an active flash sale or sale price. */
export async function specialPricesOfAll(shop: Shop): Promise<Map<number, number>> {
  const rows = await specialPricesNow(shop, { now: shop.clock.now() });
  return new Map(rows.map(({ productId, price }) => [productId, price]));
}

/** The input for a new flash sale. */
export interface NewFlashSale {
  readonly productId: number;
  /** The variant that it applies to; all variants of the product when omitted. */
  readonly variantId?: number | null;
  readonly price: number | null;
  readonly beginsAt: Date;
  readonly endsAt: Date;
  readonly allotted: number;
  readonly sold?: number;
  readonly colour?: string;
  readonly position?: number;
  readonly fundedBy?: DiscountFunder;
  /** When wishlist notifications are sent; none are sent when omitted. */
  readonly tellAt?: Date | null;
}

/** Creates a flash sale; when it is active, it is visible at once. */
export async function createFlashSale(shop: Shop, flashSale: NewFlashSale): Promise<{ id: number }> {
  const id = await insertFlashSale(shop, flashSale);
  shop.invalidate(`product:${flashSale.productId}`, 'offers', 'prices');
  return { id };
}

const maxPublishedAtOnce = 100;

/** Publishes the start event of flash sales that have begun, once each; returns their number. */
export function publishBegunFlashSales(shop: Shop): Promise<number> {
  return shop.transaction(async () => {
    const begun = await takeBegunFlashSales(shop, { now: shop.clock.now(), limit: maxPublishedAtOnce });
    for (const { id, productId } of begun) await shop.publish('offer.begun', { offerId: id, productId });
    return begun.length;
  });
}
