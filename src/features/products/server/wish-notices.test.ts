import { asc } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { changePreferences } from '#features/accounts/server/preferences.service.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { listNotices } from '#features/notifications/server/notifications.service.ts';
import { notificationsJobs } from '#features/notifications/server/notifications.jobs.ts';
import { flashSalesJobs } from '#features/flash-sales/server/flash-sales.jobs.ts';
import { outbox } from '#platform/database/platform.tables.ts';
import { testTime, useTestShop } from '#testing/test-shop.ts';
import type { AdminProductDraft } from '../products-admin.contract.ts';
import { productsJobs } from './products.jobs.ts';
import { productReady } from './products.factory.ts';
import { changePrice } from './admin/product-changes.service.ts';

const hour = 3_600_000;
const at = (hours: number) => new Date(testTime.getTime() + hours * hour).toISOString();
const jobs = [...productsJobs, ...notificationsJobs, ...flashSalesJobs];

describe('notifications for wishlisted products', () => {
  const app = useTestShop();
  let owner: ReadyCustomer;
  beforeAll(async () => {
    owner = await customerReady(app.shop, { role: 'owner' });
  });

  /** Runs every job triggered by the events, each twice, until no events remain; returns how many were run. */
  const runEvent = async (): Promise<number> => {
    await jobs.find(({ name }) => name === 'tell-begun-offers')?.run(app.shop, {}, { id: 0, name: '' });
    let notified = 0;
    for (;;) {
      const [one] = await app.shop.db.select().from(outbox).orderBy(asc(outbox.id)).limit(1);
      if (one === undefined) return notified;
      await app.shop.database.pool.query('delete from outbox where id = $1', [one.id]);
      notified += 1;
      for (const job of jobs.filter(({ on }) => on?.some((name) => name === one.name))) {
        await job.run(app.shop, one.news as Record<string, unknown>, { id: one.id, name: one.name });
        if (one.name !== 'wishers.due')
          await job.run(app.shop, one.news as Record<string, unknown>, { id: one.id, name: one.name });
      }
    }
  };
  const wisher = async (productId: number) => {
    const customer = await customerReady(app.shop);
    await app.call('PUT /api/wishlist/products/:id/', { token: customer.token, params: { id: productId } });
    return customer;
  };
  const notices = async ({ id }: ReadyCustomer) =>
    (await listNotices(app.shop, { customerId: id, language: 'fa' })).data;
  const flashSale = (productId: number, wanted: object = {}) => ({
    product_id: productId,
    price: 60_000,
    begins_at: null,
    ends_at: at(50),
    allotted: 5,
    colour: 'saffron',
    position: 0,
    ...wanted,
  });
  const makeFlashSale = async (productId: number, wanted: object = {}) =>
    (await app.call('POST /api/admin/flash-sales/', { token: owner.token, body: flashSale(productId, wanted) }))
      .body as {
      id: number;
    };

  test('ACC-04 a flash sale on a wishlisted product is announced once to its wishers only', async () => {
    const product = await productReady(app.shop, { price: 105_000 });
    const [wishing, other, silent] = [
      await wisher(product.id),
      await customerReady(app.shop),
      await wisher(product.id),
    ];
    await changePreferences(app.shop, silent.id, { notificationsOn: false, available: undefined });
    const { id } = await makeFlashSale(product.id);
    await runEvent();
    expect(await notices(wishing)).toMatchObject([
      {
        kind: 'wish-offer',
        link: `/single-product/${product.slug}`,
        text: expect.stringMatching(/[۴4][۰0]/) as string,
      },
    ]);
    expect([await notices(other), await notices(silent)]).toEqual([[], []]);
    const change = (version: number, wanted: object) =>
      app.call('PUT /api/admin/flash-sales/:id/', {
        token: owner.token,
        params: { id },
        body: { ...flashSale(product.id, wanted), version },
      });
    await change(1, { allotted: 9 });
    await change(2, { price: 80_000 });
    await runEvent();
    expect(await notices(wishing)).toHaveLength(1);
    await change(3, { price: 50_000 });
    await runEvent();
    expect(await notices(wishing)).toHaveLength(2);
  });

  test('ACC-04 a future flash sale is announced when it begins, and one without a discount never', async () => {
    const [coming, same] = [
      await productReady(app.shop, { price: 105_000 }),
      await productReady(app.shop, { price: 105_000 }),
    ];
    const [wishing, unmoved] = [await wisher(coming.id), await wisher(same.id)];
    await makeFlashSale(coming.id, { begins_at: at(2) });
    await makeFlashSale(same.id, { price: null });
    await runEvent();
    expect([await notices(wishing), await notices(unmoved)]).toEqual([[], []]);
    app.clock.set(new Date(testTime.getTime() + 3 * hour));
    await runEvent();
    app.clock.set(testTime);
    expect([(await notices(wishing)).length, (await notices(unmoved)).length]).toEqual([1, 0]);
  });

  test('ACC-04 a price drop is announced once per price, from the form or a single change; an increase never', async () => {
    const product = await productReady(app.shop, { price: 105_000 });
    const wishing = await wisher(product.id);
    const price = async (basePrice: number) => {
      await changePrice(app.shop, { variantId: product.id, basePrice });
      await runEvent();
      return (await notices(wishing)).length;
    };
    expect([await price(120_000), await price(85_000), await price(105_000), await price(85_000)]).toEqual([
      0, 1, 1, 1,
    ]);
    const {
      id,
      seller: _,
      linked_products: _links,
      metadata: _metadata,
      changed_at: __,
      variants,
      ...form
    } = (await app.call('GET /api/admin/products/:id/', { token: owner.token, params: { id: product.id } }))
      .body as AdminProductDraft;
    const cheaper = variants.map(({ on_hand: ___, held: ____, ...variant }) => ({ ...variant, base_price: 45_000 }));
    expect(
      (
        await app.call('PUT /api/admin/products/:id/', {
          token: owner.token,
          params: { id },
          body: { ...form, variants: cheaper },
        })
      ).status,
    ).toBe(200);
    await runEvent();
    const [latest] = await notices(wishing);
    expect(latest?.text).toMatch(/[۵5][۰0]/);
  });

  test('ACC-04 many wishers are notified in pages, each once', async () => {
    const product = await productReady(app.shop, { price: 105_000 });
    await app.shop.database.pool.query(
      `with made as (insert into customers (username, username_key, phone, created_at)
         select 'wisher-' || n, 'wisher-' || n, '+98900' || (1000000 + n), $2::timestamptz from generate_series(1, 450) n returning id)
       insert into wishlist_items (customer_id, product_id, added_at) select id, $1, $2::timestamptz from made`,
      [product.id, testTime],
    );
    await changePrice(app.shop, { variantId: product.id, basePrice: 55_000 });
    await runEvent();
    const { rows } = await app.shop.database.pool.query<{ messages: number }>(
      `select count(*) as messages from notifications where once = $1`,
      [`wish-price:${product.id}:50000`],
    );
    expect(rows[0]?.messages).toBe(450);
  });
});
