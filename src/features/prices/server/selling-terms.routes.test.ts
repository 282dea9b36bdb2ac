import { putSetting } from '#features/settings/server/settings.factory.ts';
import { describe, expect, test } from 'vitest';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';

const rates = [{ from: '2024-03-20', percent: 9 }];

describe('selling terms', () => {
  const app = useTestShop();

  test('a changed price rule is displayed at once and audited', async () => {
    const manager = await customerReady(app.shop, { role: 'manager' });
    const product = await productReady(app.shop, { price: 100_000 });
    const price = async () =>
      ((await app.call('GET /api/products/:slug/', { params: { slug: product.slug } })).body as { new_price: number })
        .new_price;
    expect(await price()).toBe(95_000);
    const changed = await putSetting(app, 'selling-terms', {
      token: manager.token,
      body: { off_amount: 10_000, above_amount: 50_000, vat_rates: rates },
    });
    expect(changed.status).toBe(200);
    expect(await price()).toBe(90_000);
    expect((await app.call('GET /api/admin/settings/selling-terms/', { token: manager.token })).body).toEqual({
      version: 1,
      off_amount: 10_000,
      above_amount: 50_000,
      vat_rates: rates,
    });
    const log = await app.call('GET /api/admin/audit/', { token: manager.token, query: { subject: 'setting' } });
    expect(log.body).toMatchObject({ data: [{ before: { off_amount: 5_000 }, after: { off_amount: 10_000 } }] });
    expect(
      (
        await putSetting(app, 'selling-terms', {
          token: manager.token,
          body: { off_amount: -1, above_amount: 0, vat_rates: rates },
        })
      ).status,
    ).toBe(400);
    const twice = { off_amount: 0, above_amount: 0, vat_rates: [...rates, ...rates] };
    expect((await putSetting(app, 'selling-terms', { token: manager.token, body: twice })).body).toMatchObject({
      code: 'terms-wrong',
      fields: { 'vat_rates.1.from': expect.any(String) as string },
    });
    const noDay = { off_amount: 0, above_amount: 0, vat_rates: [{ from: '2026-02-31', percent: 9 }] };
    expect((await putSetting(app, 'selling-terms', { token: manager.token, body: noDay })).status).toBe(400);
  });

  test('a rule never makes a product free: its discount is at most its threshold', async () => {
    const { token } = await customerReady(app.shop, { role: 'manager' });
    const { version } = (await app.call('GET /api/admin/settings/selling-terms/', { token })).body as {
      version: number;
    };
    const change = (off: number, above: number) =>
      app.call('PUT /api/admin/settings/selling-terms/', {
        token,
        body: { version, off_amount: off, above_amount: above, vat_rates: rates },
      });
    const refused = await change(5_001, 5_000);
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { code: 'terms-wrong', fields: { off_amount: expect.any(String) as string } },
    ]);
    expect((await change(5_000, 5_000)).status).toBe(200);
    const { slug } = await productReady(app.shop, { price: 5_001 });
    expect((await app.call('GET /api/products/:slug/', { params: { slug } })).body).toMatchObject({ new_price: 1 });
  });

  test('support can read but not change them', async () => {
    const support = await customerReady(app.shop, { role: 'support' });
    expect((await app.call('GET /api/admin/settings/selling-terms/', { token: support.token })).status).toBe(403);
    const body = { off_amount: 10_000, above_amount: 50_000, vat_rates: rates };
    expect((await putSetting(app, 'selling-terms', { token: support.token, body })).status).toBe(403);
  });
});
