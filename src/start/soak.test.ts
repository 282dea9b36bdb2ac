import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { orderBody } from '#features/checkout/server/checkout.factory.ts';
import { demoAccounts } from '#demo/fill/demo-accounts.ts';
import { startDrilled, Requests } from '#testing/drilled-processes.ts';
import { reopenedShop } from '#testing/reopened-shop.ts';

const { env: given } = process;
/** The duration of the trade, in seconds. */
const seconds = Number(given['SOAK_SECONDS'] ?? 3_600);

/** The resources of a process at one time. */
interface Held {
  /** The resident memory of the process, and its heap, in MB. */
  readonly resident: number;
  readonly heap: number;
  readonly files: number;
  /** Connections to PostgreSQL; the embedded database has none. */
  readonly connections: number;
}

/** Returns the median. */
const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

/** Reads the metrics of the process, and its connections from PostgreSQL. */
async function heldBy(address: string, database: pg.Client | undefined): Promise<Held> {
  const figures = await (await fetch(`${address}/metrics`)).text();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(figures)?.[1]);
  const { rows = [] } =
    (await database?.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database()',
    )) ?? {};
  return {
    resident: figure('process_resident_memory_bytes') / 2 ** 20,
    heap: figure('nodejs_heap_size_used_bytes') / 2 ** 20,
    files: figure('process_open_fds'),
    connections: rows[0]?.count ?? 0,
  };
}

/** Clients that trade with the shop from outside, until it is over. */
class Traders {
  readonly placed: string[] = [];
  paid = 0;
  streams = 0;
  readonly #requests: Requests;
  readonly #address: string;
  readonly #until: number;

  constructor(requests: Requests, address: string, until: number) {
    this.#requests = requests;
    this.#address = address;
    this.#until = until;
  }

  isOver = () => Date.now() >= this.#until;

  async #read<Answer>(address: string, token?: string): Promise<Answer> {
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return (await (await this.#requests.send(address, { headers })).json()) as Answer;
  }

  #post(address: string, body: object, token?: string, more: Record<string, string> = {}): Promise<Response> {
    const headers = {
      ...more,
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    return this.#requests.send(address, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  /** Signs a new customer in by the code sent to the phone; returns the token. */
  async #signUp(): Promise<string> {
    const phone = `0912${String(randomInt(10_000_000)).padStart(7, '0')}`;
    const { session_id } = (await (await this.#post('/api/customers/send-otp/', { phone })).json()) as {
      session_id: string;
    };
    const sent = await this.#read<{ text: string }[]>(`/api/dev/messages/?to=${phone}`);
    const code = /\d{4}/.exec(sent.at(-1)?.text ?? '')?.[0];
    const verified = await this.#post('/api/customers/verify-otp/', { phone, session_id, code });
    return ((await verified.json()) as { tokens: { access: string } }).tokens.access;
  }

  async signInAs(title: string): Promise<string> {
    const account = demoAccounts.find((one) => one.title === title);
    const answer = await this.#post('/api/customers/login/', {
      username: account?.username,
      password: account?.password,
    });
    return ((await answer.json()) as { tokens: { access: string } }).tokens.access;
  }

  /** Reads pages and public calls, each time with other search words and list pages. */
  async visit(products: readonly { slug: string; name: string }[]): Promise<void> {
    for (let turn = 0; !this.isOver(); turn += 1) {
      const { slug, name } = products[turn % products.length]!;
      const words = name.split(' ').slice(turn % 3, (turn % 3) + 2);
      for (const address of [
        '/home',
        `/single-product/${slug}`,
        `/api/products/${slug}/`,
        `/api/products/?page=${1 + (turn % 9)}&price_max=${100_000 * (1 + (turn % 500))}`,
        `/api/search/?q=${encodeURIComponent(`${words.join(' ')} ${turn % 1_000}`)}`,
        `/search?q=${encodeURIComponent(words.join(' '))}`,
      ]) {
        await (await this.#requests.send(address)).arrayBuffer();
        await delay(50);
      }
    }
  }

  /** Signs up, buys three times, pays at the gateway, reads the order, listens to a stream for a while, and starts again as a new customer. */
  async buy(products: readonly { slug: string }[], number: number): Promise<void> {
    for (let turn = number; !this.isOver(); turn += 1) {
      const token = await this.#signUp();
      const listening = new AbortController();
      const stream = fetch(`${this.#address}/api/chat/stream/`, {
        headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
        signal: listening.signal,
      }).catch(() => undefined);
      for (let orders = 0; orders < 3 && !this.isOver(); orders += 1) {
        await this.#buyOne(token, products[(turn * 3 + orders) % products.length]!.slug);
        await delay(1_000);
      }
      if ((await stream)?.status === 200) this.streams += 1;
      listening.abort();
    }
  }

  async #buyOne(token: string, slug: string): Promise<void> {
    const { variants } = await this.#read<{ variants: { id: number; quantity: number }[] }>(`/api/products/${slug}/`);
    const variant = variants.find(({ quantity }) => quantity > 0);
    if (variant === undefined) return;
    await this.#post('/api/orders/cart/', { variant_id: variant.id, quantity: 1 }, token);
    const placing = await this.#post('/api/orders/', orderBody({ payment_method: 'online' }), token, {
      'idempotency-key': randomUUID(),
    });
    if (placing.status !== 201) return;
    const order = (await placing.json()) as { number: string; payment: { redirect_url: string } };
    this.placed.push(order.number);
    const pay = new URL(order.payment.redirect_url);
    const pressed = await this.#requests.send(pay.pathname + pay.search, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'choice=pay',
    });
    const back = new URL(pressed.headers.get('location') ?? '', this.#address);
    const ended = await this.#requests.send(back.pathname + back.search);
    if (ended.headers.get('location')?.startsWith('/payment-success') === true) this.paid += 1;
    await this.#read(`/api/orders/${order.number}/`, token);
  }

  /** Reads the lists of the admin and an order of today. */
  async manage(token: string): Promise<void> {
    while (!this.isOver()) {
      for (const address of [
        '/api/admin/orders/',
        '/api/admin/products/',
        '/api/admin/customers/',
        '/api/admin/audit/',
      ])
        await this.#read(address, token);
      await delay(2_000);
    }
  }
}

