import pg from 'pg';
import type { BenchShop } from './bench-shop.ts';
import { customersReady, type BenchCustomer } from './customers.ts';
import { record } from './figures.ts';
import type { Connection } from './connection.ts';
import { repeat, withConnections } from './load.ts';

const seconds = 5;

/** Adding to carts and placing orders, each beside the raw statements that it needs. */
export async function measureWrites(shop: BenchShop): Promise<void> {
  await shop.query('UPDATE stock SET on_hand = 1000000');
  const variants = (await shop.query<{ id: number }>('SELECT id::int FROM variants ORDER BY id LIMIT 900')).map((row) => row.id);
  const variantOf = (lane: number, turn: number, line = 0) => variants[(lane * 41 + turn * 3 + line) % variants.length] ?? 1;
  const running = await shop.open();
  const buyers = await customersReady(shop, 30);
  const carts = buyers.slice(0, 20);
  const orders = buyers.slice(20, 30);

  await emptyCarts(shop);
  const rawAdds = await rawAdding(shop, carts, variantOf);
  await emptyCarts(shop);
  const adds = await withConnections(running.url, carts.length, (connections) =>
    repeat(carts.length, seconds, (lane, turn) => buyerOf(carts, lane).add(at(connections, lane), variantOf(lane, turn))),
  );
  record({ name: 'add to cart, 20 customers at once', value: adds.perSecond, unit: '/s', limit: rawAdds, leastRatio: 0.5 });

  await emptyCarts(shop);
  const rawOrders = await rawOrdering(shop, orders, variantOf);
  await emptyCarts(shop);
  const before = await soldIn(shop);
  const whole = await withConnections(running.url, orders.length, (connections) =>
    repeat(orders.length, seconds, (lane, turn) =>
      buyerOf(orders, lane).order(at(connections, lane), [0, 1, 2].map((line) => variantOf(lane, turn, line)), `whole-${lane}-${turn}`),
    ),
  );
  record({ name: 'whole orders: 3 lines added one by one, then placed, 10 at once', value: whole.perSecond, unit: '/s' });
  const placing = await placeFilled(shop, running.url, variantOf);
  record({ name: 'place an order of 3 lines, 10 at once', value: placing, unit: '/s', limit: rawOrders, leastRatio: 0.5 });
  await checkBooks(shop, before);
  await running.stop();
}

function at<T>(list: readonly T[], lane: number): T {
  const found = list[lane % list.length];
  if (found === undefined) throw new Error('The bench has no customers.');
  return found;
}

const buyerOf = at<BenchCustomer>;

async function emptyCarts(shop: BenchShop): Promise<void> {
  await shop.query('DELETE FROM cart_items');
}

type VariantOf = (lane: number, turn: number, line?: number) => number;

/** The one statement that an added piece cannot do without, over raw `pg`. */
async function rawAdding(shop: BenchShop, carts: readonly BenchCustomer[], variantOf: VariantOf): Promise<number> {
  const pool = new pg.Pool({ connectionString: shop.databaseUrl, max: carts.length });
  const { perSecond } = await repeat(carts.length, seconds, async (lane, turn) => {
    await pool.query({
      name: 'raw_add',
      text: `INSERT INTO cart_items AS line (customer_id, variant_id, quantity, added_at)
        SELECT $1, s.variant_id, 1, now() FROM stock s WHERE s.variant_id = $2 AND s.on_hand - s.held >= 1
        ON CONFLICT (customer_id, variant_id) DO UPDATE SET quantity = line.quantity + 1
        WHERE line.quantity + 1 <= (SELECT s.on_hand - s.held FROM stock s WHERE s.variant_id = line.variant_id) RETURNING quantity`,
      values: [buyerOf(carts, lane).id, variantOf(lane, turn)],
    });
  });
  await pool.end();
  return perSecond;
}

/**
 * A raw order transaction of five statements over the shop's own tables: read the goods, take the stock, write the order
 * and its lines, and empty the cart. What a shop keeps besides (the key, movements of stock, steps, shipment, news) it leaves out.
 */
