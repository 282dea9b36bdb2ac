/** A till: looks up what is scanned, adds it up, and sells it at the counter. Key: `stock:read`, `orders:write`. */
import { createClient, HojrehError, type Client, type Schemas } from '../packages/client/src/client.ts';

export interface Scanned {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  readonly left: number;
}

/** Returns the item with a barcode, at its current price and with the pieces available at a location; null for none or several. */
export async function scan(shop: Client, barcode: string, location: number): Promise<Scanned | null> {
  const { data } = await shop.adminListStock({ query: { q: barcode, location_id: location } });
  const [variant] = data;
  if (variant === undefined || data.length > 1) return null;
  const { data: items } = await shop.lookUpVariants({ body: { ids: [variant.id] } });
  return { id: variant.id, name: variant.name, price: items[0]?.price ?? 0, left: variant.on_hand - variant.held };
}

export interface Receipt {
  /** The till's own number of the sale: a till that lost the response sells once. */
  readonly number: string;
  readonly location: number;
  /** Pieces by barcode. */
  readonly basket: Readonly<Record<string, number>>;
  /** How the buyer pays a total: cash, card terminal, credit, or several. */
  readonly pay: (total: number) => Schemas['CounterSale']['payments'];
  readonly phone?: string;
}

/** Sells a basket and returns the order, paid and handed over. If a price changed since the scan, the shop's current one is paid. */
export async function sell(shop: Client, receipt: Receipt): Promise<Schemas['OrderDetail']> {
  const { location, basket, pay, phone } = receipt;
  const items = [];
  let total = 0;
  for (const [barcode, quantity] of Object.entries(basket)) {
    const item = await scan(shop, barcode, location);
    if (item === null) throw new Error(`There is no ${barcode}.`);
    items.push({ variant_id: item.id, quantity });
    total += item.price * quantity;
  }
  const sale = { items, location_id: location, ...(phone === undefined ? {} : { customer: { phone } }) };
  const send = (sum: number) =>
    shop.adminCreateOrder({ body: { ...sale, payments: pay(sum) }, idempotencyKey: receipt.number });
  return send(total).catch((error: unknown) => {
    if (error instanceof HojrehError && error.code === 'total-changed') return send(error.facts['total'] ?? total);
    throw error;
  });
}

if (process.argv[1] === import.meta.filename) {
  const { HOJREH_URL: url = 'http://localhost:3000', HOJREH_KEY: key = '' } = process.env;
  const [number = '', ...codes] = process.argv.slice(2);
  const basket: Record<string, number> = {};
  for (const code of codes) basket[code] = (basket[code] ?? 0) + 1;
  const pay = (amount: number) => [{ method: 'counter-cash' as const, amount }];
  console.log((await sell(createClient({ url, key }), { number, location: 1, basket, pay })).number);
}
