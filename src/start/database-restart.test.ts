import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartWith } from '#features/cart/server/cart.factory.ts';
import { withoutPurchaseLimits } from '#features/payments/server/payments.factory.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { orderBody } from '#features/checkout/server/checkout.factory.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { startTestPostgres, type TestPostgres } from '#platform/testing/test-postgres.ts';
import { outsideReady, type Outside } from '#testing/outside.ts';
import type { ShopProcess } from '#testing/shop-process.ts';

const buyersAtOnce = 8;
const ordersOfEach = 12;
const restarts = 2;

let postgres: TestPostgres;
let outside: Outside;
let running: ShopProcess;
beforeAll(async () => {
  postgres = await startTestPostgres({ keeps: 'through a crash' });
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-data-'));
  outside = await outsideReady({
    on: {
      databaseUrl: postgres.adminUrl,
      databaseDirectUrl: undefined,
      dataDir,
      remove: () => rm(dataDir, { recursive: true, force: true }),
    },
  });
  running = await outside.start();
});
afterAll(async () => {
  await running.kill();
  await outside.close();
  await postgres.stop();
});

interface Answer {
  readonly status: number;
  readonly body: { number?: string; code?: string; message?: string; payment?: { redirect_url: string } };
  readonly location: string | null;
}

test(
  'a database restarted twice under load: every request gets a response, and nothing acknowledged is lost',
  { timeout: 120_000 },
  async () => {
    await withoutPurchaseLimits(outside.shop);
    const { variantIds } = await productReady(outside.shop, { stock: 1_000 });
    const variantId = variantIds[0]!;
    let errors = 0;
    let acknowledgedCount = 0;
    const acknowledged = new Map<string, 'placed' | 'paid'>();

    /** Every request gets a response of the shop's own, with a message if it is an error; a broken connection fails the test. */
    const request = async (address: string, options: RequestInit): Promise<Answer> => {
      const answer = await fetch(`${running.address}${address}`, {
        ...options,
        redirect: 'manual',
        signal: AbortSignal.timeout(15_000),
      });
      const body =
        answer.headers.get('content-type')?.includes('json') === true ? ((await answer.json()) as Answer['body']) : {};
      if (answer.status >= 500) {
        errors += 1;
        expect(answer.status).toBe(503);
        expect(body).toMatchObject({ code: 'unavailable', message: expect.any(String) as string });
        await delay(50);
      }
      return { status: answer.status, body, location: answer.headers.get('location') };
    };
    /** Repeats the same request, as a customer does, until the shop responds with something other than unavailability. */
    const until = async (address: string, options: RequestInit): Promise<Answer> => {
      for (let tries = 0; tries < 400; tries++) {
        const answer = await request(address, options);
        if (answer.status < 500) return answer;
      }
      throw new Error(`${address} was never answered.`);
    };
    const post = (by: ReadyCustomer, body: object, headers: Record<string, string> = {}): RequestInit => ({
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${by.token}`, ...headers },
      body: JSON.stringify(body),
    });
    const buy = async (by: ReadyCustomer, count: number) => {
      await until(
        '/api/orders/cart/',
        post(by, { variant_id: variantId, quantity: 2 }, { 'idempotency-key': randomUUID() }),
      );
      const placed = await until(
        '/api/orders/',
        post(by, orderBody({ payment_method: count % 2 === 0 ? 'online' : 'cash' }), {
          'idempotency-key': randomUUID(),
        }),
      );
      expect(placed).toMatchObject({ status: 201 });
      const number = placed.body.number!;
      acknowledged.set(number, 'placed');
      acknowledgedCount += 1;
      if (count % 2 !== 0) return;
      const payment = placed.body.payment ?? (await until(`/api/orders/${number}/pay/`, post(by, {}))).body.payment;
      const callback = await outside.pay(payment!.redirect_url);
      const back = await until(callback, {});
      if (back.location?.startsWith('/payment-success') === true) acknowledged.set(number, 'paid');
    };

    const buyers = await Promise.all(Array.from({ length: buyersAtOnce }, () => customerReady(outside.shop)));
    await Promise.all(buyers.map((buyer) => cartWith(outside.shop, buyer, [{ variantId, quantity: 1 }])));
    const restarting = (async () => {
      for (let count = 1; count <= restarts; count++) {
        while (acknowledgedCount < (count * buyersAtOnce * ordersOfEach) / (restarts + 1)) await delay(20);
        await postgres.restart();
      }
    })();
    await Promise.all([
      restarting,
      ...buyers.map(async (buyer) => {
        for (let count = 0; count < ordersOfEach; count++) await buy(buyer, count);
      }),
    ]);
    expect(errors).toBeGreaterThan(0);

    const { rows } = await outside.shop.database.pool.query<{ number: string; state: string }>(
      'SELECT number, state FROM orders',
    );
    const stored = new Map(rows.map(({ number, state }) => [number, state]));
    expect([...stored.keys()].sort()).toEqual([...acknowledged.keys()].sort());
    expect([...acknowledged].filter(([number, how]) => how === 'paid' && stored.get(number) !== 'placed')).toEqual([]);
    expect(await bookErrors(outside.shop)).toEqual([]);

    // An interrupted payment is found by querying the gateway; the jobs have continued as well.
    await running.request({ forwardMinutes: 4, run: ['ask-about-payments'] });
    const unpaid = await outside.shop.database.pool.query(`SELECT number FROM orders WHERE state <> 'placed'`);
    expect(unpaid.rows).toEqual([]);
    expect(await bookErrors(outside.shop)).toEqual([]);
  },
);
