/** A data warehouse: order lines as JSON, one per line, from an export job. Key: `orders:read`. */
import { createClient, type Client } from '../packages/client/src/client.ts';

/**
 * Yields the lines of all orders placed from a day of Tehran on (`2026-11-21`), newest order first: only one order is in memory, however many there
 * are.
 */
export async function* orderLines(shop: Client, from: string): AsyncGenerator<string> {
  for await (const { lines, ...order } of shop.rows('adminCreateOrderExport', { body: { placed_from: from } }))
    for (const line of lines)
      yield JSON.stringify({
        order: order.number,
        status: order.status,
        placed_at: order.placed_at,
        paid_at: order.paid_at,
        customer_id: order.customer_id,
        province: order.province,
        variant_id: line.variant_id,
        sku: line.sku,
        quantity: line.quantity,
        returned: line.returned_count,
        unit_price: line.unit_price,
        discount: line.discount_total,
        total: line.total,
      });
}

/** Returns the net change in pieces of each variant since a moment, from the stock ledger. */
export async function stockFlow(shop: Client, since: string): Promise<ReadonlyMap<number, number>> {
  const flow = new Map<number, number>();
  for await (const { variant_id: id, on_hand_change: change } of shop.rows('adminCreateStockExport', {
    body: { moved_since: since },
  }))
    flow.set(id, (flow.get(id) ?? 0) + change);
  return flow;
}

if (process.argv[1] === import.meta.filename) {
  const { HOJREH_URL: url = 'http://localhost:3000', HOJREH_KEY: key = '' } = process.env;
  for await (const line of orderLines(createClient({ url, key }), process.argv[2] ?? '2026-01-01')) console.log(line);
}
