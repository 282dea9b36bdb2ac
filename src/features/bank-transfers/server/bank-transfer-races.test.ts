import { releaseLapsedHolds } from '#features/cancellations/server/lapsed-holds.service.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { creditBalance } from '#features/store-credit/server/store-credit.service.ts';
import type { ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { uploadReady } from '#features/media/server/media.factory.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { orderByTransferReady, transferReported, transfersReady } from './bank-transfers.factory.ts';
import { remindOfTransfers } from './bank-transfers.jobs.ts';

const hour = 3_600_000;

describe('concurrent transfer decisions, on PostgreSQL', () => {
  const app = useTestShop({ ACCESS_TOKEN_SECONDS: '86400000', DATABASE_POOL_SIZE: '20' });
  let manager: ReadyCustomer;
  beforeAll(async () => {
    manager = await transfersReady(app.shop);
  });

  const rows = async <Row extends Record<string, unknown>>(text: string, ...values: unknown[]) =>
    (await app.shop.database.pool.query<Row>(text, values)).rows;
  const piece = async () => (await productReady(app.shop, { price: 100_000, stock: 1 })).variantIds[0]!;
  const stockOf = async (variantId: number) =>
    (await rows('SELECT on_hand, reserved AS held FROM variant_stock WHERE variant_id = $1', variantId))[0];
  const decide = (how: 'confirm' | 'refuse', number: string) =>
    app.call(`POST /api/admin/bank-transfers/:number/${how}/`, {
      token: manager.token,
      params: { number },
      body: { revision: 1, ...(how === 'refuse' ? { reason: 'نیست.' } : {}) },
    });
  const standing = async (number: string) =>
    (
      await rows<{ state: string; payment: string }>(
        'SELECT o.state, p.state AS payment FROM orders o JOIN payments p ON p.order_id = o.id WHERE o.number = $1',
        number,
      )
    )[0];
  let references = 500_000;
  const newReference = () => String((references += 1));

  test('PAY-05 of ten confirmations and ten refusals of one transfer at once, one succeeds', async () => {
    for (let round = 0; round < 4; round++) {
      const variantId = await piece();
      const bought = await orderByTransferReady(app.shop, variantId);
      await transferReported(app.shop, bought, newReference());
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, who) => decide((who + round) % 2 === 0 ? 'confirm' : 'refuse', bought.number)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)]);
      const placed = answers.findIndex(({ status }) => status === 200) % 2 === round % 2;
      expect(await standing(bought.number)).toEqual(
        placed ? { state: 'placed', payment: 'paid' } : { state: 'awaiting-payment', payment: 'failed' },
      );
      expect(await stockOf(variantId)).toEqual(placed ? { on_hand: 0, held: 0 } : { on_hand: 1, held: 1 });
      expect(
        await rows(
          `SELECT count(*) FROM outbox WHERE name = 'order.paid' AND news ->> 'orderId' = (SELECT id::text FROM orders WHERE number = $1)`,
          bought.number,
        ),
      ).toEqual([{ count: placed ? 1 : 0 }]);
    }
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('PAY-05 a transfer confirmed while reservations are released places its order', async () => {
    for (let round = 0; round < 6; round++) {
      const variantId = await piece();
      const bought = await orderByTransferReady(app.shop, variantId);
      await transferReported(app.shop, bought, newReference());
      app.clock.advance(25 * hour);
      await Promise.all([releaseLapsedHolds(app.shop), decide('confirm', bought.number), releaseLapsedHolds(app.shop)]);
      expect(await standing(bought.number)).toEqual({ state: 'placed', payment: 'paid' });
      expect(await stockOf(variantId)).toEqual({ on_hand: 0, held: 0 });
    }
  });

  test('PAY-05 a transfer that is reported as the hold ends either keeps its order waiting or finds it lapsed, and its money is not lost', async () => {
    for (let round = 0; round < 6; round++) {
      const variantId = await piece();
      const bought = await orderByTransferReady(app.shop, variantId);
      const receipt = await uploadReady(app.shop, { customerId: bought.customer.id, kind: 'file' });
      app.clock.advance(24 * hour);
      const reporting = () =>
        app.call('POST /api/orders/:number/bank-transfer/', {
          token: bought.customer.token,
          params: { number: bought.number },
          body: { reference: newReference(), receipt },
        });
      const [, message] = await Promise.all([releaseLapsedHolds(app.shop), reporting()]);
      if (message.status === 409) expect((await reporting()).status).toBe(200);
      expect(await standing(bought.number)).toMatchObject({ payment: 'reported' });
      expect((await decide('confirm', bought.number)).body).toMatchObject({ outcome: 'placed' });
      expect(await stockOf(variantId)).toEqual({ on_hand: 0, held: 0 });
    }
  });

  test('PAY-05 of two late transfers for the last piece one gets it, and the other becomes credit', async () => {
    const variantId = await piece();
    const one = await orderByTransferReady(app.shop, variantId);
    app.clock.advance(25 * hour);
    await releaseLapsedHolds(app.shop);
    const other = await orderByTransferReady(app.shop, variantId);
    app.clock.advance(25 * hour);
    await releaseLapsedHolds(app.shop);
    for (const late of [one, other]) await transferReported(app.shop, late, newReference());
    const answers = await Promise.all([one, other].map(({ number }) => decide('confirm', number)));
    expect(answers.map(({ body }) => (body as { outcome: string }).outcome).sort()).toEqual(['credited', 'placed']);
    const credits = await Promise.all([one, other].map(({ customer }) => creditBalance(app.shop, customer.id)));
    expect(credits.sort((a, b) => a - b)).toEqual([0, 140_000]);
    expect(await stockOf(variantId)).toEqual({ on_hand: 0, held: 0 });
  });

  test('PAY-05 one reference on two orders confirmed at once pays one of them', async () => {
    for (let round = 0; round < 4; round++) {
      const bought = [
        await orderByTransferReady(app.shop, await piece()),
        await orderByTransferReady(app.shop, await piece()),
      ];
      const reference = newReference();
      for (const one of bought) await transferReported(app.shop, one, reference);
      const answers = await Promise.all(bought.map(({ number }) => decide('confirm', number)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await Promise.all(bought.map(({ number }) => standing(number)))).map((one) => one?.state).sort()).toEqual(
        ['awaiting-payment', 'placed'],
      );
    }
  });

  test('PAY-05 a concurrent cancellation and confirmation leave the goods sold or the money credited', async () => {
    for (let round = 0; round < 6; round++) {
      const variantId = await piece();
      const bought = await orderByTransferReady(app.shop, variantId);
      await transferReported(app.shop, bought, newReference());
      await Promise.all([
        decide('confirm', bought.number),
        app.call('POST /api/orders/:number/cancel/', {
          token: bought.customer.token,
          params: { number: bought.number },
          body: {},
        }),
      ]);
      // If the order was placed first, it is still cancelled and its money refunded.
      expect(await standing(bought.number)).toEqual({ state: 'cancelled', payment: 'refunded' });
      expect(await creditBalance(app.shop, bought.customer.id)).toBe(140_000);
      expect(await stockOf(variantId)).toEqual({ on_hand: 1, held: 0 });
    }
  });

  test('PAY-05 two processes sending reminders at once remind each customer once', async () => {
    // Lets what other tests left waiting expire.
    app.clock.advance(30 * hour);
    for (let made = 0; made < 5; made++) await orderByTransferReady(app.shop, await piece());
    app.clock.advance(21 * hour);
    const reminded = await Promise.all([
      remindOfTransfers(app.shop),
      remindOfTransfers(app.shop),
      remindOfTransfers(app.shop),
    ]);
    expect(reminded.reduce((sum, count) => sum + count, 0)).toBe(5);
  });

  test('PAY-05 afterwards money, orders and stock are consistent', async () => {
    expect(await bookErrors(app.shop)).toEqual([]);
  });
});
