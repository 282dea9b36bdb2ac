import pg from 'pg';
import type { BenchShop } from './bench-shop.ts';
import { customersReady, type BenchCustomer } from './customers.ts';
import { record } from './figures.ts';
import type { Connection } from './connection.ts';
import { alternately, repeat, withConnections, type Done } from './load.ts';

/** Rounds that alternate between the raw statements and the shop, and the seconds that one round lasts. */
const rounds = 4;
const seconds = 2;

/** Measures adding to carts and placing orders, each compared with the raw statements required. */
export async function measureWrites(shop: BenchShop): Promise<void> {
  await shop.query('UPDATE stock_levels SET on_hand = 1000000');
  const variants = (await shop.query<{ id: number }>('SELECT id::int FROM variants ORDER BY id LIMIT 900')).map(
    (row) => row.id,
  );
  const given = {
    variantOf: (lane: number, turn: number, line = 0) => variants[(lane * 41 + turn * 3 + line) % variants.length] ?? 1,
    buyers: await customersReady(shop, ordersPlaced),
  };
  const running = await shop.open();
  const before = await soldIn(shop);
  await withConnections(running.url, 10, (connections) => measureWholeOrders(shop, { ...given, connections }));
  await withConnections(running.url, 20, (connections) => measureAdding(shop, { ...given, connections }));
  await withConnections(running.url, 10, (connections) => measurePlacing(shop, { ...given, connections }));
  await checkBooks(shop, before);
  await running.stop();
}

type VariantOf = (lane: number, turn: number, line?: number) => number;

interface Trade {
  readonly buyers: readonly BenchCustomer[];
  readonly variantOf: VariantOf;
  readonly connections: readonly Connection[];
}

async function measureWholeOrders(shop: BenchShop, { buyers, variantOf, connections }: Trade): Promise<void> {
  await emptyCarts(shop);
  const trade = (round: number) =>
    repeat(connections.length, seconds, round, (lane, turn) =>
      at(buyers, lane).order(
        at(connections, lane),
        [0, 1, 2].map((line) => variantOf(lane, turn, line)),
        `whole-${lane}-${turn}`,
      ),
    );
  await trade(0);
  // PostgreSQL plans for empty tables until autovacuum, once a minute, analyses them again.
  await shop.query('ANALYZE');
  const { count, seconds: passed } = await trade(1);
  record({
    name: 'whole orders: 3 lines added one by one, then placed, 10 at once',
    value: count / passed,
    unit: '/s',
  });
}

async function measureAdding(shop: BenchShop, { buyers, variantOf, connections }: Trade): Promise<void> {
  const raw = rawAdding(shop, buyers, variantOf);
  const [limit, adds] = await alternately(
    rounds,
    async (round) => {
      await emptyCarts(shop);
      return repeat(connections.length, seconds, round, raw.add);
    },
    async (round) => {
      await emptyCarts(shop);
      return repeat(connections.length, seconds, round, (lane, turn) =>
        at(buyers, lane).add(at(connections, lane), variantOf(lane, turn)),
      );
    },
  );
  await raw.close();
  record({ name: 'add to cart, 20 customers at once', value: adds, unit: '/s', limit, minRatio: 0.5 });
}

async function measurePlacing(shop: BenchShop, { buyers, variantOf, connections }: Trade): Promise<void> {
  await emptyCarts(shop);
  const raw = rawOrdering(shop, buyers, variantOf);
  const [limit, placing] = await alternately(
    rounds,
    (round) => repeat(connections.length, seconds, round, raw.order),
    (round) => placeFilled({ buyers, connections, variantOf, round }),
  );
  await raw.close();
  record({ name: 'place an order of 3 lines, 10 at once', value: placing, unit: '/s', limit, minRatio: 0.5 });
}

function at<T>(list: readonly T[], lane: number): T {
  const found = list[lane % list.length];
  if (found === undefined) throw new Error('The bench has no customers.');
  return found;
}

async function emptyCarts(shop: BenchShop): Promise<void> {
  await shop.query('DELETE FROM cart_items');
}

/** Opens a pool for raw statements, with a function that closes it. */
function rawPool(shop: BenchShop, max: number): { readonly pool: pg.Pool; readonly close: () => Promise<void> } {
  const pool = new pg.Pool({ connectionString: shop.databaseUrl, max });
  return { pool, close: () => pool.end() };
}

type RawWork = (lane: number, turn: number) => Promise<void>;

/** The one statement required to add a unit to a cart, over raw `pg`. */
function rawAdding(
  shop: BenchShop,
  buyers: readonly BenchCustomer[],
  variantOf: VariantOf,
): { readonly add: RawWork; readonly close: () => Promise<void> } {
  const { pool, close } = rawPool(shop, 20);
  const add: RawWork = async (lane, turn) => {
    await pool.query({
      name: 'raw_add',
      text: `INSERT INTO cart_items AS line (customer_id, variant_id, quantity, added_at)
        SELECT $1, s.variant_id, 1, now() FROM stock_levels s WHERE s.variant_id = $2 AND s.on_hand - s.reserved >= 1
        ON CONFLICT (customer_id, variant_id) DO UPDATE SET quantity = line.quantity + 1
        WHERE line.quantity + 1 <= (SELECT s.on_hand - s.reserved FROM stock_levels s WHERE s.variant_id = line.variant_id) RETURNING quantity`,
      values: [at(buyers, lane).id, variantOf(lane, turn)],
    });
  };
  return { add, close };
}

