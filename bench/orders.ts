import path from 'node:path';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { countOrders } from '#features/orders/server/sales/sales.service.ts';
import { openDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/log.ts';
import { openShop } from '#platform/open-shop.ts';
import { readConfig } from '#platform/config.ts';
import type { BenchShop } from './bench-shop.ts';
import { record } from './figures.ts';
import { generateOrders } from './generate-orders.ts';
import { recordScans, sequentialScans } from './scans.ts';

/** Each call is repeated this often after a first one, which fills the statement caches. */
const repeats = 9;

/** Measures lists and figures of the staff, a seller and a customer, with as many orders as products, or ten times as many with `--ten-orders`. */
export async function measureOrders(shop: BenchShop): Promise<void> {
  const orders = shop.products * (process.argv.includes('--ten-orders') ? 10 : 1);
  await ordersReady(shop, orders);
  await measureCalls(shop, orders);
}

/** Generates the orders. */
async function ordersReady(shop: BenchShop, orders: number): Promise<void> {
  const database = await openDatabase({ databaseUrl: shop.databaseUrl, dataDir: shop.folder, log: createLog('error') });
  await generateOrders(database, orders);
  await database.close();
  await shop.query('VACUUM ANALYZE');
}

/** Measures the calls one after the other, without caching. */
export async function measureCalls(shop: BenchShop, orders: number): Promise<void> {
  const { staff, seller, customer } = await peopleReady(shop);
  const running = await shop.open({ CACHE_OFF: '1' });
  const before = await sequentialScans(shop);
  for (const [name, token, address] of await callsOf(shop, { staff, seller, customer })) {
    const times: number[] = [];
    for (let repeat = 0; repeat <= repeats; repeat++) {
      const begun = performance.now();
      const reply = await fetch(`${running.url}${address}`, { headers: { authorization: `Bearer ${token}` } });
      if (!reply.ok) throw new Error(`${address}: ${await reply.text()}`);
      await reply.arrayBuffer();
      times.push(performance.now() - begun);
    }
    const sorted = times.slice(1).sort((one, other) => one - other);
    record({
      name: `${orders.toLocaleString('en')} orders: ${name}`,
      value: sorted[Math.floor(repeats / 2)] ?? Infinity,
      unit: 'ms',
      ...(orders >= 1_000_000 ? { max: 50 } : {}),
    });
  }
  await running.stop();
  await recordScans(shop, `${orders.toLocaleString('en')} orders`, before);
}

interface Tokens {
  readonly staff: string;
  readonly seller: string;
  readonly customer: string;
}

/** Returns tokens of an owner, of a seller with many orders and of a customer with some. */
async function peopleReady(shop: BenchShop): Promise<Tokens> {
  const config = readConfig({
    DATABASE_URL: shop.databaseUrl,
    DATA_DIR: path.join(shop.folder, 'people'),
    SESSION_SECRET: shop.secret,
    PASSWORD_HASHING: 'cheap',
    ACCESS_TOKEN_SECONDS: '3600',
  });
  const opened = await openShop(config, { log: createLog('error') });
  const owner = await customerReady(opened.shop, { role: 'owner' });
  const seller = await customerReady(opened.shop);
  const customer = await customerReady(opened.shop);
  // Generated rows ran no trigger, so they are counted like orders from before the counters.
  await countOrders(opened.shop);
  await opened.close();
  await shop.query('UPDATE sellers SET owner_id = $1 WHERE id = 7', [seller.id]);
  return { staff: owner.token, seller: seller.token, customer: customer.token };
}

/** Returns the calls to measure, with their callers and addresses. */
async function callsOf(shop: BenchShop, { staff, seller, customer }: Tokens): Promise<[string, string, string][]> {
  const day = new Date(Date.now() - 300 * 24 * 3_600_000).toISOString().slice(0, 10);
  const [order] = await shop.query<{ number: string; customer: string; phone: string }>(
    `SELECT number, customer_id::text AS customer, address ->> 'phone' AS phone FROM orders WHERE id = (SELECT max(id) / 2 FROM orders)`,
  );
  const { number = '', customer: buyer = '', phone = '' } = order ?? {};
  return [
    ['dashboard of the staff', staff, '/api/admin/dashboard/'],
    ['what waits', staff, '/api/admin/counts/'],
    ['orders, newest', staff, '/api/admin/orders/'],
    ['orders, oldest', staff, '/api/admin/orders/?sort=oldest'],
    ['orders of a day', staff, `/api/admin/orders/?placed_from=${day}&placed_to=${day}`],
    ['orders by total, dearest', staff, '/api/admin/orders/?sort=total-desc'],
    ['orders by total, cheapest', staff, '/api/admin/orders/?sort=total-asc'],
    ['orders of a state', staff, '/api/admin/orders/?status=delivered'],
    ['orders of a rare state', staff, '/api/admin/orders/?status=at-station'],
    ['cancelled orders by total', staff, '/api/admin/orders/?status=cancelled&sort=total-desc'],
    ['unpaid orders', staff, '/api/admin/orders/?paid=false'],
    ['orders paid by transfer, by total', staff, '/api/admin/orders/?payment=bank&sort=total-desc'],
    ['orders of a customer', staff, `/api/admin/orders/?customer_id=${buyer}`],
    ['an order by its number', staff, `/api/admin/orders/?q=${number}`],
    ['orders by phone', staff, `/api/admin/orders/?q=${encodeURIComponent(phone)}`],
    ['counts of orders', staff, '/api/admin/orders/counts/'],
    ['one order', staff, `/api/admin/orders/${number}/`],
    ['payments', staff, '/api/admin/payments/'],
    ['refunds', staff, '/api/admin/refunds/'],
    ['invoices', staff, '/api/admin/invoices/'],
    ['coupons', staff, '/api/admin/coupons/'],
    ['customers', staff, '/api/admin/customers/'],
    ['a customer', staff, `/api/admin/customers/${buyer}/`],
    ['figures of a customer', staff, `/api/admin/customers/${buyer}/figures/`],
    ['audit log', staff, '/api/admin/audit/'],
    ['sellers', staff, '/api/admin/sellers/'],
    ['a seller', staff, '/api/admin/sellers/7/'],
    ['orders of a seller', staff, '/api/admin/sellers/7/orders/'],
    ['entries of a seller', staff, '/api/admin/sellers/7/entries/'],
    ["a seller's own shop", seller, '/api/seller/'],
    ["a seller's orders", seller, '/api/seller/orders/'],
    ["a seller's orders to pack", seller, '/api/seller/orders/to-pack/'],
    ["a seller's parcels", seller, '/api/seller/fulfillments/'],
    ["a seller's entries", seller, '/api/seller/entries/'],
    ["a seller's stock", seller, '/api/seller/stock/'],
    ["a customer's orders", customer, '/api/orders/'],
  ];
}
