import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cartWith } from '#features/cart/server/cart.factory.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { orderBody } from '#features/checkout/server/checkout.factory.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { faultPoints } from '#platform/fault-points.ts';
import { outsideReady, type Outside } from '#testing/outside.ts';
import type { ShopProcess } from '#testing/shop-process.ts';

/** Where the customer is when the process crashes, and so who determines what became of the payment: the customer, or the job. */
const found: Readonly<Record<(typeof faultPoints)[number], 'by the customer' | 'by the job' | 'already'>> = {
  'key-taken': 'by the customer',
  'order-placed': 'by the customer',
  'attempt-started': 'by the customer',
  'callback-heard': 'by the job',
  'payment-confirmed': 'by the job',
  'money-noted': 'by the job',
  'money-kept': 'already',
  'news-handed-on': 'already',
  'message-due': 'already',
};

describe('a shop that dies during payment, on PostgreSQL', () => {
  let outside: Outside;
  let running: ShopProcess;
  /** How far the processes' clocks are advanced: a crash must not turn time back. */
  let aheadMinutes = 0;
  const start = async () => {
    const shop = await outside.start();
    await shop.request({ forwardMinutes: aheadMinutes });
    return shop;
  };
  /** Later, when the jobs query payments without a reported result. */
  const requestLater = async (...shops: ShopProcess[]) => {
    aheadMinutes += 4;
    await Promise.all(
      shops.map((shop) => shop.request({ forwardMinutes: 4, run: ['ask-about-payments', 'release-lapsed-holds'] })),
    );
  };
  beforeAll(async () => {
    outside = await outsideReady();
    running = await start();
  });
  afterAll(async () => {
    await running.kill();
    await outside.close();
  });

  const bought: Purchase[] = [];
  interface Purchase {
    readonly by: ReadyCustomer;
    readonly key: string;
    readonly variantId: number;
  }
  const purchaseReady = async (): Promise<Purchase> => {
    const by = await customerReady(outside.shop);
    const variantId = (await productReady(outside.shop, { stock: 5 })).variantIds[0]!;
    await cartWith(outside.shop, by, [{ variantId, quantity: 2 }]);
    const purchase = { by, key: randomUUID(), variantId };
    bought.push(purchase);
    return purchase;
  };
  const place = async (shop: ShopProcess, { by, key }: Purchase) => {
    const answer = await fetch(`${shop.address}/api/orders/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${by.token}`, 'idempotency-key': key },
      body: JSON.stringify(orderBody({ payment_method: 'online' })),
    });
    return {
      status: answer.status,
      body: (await answer.json()) as { number: string; status: string; payment?: { redirect_url: string } },
    };
  };
  /** Opens the gateway's callback; a browser retries, as its page states, while the shop is too busy. */
  const comeBack = async (shop: ShopProcess, callback: string) => {
    for (let tries = 1; ; tries++) {
      const answer = await fetch(`${shop.address}${callback}`, { redirect: 'manual' });
      if (answer.status !== 503 || tries === 20) return answer.headers.get('location');
      await delay(100);
    }
  };

  /** The customer's path from the order button to the thank-you page; aborts when the shop crashes. */
  async function buy(shop: ShopProcess, purchase: Purchase): Promise<string | null> {
    const { body } = await place(shop, purchase);
    if (body.payment === undefined) return body.status;
    return comeBack(shop, await outside.pay(body.payment.redirect_url));
  }

  /** Checks the complete result of a purchase: one order, one charge, two pieces fewer, and (after a moment) one message. */
  async function expectBought(purchase: Purchase): Promise<void> {
    const { rows } = await outside.shop.database.pool.query(
      `SELECT o.state, s.on_hand, s.reserved AS held,
        (SELECT count(*) FROM payments p WHERE p.order_id = o.id AND p.state = 'paid') AS paid,
        (SELECT count(*) FROM order_steps t WHERE t.order_id = o.id AND t.state = 'placed') AS placed
      FROM orders o CROSS JOIN variant_stock s WHERE o.customer_id = $1 AND s.variant_id = $2`,
      [purchase.by.id, purchase.variantId],
    );
    expect(rows).toEqual([{ state: 'placed', on_hand: 3, held: 0, paid: 1, placed: 1 }]);
  }
  const messagesTo = async ({ by }: Purchase) => (await outside.shop.outlet.sentTo(by.phone)).length;
  async function expectOneMessage(purchases: readonly Purchase[]): Promise<void> {
    for (let tries = 0; tries < 60 && (await Promise.all(purchases.map(messagesTo))).includes(0); tries++)
      await delay(250);
    expect(await Promise.all(purchases.map(messagesTo))).toEqual(purchases.map(() => 1));
  }

  test.each(faultPoints)(
    'killed at "%s": the next process finishes the order once, and the books balance',
    { timeout: 60_000 },
    async (point) => {
      const purchase = await purchaseReady();
      await running.request({ dieAt: point });
      await buy(running, purchase).catch(() => null);
      expect(await running.ended).toBe('SIGKILL');
      expect(await bookErrors(outside.shop)).toEqual([]);

      running = await start();
      if (found[point] === 'by the job') await requestLater(running);
      if (found[point] === 'by the customer') expect(await buy(running, purchase)).toMatch(/^\/payment-success/);
      await expectBought(purchase);
      // Pressing the button again returns the same order.
      expect((await place(running, purchase)).body.status).toBe('placed');
      await expectBought(purchase);
      // The queue reassigns the work of a crashed process after a quarter of an hour; here it need not wait.
      if (point === 'message-due')
        await outside.shop.database.pool.query(
          `UPDATE queue.job SET state = 'retry', start_after = created_on WHERE state = 'active' AND name = 'tell-order-placed'`,
        );
      await expectOneMessage([purchase]);
      expect(await bookErrors(outside.shop)).toEqual([]);
    },
  );

  test(
    'two processes on one database: the same button, callbacks and jobs at both at once give each customer one order and one message',
    { timeout: 60_000 },
    async () => {
      const other = await start();
      const both = [running, other] as const;
      const purchases = await Promise.all(Array.from({ length: 8 }, purchaseReady));
      const callbacks = await Promise.all(
        purchases.map(async (purchase) => {
          const answers = await Promise.all([running, other, running, other].map((shop) => place(shop, purchase)));
          expect(new Set(answers.map(({ status, body }) => `${status} ${body.number}`)).size).toBe(1);
          return outside.pay(answers[0]!.body.payment!.redirect_url);
        }),
      );
      // Each callback arrives ten times, five at each process, while both query the gateway and release expired orders.
      const pages = await Promise.all([
        ...callbacks.flatMap((callback) =>
          Array.from({ length: 5 }, () => both.map((shop) => comeBack(shop, callback))).flat(),
        ),
        requestLater(...both).then(() => '/payment-success'),
      ]);
      expect(pages.filter((page) => page?.startsWith('/payment-success') !== true)).toEqual([]);
      for (const purchase of purchases) await expectBought(purchase);
      await expectOneMessage(purchases);
      expect(await bookErrors(outside.shop)).toEqual([]);
      await other.request({ stop: true });
    },
  );

  test('no buyer is notified twice or pays twice', async () => {
    await expectOneMessage(bought);
    const { rows } = await outside.shop.database.pool.query(
      `SELECT count(*) AS orders, count(DISTINCT customer_id) AS customers FROM orders WHERE state = 'placed'`,
    );
    expect(rows).toEqual([{ orders: bought.length, customers: bought.length }]);
    expect(await bookErrors(outside.shop)).toEqual([]);
  });
});
