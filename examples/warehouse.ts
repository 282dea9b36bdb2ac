/** A warehouse: pick lists, receipts, counts, and parcels on their way. Key: `orders:read`, `orders:write`, `stock:read`, `stock:write`. */
import { createClient, HojrehError, type Client } from '../packages/client/src/client.ts';

/** Returns the pieces to pick for all paid orders, by the code on the box. */
export async function pickList(shop: Client): Promise<{ orders: string[]; pieces: Map<string, number> }> {
  const orders: string[] = [];
  const pieces = new Map<string, number>();
  for await (const { number } of shop.all('adminListOrders', { query: { status: 'placed', page_size: 100 } })) {
    orders.push(number);
    for (const { sku, barcode, id, quantity } of (await shop.adminGetOrder({ path: { number } })).lines) {
      const code = sku ?? barcode ?? `variant-${id}`;
      pieces.set(code, (pieces.get(code) ?? 0) + quantity);
    }
  }
  return { orders, pieces };
}

/** Returns the variant with a code on its box: a sku or a barcode. */
async function variantOf(shop: Client, code: string) {
  const { data } = await shop.adminListStock({ query: { q: code } });
  const [variant] = data;
  if (variant === undefined || data.length > 1) throw new Error(`${data.length} variants have the code ${code}.`);
  return variant;
}

/** Books a delivery. The note's number is the idempotency key: scanning it twice receives it once. Returns what could not be booked. */
export async function receive(shop: Client, note: string, boxes: Readonly<Record<string, number>>) {
  const items = [];
  for (const [code, pieces] of Object.entries(boxes))
    items.push({ variant_id: (await variantOf(shop, code)).id, reason: 'received' as const, pieces });
  const { data } = await shop.adminBulkMoveStock({ body: { items, note }, idempotencyKey: `delivery-${note}` });
  return data.filter(({ outcome }) => outcome === 'failed');
}

/** Stores a counted stock. If pieces were sold during the count, nothing is overwritten and it is counted again. */
export async function count(shop: Client, code: string, counted: () => Promise<number>): Promise<number> {
  for (;;) {
    const { id, on_hand: seen } = await variantOf(shop, code);
    const pieces = await counted();
    const change = { variant_id: id, reason: 'corrected' as const, pieces, seen };
    try {
      await shop.adminMoveStock({ body: { changes: [change], note: '' } });
      return pieces;
    } catch (error) {
      if (!(error instanceof HojrehError && error.code === 'changed-meanwhile')) throw error;
    }
  }
}

if (process.argv[1] === import.meta.filename) {
  const { HOJREH_URL: url = 'http://localhost:3000', HOJREH_KEY: key = '' } = process.env;
  console.table((await pickList(createClient({ url, key }))).pieces);
}