async function rawOrdering(shop: BenchShop, buyers: readonly BenchCustomer[], variantOf: VariantOf): Promise<number> {
  const pool = new pg.Pool({ connectionString: shop.databaseUrl, max: buyers.length });
  const { perSecond } = await repeat(buyers.length, seconds, async (lane, turn) => {
    const buyer = buyerOf(buyers, lane);
    const ids = [0, 1, 2].map((line) => variantOf(lane, turn, line)).sort((a, b) => a - b);
    const client = await pool.connect();
    const run = (name: string, text: string, values: unknown[]) => client.query<{ id: string }>({ name, text, values });
    await client.query('BEGIN');
    await run('raw_read', 'SELECT v.id, v.base_price FROM variants v JOIN products p ON p.id = v.product_id WHERE v.id = ANY($1) ORDER BY v.id', [ids]);
    await run('raw_take', 'UPDATE stock SET on_hand = on_hand - 1 WHERE variant_id = ANY($1) AND on_hand - held >= 1', [ids]);
    const order = await run(
      'raw_order',
      `INSERT INTO orders (number, customer_id, state, payment_method, shipping_method_id, address, items_total, discount_total, shipping_total, vat_total, total, placed_at)
        SELECT $1, $2, 'placed', 'cash', (SELECT min(id) FROM shipping_methods), $3, 3000, 0, 1000, 0, 4000, now() RETURNING id`,
      [`raw-${lane}-${turn}`, buyer.id, rawAddress],
    );
    await run(
      'raw_lines',
      `INSERT INTO order_lines (order_id, position, variant_id, product_id, seller_id, name, quantity, list_price, unit_price, discount, vat, total)
        SELECT $1, n, v.id, v.product_id, v.seller_id, p.name, 1, 1000, 1000, 0, 0, 1000
        FROM unnest($2::bigint[]) WITH ORDINALITY AS t(variant, n) JOIN variants v ON v.id = t.variant JOIN products p ON p.id = v.product_id`,
      [order.rows[0]?.id, ids],
    );
    await run('raw_empty', 'DELETE FROM cart_items WHERE customer_id = $1', [buyer.id]);
    await client.query('COMMIT');
    client.release();
  });
  await pool.end();
  await shop.query("DELETE FROM order_lines WHERE order_id IN (SELECT id FROM orders WHERE number LIKE 'raw-%')");
  await shop.query("DELETE FROM orders WHERE number LIKE 'raw-%'");
  return perSecond;
}

const rawAddress = JSON.stringify({ full_name: 'نگار رستمی', phone: '+989120000000', province: 'تهران', city: 'تهران', line: 'خیابان ولیعصر، کوچهٔ یاس، پلاک ۸', postal_code: '1969813131' });
const ordersPlaced = 1_000;

/** Only the placing is timed: a thousand customers fill their carts first and then order, ten at a time. */
function placeFilled(shop: BenchShop, url: string, variantOf: VariantOf): Promise<number> {
  return withConnections(url, 10, async (connections) => {
    const buyers = await customersReady(shop, ordersPlaced);
    const inTurn = (work: (buyer: BenchCustomer, connection: Connection, turn: number) => Promise<void>) => {
      let next = 0;
      return Promise.all(connections.map(async (connection) => {
        for (let turn = next++; turn < buyers.length; turn = next++) await work(at(buyers, turn), connection, turn);
      }));
    };
    await inTurn(async (buyer, connection, turn) => {
      for (const line of [0, 1, 2]) await buyer.add(connection, variantOf(turn % 10, Math.floor(turn / 10), line));
    });
    const begun = performance.now();
    await inTurn((buyer, connection) => buyer.place(connection, 'placed'));
    return buyers.length / ((performance.now() - begun) / 1_000);
  });
}

async function soldIn(shop: BenchShop): Promise<{ taken: number; lines: number }> {
  const [row] = await shop.query<{ taken: string; lines: string }>(
    "SELECT (SELECT coalesce(-sum(on_hand_change), 0) FROM stock_movements WHERE reason = 'sold') AS taken, (SELECT coalesce(sum(quantity), 0) FROM order_lines) AS lines",
  );
  return { taken: Number(row?.taken ?? 0), lines: Number(row?.lines ?? 0) };
}

/** No allocation is lost: what left the stock is what was ordered. */
async function checkBooks(shop: BenchShop, before: { taken: number; lines: number }): Promise<void> {
  const after = await soldIn(shop);
  record({ name: 'pieces ordered that did not leave the stock', value: after.lines - before.lines - (after.taken - before.taken), unit: '', most: 0 });
}
