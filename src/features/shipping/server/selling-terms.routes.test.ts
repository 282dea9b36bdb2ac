import { describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { ShippingMethod } from '../selling-terms.contract.ts';

const method = {
  name_fa: 'پیک موتوری',
  name_en: 'Motorbike',
  description_fa: '',
  description_en: '',
  price: 90_000,
  min_days: 0,
  max_days: 1,
  active: true,
};

const rates = [{ from: '2024-03-20', percent: 9 }];

describe('the terms of selling', () => {
  const app = useTestShop();

  test('a changed price rule is shown at once, and audited', async () => {
    const manager = await customerReady(app.shop, { role: 'manager' });
    const product = await productReady(app.shop, { price: 100_000 });
    const price = async () =>
      ((await app.call('GET /api/products/:slug/', { params: { slug: product.slug } })).body as { new_price: number })
        .new_price;
    expect(await price()).toBe(95_000);
    const changed = await app.call('PUT /api/admin/selling-terms/', {
      token: manager.token,
      body: { price_off: 10_000, price_above: 50_000, vat_rates: rates },
    });
    expect(changed.status).toBe(200);
    expect(await price()).toBe(90_000);
    expect((await app.call('GET /api/admin/selling-terms/', { token: manager.token })).body).toEqual({
      price_off: 10_000,
      price_above: 50_000,
      vat_rates: rates,
    });
    const log = await app.call('GET /api/admin/audit/', { token: manager.token, query: { subject: 'setting' } });
    expect(log.body).toMatchObject({ data: [{ before: { price_off: 5_000 }, after: { price_off: 10_000 } }] });
    expect(
      (
        await app.call('PUT /api/admin/selling-terms/', {
          token: manager.token,
          body: { price_off: -1, price_above: 0, vat_rates: rates },
        })
      ).status,
    ).toBe(400);
  });

  test('a way of sending is added, changed and taken out of the offer, and stays with its orders', async () => {
    const owner = await customerReady(app.shop, { role: 'owner' });
    const added = await app.call('POST /api/admin/shipping-methods/', { token: owner.token, body: method });
    expect(added.status).toBe(201);
    const { id } = added.body as ShippingMethod;
    const offered = async () =>
      ((await app.call('GET /api/checkout/shipping-methods/')).body as { id: number; price: number }[]).find(
        (one) => one.id === id,
      )?.price;
    expect(await offered()).toBe(90_000);
    const change = (body: object) =>
      app.call('PUT /api/admin/shipping-methods/:id/', { token: owner.token, params: { id }, body });
    expect((await change({ ...method, price: 80_000 })).body).toMatchObject({ id, price: 80_000 });
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
          body: method,
        })
      ).status,
    ).toBe(404);
  });

  test('what the owner says of the shop’s contact is what the shop tells', async () => {
    const owner = await customerReady(app.shop, { role: 'owner' });
    const contact = {
      address: { fa: 'اصفهان، میدان نقش جهان', en: 'Naqsh-e Jahan Square, Isfahan' },
      hours: { fa: 'هر روز', en: 'Every day' },
      phone: '+983132220000',
      email: 'salam@example.ir',
      latitude: 32.657,
      longitude: 51.677,
    };
    expect((await app.call('GET /api/shop-contact/')).status).toBe(200);
    expect((await app.call('PUT /api/admin/contact/', { token: owner.token, body: contact })).status).toBe(200);
    expect((await app.call('GET /api/shop-contact/')).body).toEqual(contact);
    expect(
      (await app.call('PUT /api/admin/contact/', { token: owner.token, body: { ...contact, latitude: 132 } })).status,
    ).toBe(400);
  });

  test('a contact is kept without an English address, hours or a place on the map; half a place is refused', async () => {
    const owner = await customerReady(app.shop, { role: 'owner' });
    const contact = {
      address: { fa: 'اصفهان، میدان نقش جهان', en: '' },
      hours: { fa: '', en: '' },
      phone: '+983132220000',
      email: 'salam@example.ir',
      latitude: null,
      longitude: null,
    };
    const put = (body: object) => app.call('PUT /api/admin/contact/', { token: owner.token, body });
    expect((await put(contact)).status).toBe(200);
    expect((await app.call('GET /api/shop-contact/')).body).toEqual(contact);
    expect((await put({ ...contact, latitude: 32.657 })).body).toMatchObject({
      code: 'half-a-place',
      fields: { longitude: expect.any(String) as string },
    });
    expect((await put({ ...contact, longitude: 51.677 })).body).toMatchObject({
      code: 'half-a-place',
      fields: { latitude: expect.any(String) as string },
    });
    expect((await app.call('GET /api/shop-contact/')).body).toEqual(contact);
  });

  test('support and shoppers set nothing', async () => {
    const support = await customerReady(app.shop, { role: 'support' });
    for (const name of ['GET /api/admin/selling-terms/', 'GET /api/admin/shipping-methods/'])
      expect((await app.call(name, { token: support.token })).status).toBe(403);
    expect((await app.call('POST /api/admin/shipping-methods/', { token: support.token, body: method })).status).toBe(
      403,
    );
  });
});
