import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify from 'fastify';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { orderBody } from '#features/checkout/server/checkout.factory.ts';
import { renditionAddress } from '#features/media/media.rules.ts';
import { pathOf, withoutPurchaseLimits } from '#features/payments/server/payments.factory.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { openBehaviourBoard } from '#demo/gateways/demo-gateway-behaviour.ts';
import { openDemoLedger } from '#demo/gateways/demo-gateway-ledger.ts';
import { serveDemoGateways } from '#demo/gateways/demo-gateways.ts';
import { readConfig } from '#platform/config.ts';
import { createLog } from '#platform/log.ts';
import { openShop } from '#platform/open-shop.ts';
import { bucketSettings, startS3Server } from '#platform/testing/s3-server.ts';
import { startTestPooler } from '#platform/testing/test-pooler.ts';
import { startTestProxy } from '#platform/testing/test-proxy.ts';
import { startTestPostgres } from '#platform/testing/test-postgres.ts';
import { Requests, startDrilled } from '#testing/drilled-processes.ts';

const { env: given } = process;
/** The duration of the trade, in seconds. */
const seconds = Number(given['SEVERAL_PROCESSES_SECONDS'] ?? 600);
/** Seconds after which one of them is killed. */
const killedEvery = Number(given['SEVERAL_PROCESSES_KILLED_EVERY'] ?? 60);
const buyers = 6;
/** Whether Caddy is in front of the web processes. */
const isProxied = given['TEST_PROXY'] === 'caddy';
const stock = 1_000_000;

/** Starts the environment of the processes: PostgreSQL with a replica, PgBouncer in front of it if configured, a bucket and a gateway. */
async function surroundings() {
  const server = await startTestPostgres({ keeps: 'through a crash' });
  const pooler = given['TEST_POOLER'] === 'pgbouncer' ? await startTestPooler(server.adminUrl) : undefined;
  const storage = await startS3Server();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'several-processes-'));
  const atPort = (port: number) => Object.assign(new URL(server.adminUrl), { port: String(port) }).href;
  const gateway = Fastify();
  const gatewayUrl = await gateway.listen({ host: '127.0.0.1', port: 0 }).catch(() => '');
  await gateway.close();
  const settings = {
    DATABASE_URL: pooler === undefined ? server.adminUrl : atPort(pooler.port),
    DATABASE_DIRECT_URL: server.adminUrl,
    PUBLIC_URL: 'http://shop.test',
    STAND_IN_URL: gatewayUrl,
    SESSION_SECRET: 'a secret for tests that is long enough to be one',
    ACCESS_TOKEN_SECONDS: '86400',
    DEMO_PRODUCTS: 'none',
    LOG_LEVEL: 'silent',
    ...(isProxied && { TRUST_PROXY: '1' }),
    ...bucketSettings(storage),
  };
  return { server, pooler, storage, folder, settings, atPort, gatewayUrl };
}

