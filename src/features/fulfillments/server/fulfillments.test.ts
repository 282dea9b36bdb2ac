import { beforeAll, describe, expect, test } from 'vitest';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { orderReady } from '#features/checkout/server/checkout.factory.ts';
import type { StaffOrderDetail } from '#features/order-details/order-details-admin.contract.ts';
import type { OrderDetail } from '#features/order-details/order-details.contract.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { sellerReady } from '#features/sellers/server/sellers.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { Fulfillment } from '../fulfillments.contract.ts';

describe('parcels', () => {
  const app = useTestShop();
  let staff: ReadyCustomer;
  beforeAll(async () => {
    staff = await customerReady(app.shop, { role: 'support' });
  });

  /** An order of three pieces from the shop itself and one from a seller. */
  const ordered = async () => {
    const seller = await sellerReady(app.shop);
    const [own, theirs] = [
      await productReady(app.shop, { price: 100_000, stock: 9 }),
      await productReady(app.shop, { price: 70_000, sellerId: seller.sellerId, variants: [{ stock: 9 }] }),
    ];
    return orderReady(app.shop, {
      lines: [
        { variantId: own.id, quantity: 3 },
        { variantId: theirs.id, quantity: 1 },
      ],
    });
  };
  const pack = (number: string, body: object = {}) =>
    app.call('POST /api/admin/orders/:number/fulfillments/', { token: staff.token, params: { number }, body });
  const move = (id: number, body: object) =>
    app.call('POST /api/admin/fulfillments/:id/move/', { token: staff.token, params: { id }, body });
  const seen = async (number: string) =>
    (await app.call('GET /api/admin/orders/:number/', { token: staff.token, params: { number } }))
      .body as StaffOrderDetail;

  test('PAY-08 an order of two sellers goes in three parcels, and stands where all of them have arrived', async () => {
    const { number, customer } = await ordered();
    const some = (await pack(number, { lines: [{ position: 1, quantity: 2 }] })).body as Fulfillment;
    expect(some).toMatchObject({ position: 1, status: 'packed', order_number: number, lines: [{ quantity: 2 }] });
    expect((await pack(number, { lines: [{ position: 1, quantity: 2 }] })).body).toMatchObject({
      code: 'parcel-too-much',
    });
    const both = { lines: [1, 2].map((position) => ({ position, quantity: 1 })) };
    expect((await pack(number, both)).body).toMatchObject({ code: 'parcel-of-two-sellers' });
    const [rest, theirs] = [(await pack(number)).body as Fulfillment, (await pack(number)).body as Fulfillment];
    expect((await pack(number)).body).toMatchObject({ code: 'order-moved-on' });
    const order = await seen(number);
    expect(order.status).toBe('ready');
    expect(some.total + rest.total + theirs.total).toBe(order.lines.reduce((sum, { total }) => sum + total, 0));
    expect(some.seller.id === rest.seller.id && theirs.seller.id !== some.seller.id).toBe(true);

    // Of two concurrent requests, one moves the parcel.
    const sent = { version: 1, to: 'handed-over', carrier: 'پست', tracking_code: 'A-1' };
    const presses = await Promise.all([0, 1].map(() => move(some.id, sent)));
    expect(presses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await seen(number)).status).toBe('ready');
    const cancelled = await app.call('POST /api/admin/orders/:number/cancel/', {
      token: staff.token,
      params: { number },
      body: { reason: 'x' },
    });
    expect(cancelled.body).toMatchObject({ code: 'order-moved-on' });
    for (const parcel of [rest, theirs]) await move(parcel.id, { version: 1, to: 'on-the-way' });
    expect((await seen(number)).status).toBe('on-the-way');
    for (const { id, version } of (await seen(number)).fulfillments)
      expect((await move(id, { version, to: 'delivered' })).status).toBe(200);
    const own = (await app.call('GET /api/orders/:number/', { token: customer.token, params: { number } }))
      .body as OrderDetail;
    expect(own).toMatchObject({ status: 'delivered', tracking_code: 'A-1' });
    expect(own.paid_at).not.toBeNull();
    expect(own.fulfillments.map(({ position, status, tracking_code: code }) => [position, status, code])).toEqual([
      [1, 'delivered', 'A-1'],
      [2, 'delivered', null],
      [3, 'delivered', null],
    ]);
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('nobody but an owner says that an order of their own was paid at the door, by whichever call', async () => {
    const { id } = await productReady(app.shop, { price: 100_000, stock: 9 });
    const lines = [{ variantId: id, quantity: 1 }];
    const { number } = await orderReady(app.shop, { lines, customer: staff });
    const parcel = (await pack(number)).body as Fulfillment;
    const sent = (await move(parcel.id, { version: parcel.version, to: 'on-the-way' })).body as Fulfillment;
    expect(await move(parcel.id, { version: sent.version, to: 'delivered' })).toMatchObject({
      status: 403,
      body: { code: 'own-order' },
    });
    const lead = ({ token }: ReadyCustomer, to: string, of = number) =>
      app.call('POST /api/admin/orders/bulk-move/', { token, body: { numbers: [of], to } });
    expect(await lead(staff, 'delivered')).toMatchObject({ status: 403, body: { code: 'own-order' } });
    expect(await seen(number)).toMatchObject({ status: 'on-the-way', paid_at: null });
    const owner = await customerReady(app.shop, { role: 'owner' });
    expect((await lead(owner, 'delivered')).status).toBe(200);
    const { number: owners } = await orderReady(app.shop, { lines, customer: owner });
    for (const to of ['packaging', 'ready', 'on-the-way', 'at-station', 'delivered'])
      expect((await lead(owner, to, owners)).status).toBe(200);
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('a parcel that has not left is unpacked, and what was seen before somebody changed it is not overwritten', async () => {
    const { number } = await ordered();
    const parcel = (await pack(number)).body as Fulfillment;
    const read = () => app.call('GET /api/admin/fulfillments/:id/', { token: staff.token, params: { id: parcel.id } });
    expect(await read()).toMatchObject({ status: 200, body: parcel });
    const correct = (body: object) =>
      app.call('PATCH /api/admin/fulfillments/:id/', { token: staff.token, params: { id: parcel.id }, body });
    expect((await correct({ version: 1, tracking_code: 'B-2' })).body).toMatchObject({
      tracking_code: 'B-2',
      version: 2,
    });
    expect((await correct({ version: 1, tracking_code: 'C-3' })).body).toMatchObject({ code: 'changed-meanwhile' });
    const unpack = (version: number) =>
      app.call('POST /api/admin/fulfillments/:id/unpack/', {
        token: staff.token,
        params: { id: parcel.id },
        body: { version },
      });
    expect((await unpack(1)).status).toBe(409);
    expect((await unpack(2)).body).toEqual({ order_number: number });
    expect(await seen(number)).toMatchObject({ status: 'packaging', fulfillments: [] });
    expect((await unpack(2)).status).toBe(404);
    expect((await read()).status).toBe(404);
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('an order that is called off before anything has left is unpacked with it', async () => {
    const { number, customer } = await ordered();
    await pack(number);
    const cancelled = await app.call('POST /api/orders/:number/cancel/', {
      token: customer.token,
      params: { number },
      body: {},
    });
    expect(cancelled.body).toMatchObject({ status: 'cancelled', fulfillments: [] });
    expect(await bookErrors(app.shop)).toEqual([]);
  });
});