test('hours of trade leave memory, files and connections level', { timeout: (seconds + 300) * 1_000 }, async () => {
  const { environment, remove } = await reopenedShop({
    SHOP_MODE: 'demo',
    DEMO_PRODUCTS: 'full',
    PASSWORD_HASHING: 'cheap',
    ACCESS_TOKEN_SECONDS: '86400',
    OTP_SENDS_PER_ADDRESS_AND_MINUTE: '10000',
  });
  onTestFinished(remove);
  const running = await startDrilled('shop', 'build/server/shop.js', environment);
  onTestFinished(running.stop, 60_000);
  const database = environment['DATABASE_URL'] === undefined ? undefined : new pg.Client(environment['DATABASE_URL']);
  await database?.connect();
  onTestFinished(() => database?.end());
  const filled = async () =>
    (await (await fetch(`${running.address}/api/products/facets/`)).json()) as { total: number };
  await expect.poll(async () => (await filled()).total, { timeout: 240_000, interval: 3_000 }).toBeGreaterThan(250);
  const { data: products } = (await (await fetch(`${running.address}/api/products/?page_size=100`)).json()) as {
    data: { slug: string; name: string }[];
  };

  const requests = new Requests([running]);
  const traders = new Traders(requests, running.address, Date.now() + seconds * 1_000);
  const held: Held[] = [];
  const watch = async () => {
    while (!traders.isOver()) {
      held.push(await heldBy(running.address, database));
      await delay(Math.min(10_000, seconds * 10));
    }
  };
  await Promise.all([
    watch(),
    traders.visit(products),
    traders.visit(products.toReversed()),
    traders.manage(await traders.signInAs('Owner')),
    ...[1, 2, 3].map((number) => traders.buy(products, number * 1_000)),
  ]);

  // What the first third fills (caches, optimised code, the database's page cache) stays full from then on.
  const [second, last] = [held.slice(held.length / 3, (held.length * 2) / 3), held.slice((held.length * 2) / 3)];
  const between = (name: keyof Held, take = median) =>
    [second, last].map((part) => Math.round(take(part.map((one) => one[name])))) as [number, number];
  const [resident, files, connections] = [between('resident'), between('files'), between('connections')];
  // The minimum of the heap is what remains after garbage collection.
  const heap = between('heap', (figures) => Math.min(...figures));
  process.stdout.write(
    `Soaked for ${seconds} s: ${requests.given.answered} answers, ${traders.placed.length} orders, ${traders.paid} paid, ${traders.streams} streams; in the second and the last third ${resident.join(' and ')} MB of memory, ${heap.join(' and ')} MB of objects, ${files.join(' and ')} open files, ${connections.join(' and ')} connections\n`,
  );

  // Of several buyers who saw the last piece, one gets it.
  const strange = requests.strange.filter((answer) => !answer.startsWith('409 /api/orders/: {"code":"out-of-stock"'));
  expect([...new Set(strange)].slice(0, 20)).toEqual([]);
  expect(traders.paid).toBe(traders.placed.length);
  expect(traders.paid).toBeGreaterThan(seconds / 60);
  expect(resident[1]).toBeLessThan(resident[0] * 1.1);
  expect(heap[1]).toBeLessThan(heap[0] * 1.15);
  expect(files[1]).toBeLessThanOrEqual(files[0] + 10);
  expect(connections[1]).toBeLessThanOrEqual(connections[0] + 2);
});