/**
 * A raw order transaction of five statements over the shop's own tables: read the products, take the stock, insert the order and its lines, and empty
 * the cart. It omits what a shop stores besides (the idempotency key, stock movements, steps, events).
 */
function rawOrdering(
  shop: BenchShop,
  buyers: readonly BenchCustomer[],
  variantOf: VariantOf,
): { readonly order: RawWork; readonly close: () => Promise<void> } {
  const { pool, close } = rawPool(shop, 10);
  const order: RawWork = async (lane, turn) => {
    const buyer = at(buyers, lane);
    const ids = [0, 1, 2].map((line) => variantOf(lane, turn, line)).sort((a, b) => a - b);
    const client = await pool.connect();
    const run = (name: string, text: string, values: unknown[]) => client.query<{ id: string }>({ name, text, values });
    await client.query('BEGIN');
    await run(
      'raw_read',
      'SELECT v.id, v.base_price FROM variants v JOIN products p ON p.id = v.product_id WHERE v.id = ANY($1) ORDER BY v.id',
      [ids],
    );
    await run(
      'raw_take',
      'UPDATE stock_levels SET on_hand = on_hand - 1 WHERE variant_id = ANY($1) AND on_hand - reserved >= 1',
      [ids],
    );
    const placed = await run(
      'raw_order',
      `INSERT INTO orders (number, customer_id, state, payment_method, shipping_method_id, address, items_total, discount_total, shipping_total, vat_total, total, placed_at)
        SELECT $1, $2, 'placed', 'cash', (SELECT min(id) FROM shipping_methods), $3, 3000, 0, 1000, 0, 4000, now() RETURNING id`,
      [`raw-${lane}-${turn}`, buyer.id, rawAddress],
    );
    await run(
      'raw_lines',
      `INSERT INTO order_lines (order_id, position, variant_id, product_id, seller_id, seller_name, commission_percent, name, quantity, list_price, unit_price, discount, vat, total)
        SELECT $1, n, v.id, v.product_id, v.seller_id, '', 0, p.name, 1, 1000, 1000, 0, 0, 1000
        FROM unnest($2::bigint[]) WITH ORDINALITY AS t(variant, n) JOIN variants v ON v.id = t.variant JOIN products p ON p.id = v.product_id`,
      [placed.rows[0]?.id, ids],
    );
    await run('raw_empty', 'DELETE FROM cart_items WHERE customer_id = $1', [buyer.id]);
    await client.query('COMMIT');
    client.release();
  };
  const remove = async () => {
    await close();
    for (const table of ['orders', 'order_lines']) await shop.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    await shop.query("DELETE FROM order_lines WHERE order_id IN (SELECT id FROM orders WHERE number LIKE 'raw-%')");
    await shop.query("DELETE FROM orders WHERE number LIKE 'raw-%'");
    for (const table of ['orders', 'order_lines']) await shop.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  };
  return { order, close: remove };
}

const rawAddress = JSON.stringify({
  full_name: 'نگار رستمی',
  phone: '+989120000000',
  province: 'تهران',
  city: 'تهران',
  line: 'خیابان ولیعصر، کوچهٔ یاس، پلاک ۸',
  postal_code: '1969813131',
});
const ordersPlaced = 1_000;

/** Only placing is timed: a thousand customers fill their carts first and then order, one at a time on each connection. */
async function placeFilled({ buyers, variantOf, connections, round }: Trade & { round: number }): Promise<Done> {
  const inTurn = (work: (buyer: BenchCustomer, connection: Connection, turn: number) => Promise<void>) => {
    let next = 0;
    return Promise.all(
      connections.map(async (connection) => {
        for (let turn = next++; turn < buyers.length; turn = next++) await work(at(buyers, turn), connection, turn);
      }),
    );
  };
  await inTurn(async (buyer, connection, turn) => {
    for (const line of [0, 1, 2]) await buyer.add(connection, variantOf(turn % 10, Math.floor(turn / 10), line));
  });
  const begun = performance.now();
  await inTurn((buyer, connection) => buyer.place(connection, `placed-${round}`));
  return { count: buyers.length, seconds: (performance.now() - begun) / 1_000 };
}

async function soldIn(shop: BenchShop): Promise<{ taken: number; lines: number }> {
  const [row] = await shop.query<{ taken: string; lines: string }>(
    "SELECT (SELECT coalesce(-sum(on_hand_change), 0) FROM stock_movements WHERE reason = 'sold') AS taken, (SELECT coalesce(sum(quantity), 0) FROM order_lines) AS lines",
  );
  return { taken: Number(row?.taken ?? 0), lines: Number(row?.lines ?? 0) };
}

/** Checks that no allocation is lost: the stock taken equals the quantity ordered. */
async function checkBooks(shop: BenchShop, before: { taken: number; lines: number }): Promise<void> {
  const after = await soldIn(shop);
  record({
    name: 'pieces ordered that did not leave the stock',
    value: after.lines - before.lines - (after.taken - before.taken),
    unit: '',
    max: 0,
  });
}
