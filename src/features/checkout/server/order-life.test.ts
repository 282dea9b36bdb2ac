import { reconcilePayments } from '#features/order-payments/server/order-payments.jobs.ts';
import { releaseLapsedHolds } from '#features/cancellations/server/lapsed-holds.service.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { inventoryJobs } from '#features/inventory/server/inventory.jobs.ts';
import { moveStock } from '#features/inventory/server/inventory.service.ts';
import { gatewayReady, type ReadyGateway } from '#features/order-payments/server/gateway.factory.ts';
import { createFlashSale } from '#features/flash-sales/server/flash-sales.service.ts';
import { coupons } from '#features/coupons/server/coupons.tables.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { testTime, useTestShop } from '../../../testing/test-shop.ts';
import { orderReady, type orderBody, type ReadyOrder } from './checkout.factory.ts';

const minute = 60_000;
const online = { payment_method: 'online' } as const;

describe('the life of an order', () => {
  const app = useTestShop({ ACCESS_TOKEN_SECONDS: '86400' });
  let gateway: ReadyGateway;
  let variantId = 0;
  let productId = 0;
  beforeAll(async () => {
    gateway = await gatewayReady(app.shop);
  });
  afterAll(() => gateway.close());
  beforeEach(async () => {
    gateway.fallSilent(false);
    // The orders that earlier tests left unpaid have lapsed.
    app.clock.advance(60 * minute);
    await releaseLapsedHolds(app.shop);
    const product = await productReady(app.shop, { stock: 3 });
    [variantId, productId] = [product.variantIds[0]!, product.id];
  });

  const one = async <Row extends Record<string, unknown>>(text: string, ...values: unknown[]) =>
    (await app.shop.database.pool.query<Row>(text, values)).rows[0];
  const stock = () => one('SELECT on_hand, reserved AS held FROM variant_stock WHERE variant_id = $1', variantId);
  const inStock = async () =>
    (await one<{ in_stock: boolean }>('SELECT in_stock FROM products WHERE id = $1', productId))?.in_stock;
  const order = (quantity: number, body: Parameters<typeof orderBody>[0] = online) =>
    orderReady(app.shop, { lines: [{ variantId, quantity }], body });
  const detail = async ({ customer, number }: ReadyOrder) => {
    const answer = await app.call('GET /api/orders/:number/', { token: customer.token, params: { number } });
    return answer.body as {
      status: string;
      held_until: string | null;
      paid_at: string | null;
      steps: { status: string }[];
      can: object;
      lines: object[];
    };
  };
  const paymentStates = async (number: string) =>
    (
      await app.shop.database.pool.query<{ state: string }>(
        'SELECT p.state FROM payments p JOIN orders o ON o.id = p.order_id WHERE o.number = $1 ORDER BY p.id',
        [number],
      )
    ).rows.map((row) => row.state);

  test('PAY-06 a buyer who pays at the gateway returns to a placed order, once', async () => {
    const bought = await order(2);
    expect((await detail(bought)).can).toMatchObject({ pay: true, cancel: true });
    const callback = await gateway.choose(bought.payAddress!, 'pay');
    expect(await gateway.comeBack(callback)).toBe(`/payment-success?order=${bought.number}`);
    expect(await gateway.comeBack(callback)).toBe(`/payment-success?order=${bought.number}`);
    const visible = await detail(bought);
    expect(visible).toMatchObject({
      status: 'placed',
      held_until: null,
      paid_at: expect.any(String) as string,
      can: { pay: false, cancel: true },
    });
    expect(visible.steps.map((step) => step.status)).toEqual(['awaiting-payment', 'placed']);
    expect(await stock()).toEqual({ on_hand: 1, held: 0 });
    expect(await paymentStates(bought.number)).toEqual(['paid']);
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('the gateway displays the payment in Persian, loads nothing from elsewhere, and accepts an attempt only once', async () => {
    const bought = await order(1);
    const page = await gateway.visit(bought.payAddress!);
    expect(page.text).toContain('<html lang="fa" dir="rtl">');
    expect(page.text).toContain('۱۴۰٬۰۰۰ تومان');
    expect(page.policy).toMatch(/default-src 'none'; style-src 'sha256-/);
    await gateway.choose(bought.payAddress!, 'cancel');
    expect((await gateway.visit(bought.payAddress!)).status).toBe(404);
  });

  test('PAY-06 PAY-07 a buyer who leaves the gateway can retry while the hold lasts', async () => {
    const bought = await order(1);
    const callback = await gateway.choose(bought.payAddress!, 'cancel');
    expect(await gateway.comeBack(callback)).toBe(`/payment-failed?order=${bought.number}`);
    const again = await app.call('POST /api/orders/:number/pay/', {
      token: bought.customer.token,
      params: { number: bought.number },
      body: {},
    });
    expect(again.status).toBe(200);
    const { payment } = again.body as { payment: { redirect_url: string } };
    expect(payment.redirect_url).not.toBe(bought.payAddress);
    expect(await gateway.comeBack(await gateway.choose(payment.redirect_url, 'pay'))).toBe(
      `/payment-success?order=${bought.number}`,
    );
    expect(await paymentStates(bought.number)).toEqual(['failed', 'paid']);
  });

  test('a payment claimed without paying is not accepted', async () => {
    const bought = await order(1);
    const authority = bought.payAddress!.split('/').at(-1)!;
    expect(await gateway.comeBack(`/payment/callback/online?Authority=${authority}&Status=OK`)).toBe(
      `/payment-failed?order=${bought.number}`,
    );
    expect((await detail(bought)).status).toBe('awaiting-payment');
    expect(await gateway.comeBack('/payment/callback/online?Authority=unknown&Status=OK')).toBe('/payment-failed');
    expect(await gateway.comeBack('/payment/callback/online?Authority=a&Authority=b')).toBe('/payment-failed');
    expect(await gateway.comeBack('/payment/callback/online')).toBe('/payment-failed');
  });

  test('PAY-09 an ended hold releases its pieces, and the order can no longer be paid', async () => {
    const bought = await order(3);
    expect(await inStock()).toBe(false);
    expect(await releaseLapsedHolds(app.shop)).toBe(0);
    app.clock.advance(15 * minute);
    expect(await releaseLapsedHolds(app.shop)).toBe(1);
    expect(await releaseLapsedHolds(app.shop)).toBe(0);
    expect(await stock()).toEqual({ on_hand: 3, held: 0 });
    expect(await inStock()).toBe(true);
    expect((await detail(bought)).status).toBe('lapsed');
    const again = await app.call('POST /api/orders/:number/pay/', {
      token: bought.customer.token,
      params: { number: bought.number },
      body: {},
    });
    expect(again.body).toMatchObject({ code: 'order-not-payable' });
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('money that arrives after the hold buys what is left, or becomes credit', async () => {
    const [early, late] = [await order(2), await order(1)];
    const callbacks = [await gateway.choose(early.payAddress!, 'pay'), await gateway.choose(late.payAddress!, 'pay')];
    app.clock.advance(16 * minute);
    expect(await releaseLapsedHolds(app.shop)).toBe(2);
    await order(1, { payment_method: 'cash' });
    expect(await gateway.comeBack(callbacks[0]!)).toBe(`/payment-success?order=${early.number}`);
    expect(await gateway.comeBack(callbacks[1]!)).toBe(`/payment-failed?order=${late.number}`);
    expect((await detail(early)).steps.map((step) => step.status)).toEqual(['awaiting-payment', 'lapsed', 'placed']);
    expect((await detail(late)).status).toBe('lapsed');
    expect(await paymentStates(late.number)).toEqual(['refunded']);
    expect(await stock()).toEqual({ on_hand: 0, held: 0 });
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('a payment without a return is found by querying the gateway', async () => {
    const [paid, silent, left] = [await order(1), await order(1), await order(1)];
    await gateway.choose(paid.payAddress!, 'pay');
    const callback = await gateway.choose(silent.payAddress!, 'pay');
    gateway.fallSilent(true);
    expect(await gateway.comeBack(callback)).toBe(`/payment-failed?order=${silent.number}`);
    app.clock.advance(4 * minute);
    await reconcilePayments(app.shop);
    expect((await detail(paid)).status).toBe('awaiting-payment');
    gateway.fallSilent(false);
    await reconcilePayments(app.shop);
    expect([(await detail(paid)).status, (await detail(silent)).status]).toEqual(['placed', 'placed']);
    expect(await paymentStates(left.number)).toEqual(['started']);
    app.clock.advance(30 * minute);
    await reconcilePayments(app.shop);
    expect(await paymentStates(left.number)).toEqual(['failed']);
  });

  test('PAY-08 a cancelled order releases everything, and the payment becomes credit', async () => {
    const bought = await order(3);
    await gateway.comeBack(await gateway.choose(bought.payAddress!, 'pay'));
    const cancel = () =>
      app.call('POST /api/orders/:number/cancel/', {
        token: bought.customer.token,
        params: { number: bought.number },
        body: {},
      });
    const cancelled = await cancel();
    expect(cancelled.body).toMatchObject({ status: 'cancelled', can: { pay: false, cancel: false } });
    expect(await stock()).toEqual({ on_hand: 3, held: 0 });
    expect(await inStock()).toBe(true);
    expect(await paymentStates(bought.number)).toEqual(['refunded']);
    expect((await cancel()).body).toMatchObject({ code: 'order-not-cancellable' });
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('money for an order cancelled meanwhile becomes credit', async () => {
    const bought = await order(1);
    const callback = await gateway.choose(bought.payAddress!, 'pay');
    await app.call('POST /api/orders/:number/cancel/', {
      token: bought.customer.token,
      params: { number: bought.number },
      body: {},
    });
    expect(await gateway.comeBack(callback)).toBe(`/payment-failed?order=${bought.number}`);
    expect(await paymentStates(bought.number)).toEqual(['refunded']);
    expect(await stock()).toEqual({ on_hand: 3, held: 0 });
  });

  test('an order returns to a flash sale exactly what it took, also above the allotment', async () => {
    const { id, variantIds } = await productReady(app.shop, { stock: 20 });
    const now = app.clock.now();
    await createFlashSale(app.shop, {
      productId: id,
      price: 50_000,
      beginsAt: now,
      endsAt: new Date(now.getTime() + 600 * minute),
      allotted: 4,
    });
    const buy = () =>
      orderReady(app.shop, { lines: [{ variantId: variantIds[0]!, quantity: 3 }], body: { payment_method: 'cash' } });
    const sold = () => one('SELECT sold FROM flash_sales WHERE product_id = $1', id);
    await buy();
    const last = await buy();
    expect(await sold()).toEqual({ sold: 6 });
    await app.call('POST /api/orders/:number/cancel/', {
      token: last.customer.token,
      params: { number: last.number },
      body: {},
    });
    expect(await sold()).toEqual({ sold: 3 });
  });

  test('an order paid after its hold counts no use of a used-up coupon, keeps its discount, and frees no other use', async () => {
    await app.shop.db
      .insert(coupons)
      .values({ code: 'ONE', percentOff: 10, beginsAt: testTime, maxUsesPerCustomer: 1 });
    const uses = () =>
      one('SELECT c.uses, u.uses AS of_customer FROM coupons c JOIN coupon_uses u ON u.coupon_id = c.id');
    const body = { payment_method: 'online', coupon: 'one' } as const;
    const early = await order(1, body);
    const callback = await gateway.choose(early.payAddress!, 'pay');
    app.clock.advance(16 * minute);
    await releaseLapsedHolds(app.shop);
    expect(await uses()).toEqual({ uses: 0, of_customer: 0 });
    await orderReady(app.shop, {
      customer: early.customer,
      lines: [{ variantId, quantity: 1 }],
      body: { ...body, payment_method: 'cash' },
    });
    expect(await gateway.comeBack(callback)).toBe(`/payment-success?order=${early.number}`);
    expect(await detail(early)).toMatchObject({
      status: 'placed',
      discount_total: 9_500,
      coupon: 'ONE',
    });
    expect(await uses()).toEqual({ uses: 1, of_customer: 1 });
    await app.call('POST /api/orders/:number/cancel/', {
      token: early.customer.token,
      params: { number: early.number },
      body: {},
    });
    expect(await uses()).toEqual({ uses: 1, of_customer: 1 });
  });

  test("another customer's order is answered like one that does not exist", async () => {
    const bought = await order(1, { payment_method: 'cash' });
    const stranger = await customerReady(app.shop);
    for (const number of [bought.number, '12345678', 'nonsense']) {
      for (const call of [
        'GET /api/orders/:number/',
        'POST /api/orders/:number/pay/',
        'POST /api/orders/:number/cancel/',
      ]) {
        const answer = await app.call(call, {
          token: stranger.token,
          params: { number },
          ...(call.startsWith('POST') ? { body: {} } : {}),
        });
        expect([answer.status, (answer.body as { code: string }).code]).toEqual([404, 'order-not-found']);
      }
    }
  });

  test('PAY-08 orders are listed newest first, page by page', async () => {
    const customer = await customerReady(app.shop);
    const placed: string[] = [];
    for (let count = 0; count < 3; count++) {
      placed.unshift((await orderReady(app.shop, { customer, lines: [{ variantId, quantity: 1 }] })).number);
    }
    type Page = { data: { number: string; item_count: number; status: string }[]; next: string | null };
    const first = (await app.call('GET /api/orders/', { token: customer.token, query: { page_size: 2 } })).body as Page;
    expect(first.data).toMatchObject([{ number: placed[0], item_count: 1, status: 'placed' }, { number: placed[1] }]);
    const after = new URL(first.next!, 'http://shop.test').searchParams.get('after')!;
    const second = (await app.call('GET /api/orders/', { token: customer.token, query: { page_size: 2, after } }))
      .body as Page;
    expect(second).toMatchObject({ data: [{ number: placed[2] }], next: null });
    expect((await app.call('GET /api/orders/', { query: {} })).status).toBe(401);
  });

  test('sales are counted in the background, once, and returns are subtracted', async () => {
    await order(2, { payment_method: 'cash' });
    const bought = await order(1, { payment_method: 'cash' });
    const sold = async () => {
      await inventoryJobs.find(({ name }) => name === 'count-sales')?.run(app.shop, {}, { id: 0, name: '' });
      return (await one<{ sold_count: number }>('SELECT sold_count FROM products WHERE id = $1', productId))
        ?.sold_count;
    };
    expect(await sold()).toBe(3);
    expect(await sold()).toBe(3);
    await app.call('POST /api/orders/:number/cancel/', {
      token: bought.customer.token,
      params: { number: bought.number },
      body: {},
    });
    expect(await sold()).toBe(2);
  });

  test('received and counted stock is recorded, and reserved stock cannot be counted away', async () => {
    await order(2);
    const staff = { by: (await customerReady(app.shop, { role: 'owner' })).id, sellerId: null };
    await moveStock(app.shop, { ...staff, changes: [{ variant_id: variantId, reason: 'received', pieces: 4 }] });
    expect(await stock()).toEqual({ on_hand: 7, held: 2 });
    expect(
      await moveStock(app.shop, { ...staff, changes: [{ variant_id: variantId, reason: 'corrected', pieces: 1 }] }),
    ).toMatchObject({ refusal: 'stock-held' });
    expect(
      await moveStock(app.shop, { ...staff, changes: [{ variant_id: variantId, reason: 'corrected', pieces: 2 }] }),
    ).toBe(1);
    expect(await inStock()).toBe(false);
    expect(await bookErrors(app.shop)).toEqual([]);
  });
});
