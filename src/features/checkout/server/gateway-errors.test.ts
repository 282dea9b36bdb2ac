import { reconcilePayments } from '#features/order-payments/server/order-payments.jobs.ts';
import { releaseLapsedHolds } from '#features/cancellations/server/lapsed-holds.service.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { creditBalance } from '#features/store-credit/server/store-credit.service.ts';
import { gatewayReady, type ReadyGateway } from '#features/order-payments/server/gateway.factory.ts';
import { behaviours, type Behaviour } from '#demo/gateways/demo-gateway-behaviour.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { orderReady, type ReadyOrder } from './checkout.factory.ts';

const minute = 60_000;
const gateways = [
  ['online', 'zarinpal'],
  ['zibal', 'zibal'],
] as const;
const wrong = behaviours.filter((behaviour) => behaviour !== 'usual');

// Errors of a gateway, and what they do to the customer's money. The books are checked after each.
describe.each(gateways)('a misbehaving gateway, on PostgreSQL: %s', (method, gatewayName) => {
  const app = useTestShop({ ACCESS_TOKEN_SECONDS: '8640000', DATABASE_POOL_SIZE: '20' });
  let gateway: ReadyGateway;
  let variantId = 0;
  beforeAll(async () => {
    gateway = await gatewayReady(app.shop);
  });
  afterAll(() => gateway.close());
  beforeEach(async () => {
    variantId = (await productReady(app.shop, { price: 100_000, stock: 5 })).variantIds[0]!;
  });
  afterEach(async () => {
    gateway.behave({ behaviour: 'usual' });
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  const order = (quantity = 2) =>
    orderReady(app.shop, { lines: [{ variantId, quantity }], body: { payment_method: method } });
  const comeBack = async (bought: ReadyOrder, payAddress = bought.payAddress) =>
    gateway.comeBack(await gateway.choose(payAddress!, 'pay'));
  const payAgain = async (bought: ReadyOrder) =>
    (await app.call('POST /api/orders/:number/pay/', {
      token: bought.customer.token,
      params: { number: bought.number },
      body: {},
    })) as { status: number; body: { payment?: { redirect_url: string } } };
  /** Returns the state of an order, its pieces, and how its payments ended. */
  const standing = async ({ number }: ReadyOrder) => {
    const { rows } = await app.shop.database.pool.query(
      `SELECT o.state, s.on_hand, s.reserved AS held, ARRAY(SELECT p.state FROM payments p WHERE p.order_id = o.id ORDER BY p.id) AS payments
      FROM orders o CROSS JOIN variant_stock s WHERE o.number = $1 AND s.variant_id = $2`,
      [number, variantId],
    );
    return rows[0] as object;
  };
  const bought = { state: 'placed', on_hand: 3, held: 0, payments: ['paid'] };
  /** Returns what the gateway has charged for an order, attempt by attempt. */
  const taken = ({ number }: ReadyOrder) =>
    gateway.ledger
      .all(gatewayName)
      .filter((payment) => payment.order === number && payment.state === 'verified')
      .map(({ rial }) => rial);
  const laterRequested = async (minutes = 4) => {
    app.clock.advance(minutes * minute);
    await reconcilePayments(app.shop);
    await releaseLapsedHolds(app.shop);
  };

  test.each(wrong)(
    '%s when the order is announced: the order waits, and is paid once the gateway responds',
    async (behaviour) => {
      gateway.behave({ behaviour, call: 'request', times: 1 });
      const placed = await order();
      expect(await standing(placed)).toMatchObject({ state: 'awaiting-payment', held: 2 });
      const address = placed.payAddress ?? (await payAgain(placed)).body.payment?.redirect_url;
      expect(await comeBack(placed, address)).toBe(`/payment-success?order=${placed.number}`);
      expect(await standing(placed)).toEqual(bought);
      expect(taken(placed)).toEqual([placed.total * 10]);
    },
  );

  test.each(wrong)(
    '%s when a payment is verified: nothing is lost, and it counts as paid once the gateway confirms it',
    async (behaviour: Behaviour) => {
      const placed = await order();
      gateway.behave({ behaviour, call: 'verify', times: 3 });
      const page = await comeBack(placed);
      expect(page).toBe(`/payment-${behaviour === 'slow' ? 'success' : 'failed'}?order=${placed.number}`);
      if (behaviour !== 'slow') expect(await standing(placed)).toMatchObject({ state: 'awaiting-payment', held: 2 });
      await laterRequested();
      await laterRequested();
      await laterRequested();
      expect(await standing(placed)).toEqual(bought);
      expect(taken(placed)).toEqual([placed.total * 10]);
    },
  );

  test('a gateway that keeps naming another sum is never accepted: the hold ends, and the stock is released', async () => {
    const placed = await order();
    gateway.behave({ behaviour: 'wrong-sum', order: placed.number });
    gateway.behave({ behaviour: 'wrong-sum', call: 'verify' });
    gateway.behave({ behaviour: 'wrong-sum', call: 'inquiry' });
    expect(await comeBack(placed)).toBe(`/payment-failed?order=${placed.number}`);
    for (let requests = 0; requests < 5; requests++) await laterRequested(10);
    expect(await standing(placed)).toEqual({ state: 'lapsed', on_hand: 5, held: 0, payments: ['started'] });
    expect(await creditBalance(app.shop, placed.customer.id)).toBe(0);
  });

  test('ten concurrent callbacks for money that never moved change nothing', async () => {
    const placed = await order();
    const callback = await gateway.choose((await order(1)).payAddress!, 'cancel');
    const authority = placed.payAddress!.split('/').at(-1)!;
    const claimed = callback
      .replace(/(Authority|trackId)=[^&]+/, `$1=${authority}`)
      .replace('Status=NOK', 'Status=OK')
      .replace('success=0', 'success=1');
    const pages = await Promise.all(Array.from({ length: 10 }, () => gateway.comeBack(claimed)));
    expect(new Set(pages)).toEqual(new Set([`/payment-failed?order=${placed.number}`]));
    expect(await standing(placed)).toMatchObject({ state: 'awaiting-payment', held: 3 });
    expect(taken(placed)).toEqual([]);
  });

  test('ten callbacks while the jobs query the same payment: one order, one charge, one decrement', async () => {
    const placed = await order();
    const callback = await gateway.choose(placed.payAddress!, 'pay');
    app.clock.advance(4 * minute);
    await Promise.all([
      ...Array.from({ length: 10 }, () => gateway.comeBack(callback)),
      ...Array.from({ length: 3 }, () => reconcilePayments(app.shop)),
      ...Array.from({ length: 2 }, () => payAgain(placed)),
    ]);
    expect(await standing(placed)).toEqual(bought);
    expect(taken(placed)).toEqual([placed.total * 10]);
    const { rows } = await app.shop.database.pool.query(
      `SELECT count(*) FROM outbox WHERE name = 'order.paid' AND news ->> 'orderId' = (SELECT id::text FROM orders WHERE number = $1)`,
      [placed.number],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  test("money that arrives after the hold has ended buys what is left, or becomes the customer's credit", async () => {
    const [early, late] = [await order(3), await order(2)];
    const callbacks = [
      await gateway.choose(early.payAddress!, 'pay'),
      await gateway.choose(late.payAddress!, 'pay'),
    ] as const;
    app.clock.advance(16 * minute);
    await releaseLapsedHolds(app.shop);
    expect(await bookErrors(app.shop)).toEqual([]);
    await orderReady(app.shop, { lines: [{ variantId, quantity: 1 }] });
    const pages = await Promise.all([gateway.comeBack(callbacks[0]), gateway.comeBack(callbacks[0])]);
    expect(new Set(pages)).toEqual(new Set([`/payment-success?order=${early.number}`]));
    expect(await gateway.comeBack(callbacks[1])).toBe(`/payment-failed?order=${late.number}`);
    expect(await standing(early)).toEqual({ state: 'placed', on_hand: 1, held: 0, payments: ['paid'] });
    expect(await standing(late)).toMatchObject({ state: 'lapsed', payments: ['refunded'] });
    expect(await creditBalance(app.shop, late.customer.id)).toBe(late.total);
  });

  test('a buyer who pays twice for one order has one order, and the second sum as credit', async () => {
    const placed = await order();
    await gateway.choose(placed.payAddress!, 'cancel').then(gateway.comeBack);
    const second = (await payAgain(placed)).body.payment!.redirect_url;
    const callbacks = [await gateway.choose(second, 'pay')];
    app.clock.advance(11 * minute);
    gateway.fallSilent(true);
    expect((await payAgain(placed)).status).toBe(502);
    gateway.fallSilent(false);
    // The gateway records the first attempt, for which it did not respond, as paid; the customer pays again on a page opened earlier.
    const { rows } = await app.shop.database.pool.query<{ authority: string }>(
      `SELECT authority FROM payments p JOIN orders o ON o.id = p.order_id WHERE o.number = $1 ORDER BY p.id`,
      [placed.number],
    );
    const first = gateway.ledger.find(gatewayName, rows[0]!.authority)!;
    gateway.ledger.pay(gateway.ledger.change(first, { state: 'open' }));
    await Promise.all([
      gateway.comeBack(callbacks[0]!),
      reconcilePayments(app.shop),
      gateway.comeBack(callbacks[0]!.replace(/(Authority|trackId)=[^&]+/, `$1=${rows[0]!.authority}`)),
    ]);
    await laterRequested();
    expect(await standing(placed)).toMatchObject({ state: 'placed', on_hand: 3, held: 0 });
    expect(((await standing(placed)) as { payments: string[] }).payments.toSorted()).toEqual(['paid', 'refunded']);
    expect(taken(placed)).toEqual([placed.total * 10, placed.total * 10]);
    expect(await creditBalance(app.shop, placed.customer.id)).toBe(placed.total);
  });
});
