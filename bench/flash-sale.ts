import type { BenchShop } from './bench-shop.ts';
import { customersReady } from './customers.ts';
import { record } from './figures.ts';
import { withConnections } from './load.ts';

const pieces = 50;
const buyersAtOnce = 200;

/** Measures two hundred buyers placing an order at the same moment in a flash sale of fifty units, each over its own connection. */
export async function measureFlashSale(shop: BenchShop): Promise<void> {
  const [sold] = await shop.query<{ variant: number; product: number }>(
    'SELECT id::int AS variant, product_id::int AS product FROM variants ORDER BY id DESC LIMIT 1',
  );
  if (sold === undefined) throw new Error('The bench has nothing to sell.');
  await shop.query('DELETE FROM cart_items');
  await shop.query('UPDATE stock_levels SET on_hand = $2, reserved = 0 WHERE variant_id = $1', [sold.variant, pieces]);
  await shop.query(
    `INSERT INTO flash_sales (product_id, price, begins_at, ends_at, allotted) SELECT $1, base_price / 2, now() - interval '1 hour', now() + interval '1 day', $2::int FROM products WHERE id = $1`,
    [sold.product, pieces],
  );
  const running = await shop.open();
  const buyers = await customersReady(shop, buyersAtOnce);
  const times: number[] = [];
  const replies = await withConnections(running.url, buyersAtOnce, async (connections) => {
    const pairs = buyers.flatMap((buyer, index) => {
      const connection = connections[index];
      return connection === undefined ? [] : [{ buyer, connection }];
    });
    // The carts are filled in small batches: only placing the order is measured.
    for (let done = 0; done < pairs.length; done += 20) {
      await Promise.all(
        pairs.slice(done, done + 20).map(({ buyer, connection }) => buyer.add(connection, sold.variant)),
      );
    }
    return Promise.all(
      pairs.map(async ({ buyer, connection }) => {
        const begun = performance.now();
        const reply = await buyer.tryPlacing(connection, 'flash').catch(() => null);
        times.push(performance.now() - begun);
        return reply;
      }),
    );
  });
  await running.stop();
  const answered = (status: number, message: string) =>
    replies.filter((reply) => reply?.status === status && reply.body.includes(message)).length;
  const orders = answered(201, '"number"');
  const refused = answered(409, 'out-of-stock');
  times.sort((a, b) => a - b);
  record({
    name: `flash sale, ${buyersAtOnce} buyers at once for ${pieces} pieces: orders`,
    value: orders,
    unit: '',
    min: pieces,
    max: pieces,
  });
  record({
    name: 'flash sale: buyers who were neither sold one nor told why',
    value: buyersAtOnce - orders - refused,
    unit: '',
    max: 0,
  });
  record({
    name: 'flash sale: the button, p95',
    value: times[Math.floor(times.length * 0.95)] ?? 0,
    unit: 'ms',
    max: 2_000,
  });
}
