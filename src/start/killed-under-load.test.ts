import { randomUUID } from 'node:crypto';
import os from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { orderBody } from '#features/checkout/server/checkout.factory.ts';
import { withoutPurchaseLimits } from '#features/payments/server/payments.factory.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { databaseKind } from '#platform/testing/databases.ts';
import { Requests, startDrilled } from '#testing/drilled-processes.ts';
import { reopenedShop } from '#testing/reopened-shop.ts';

const { env: given } = process;
const rounds = Number(given['KILL_ROUNDS'] ?? 20);
/** The number of orders acknowledged before each kill, at a random moment: a busy machine trades for longer. */
const ordersBefore = () => 20 + Math.floor(40 * Math.random());
const buyers = 20;
const stock = 1_000_000;
/** Seconds for which a buyer retries: on a busy machine a shop that is killed repeatedly answers few requests between two starts. */
const patience = 300;

/** Prepares the seeded demo shop, with buyers and unlimited stock. */
async function shopReady() {
  const { environment, inShop, remove } = await reopenedShop({
    SHOP_MODE: 'demo',
    DEMO_PRODUCTS: 'full',
    PASSWORD_HASHING: 'cheap',
    ACCESS_TOKEN_SECONDS: '86400',
  });
  onTestFinished(remove);
  const running = await startDrilled('shop', 'build/server/shop.js', environment);
  onTestFinished(running.stop, 60_000);
  await running.pause();
  const made = await inShop(async (shop) => {
    await withoutPurchaseLimits(shop);
    const customers: ReadyCustomer[] = [];
    while (customers.length < buyers) customers.push(await customerReady(shop));
    return { customers, product: await productReady(shop, { stock }) };
  });
  await running.goOn();
  return { ...made, running, inShop };
}

const sorted = (figures: readonly number[]) => figures.toSorted((a, b) => a - b);

test(
  `in ${rounds} kills under ${buyers} buyers nothing acknowledged is lost or doubled, and the shop is back in time`,
  { timeout: 300_000 + rounds * 120_000 },
  async () => {
    const { customers, product, running, inShop } = await shopReady();
    const requests = new Requests([running], patience);
    const acknowledged: string[] = [];
    let isOver = false;
    const buy = async ({ token }: ReadyCustomer) => {
      const post = (address: string, body: object, headers: Record<string, string> = {}) =>
        requests.send(address, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify(body),
        });
      while (!isOver) {
        await post('/api/orders/cart/', { variant_id: product.variantIds[0], quantity: 1 });
        // After a broken connection, it is sent again under its key until it is answered: what was stored then equals what was acknowledged.
        const placed = await post('/api/orders/', orderBody(), { 'idempotency-key': randomUUID() });
        if (placed.status === 201) acknowledged.push(((await placed.json()) as { number: string }).number);
      }
    };
    const back: number[] = [];
    const load: number[] = [];
    const kill = async () => {
      for (let round = 0; round < rounds; round += 1) {
        const due = acknowledged.length + ordersBefore();
        while (acknowledged.length < due) await delay(100);
        await delay(1_000 * Math.random());
        load.push(os.loadavg()[0]!);
        const answered = await running.killAndStart();
        back.push(answered / 1_000);
        process.stdout.write(
          `Kill ${round + 1} on ${databaseKind()}: ${acknowledged.length} orders so far, back within ${(answered / 1_000).toFixed(1)} s at a load of ${load.at(-1)?.toFixed(1)}\n`,
        );
      }
      isOver = true;
    };
    await Promise.all([kill(), ...customers.map(buy)]);
    await running.pause();

    const [times, loads] = [sorted(back), sorted(load)];
    const middle = Math.floor(rounds / 2);
    process.stdout.write(
      `Killed ${rounds} times on ${databaseKind()} under ${buyers} buyers: ${acknowledged.length} orders acknowledged, ${requests.given.busy} answers 503, ${requests.given.broken} broken off, the longest wait ${Math.round(requests.longestWaitMs / 1_000)} s; back within ${times.map((time) => time.toFixed(1)).join(', ')} s (half within ${times[middle]?.toFixed(1)}, all within ${times.at(-1)?.toFixed(1)}), with a load of the machine of ${loads[0]?.toFixed(1)} to ${loads.at(-1)?.toFixed(1)} (half above ${loads[middle]?.toFixed(1)}) on ${os.availableParallelism()} processors\n`,
    );

    expect(requests.strange).toEqual([]);
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    await inShop(async (shop) => {
      const { rows } = await shop.database.pool.query<{ number: string; pieces: number; steps: number }>(
        `SELECT o.number, (SELECT sum(quantity)::int FROM order_lines l WHERE l.order_id = o.id) AS pieces,
          (SELECT count(*)::int FROM order_steps s WHERE s.order_id = o.id) AS steps
        FROM orders o WHERE o.customer_id = ANY ($1::int[])`,
        [customers.map(({ id }) => id)],
      );
      expect(rows.map(({ number }) => number).sort()).toEqual(acknowledged.toSorted());
      expect(rows.filter(({ pieces, steps }) => pieces === 0 || steps !== 1)).toEqual([]);
      const left = await shop.database.pool.query('SELECT on_hand FROM variant_stock WHERE variant_id = $1', [
        product.variantIds[0],
      ]);
      expect(left.rows).toEqual([{ on_hand: stock - rows.reduce((sold, { pieces }) => sold + pieces, 0) }]);
      expect(await bookErrors(shop)).toEqual([]);
    });
  },
);
