import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, onTestFinished, test } from 'vitest';
import { withoutPurchaseLimits } from '#features/payments/server/payments.factory.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { orderBody } from '#features/checkout/server/checkout.factory.ts';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { bundleProgram } from '#platform/testing/bundled-program.ts';
import { reopenedShop } from '#testing/reopened-shop.ts';

const root = path.resolve(import.meta.dirname, '../..');
const buyers = 10;
const ordersOfEach = 10;
const killedAfter = 45;
const stock = 1_000;

/** Starts the process that answers calls; resolves with its address when it is ready. */
async function startCalls(
  file: string,
  environment: Record<string, string>,
): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, [file], {
    cwd: root,
    env: { ...environment, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /http:\/\/[^\s:]+:(\d+)/.exec(line)?.[1];
    if (port !== undefined) return { child, address: `http://127.0.0.1:${port}` };
  }
  throw new Error('The process ended before it answered calls.');
}

describe('a shop that is killed', () => {
  test('has every acknowledged order complete, and loses no stock', { timeout: 90_000 }, async () => {
    const { environment, inShop, remove } = await reopenedShop();
    onTestFinished(remove);

    const { product, tokens } = await inShop(async (shop) => {
      await withoutPurchaseLimits(shop);
      const customers = [];
      while (customers.length < buyers) customers.push(await customerReady(shop));
      return { product: await productReady(shop, { stock }), tokens: customers.map((customer) => customer.token) };
    });
    const program = await bundleProgram('src/start/api.ts');
    onTestFinished(program.remove);
    const { child, address } = await startCalls(program.file, environment);
    onTestFinished(() => void child.kill('SIGKILL'));
    const acknowledged: string[] = [];
    const post = async (call: string, token: string, body: object, headers: Record<string, string> = {}) => {
      const answer = await fetch(`${address}${call}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
      return { status: answer.status, body: (await answer.json()) as { number: string } };
    };
    const buy = async (token: string) => {
      for (let count = 0; count < ordersOfEach; count++) {
        await post('/api/orders/cart/', token, { variant_id: product.variantIds[0], quantity: 2 });
        const placed = await post('/api/orders/', token, orderBody(), { 'idempotency-key': randomUUID() });
        if (placed.status === 201) acknowledged.push(placed.body.number);
        if (acknowledged.length === killedAfter) child.kill('SIGKILL');
      }
    };
    const ended = once(child, 'exit');
    // Requests in progress when the shop crashes get a broken connection.
    await Promise.all(tokens.map((token) => buy(token).catch(() => undefined)));
    await ended;
    expect(acknowledged.length).toBeGreaterThanOrEqual(killedAfter);
    expect(acknowledged.length).toBeLessThan(buyers * ordersOfEach);

    await inShop(async (shop) => {
      const { rows } = await shop.database.pool.query<{ number: string; pieces: number; steps: number }>(
        `SELECT o.number, (SELECT sum(quantity) FROM order_lines l WHERE l.order_id = o.id) AS pieces,
          (SELECT count(*) FROM order_steps s WHERE s.order_id = o.id) AS steps FROM orders o`,
      );
      const stored = new Map(rows.map((row) => [row.number, row]));
      expect(acknowledged.filter((number) => !stored.has(number))).toEqual([]);
      // An order refused for lack of time leaves its pieces in the cart, and they are ordered with the next.
      expect(rows.filter((row) => row.pieces === 0 || row.pieces % 2 !== 0 || row.steps !== 1)).toEqual([]);
      const left = await shop.database.pool.query<{ on_hand: number }>(
        'SELECT on_hand FROM variant_stock WHERE variant_id = $1',
        [product.variantIds[0]],
      );
      expect(left.rows).toEqual([{ on_hand: stock - rows.reduce((sold, { pieces }) => sold + pieces, 0) }]);
      expect(await bookErrors(shop)).toEqual([]);
    });
  });
});
