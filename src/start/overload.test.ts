import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { orderBody } from '#features/checkout/server/checkout.factory.ts';
import { withoutPurchaseLimits } from '#features/payments/server/payments.factory.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { bundleProgram, type BundledProgram } from '#platform/testing/bundled-program.ts';
import { outsideReady, type Outside } from '#testing/outside.ts';
import type { Watched } from '#testing/readiness-watch.ts';
import type { ShopProcess } from '#testing/shop-process.ts';

const { env: given } = process;
/** The number of concurrent searches: the drill uses 2,000. */
const rush = Number(given['OVERLOAD_SEARCHES'] ?? 300);
const buyers = 8;
/** Each buyer's pause, in milliseconds: eight without one would saturate the CPU. */
const betweenOrders = 250;

let outside: Outside;
let running: ShopProcess;
let watch: BundledProgram;
beforeAll(async () => {
  outside = await outsideReady();
  running = await outside.start();
  watch = await bundleProgram('src/testing/readiness-watch.ts');
});
afterAll(async () => {
  await running.kill();
  await watch.remove();
  await outside.close();
});

interface Outcome {
  readonly status: string;
  readonly retryAfter: boolean;
  readonly milliseconds: number;
}

/** Makes a request over its own connection, as separate browsers do. */
async function requestAlone(address: string): Promise<Outcome> {
  const begun = performance.now();
  const { hostname, port } = new URL(running.address);
  const socket = net.connect(Number(port), hostname);
  let text = '';
  socket.setEncoding('latin1').on('data', (piece: string) => (text += text.length < 2_000 ? piece : ''));
  socket.on('connect', () => socket.write(`GET ${address} HTTP/1.1\r\nhost: shop.test\r\nconnection: close\r\n\r\n`));
  let broken = '';
  socket.on('error', (error: NodeJS.ErrnoException) => (broken = error.code ?? 'error'));
  await new Promise((resolve) => socket.once('close', resolve));
  return {
    status: broken || text.slice(9, 12),
    retryAfter: /\r\nretry-after: \d+\r\n/i.test(text),
    milliseconds: performance.now() - begun,
  };
}

function figuresOf(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
  return `${sorted.length} answers, half within ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms, all within ${at(1)} ms`;
}

test(
  'a burst of searches is served or refused early, and delays neither customers nor monitoring',
  { timeout: 120_000 },
  async () => {
    const { shop } = outside;
    await withoutPurchaseLimits(shop);
    const { variantIds } = await productReady(shop, { stock: 20_000 });
    const customers = await Promise.all(Array.from({ length: buyers }, () => customerReady(shop)));
    await fetch(`${running.address}/api/search/?q=warm`);

    const post = (call: string, token: string, body: object) =>
      fetch(`${running.address}${call}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
          authorization: `Bearer ${token}`,
        },
        body: JSON.stringify(body),
      });
    let over = false;
    const buying = customers.map(async ({ token }) => {
      const outcomes: { status: number; milliseconds: number }[] = [];
      do {
        const begun = performance.now();
        await post('/api/orders/cart/', token, { variant_id: variantIds[0], quantity: 1 });
        const { status } = await post('/api/orders/', token, orderBody());
        outcomes.push({ status, milliseconds: performance.now() - begun });
        await delay(betweenOrders);
      } while (!over);
      return outcomes;
    });
    // A separate thread: this one is blocked by opening so many connections.
    const watching = new Worker(watch.file, { workerData: running.address });
    await once(watching, 'online');
    await delay(500);

    const searches = await Promise.all(
      Array.from({ length: rush }, (_, count) =>
        requestAlone(`/api/search/?q=tea+${randomUUID().slice(0, 8)}+${count}`),
      ),
    );
    over = true;
    const orders = (await Promise.all(buying)).flat();
    watching.postMessage('over');
    const [watched] = (await once(watching, 'message')) as [Watched[]];

    const found = searches.filter(({ status }) => status === '200');
    const refused = searches.filter(({ status }) => status === '503');
    process.stdout.write(
      `${rush} searches at once: ${found.length} found (${figuresOf(found.map(({ milliseconds }) => milliseconds))}), ` +
        `${refused.length} refused (${figuresOf(refused.map(({ milliseconds }) => milliseconds))})\n` +
        `Customers meanwhile: ${figuresOf(orders.map(({ milliseconds }) => milliseconds))} for a cart and an order\n` +
        `The watch meanwhile: ${figuresOf(watched.map(({ milliseconds }) => milliseconds))}\n`,
    );
    // None is reset or left without a response.
    expect(found.length + refused.length).toBe(rush);
    expect(found.length).toBeGreaterThan(0);
    expect(refused.filter(({ retryAfter }) => !retryAfter)).toEqual([]);
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(watched.map(({ status }) => status))).toEqual(new Set([200]));
  },
);
