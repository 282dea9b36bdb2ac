import { releaseLapsedHolds } from '#features/cancellations/server/lapsed-holds.service.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { cartWith } from '#features/cart/server/cart.factory.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { changeCredit, creditBalance } from '#features/store-credit/server/store-credit.service.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { gatewayReady, type ReadyGateway } from '#features/order-payments/server/gateway.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { orderBody, orderReady } from './checkout.factory.ts';

const minute = 60_000;

// A lamp for 95,000 and its shipping for 45,000: an order is 140,000 toman.
describe('paying from store credit', () => {
  const app = useTestShop({ ACCESS_TOKEN_SECONDS: '86400' });
  let gateway: ReadyGateway;
  let customer: ReadyCustomer;
  let variantId = 0;
  beforeAll(async () => {
    gateway = await gatewayReady(app.shop);
  });
  afterAll(() => gateway.close());
  beforeEach(async () => {
    customer = await customerReady(app.shop);
    variantId = (await productReady(app.shop, { price: 100_000, stock: 10 })).variantIds[0]!;
  });

  const give = (amount: number) =>
    changeCredit(app.shop, { customerId: customer.id, amount, note: 'هدیه', by: customer.id, role: 'owner' });
  const balance = () => creditBalance(app.shop, customer.id);
  const order = (body: NonNullable<Parameters<typeof orderBody>[0]>) =>
    orderReady(app.shop, { customer, lines: [{ variantId, quantity: 1 }], body });
  const place = async (body: Parameters<typeof orderBody>[0]) => {
    await cartWith(app.shop, customer, [{ variantId, quantity: 1 }]);
    return app.call('POST /api/orders/', {
      token: customer.token,
      headers: { 'idempotency-key': `k${Math.random()}` },
      body: orderBody(body),
    });
  };
  const cancel = (number: string) =>
    app.call('POST /api/orders/:number/cancel/', { token: customer.token, params: { number }, body: {} });
  const detail = async (number: string) =>
    (await app.call('GET /api/orders/:number/', { token: customer.token, params: { number } })).body as Record<
      string,
      unknown
    >;

  test('HDR-06 credit pays a whole order, which is placed and paid at once', async () => {
    await give(200_000);
    const quote = await (async () => {
      await cartWith(app.shop, customer, [{ variantId, quantity: 1 }]);
      return app.call('POST /api/checkout/quote/', { token: customer.token, body: { shipping_method_id: 2 } });
    })();
    expect(quote.body).toMatchObject({ total: 140_000, credit: 200_000 });
    const { number } = await order({ payment_method: 'credit', credit_amount: 140_000 });
    expect(await detail(number)).toMatchObject({
      status: 'placed',
      payment_method: 'credit',
      total: 140_000,
      credit_used: 140_000,
      paid_at: expect.any(String) as string,
    });
    expect(await balance()).toBe(60_000);
    await cancel(number);
    expect(await balance()).toBe(200_000);
  });

  test('HDR-06 credit pays a part, the gateway the rest, and a cancellation turns both into credit', async () => {
    await give(40_000);
    const bought = await order({ payment_method: 'online', credit_amount: 40_000 });
    expect(await balance()).toBe(0);
    expect((await gateway.visit(bought.payAddress!)).text).toContain('۱۰۰٬۰۰۰ تومان');
    await gateway.comeBack(await gateway.choose(bought.payAddress!, 'pay'));
    expect(await detail(bought.number)).toMatchObject({
      status: 'placed',
      payment_method: 'online',
      credit_used: 40_000,
    });
    expect((await cancel(bought.number)).body).toMatchObject({ status: 'cancelled' });
    expect((await app.call('GET /api/credit/', { token: customer.token })).body).toMatchObject({
      balance: 140_000,
      data: [
        { amount: 40_000, reason: 'given-back', order: bought.number },
        { amount: 100_000, reason: 'refund' },
        { amount: -40_000, reason: 'payment', order: bought.number },
        { reason: 'added' },
      ],
    });
  });

  test('more credit than available is refused, and leaves cart, stock and credit unchanged', async () => {
    await give(40_000);
    const refused = [
      await place({ payment_method: 'credit', credit_amount: 140_000 }),
      await place({ payment_method: 'credit', credit_amount: 40_000 }),
      await place({ payment_method: 'cash', credit_amount: 40_001 }),
    ];
    expect(refused.map((answer) => [answer.status, (answer.body as { code: string }).code])).toEqual(
      Array(3).fill([409, 'credit-short']),
    );
    expect(await balance()).toBe(40_000);
    const { rows } = await app.shop.database.pool.query(
      'SELECT on_hand, reserved AS held FROM variant_stock WHERE variant_id = $1',
      [variantId],
    );
    expect(rows).toEqual([{ on_hand: 10, held: 0 }]);
    expect((await place({ payment_method: 'cash', credit_amount: 40_000 })).status).toBe(201);
    expect(await balance()).toBe(0);
  });

  test('an amount above the total pays the total', async () => {
    await give(500_000);
    expect((await place({ payment_method: 'online', credit_amount: 500_000 })).body).toMatchObject({
      status: 'placed',
      total: 140_000,
    });
    expect(await balance()).toBe(360_000);
  });

  test('a lapse returns credit; money that arrives afterwards takes it again, or becomes credit as well', async () => {
    await give(40_000);
    const bought = await order({ payment_method: 'online', credit_amount: 40_000 });
    const callback = await gateway.choose(bought.payAddress!, 'pay');
    app.clock.advance(16 * minute);
    await releaseLapsedHolds(app.shop);
    expect(await balance()).toBe(40_000);
    await gateway.comeBack(callback);
    expect(await detail(bought.number)).toMatchObject({ status: 'placed' });
    expect(await balance()).toBe(0);

    await give(40_000);
    const other = await order({ payment_method: 'online', credit_amount: 40_000 });
    const late = await gateway.choose(other.payAddress!, 'pay');
    app.clock.advance(16 * minute);
    await releaseLapsedHolds(app.shop);
    await give(-30_000);
    expect(await gateway.comeBack(late)).toBe(`/payment-failed?order=${other.number}`);
    expect(await detail(other.number)).toMatchObject({ status: 'lapsed' });
    expect(await balance()).toBe(110_000);
  });

  test('an order without credit costs no statement for it', async () => {
    await cartWith(app.shop, customer, [{ variantId, quantity: 1 }]);
    const queries = vi.spyOn(app.shop.database.pool, 'query');
    await app.call('POST /api/orders/', {
      token: customer.token,
      headers: { 'idempotency-key': 'plain' },
      body: orderBody(),
    });
    const requests = queries.mock.calls.map(([given]) =>
      typeof given === 'object' ? String((given as { name?: string }).name) : '',
    );
    queries.mockRestore();
    expect(requests).toContain('order_place');
    expect(requests.filter((name) => name.startsWith('credit'))).toEqual([]);
  });
});

describe('one credit at two checkouts at once, on PostgreSQL', () => {
  const app = useTestShop({ ACCESS_TOKEN_SECONDS: '86400', DATABASE_POOL_SIZE: '20' });

  test('HDR-06 eight carts of one customer placed concurrently spend the credit once', async () => {
    const customer = await customerReady(app.shop);
    const { variantIds } = await productReady(app.shop, { price: 100_000, stock: 20 });
    await changeCredit(app.shop, {
      customerId: customer.id,
      amount: 140_000,
      note: 'هدیه',
      by: customer.id,
      role: 'owner',
    });
    await cartWith(app.shop, customer, [{ variantId: variantIds[0]!, quantity: 1 }]);
    const body = orderBody({ payment_method: 'credit', credit_amount: 140_000 });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, tab) =>
        app.call('POST /api/orders/', { token: customer.token, headers: { 'idempotency-key': `tab ${tab}` }, body }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await creditBalance(app.shop, customer.id)).toBe(0);
  });
});
