/**
 * A seller's ERP: sets counts and prices, packs ordered items and hands them over. A seller's key: `stock:write`, `products:write`, `shipments:read`,
 * `shipments:write`, `ledger:read`.
 */
import { createClient, type Client } from '../packages/client/src/client.ts';

/** A variant in the ERP; `seen` and `seenPrice` are the shop's values when the ERP last read them. */
export interface Item {
  readonly variantId: number;
  readonly pieces: number;
  readonly seen: number;
  readonly price: number;
  readonly seenPrice: number;
}

/** Sends counts and prices to the shop, a hundred at a time, and returns those refused because they were changed there meanwhile. */
export async function push(shop: Client, items: readonly Item[]): Promise<{ id: number; code: string | null }[]> {
  const refused = [];
  for (let from = 0; from < items.length; from += 100) {
    const part = items.slice(from, from + 100);
    const counted = part.map(({ variantId, pieces, seen }) => ({ variant_id: variantId, pieces, seen }));
    const priced = part.map((item) => ({
      variant_id: item.variantId,
      base_price: item.price,
      seen_price: item.seenPrice,
    }));
    const counts = await shop.sellerBulkCountVariants({ body: { items: counted } });
    const prices = await shop.sellerBulkRepriceVariants({ body: { items: priced } });
    refused.push(...[...counts.data, ...prices.data].filter(({ outcome }) => outcome === 'failed'));
  }
  return refused;
}

/** Packs everything ordered, one parcel per order, and hands each over; a parcel is packed once however often this runs. */
export async function dispatch(shop: Client, codeOf: (order: string) => string): Promise<string[]> {
  for await (const { number } of shop.all('sellerListOrderToPack'))
    await shop.sellerCreateOrderFulfillment({ path: { number }, body: {}, idempotencyKey: `pack-${number}` });
  const sent = [];
  for await (const parcel of shop.all('sellerListFulfillments', { query: { status: 'packed' } })) {
    const tracking_code = codeOf(parcel.order_number);
    const body = { version: parcel.version, carrier: 'پست', tracking_code };
    await shop.sellerHandOverFulfillment({ path: { id: parcel.id }, body });
    sent.push(tracking_code);
  }
  return sent;
}

if (process.argv[1] === import.meta.filename) {
  const { HOJREH_URL: url = 'http://localhost:3000', HOJREH_KEY: key = '' } = process.env;
  const shop = createClient({ url, key });
  console.log(await dispatch(shop, (order) => `T-${order}`), (await shop.sellerGetShop()).sums.balance);
}
