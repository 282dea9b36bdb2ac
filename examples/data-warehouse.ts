/** A data warehouse: order lines as JSON, one a line. Key: `orders:read`. */
import { createClient, type Client } from '../packages/client/src/client.ts';

/** The lines of all orders that were placed from a day of Tehran on (`2026-11-21`), the newest order first. */
export async function* orderLines(shop: Client, from: string): AsyncGenerator<string> {
  for await (const { number } of shop.all('adminListOrders', { query: { from, page_size: 100 } })) {
    const { lines, ...order } = await shop.adminGetOrder({ path: { number } });
    for (const line of lines)
      yield JSON.stringify({
        order: number,
        status: order.status,
        placed_at: order.placed_at,
        paid_at: order.paid_at,
        customer_id: order.customer.id,
        province: order.address.province,
        variant_id: line.id,
        sku: line.sku,
        quantity: line.quantity,
        returned: line.returned,
        unit_price: line.price,
        discount: line.discount,
        total: line.total,
      });
  }
}

if (process.argv[1] === import.meta.filename) {
  const { HOJREH_URL: url = 'http://localhost:3000', HOJREH_KEY: key = '' } = process.env;
  for await (const line of orderLines(createClient({ url, key }), process.argv[2] ?? '2026-01-01')) console.log(line);
}
