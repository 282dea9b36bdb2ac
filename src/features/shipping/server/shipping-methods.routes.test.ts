import { describe, expect, test } from 'vitest';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { ShippingMethod } from '../shipping.contract.ts';

const method = {
  name: { fa: 'پیک موتوری', en: 'Motorbike' },
  description: { fa: '', en: '' },
  price: 90_000,
  min_days: 0,
  max_days: 1,
  active: true,
};

describe('shipping methods', () => {
  const app = useTestShop();

  test('a shipping method is added, changed and withdrawn, and stays on its orders', async () => {
    const owner = await customerReady(app.shop, { role: 'owner' });
    const added = await app.call('POST /api/admin/shipping-methods/', { token: owner.token, body: method });
    expect(added.status).toBe(201);
    const { id } = added.body as ShippingMethod;
    const offered = async () =>
      (
        (await app.call('GET /api/checkout/shipping-methods/')).body as { data: { id: number; price: number }[] }
      ).data.find((one) => one.id === id)?.price;
    expect(await offered()).toBe(90_000);
    let version = 1;
    const change = (body: object) =>
      app.call('PUT /api/admin/shipping-methods/:id/', {
        token: owner.token,
        params: { id },
        body: { version, ...body },
      });
    expect((await change({ ...method, price: 80_000 })).body).toMatchObject({ id, price: 80_000, version: 2 });
    expect((await change({ ...method, price: 70_000 })).body).toMatchObject({
      code: 'changed-meanwhile',
      facts: { version: 2 },
    });
    version = 2;
    expect(await offered()).toBe(80_000);
    expect((await change({ ...method, min_days: 5, max_days: 2 })).body).toMatchObject({
      code: 'days-crossed',
      fields: { max_days: expect.any(String) as string },
    });
    expect((await change({ ...method, active: false })).status).toBe(200);
    expect(await offered()).toBeUndefined();
    const { data } = (await app.call('GET /api/admin/shipping-methods/', { token: owner.token })).body as {
      data: ShippingMethod[];
    };
    expect(data.find((one) => one.id === id)).toMatchObject({ active: false });
    expect(
      (
        await app.call('PUT /api/admin/shipping-methods/:id/', {
          token: owner.token,
          params: { id: 2_000_000 },
          body: { version: 1, ...method },
        })
      ).status,
    ).toBe(404);
  });

  test('support and shoppers cannot change any', async () => {
    const support = await customerReady(app.shop, { role: 'support' });
    expect((await app.call('GET /api/admin/shipping-methods/', { token: support.token })).status).toBe(403);
    expect((await app.call('POST /api/admin/shipping-methods/', { token: support.token, body: method })).status).toBe(
      403,
    );
    expect((await app.call('GET /api/admin/shipping-methods/')).status).toBe(401);
  });
});
