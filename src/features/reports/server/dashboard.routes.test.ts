import { putSetting } from '#features/settings/server/settings.factory.ts';
import { describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { orderReady } from '#features/checkout/server/checkout.factory.ts';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { DashboardFigures } from '../dashboard.contract.ts';
import { stillUnset } from './opening.service.ts';

describe('figures of the admin page', () => {
  const app = useTestShop({ ACCESS_TOKEN_SECONDS: '864000' });

  test('reports sales by day, open orders, top sellers and low stock', async () => {
    const { variantIds, id } = await productReady(app.shop, { price: 100_000, stock: 8 });
    const early = await orderReady(app.shop, { lines: [{ variantId: variantIds[0]!, quantity: 2 }] });
    app.clock.advance(24 * 3_600_000);
    const today = await orderReady(app.shop, { lines: [{ variantId: variantIds[0]!, quantity: 3 }] });
    const gone = await orderReady(app.shop, { lines: [{ variantId: variantIds[0]!, quantity: 1 }] });
    await app.call('POST /api/orders/:number/cancel/', {
      token: gone.customer.token,
      params: { number: gone.number },
      body: {},
    });
    // A staff session would have expired by the second day.
    const manager = await customerReady(app.shop, { role: 'manager' });
    const writer = await customerReady(app.shop, { role: 'writer' });
    const { body, status } = await app.call('GET /api/admin/dashboard/', { token: manager.token });
    const figures = body as DashboardFigures;
    expect(status).toBe(200);
    expect(figures.days).toHaveLength(30);
    expect(figures.days.slice(-3)).toMatchObject([
      { orders_count: 0, total: 0 },
      { orders_count: 1, total: early.total },
      { orders_count: 1, total: today.total },
    ]);
    expect(figures.statuses).toEqual([{ status: 'placed', count: 2 }]);
    expect(figures.best[0]).toMatchObject({ pieces: 5 });
    expect(figures.low).toMatchObject([{ left: 3 }]);
    expect(id).toBeGreaterThan(0);
    expect((await app.call('GET /api/admin/dashboard/', { token: writer.token })).status).toBe(403);
  });

  test('the admin page of a production shop lists missing settings; a demo has none, and support cannot read it', async () => {
    const [owner, support] = [
      await customerReady(app.shop, { role: 'owner' }),
      await customerReady(app.shop, { role: 'support' }),
    ];
    expect((await app.call('GET /api/admin/opening-steps/', { token: owner.token })).body).toEqual({
      data: [],
      next: null,
      next_after: null,
    });
    expect((await app.call('GET /api/admin/opening-steps/', { token: support.token })).status).toBe(403);
    const trading = Object.create(app.shop, {
      config: { value: { ...app.shop.config, mode: 'production' } },
    }) as typeof app.shop;
    const unset = async () => (await stillUnset(trading)).map(({ name }) => name);
    await app.shop.database.pool.query(`update products set status = 'draft'`);
    expect(await unset()).toEqual(expect.arrayContaining(['contact', 'logo', 'products']));
    await productReady(app.shop);
    await putSetting(app, 'contact', {
      token: owner.token,
      body: {
        address: { fa: 'یزد', en: 'Yazd' },
        hours: { fa: 'هر روز', en: 'Every day' },
        phone: '+983532220000',
        email: 'salam@example.ir',
        latitude: 31.9,
        longitude: 54.4,
        reply_hours: null,
        show_figures: false,
      },
    });
    const left = await unset();
    expect(left).toContain('logo');
    expect(left.filter((name) => name === 'contact' || name === 'products')).toEqual([]);
  });
});