test(
  'two web processes, a worker, a replica and a bucket lose nothing acknowledged while one is killed each minute',
  { timeout: (seconds + 240) * 1_000 },
  async () => {
    const { server, pooler, storage, folder, settings, atPort, gatewayUrl } = await surroundings();
    const dataDir = (name: string) => ({ DATA_DIR: path.join(folder, name) });
    const own = await openShop(readConfig({ ...settings, ...dataDir('own') }), { log: createLog('silent') });
    const { shop } = own;
    const replica = await server.replica();
    const environment = { ...settings, DATABASE_REPLICA_URLS: atPort(replica.port) };
    const web = [
      await startDrilled('web 1', 'src/start/web.ts', { ...environment, ...dataDir('web 1') }),
      await startDrilled('web 2', 'src/start/web.ts', { ...environment, ...dataDir('web 2') }),
    ];
    const worker = await startDrilled('worker', 'src/start/worker.ts', { ...settings, ...dataDir('worker') });
    const proxy = isProxied ? await startTestProxy(web.map(({ address }) => new URL(address).host)) : undefined;
    const requests = new Requests(proxy === undefined ? web : [proxy]);

    const gateway = Fastify();
    const ledger = openDemoLedger({ clock: shop.clock });
    serveDemoGateways(gateway, {
      clock: shop.clock,
      ledger,
      board: openBehaviourBoard(() => Promise.resolve()),
      shopOrigin: new URL(settings.PUBLIC_URL).origin,
      callBack: (address) => requests.send(pathOf(shop, address)),
    });
    await gateway.listen({ host: '127.0.0.1', port: Number(new URL(gatewayUrl).port) });
    onTestFinished(async () => {
      await proxy?.stop();
      for (const one of [...web, worker]) await one.stop();
      await gateway.close();
      await own.close();
      await replica.stop();
      await pooler?.stop();
      await server.stop();
      await storage.close();
      await rm(folder, { recursive: true, force: true });
    }, 60_000);

    await withoutPurchaseLimits(shop);
    const product = await productReady(shop, { stock });
    const priced = await productReady(shop, { stock });
    const owner = await customerReady(shop, { role: 'owner' });
    const customers: ReadyCustomer[] = [];
    while (customers.length < buyers) customers.push(await customerReady(shop));

    const until = Date.now() + seconds * 1_000;
    const isOver = () => Date.now() >= until;
    const posting = (by: ReadyCustomer, body: object, headers: Record<string, string> = {}): RequestInit => ({
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', authorization: `Bearer ${by.token}` },
      body: JSON.stringify(body),
    });

    const placed: string[] = [];
    const paid: string[] = [];
    const buy = async (by: ReadyCustomer, number: number) => {
      for (let turn = number; !isOver(); turn += 1) {
        await requests.send('/api/orders/cart/', posting(by, { variant_id: product.variantIds[0], quantity: 1 }));
        const method = turn % 2 === 0 ? 'online' : 'cash';
        const key = { 'idempotency-key': randomUUID() };
        const answer = await requests.send('/api/orders/', posting(by, orderBody({ payment_method: method }), key));
        if (answer.status !== 201) continue;
        const order = (await answer.json()) as { number: string; payment?: { redirect_url: string } };
        placed.push(order.number);
        if (order.payment === undefined) continue;
        const pressed = await fetch(`${gatewayUrl}${pathOf(shop, order.payment.redirect_url)}`, {
          method: 'POST',
          redirect: 'manual',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: 'choice=pay',
        });
        const back = await requests.send(pathOf(shop, pressed.headers.get('location') ?? ''));
        if (back.headers.get('location')?.startsWith('/payment-success') === true) paid.push(order.number);
      }
    };

    const outdated: string[] = [];
    const reprice = async () => {
      for (let price = 200_000; !isOver(); price += 1_000) {
        const [current] = web;
        const items = [{ variant_id: priced.variantIds[0], base_price: price }];
        const writing = posting(owner, { items }, { 'idempotency-key': randomUUID() });
        const written = await fetch(`${current!.address}/api/admin/variants/bulk-reprice/`, writing).catch(() => null);
        if (written?.status === 200) {
          const read = await fetch(`${current!.address}/api/products/${priced.slug}/`).catch(() => null);
          const seen = read?.status === 200 ? ((await read.json()) as { base_price: number }).base_price : price;
          if (seen !== price) outdated.push(`${seen} after ${price}`);
        }
        await delay(500);
      }
    };

    const images: string[] = [];
    const look = async () => {
      const [by] = customers;
      for (let turn = 0; !isOver(); turn += 1) {
        await requests.send(`/single-product/${product.slug}`);
        await requests.send('/api/products/?page_size=24');
        if (turn % 40 === 0) {
          const content = await sharp({
            create: { width: 40, height: 30, channels: 3, background: `#${100_000 + turn}` },
          })
            .jpeg()
            .toBuffer();
          const sent = await requests.send('/api/uploads/images/', {
            method: 'POST',
            headers: { authorization: `Bearer ${by!.token}`, 'content-type': 'image/jpeg' },
            body: new Uint8Array(content),
          });
          if (sent.ok) images.push(((await sent.json()) as { key: string }).key);
        }
        await delay(50);
      }
    };

    const killed: string[] = [];
    const victims = [
      ...[...web, worker],
      {
        name: 'replica',
        killAndStart: async () => {
          await replica.kill();
          await delay(3_000);
          await replica.start();
        },
      },
    ];
    const kill = async () => {
      for (let turn = 0; ; turn += 1) {
        await delay(killedEvery * 1_000);
        if (isOver()) return;
        const victim = victims[turn % victims.length]!;
        killed.push(victim.name);
        await victim.killAndStart();
      }
    };
    await Promise.all([...customers.map(buy), reprice(), look(), kill()]);

    const { rows: numbers } = await shop.database.pool.query<{ number: string; state: string; pieces: number }>(
      `SELECT o.number, o.state, (SELECT sum(quantity)::int FROM order_lines l WHERE l.order_id = o.id) AS pieces FROM orders o`,
    );
    const stored = new Map(numbers.map((row) => [row.number, row]));
    const byReplica = async (address: string) => {
      const figures = await (await fetch(`${address}/metrics`)).text();
      return Number(/database_public_reads_total\{answered_by="replica"\} (\d+)/.exec(figures)?.[1]);
    };
    const ofReplica = await Promise.all(web.map(({ address }) => byReplica(address)));
    const figures = `${placed.length} orders acknowledged, ${paid.length} paid, ${images.length} pictures; killed: ${killed.join(', ')}; ${ofReplica.join(' and ')} statements answered by the replica since; ${requests.given.answered} answers, ${requests.given.busy} busy, ${requests.given.broken} broken off, the longest wait ${Math.round(requests.longestWaitMs)} ms`;
    const around = `${isProxied ? 'behind' : 'without'} Caddy, ${pooler === undefined ? 'without' : 'through'} PgBouncer`;
    process.stdout.write(`Several processes for ${seconds} s, ${around}: ${figures}\n`);

    expect(Math.max(...ofReplica)).toBeGreaterThan(0);
    expect(requests.strange).toEqual([]);
    // Behind Caddy no client notices a process that is down.
    if (isProxied) expect(requests.given.broken).toBe(0);
    expect(outdated).toEqual([]);
    expect(new Set(placed).size).toBe(placed.length);
    expect(placed.filter((number) => !stored.has(number))).toEqual([]);
    expect(paid.filter((number) => stored.get(number)?.state === 'pending')).toEqual([]);
    const { rows: charges } = await shop.database.pool.query(
      `SELECT order_id FROM payments WHERE state = 'paid' GROUP BY order_id HAVING count(*) > 1`,
    );
    expect(charges).toEqual([]);
    const { rows: shelf } = await shop.database.pool.query<{ on_hand: number; held: number }>(
      'SELECT on_hand, reserved AS held FROM variant_stock WHERE variant_id = $1',
      [product.variantIds[0]],
    );
    const sold = numbers.filter(({ state }) => state === 'placed').reduce((sum, { pieces }) => sum + pieces, 0);
    expect(shelf[0]?.on_hand).toBe(stock - sold);
    expect(await bookErrors(shop)).toEqual([]);
    for (const { address } of web)
      for (const key of images) expect((await fetch(`${address}${renditionAddress(key, 160)}`)).status, key).toBe(200);
  },
);
