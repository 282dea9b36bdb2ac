import type { RowOf } from '#platform/database/statement.ts';
import type { Shop } from '#platform/shop.ts';
import { countChanges, countingState, countOldOrders, lockCounting, noteCounted } from './order-counts.store.ts';
import {
  countedBest,
  countedDays,
  countedSellerSales,
  summedBest,
  summedDays,
  summedSellerSales,
} from './sales-figures.store.ts';

const changesAtOnce = 2_000;
const oldOrdersAtOnce = 5_000;

/**
 * Adds changed orders to the totals by day, product and seller; the first time, also all orders from before they existed. Resumes after an
 * interruption, since each batch is a transaction that stores its progress.
 */
export async function countOrders(shop: Shop): Promise<void> {
  while (await countPart(shop));
}

/** Counts one batch; returns whether there are more. */
function countPart(shop: Shop): Promise<boolean> {
  return shop.transaction(async () => {
    const [state] = await lockCounting(shop);
    if (state === undefined) throw new Error('Nobody noted how far the orders are counted.');
    if (state.complete) {
      const [taken] = await countChanges(shop, { limit: changesAtOnce });
      return taken?.count === changesAtOnce;
    }
    const [part] = await countOldOrders(shop, { after: state.lastOrderId, limit: oldOrdersAtOnce });
    const { lastOrderId = 0 } = part ?? {};
    const complete = lastOrderId === 0;
    await noteCounted(shop, { lastOrderId: complete ? state.lastOrderId : lastOrderId, complete });
    return true;
  });
}

async function isCounted(shop: Shop): Promise<boolean> {
  const [state] = await countingState(shop);
  return state?.complete === true;
}

/** Returns a seller's sales: settled means paid or delivered and neither cancelled nor returned; open means not yet paid. */
export async function sellerSales(
  shop: Shop,
  { sellerId }: { readonly sellerId: number },
): Promise<RowOf<typeof countedSellerSales>> {
  const [sums] = (await isCounted(shop))
    ? await countedSellerSales(shop, { sellerId })
    : await summedSellerSales(shop, { sellerId });
  return sums ?? { settled: 0, commission: 0, open: 0, pieces: 0 };
}

interface Days {
  readonly now: Date;
  readonly days: number;
}

/** Returns the number and total of orders on each of a number of days in Tehran, the last of them today, without cancelled and lapsed ones. */
export async function salesByDay(shop: Shop, of: Days): Promise<RowOf<typeof countedDays>[]> {
  return (await isCounted(shop)) ? countedDays(shop, of) : summedDays(shop, of);
}

/** Returns the products with the most pieces ordered on those days. */
export async function bestSold(
  shop: Shop,
  of: Days & { readonly limit: number },
): Promise<RowOf<typeof countedBest>[]> {
  return (await isCounted(shop)) ? countedBest(shop, of) : summedBest(shop, of);
}
