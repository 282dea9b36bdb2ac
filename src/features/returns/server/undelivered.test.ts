import { beforeAll, describe, expect, test } from 'vitest';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { orderReady } from '#features/checkout/server/checkout.factory.ts';
import type { Fulfillment } from '#features/fulfillments/fulfillments.contract.ts';
import type { StaffOrderDetail } from '#features/order-details/order-details-admin.contract.ts';
import type { OrderDetail } from '#features/order-details/order-details.contract.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { sellerReady } from '#features/sellers/server/sellers.factory.ts';
import { changeCredit } from '#features/store-credit/server/store-credit.service.ts';
import { useTestShop } from '#testing/test-shop.ts';

describe('undelivered parcels', () => {
  const app = useTestShop();
  let staff: ReadyCustomer;
  beforeAll(async () => {
    staff = await customerReady(app.shop, { role: 'owner' });
  });

  const post = (name: string, params: Record<string, unknown>, body: object, token = staff.token) =>
    app.call(`POST ${name}`, { token, params, body });
  const move = (id: number, body: object, token?: string) =>
    post('/api/admin/fulfillments/:id/move/', { id }, body, token);
  const seen = async (number: string) =>
    (await app.call('GET /api/admin/orders/:number/', { token: staff.token, params: { number } }))
      .body as StaffOrderDetail;
  const onShelf = async (variantId: number) =>
    (
      await app.shop.database.pool.query<{ on_hand: number }>(
        'SELECT on_hand FROM variant_stock WHERE variant_id = $1',
        [variantId],
      )
    ).rows[0]?.on_hand;

  /** Creates an order for two of three pieces, each in its own shipped parcel. */
  const sent = async () => {
    const product = await productReady(app.shop, { price: 100_000, stock: 3 });
    const { number, customer } = await orderReady(app.shop, {
      lines: [{ variantId: product.id, quantity: 2 }],
    });
    const leave = async () => {
      const { id } = (
        await post('/api/admin/orders/:number/fulfillments/', { number }, { lines: [{ position: 1, quantity: 1 }] })
      ).body as Fulfillment;
      return (await move(id, { version: 1, to: 'on-the-way' })).body as Fulfillment;
    };
    const parcels = [await leave(), await leave()] as const;
    return { product, number, customer, parcels };
  };

  test('PAY-08 a lost parcel moves no stock or money until staff decide; then a cash order is paid for what arrived', async () => {
    const { product, number, customer, parcels } = await sent();
    const [first, second] = parcels;
    expect(await onShelf(product.id)).toBe(1);

    expect((await move(first.id, { version: 2, to: 'lost' })).body).toMatchObject({ status: 'lost', resolution: null });
    expect((await move(second.id, { version: 2, to: 'returning' })).body).toMatchObject({
      code: 'parcel-reason-needed',
    });
    expect((await move(second.id, { version: 2, to: 'delivered' })).status).toBe(200);
    expect(await seen(number)).toMatchObject({ status: 'on-the-way', refunded: 0 });
    expect(await onShelf(product.id)).toBe(1);
    // The whole order cannot be moved on while a parcel is undecided.
    const led = await app.call('POST /api/admin/orders/bulk-move/', {
      token: staff.token,
      body: { numbers: [number], to: 'delivered' },
    });
    expect(led.body).toMatchObject({ data: [{ id: number, outcome: 'failed', code: 'order-moved-on' }] });
    expect(await bookErrors(app.shop)).toEqual([]);

    const decide = () =>
      post(
        '/api/admin/fulfillments/:id/refund/',
        { id: first.id },
        { version: 3, restock: true, refund_method: 'payment' },
      );
    expect((await Promise.all([decide(), decide()])).map(({ status }) => status).sort()).toEqual([200, 409]);
    // A lost parcel is never restocked, whatever was requested; what is not delivered is neither collected nor refundable later.
    expect(await onShelf(product.id)).toBe(1);
    const order = await seen(number);
    expect(order).toMatchObject({ status: 'delivered', refunded: first.total, refundable: order.total - first.total });
    expect(order.refunds).toMatchObject([{ method: 'uncollected', status: 'done', amount: first.total }]);
    const own = (await app.call('GET /api/orders/:number/', { token: customer.token, params: { number } }))
      .body as OrderDetail;
    // Nothing was paid, so nothing was refunded.
    expect(own.refund_status).toBe('none');
    expect(own.fulfillments).toMatchObject([{ status: 'lost', resolution: 'refunded' }, { status: 'delivered' }]);
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('returned unfit goods are replaced from stock and packed again, and refused when the stock has none', async () => {
    const { product, number, parcels } = await sent();
    const [first, second] = parcels;
    await move(first.id, { version: 2, to: 'returned', reason: 'damaged' });
    await move(second.id, { version: 2, to: 'lost' });
    const again = await post(
      '/api/admin/fulfillments/:id/send-again/',
      { id: first.id },
      { version: 3, replace: true },
    );
    expect(again.body).toMatchObject({ status: 'returned', resolution: 'replaced' });
    expect(await onShelf(product.id)).toBe(0);
    expect(await seen(number)).toMatchObject({ status: 'packaging', can: { cancel: false } });
    const none = await post('/api/admin/fulfillments/:id/send-again/', { id: second.id }, { version: 3 });
    expect(none.body).toMatchObject({ code: 'out-of-stock' });
    expect(await bookErrors(app.shop)).toEqual([]);

    const parcel = (await post('/api/admin/orders/:number/fulfillments/', { number }, {})).body as Fulfillment;
    expect(parcel).toMatchObject({ position: 3, status: 'packed', total: first.total, lines: [{ quantity: 1 }] });
    await post('/api/admin/fulfillments/:id/refund/', { id: second.id }, { version: 3, refund_method: 'credit' });
    expect((await move(parcel.id, { version: 1, to: 'on-the-way' })).status).toBe(200);
    expect((await move(parcel.id, { version: 2, to: 'delivered' })).status).toBe(200);
    expect(await seen(number)).toMatchObject({ status: 'delivered' });
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test("resending a parcel's own goods moves no stock, and its order can be cancelled while nothing is in transit", async () => {
    const product = await productReady(app.shop, { price: 80_000, stock: 5 });
    const { number } = await orderReady(app.shop, { lines: [{ variantId: product.id, quantity: 2 }] });
    const { id } = (await post('/api/admin/orders/:number/fulfillments/', { number }, {})).body as Fulfillment;
    await move(id, { version: 1, to: 'handed-over', tracking_code: 'Z-9' });
    await move(id, { version: 2, to: 'returning', reason: 'not-found' });
    expect((await move(id, { version: 3, to: 'returned' })).body).toMatchObject({ reason: 'not-found' });
    await post('/api/admin/fulfillments/:id/send-again/', { id }, { version: 4 });
    expect(await onShelf(product.id)).toBe(3);
    expect(await seen(number)).toMatchObject({ status: 'packaging', can: { cancel: true }, tracking_code: null });
    expect((await move(id, { version: 5, to: 'lost' })).body).toMatchObject({ code: 'fulfillment-elsewhere' });
    await post('/api/admin/orders/:number/cancel/', { number }, { reason: 'x' });
    expect(await onShelf(product.id)).toBe(5);
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('of two concurrent changes that end a parcel differently, one succeeds', async () => {
    const { number, parcels } = await sent();
    const [first, second] = parcels;
    const oneSucceeds = async (id: number, ...moves: readonly object[]) => {
      const answers = await Promise.all(moves.map((one) => move(id, { version: 2, ...one })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    };
    await oneSucceeds(first.id, { to: 'lost' }, { to: 'returned', reason: 'refused' });
    await oneSucceeds(second.id, { to: 'delivered' }, { to: 'lost' });
    // A refund concurrent with sending it again.
    const { id, version } = (await seen(number)).fulfillments[0] ?? { id: 0, version: 0 };
    const decided = await Promise.all([
      post('/api/admin/fulfillments/:id/refund/', { id }, { version, refund_method: 'credit' }),
      post('/api/admin/fulfillments/:id/send-again/', { id }, { version }),
    ]);
    expect(decided.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('an order of which nothing arrives is returned: the payment is refunded, or the credit of an unpaid one', async () => {
    const product = await productReady(app.shop, { price: 90_000, stock: 3 });
    const customer = await customerReady(app.shop);
    const { id: customerId } = customer;
    await changeCredit(app.shop, { customerId, amount: 400_000, note: 'x', by: staff.id, role: 'owner' });
    const balance = async () =>
      (await app.call('GET /api/credit/', { token: customer.token })).body as { balance: number };
    const end = async (body: object) => {
      const { number } = await orderReady(app.shop, {
        lines: [{ variantId: product.id, quantity: 1 }],
        customer,
        body,
      });
      const { id } = (await post('/api/admin/orders/:number/fulfillments/', { number }, {})).body as Fulfillment;
      await move(id, { version: 1, to: 'on-the-way' });
      await move(id, { version: 2, to: 'returned', reason: 'refused' });
      await post(
        '/api/admin/fulfillments/:id/refund/',
        { id },
        { version: 3, restock: true, refund_method: 'payment' },
      );
      return seen(number);
    };
    const atTheDoor = await end({ credit_amount: 50_000 });
    expect(atTheDoor).toMatchObject({ status: 'returned', paid_at: null, refunded: atTheDoor.total });
    expect(atTheDoor.refunds.map(({ method }) => method)).toEqual(['uncollected', 'credit', 'credit']);
    expect(await balance()).toMatchObject({ balance: 400_000 });
    const paid = await end({ payment_method: 'credit', credit_amount: 400_000 });
    const worth = paid.items_total;
    expect(paid).toMatchObject({ status: 'returned', refunded: worth, refunds: [{ method: 'credit', amount: worth }] });
    // The shipping cost is retained until staff refunds it.
    expect(await balance()).toMatchObject({ balance: 400_000 - (paid.total - worth) });
    expect(await onShelf(product.id)).toBe(3);
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test("a seller reports their own parcel as lost; another's is not found, and what follows is not theirs to decide", async () => {
    const seller = await sellerReady(app.shop);
    const theirs = await productReady(app.shop, { price: 70_000, sellerId: seller.sellerId, variants: [{ stock: 4 }] });
    const { number } = await orderReady(app.shop, { lines: [{ variantId: theirs.id, quantity: 1 }] });
    const { id } = (await post('/api/admin/orders/:number/fulfillments/', { number }, {})).body as Fulfillment;
    await move(id, { version: 1, to: 'on-the-way' });
    const other = await sellerReady(app.shop);
    const say = (token: string, body: object) => post('/api/seller/fulfillments/:id/move/', { id }, body, token);
    expect((await say(other.token, { version: 2, to: 'lost' })).status).toBe(404);
    expect((await say(seller.token, { version: 2, to: 'delivered' })).status).toBe(400);
    expect((await say(seller.token, { version: 2, to: 'lost' })).body).toMatchObject({
      status: 'lost',
      resolution: null,
    });
    const refund = { version: 3, refund_method: 'credit' };
    expect((await post('/api/admin/fulfillments/:id/refund/', { id }, refund, seller.token)).status).toBe(403);
    expect(await bookErrors(app.shop)).toEqual([]);
  });
});
