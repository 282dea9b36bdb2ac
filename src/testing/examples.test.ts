import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { keyReady } from '#features/access-keys/server/access-keys.factory.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { cartWith } from '#features/cart/server/cart.factory.ts';
import { orderBody, orderReady } from '#features/checkout/server/checkout.factory.ts';
import { productAddress } from '#features/products/products.addresses.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { sellerReady } from '#features/sellers/server/sellers.factory.ts';
import { outbox } from '#platform/database/platform.tables.ts';
import { storeEvents } from '#platform/jobs/events.store.ts';
import type { Scope } from '#shared/contract/key-scopes.ts';
import { journalSince, type Entry } from '../../examples/accounting.ts';
import { handedOver, report } from '../../examples/carrier.ts';
import { codesFor, customers, redeemed } from '../../examples/crm.ts';
import { orderLines, stockFlow } from '../../examples/data-warehouse.ts';
import { buy, signIn, wantNotices } from '../../examples/phone-app.ts';
import { scan, sell } from '../../examples/point-of-sale.ts';
import { priceFeed } from '../../examples/price-comparison.ts';
import { dispatch, push } from '../../examples/seller-erp.ts';
import { sendEvents } from '../../examples/telegram-bot.ts';
import { count, pickList, receive } from '../../examples/warehouse.ts';
import { createClient, type Client } from '../../packages/client/src/client.ts';
import { browser } from './push-service.ts';
import { workOnJob } from '#features/jobs/server/job-work.service.ts';
import { useTestShop } from './test-shop.ts';
import { jobKinds } from '../job-kinds.ts';

const examples = path.resolve(import.meta.dirname, '../../examples');
const url = 'http://shop.example';

async function all<T>(entries: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const entry of entries) found.push(entry);
  return found;
}

