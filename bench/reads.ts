import path from 'node:path';
import { copyAnswers } from './answers.ts';
import type { BenchShop } from './bench-shop.ts';
import { customersReady } from './customers.ts';
import { record } from './figures.ts';
import { connectTo } from './connection.ts';
import { load, loadBeside, type Answered } from './load.ts';
import { start, type Measured } from './processes.ts';

/** The rates compared between the shop sizes. */
export interface ReadFigures {
  readonly list: number;
  readonly detail: number;
  readonly listAnew: number;
  readonly detailAnew: number;
}

const pagesOfList = 50;
/** Rendering takes V8 longer to compile than anything else here: a page's rate rises by a quarter from the fourth to the twelfth second. */
const warmUpOfPages = 8;
const productsOfDetail = 500;
/** The maximum processor time of a cached response, relative to the same bytes from a bare server. */
const maxProcessorRatio = 1.8;

/** Measures lists, details and pages: cached, uncached, and cached during orders and price changes. */
export async function measureReads(shop: BenchShop): Promise<ReadFigures> {
  const slugs = (
    await shop.query<{ slug: string }>('SELECT slug FROM products ORDER BY id DESC LIMIT $1', [productsOfDetail])
  ).map((row) => row.slug);
  const [category] = await shop.query<{ slug: string }>(
    'SELECT slug FROM categories WHERE parent_id IS NULL ORDER BY id LIMIT 1',
  );
  const details = slugs.map((slug) => `/api/products/${encodeURIComponent(slug)}/`);
  const pages = {
    home: ['/home'],
    product: slugs.slice(0, 50).map((slug) => `/single-product/${encodeURIComponent(slug)}`),
    category: [`/catagory/${category?.slug ?? ''}`],
  };

  const cached = await shop.open();
  const lists = await followLists(cached);
  const everything = [...lists, ...details, ...pages.home, ...pages.product, ...pages.category];
  const answers = path.join(shop.folder, `answers-${shop.products}.json`);
  await copyAnswers(cached.url, everything, answers);
  const bare = await start(['bench/bare-server.mjs'], { ANSWERS: answers }, '/ready');

  const against = async (name: string, paths: readonly string[], minRatio: number) => {
    const [limit, ours] = await loadBeside([bare, cached], paths);
    record({ name, value: ours.perSecond, unit: '/s', limit: limit.perSecond, minRatio });
    record({
      name: `  processor time of one`,
      value: ours.processorMicroseconds,
      unit: 'µs',
      limit: limit.processorMicroseconds,
      maxRatio: maxProcessorRatio,
    });
    return ours;
  };
  const list = await against('product list of 18, over 50 pages, cached', lists, 0.5);
  const detail = await against('product detail, over 500, cached', details, 0.5);
  await against('HTML of home, cached', pages.home, 0.4);
  await against('HTML of products, over 50, cached', pages.product, 0.4);
  await against('HTML of a category, cached', pages.category, 0.4);
  await whileTrading(shop, cached, { list: lists, detail: details, atRest: { list, detail } });
  await bare.stop();
  await cached.stop();

  const anew = await shop.open({ CACHE_OFF: '1' });
  const home = await load({ url: anew.url, paths: pages.home, warmUp: warmUpOfPages });
  record({ name: 'HTML of home, made anew each time', value: home.perSecond, unit: '/s', min: 250 });
  const product = await load({ url: anew.url, paths: pages.product, warmUp: warmUpOfPages });
  record({ name: 'HTML of products, made anew each time', value: product.perSecond, unit: '/s', min: 300 });
  const listAnew = await load({ url: anew.url, paths: lists });
  record({ name: 'product list of 18, made anew each time', value: listAnew.perSecond, unit: '/s' });
  const detailAnew = await load({ url: anew.url, paths: details });
  record({ name: 'product detail, made anew each time', value: detailAnew.perSecond, unit: '/s' });
  await anew.stop();
  return {
    list: list.perSecond,
    detail: detail.perSecond,
    listAnew: listAnew.perSecond,
    detailAnew: detailAnew.perSecond,
  };
}

async function followLists(shop: Measured): Promise<string[]> {
  const paths = ['/api/products/?page=1&page_size=18'];
  while (paths.length < pagesOfList) {
    const reply = await fetch(`${shop.url}${paths.at(-1) ?? ''}`);
    const { next } = (await reply.json()) as { next: string | null };
    if (next === null) break;
    paths.push(next);
  }
  return paths;
}

/** Measures the same reads during ten orders and ten price changes a second. */
async function whileTrading(
  shop: BenchShop,
  running: Measured,
  reads: { list: readonly string[]; detail: readonly string[]; atRest: { list: Answered; detail: Answered } },
): Promise<void> {
  const customers = await customersReady(shop, 10);
  const connections = await Promise.all(customers.map(() => connectTo(running.url)));
  const variants = (
    await shop.query<{ id: number }>(
      'SELECT variant_id::int AS id FROM stock_levels WHERE on_hand >= 5 ORDER BY variant_id DESC LIMIT 900',
    )
  ).map((row) => row.id);
  let turn = 0;
  let errors = 0;
  let done = 0;
  const trade = setInterval(() => {
    const customer = customers[turn % customers.length];
    const connection = connections[turn % customers.length];
    const variant = variants[(turn * 37) % variants.length] ?? 1;
    turn += 1;
    const price = { variant_id: variant, base_price: 100_000 + (turn % 900) * 1_000 };
    const work = async () => {
      const changed = await fetch(`${running.url}/api/dev/price/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(price),
      });
      if (!changed.ok) throw new Error(await changed.text());
      if (connection !== undefined) await customer?.order(connection, [variant], `trade-${turn}-${shop.products}`);
    };
    work().then(
      () => (done += 1),
      () => (errors += 1),
    );
  }, 100);
  for (const [name, paths, rest] of [
    ['product list, cached, while 10 orders and 10 price changes a second run', reads.list, reads.atRest.list],
    ['product detail, cached, while the same runs', reads.detail, reads.atRest.detail],
  ] as const) {
    const busy = await load({ url: running.url, paths });
    record({ name, value: busy.perSecond, unit: '/s', limit: rest.perSecond, minRatio: 0.6 });
  }
  clearInterval(trade);
  for (const connection of connections) connection.close();
  record({ name: 'orders and price changes made meanwhile', value: done, unit: '', min: 40 });
  if (errors > 0) throw new Error(`${errors} of the orders and price changes failed`);
}

/** Records how much slower the larger shop is. */
export function compareSizes(reads: readonly ReadFigures[]): void {
  const [small, large] = reads;
  if (small === undefined || large === undefined) return;
  for (const [name, of] of [
    ['product list at 100,000 against 1,000, cached', (one: ReadFigures) => one.list],
    ['product detail at 100,000 against 1,000, cached', (one: ReadFigures) => one.detail],
    ['product list at 100,000 against 1,000, made anew', (one: ReadFigures) => one.listAnew],
    ['product detail at 100,000 against 1,000, made anew', (one: ReadFigures) => one.detailAnew],
  ] as const) {
    record({ name, value: of(large), unit: '/s', limit: of(small), minRatio: 0.8 });
  }
}
