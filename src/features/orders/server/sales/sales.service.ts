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
 * Adds what has become of orders to the sums of days, products and sellers; first, once, the orders of a shop from before there were any. It goes on where it
 * was broken off, because each part is a transaction with how far it came.
 */
export async function countOrders(shop: Shop): Promise<void> {
  while (await countPart(shop));
}

/** Counts a part; answers whether there is more. */
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

/** What a seller has sold: settled is what was paid or delivered and neither called off nor sent back; open is what is still to be paid. */
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

/** How many orders were placed on each of so many days in Tehran, the last of them today, and for how much; those that came to nothing are not counted. */
export async function salesByDay(shop: Shop, of: Days): Promise<RowOf<typeof countedDays>[]> {
  return (await isCounted(shop)) ? countedDays(shop, of) : summedDays(shop, of);
}

/** The products of which most pieces were ordered on those days. */
export async function bestSold(
  shop: Shop,
  of: Days & { readonly limit: number },
): Promise<RowOf<typeof countedBest>[]> {
  return (await isCounted(shop)) ? countedBest(shop, of) : summedBest(shop, of);
}