describe('API-21 a program', () => {
  const app = useTestShop();
  let owner: ReadyCustomer;
  let variant: number;
  beforeAll(async () => {
    owner = await customerReady(app.shop, { role: 'owner' });
    const { variantIds } = await productReady(app.shop, {
      name: 'چای لاهیجان',
      price: 90_000,
      variants: [{ stock: 40, sku: 'TEA-1', barcode: '6260000000019' }],
    });
    variant = variantIds[0]!;
  });

  /** The shop as a program reaches it, without a network. */
  const fetched: typeof fetch = async (address, init) => {
    const { pathname, search } = new URL(address instanceof Request ? address.url : address);
    const answer = await app.server.inject({
      method: (init?.method ?? 'GET') as 'GET',
      url: pathname + search,
      headers: init?.headers as Record<string, string>,
      ...(init?.body == null ? {} : { payload: init.body as string }),
    });
    const headers = new Headers(
      Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]),
    );
    return new Response([204, 304].includes(answer.statusCode) ? null : answer.body, {
      status: answer.statusCode,
      headers,
    });
  };
  /** Runs what the shop's own processes do while a program waits. */
  const jobsAreDone = async () => {
    const { rows } = await app.shop.database.pool.query<{ id: number }>(`select id from jobs where status = 'waiting'`);
    for (const { id } of rows) await workOnJob(app.shop, jobKinds, id);
  };
  const program = async (...scopes: Scope[]): Promise<Client> =>
    createClient({
      url,
      fetch: fetched,
      wait: jobsAreDone,
      key: await keyReady(app.shop, { customerId: owner.id, scopes }),
    });
  /** Relays events, as a process of the shop does. */
  const handOn = () =>
    app.shop.transaction(async () => {
      await storeEvents(app.shop, await app.shop.db.select().from(outbox).orderBy(outbox.id));
      await app.shop.db.delete(outbox);
    });
  const ordered = (quantity = 2) => orderReady(app.shop, { lines: [{ variantId: variant, quantity }] });
  const shelf = async (id = variant) =>
    (
      await app.shop.database.pool.query<{ on_hand: number }>(
        'select on_hand from stock_levels where variant_id = $1',
        [id],
      )
    ).rows[0]!.on_hand;

  test('of accounting imports invoices with its item codes, and nothing under a new id', async () => {
    const shop = await program('orders:read');
    const { number } = await ordered();
    const sent = { token: owner.token, params: { number } };
    await app.call('GET /api/admin/orders/:number/invoice/', sent);
    const always = '2000-01-01T00:00:00Z';
    const first = await journalSince(shop, { payments: always, refunds: always, invoices: always });
    expect(first.entries).toContainEqual(
      expect.objectContaining({ kind: 'invoiced', order: number, item: 'TEA-1', quantity: 2, amount: 170_000 }),
    );
    await app.call('POST /api/admin/orders/:number/cancel/', { ...sent, body: { reason: 'خواست مشتری' } });
    await app.call('GET /api/admin/orders/:number/invoice/', sent);
    const { entries } = await journalSince(shop, first.since);
    const invoiced = (journal: Entry[]) =>
      journal.reduce((sum, { kind, order, amount }) => sum + (kind === 'invoiced' && order === number ? amount : 0), 0);
    const entered = new Set(first.entries.map(({ kind, id, item }) => `${kind} ${id} ${item}`));
    const fresh = entries.filter(({ kind, id, item }) => !entered.has(`${kind} ${id} ${item}`));
    expect(fresh).toEqual([
      expect.objectContaining({ kind: 'invoiced', order: number, amount: -invoiced(first.entries) }),
    ]);
    expect(invoiced([...first.entries, ...fresh])).toBe(0);
  });

  test('of a warehouse picks by codes, receives a delivery once and recounts what was sold meanwhile', async () => {
    const shop = await program('orders:read', 'stock:read', 'stock:write');
    const { number } = await ordered(3);
    const { orders, pieces } = await pickList(shop);
    expect(orders).toContain(number);
    expect(pieces.get('TEA-1')).toBeGreaterThanOrEqual(3);
    const before = await shelf();
    const boxes = { '6260000000019': 10 };
    expect([await receive(shop, 'D-17', boxes), await receive(shop, 'D-17', boxes)]).toEqual([[], []]);
    expect(await shelf()).toBe(before + 10);
    let rounds = 0;
    const counted = await count(shop, 'TEA-1', async () => {
      rounds += 1;
      if (rounds === 1) await receive(shop, 'D-18', { 'TEA-1': 1 });
      return 50 + rounds;
    });
    expect([counted, rounds, await shelf()]).toEqual([52, 2, 52]);
  });

  test('on Telegram posts each step of an order once, including those that happened while it was offline', async () => {
    const shop = await program('events:read', 'orders:read');
    const sent: { chat_id: string; text: string }[] = [];
    const telegram: typeof fetch = (_, init) => {
      sent.push(JSON.parse(init?.body as string) as never);
      return Promise.resolve(Response.json({ ok: true }));
    };
    const bot = { url: 'https://api.telegram.example/bot1', chat: '-100', fetch: telegram };
    await handOn();
    const cursor = await sendEvents(shop, bot);
    sent.length = 0;
    const { number } = await ordered();
    await handOn();
    const next = await sendEvents(shop, bot, cursor);
    expect(sent).toEqual([{ chat_id: '-100', text: expect.stringContaining(`order.placed ${number}: `) as string }]);
    await sendEvents(shop, bot, next);
    expect(sent).toHaveLength(1);
  });

  test('of a price comparison reads the feed without a key, in rial and with barcodes', async () => {
    const lines = await all(priceFeed(createClient({ url, fetch: fetched }), url));
    const feed = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(feed).toContainEqual(
      expect.objectContaining({ id: variant, gtin: '6260000000019', price_rial: 850_000, available: true }),
    );
    for (const { url: page } of feed)
      expect(new URL(String(page)).pathname).toMatch(new RegExp(`^${productAddress('')}.`));
  });

  test('on a phone signs in, registers its device and places a one-tap order once', async () => {
    const buyer = await customerReady(app.shop, { username: 'phone-app-buyer', password: 'a long password' });
    const shop = await signIn({ url, fetch: fetched, language: 'fa' }, buyer.username, 'a long password');
    const { subscription } = browser('http://127.0.0.1:9');
    await wantNotices(shop, () => Promise.resolve(subscription));
    await cartWith(app.shop, buyer, [{ variantId: variant, quantity: 1 }]);
    const { address } = orderBody();
    const [first, again] = [await buy(shop, address, 'tap-1'), await buy(shop, address, 'tap-1').catch(() => null)];
    expect(first.number).toMatch(/^\d+$/);
    expect(again === null || again.number === first.number).toBe(true);
    expect((await all(shop.all('listOrders'))).map(({ number }) => number)).toEqual([first.number]);
  });

  test("at the counter finds a scanned item and sells it once, with several tenders, at the shop's price", async () => {
    const shop = await program('stock:read', 'orders:write');
    const location = 1;
    expect(await scan(shop, '6260000000019', location)).toMatchObject({ id: variant, price: 85_000 });
    expect(await scan(shop, '0000000000000', location)).toBeNull();
    const before = await shelf();
    const receipt = {
      number: 'R-1',
      location,
      basket: { '6260000000019': 2 },
      pay: (total: number) => [
        { method: 'counter-cash' as const, amount: 70_000 },
        { method: 'card-terminal' as const, amount: total - 70_000, reference: '004711' },
      ],
    };
    const sold = [await sell(shop, receipt), await sell(shop, receipt)];
    expect(sold.map(({ number, status, total }) => [number, status, total])).toEqual([
      [sold[0]?.number, 'delivered', 170_000],
      [sold[0]?.number, 'delivered', 170_000],
    ]);
    expect(await shelf()).toBe(before - 2);
    await expect(sell(shop, { ...receipt, number: 'R-2', basket: { '6260000000019': 900 } })).rejects.toMatchObject({
      code: 'out-of-stock',
    });
  });

  test('of a seller sends counts and prices, reports concurrent changes, and ships what was ordered', async () => {
    const seller = await sellerReady(app.shop);
    const { variantIds } = await productReady(app.shop, { sellerId: seller.sellerId, price: 50_000, stock: 5 });
    const [own = 0] = variantIds;
    const shop = createClient({
      url,
      fetch: fetched,
      key: await keyReady(app.shop, { customerId: seller.id, kind: 'seller' }),
    });
    const item = { variantId: own, pieces: 9, seen: 5, price: 55_000, seenPrice: 50_000 };
    expect(await push(shop, [item])).toEqual([]);
    expect((await push(shop, [{ ...item, pieces: 1, price: 1_000 }])).map(({ code }) => code)).toEqual([
      'changed-meanwhile',
      'changed-meanwhile',
    ]);
    expect(await shelf(own)).toBe(9);
    const { number } = await orderReady(app.shop, { lines: [{ variantId: own, quantity: 1 }] });
    expect(await dispatch(shop, (order) => `T-${order}`)).toEqual([`T-${number}`]);
    expect(await dispatch(shop, (order) => `T-${order}`)).toEqual([]);
  });

  test("of a carrier reads a parcel's destination and updates its status", async () => {
    const shop = await program('events:read', 'orders:read', 'orders:write');
    const { number } = await ordered(1);
    const parcel = await shop.adminCreateOrderFulfillment({ path: { number }, body: {} });
    expect(await report(shop, number, parcel.id, 'handed-over')).toBe('handed-over');
    await handOn();
    expect(await handedOver(shop)).toContainEqual(
      expect.objectContaining({ id: parcel.id, address: expect.objectContaining({ city: 'تهران' }) as object }),
    );
    expect(await report(shop, number, parcel.id, 'delivered')).toBe('delivered');
    expect(await report(shop, number, parcel.id, 'on-the-way')).toBe('delivered');
  });

  test('of a data warehouse reads, by job, a JSON line for each order line, and the stock movements', async () => {
    const shop = await program('orders:read', 'stock:read');
    app.clock.advance(1_000);
    const since = app.clock.now().toISOString();
    const { number } = await ordered(1);
    const lines = (await all(orderLines(shop, '2026-11-01'))).map(
      (line) => JSON.parse(line) as Record<string, unknown>,
    );
    expect(lines).toContainEqual(expect.objectContaining({ order: number, sku: 'TEA-1', quantity: 1, total: 85_000 }));
    expect((await stockFlow(shop, since)).get(variant)).toBe(-1);
  });

  test('of customer relations finds buyers, and gives each a personal code once', async () => {
    const shop = await program('customers:read', 'orders:read', 'promotions:read', 'promotions:write');
    const { number, customer } = await ordered(1);
    const found = (await all(customers(shop))).find(({ id }) => id === customer.id);
    expect(found).toMatchObject({ orders: 1, last: { number } });
    const { id: couponId } = await shop.adminCreateCoupon({
      body: {
        ...{ code: 'YALDA', kind: 'percent', percent_off: 15, discount_amount: 0, max_discount_amount: null },
        ...{ minimum_total: 0, begins_at: null, ends_at: '2026-12-22T20:30:00Z', max_uses: null },
        ...{ max_uses_per_customer: 1, category_ids: [], first_order_only: false, active: true },
        ...{ single_use_codes: true, shown_on_home: false },
      },
    });
    const campaign = { couponId, name: 'YALDA', count: 150 };
    const codes = [await codesFor(shop, campaign), await codesFor(shop, campaign)] as const;
    expect(codes[1]).toEqual(codes[0]);
    expect(new Set(codes[0]).size).toBe(150);
    const bought = await orderReady(app.shop, {
      lines: [{ variantId: variant, quantity: 1 }],
      body: { coupon: codes[0][7]! },
    });
    expect(await redeemed(shop, couponId)).toEqual(new Map([[codes[0][7], bought.number]]));
  });

  test('leaves books that balance, has at most sixty lines, and is listed in the README of examples', async () => {
    expect(await bookErrors(app.shop)).toEqual([]);
    const files = readdirSync(examples).filter((file) => file.endsWith('.ts'));
    const readme = readFileSync(path.join(examples, 'README.md'), 'utf8');
    expect(files).toHaveLength(10);
    for (const file of files) {
      expect(readFileSync(path.join(examples, file), 'utf8').trimEnd().split('\n').length, file).toBeLessThanOrEqual(
        60,
      );
      expect(readme).toContain(`(${file})`);
    }
  });
});
