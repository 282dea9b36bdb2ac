import { beforeAll, describe, expect, test } from 'vitest';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { orderReady } from '#features/checkout/server/checkout.factory.ts';
import { moveStock } from '#features/inventory/server/inventory.service.ts';
import type { StockLocation } from '#features/inventory/stock-locations.contract.ts';
import { mainLocationId } from '#features/inventory/stock-locations.rules.ts';
import type { StaffOrderDetail } from '#features/order-details/order-details-admin.contract.ts';
import type { OrderDetail } from '#features/order-details/order-details.contract.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { StaffFulfillment } from '../fulfillments-admin.contract.ts';

describe('parcels of a shop with two locations', () => {
  const app = useTestShop();
  let owner: ReadyCustomer;
  let north = 0;

  beforeAll(async () => {
    owner = await customerReady(app.shop, { role: 'owner' });
    const alone = await ordered(1, 0);
    expect((await seen(alone.number)).to_pack).toEqual([{ position: 1, quantity: 1, location: null }]);
    expect((await pack(alone.number)).body).toMatchObject({ location: null });
    const body = { name: { fa: 'انبار شمال', en: 'North' } };
    const added = await app.call('POST /api/admin/stock-locations/', { token: owner.token, body });
    north = (added.body as StockLocation).id;
  });

  /** An order of one line whose pieces are split between the main location and the north. */
  async function ordered(main: number, inNorth: number) {
    const product = await productReady(app.shop, { price: 100_000, stock: main });
    if (inNorth > 0)
      await moveStock(app.shop, {
        by: owner.id,
        sellerId: null,
        changes: [{ variant_id: product.id, reason: 'received', pieces: inNorth, location_id: north }],
      });
    return orderReady(app.shop, { lines: [{ variantId: product.id, quantity: main + inNorth }] });
  }
  const pack = (number: string, body: object = {}) =>
    app.call('POST /api/admin/orders/:number/fulfillments/', { token: owner.token, params: { number }, body });
  const press = (number: string, body: object) =>
    app.call('POST /api/admin/orders/bulk-move/', { token: owner.token, body: { numbers: [number], ...body } });
  const seen = async (number: string) =>
    (await app.call('GET /api/admin/orders/:number/', { token: owner.token, params: { number } }))
      .body as StaffOrderDetail;
  const at = (order: StaffOrderDetail) =>
    order.fulfillments.map(({ location, lines }) => [location?.id, lines.map(({ quantity }) => quantity)]);
  const north1 = { lines: [{ position: 1, quantity: 1 }] };

  test('what lies at two locations goes in a parcel from each, the owner’s first location first', async () => {
    const { number, customer } = await ordered(2, 3);
    expect((await seen(number)).to_pack).toMatchObject([
      { position: 1, quantity: 2, location: { id: mainLocationId } },
      { position: 1, quantity: 3, location: { id: north, name: 'انبار شمال' } },
    ]);
    expect((await pack(number)).body).toMatchObject({ location: { id: mainLocationId }, lines: [{ quantity: 2 }] });
    expect((await pack(number, { location_id: mainLocationId })).body).toMatchObject({ code: 'nothing-to-pack' });
    expect((await pack(number, north1)).body).toMatchObject({ location: { id: north }, lines: [{ quantity: 1 }] });
    expect((await pack(number)).body).toMatchObject({ location: { id: north }, lines: [{ quantity: 2 }] });
    const order = await seen(number);
    expect(order).toMatchObject({ status: 'ready', to_pack: [] });
    const own = await app.call('GET /api/orders/:number/', { token: customer.token, params: { number } });
    // Stock locations are not exposed to customers.
    expect((own.body as OrderDetail).fulfillments.map((parcel) => 'location' in parcel)).toEqual([false, false, false]);
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('a location is archived once what was sold of it has gone, which lies on no level any more', async () => {
    const added = await app.call('POST /api/admin/stock-locations/', {
      token: owner.token,
      body: { name: { fa: 'انبار جنوب', en: 'South' } },
    });
    const south = (added.body as StockLocation).id;
    const product = await productReady(app.shop, { price: 100_000, stock: 1 });
    const changes = [{ variant_id: product.id, reason: 'received', pieces: 2, location_id: south }] as const;
    await moveStock(app.shop, { by: owner.id, sellerId: null, changes });
    const { number } = await orderReady(app.shop, { lines: [{ variantId: product.id, quantity: 3 }] });
    const archive = () =>
      app.call('POST /api/admin/stock-locations/:id/archive/', {
        token: owner.token,
        params: { id: south },
        body: { version: 1 },
      });
    const refused = {
      status: 409,
      body: { code: 'stock-location-not-empty', message: expect.stringContaining('۱') as string },
    };
    expect(await archive()).toMatchObject(refused);
    await pack(number);
    const [parcel] = (await seen(number)).fulfillments;
    expect(await archive()).toMatchObject(refused);
    const theirs = (await pack(number, { location_id: south })).body as StaffFulfillment;
    expect(await archive()).toMatchObject(refused);
    for (const { id, version } of [parcel!, theirs])
      await app.call('POST /api/admin/fulfillments/:id/move/', {
        token: owner.token,
        params: { id },
        body: { version, to: 'handed-over' },
      });
    expect(await archive()).toMatchObject({ status: 200, body: { archived: true } });
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('a parcel goes from one location', async () => {
    const { number } = await ordered(2, 3);
    const all = { lines: [{ position: 1, quantity: 5 }] };
    expect((await pack(number, all)).body).toMatchObject({ code: 'parcel-of-two-locations' });
    expect((await pack(number, { ...all, location_id: north })).body).toMatchObject({ code: 'parcel-too-much' });
    expect((await pack(number, { lines: [{ position: 1, quantity: 6 }] })).body).toMatchObject({
      code: 'parcel-too-much',
    });
    expect((await pack(number, { lines: [{ position: 1, quantity: 3 }] })).body).toMatchObject({
      location: { id: north },
    });
  });

  test('who leads a whole order on packs a parcel for each location', async () => {
    const { number } = await ordered(1, 2);
    for (const to of ['packaging', 'ready']) expect((await press(number, { to })).status).toBe(200);
    expect(at(await seen(number)).sort()).toEqual([
      [mainLocationId, [1]],
      [north, [2]],
    ]);
  });

  test('what came back is packed again where it came from, and its replacement where it was taken', async () => {
    const { number } = await ordered(1, 2);
    await pack(number);
    const { id } = (await pack(number)).body as StaffFulfillment;
    const move = async (to: string, more = {}) => {
      const version = (await seen(number)).fulfillments.find((parcel) => parcel.id === id)?.version;
      return app.call('POST /api/admin/fulfillments/:id/move/', {
        token: owner.token,
        params: { id },
        body: { version, to, ...more },
      });
    };
    await move('handed-over');
    const { version } = (await move('returned', { reason: 'refused' })).body as StaffFulfillment;
    const again = await app.call('POST /api/admin/fulfillments/:id/send-again/', {
      token: owner.token,
      params: { id },
      headers: { 'idempotency-key': `again:${id}` },
      body: { version },
    });
    expect(again.status).toBe(200);
    expect((await seen(number)).to_pack).toMatchObject([{ position: 1, quantity: 2, location: { id: north } }]);
    expect((await pack(number)).body).toMatchObject({ location: { id: north }, lines: [{ quantity: 2 }] });
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('the sheet to pack by says where the pieces are', async () => {
    const { number } = await ordered(1, 2);
    const sheet = await app.call('POST /api/admin/packing-lists/lookup/', {
      token: owner.token,
      body: { numbers: [number] },
    });
    expect(sheet.body).toMatchObject({
      data: [{ lines: [{ quantity: 3, locations: [{ quantity: 1 }, { name: 'انبار شمال', quantity: 2 }] }] }],
    });
  });
});
