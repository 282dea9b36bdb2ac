import { putSetting } from '#features/settings/server/settings.factory.ts';
import { describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';

describe('public figures of the shop', () => {
  const app = useTestShop();
  const figures = async () => ((await app.call('GET /api/shop-figures/')).body as { figures: unknown }).figures;

  test('CONT-03 products and customers are counted, and recounted after ten minutes', async () => {
    expect(await figures()).toEqual({ products_count: 0, customers_count: 0, orders_count: 0 });
    await productReady(app.shop, { slug: 'one' });
    await customerReady(app.shop);
    await customerReady(app.shop);
    expect(await figures()).toEqual({ products_count: 0, customers_count: 0, orders_count: 0 });
    app.clock.advance(601_000);
    expect(await figures()).toEqual({ products_count: 1, customers_count: 2, orders_count: 0 });
  });

  test('CONT-03 an owner who does not publish them hides them from everyone', async () => {
    const owner = await customerReady(app.shop, { role: 'owner' });
    const contact = { address: { fa: 'تهران', en: '' }, hours: { fa: '', en: '' }, phone: '021', email: 'a@b.ir' };
    const body = { ...contact, latitude: null, longitude: null, reply_hours: null, show_figures: false };
    expect((await putSetting(app, 'contact', { token: owner.token, body })).status).toBe(200);
    expect(await figures()).toBeNull();
  });
});
