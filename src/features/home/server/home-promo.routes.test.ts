import { putSetting } from '#features/settings/server/settings.factory.ts';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { uploadReady } from '#features/media/server/media.factory.ts';
import type { CouponForm } from '#features/coupons/coupons-admin.contract.ts';
import { cancelOrder } from '#features/cancellations/server/cancellations.service.ts';
import { orderReady } from '#features/checkout/server/checkout.factory.ts';
import { useCoupon } from '#features/coupons/server/coupon-uses.service.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { watchQueries } from '#testing/queries.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { HomeCoupon, Promo, PromoForm } from '../home-promo.contract.ts';
import { createCategory } from '#features/categories/server/categories.service.ts';

describe("the home page's banner", () => {
  const app = useTestShop();
  let owner: ReadyCustomer;
  beforeAll(async () => {
    owner = await customerReady(app.shop, { role: 'owner' });
  });
  const visible = async (language = 'fa') =>
    (
      (await app.call('GET /api/home-promo/', { headers: { cookie: `language=${language}` } })).body as {
        promo: Promo | null;
      }
    ).promo;
  const stored = async () =>
    (await app.call('GET /api/admin/settings/home-promo/', { token: owner.token })).body as PromoForm;
  const store = (form: PromoForm, { token } = owner) => putSetting(app, 'home-promo', { token, body: form });
  const yalda = {
    shown: true,
    link: '/flash-sale',
    picture_key: null,
    title: { fa: 'شب یلدا', en: 'Yalda night' },
    text: { fa: 'انار و هندوانه', en: '' },
    action: { fa: 'دیدن', en: 'See' },
  };

  test('HOME-08 as delivered it leads to health and beauty as soon as there is such a category, and promises no coupon that nobody made', async () => {
    expect(await visible()).toBeNull();
    await createCategory(app.shop, { name: 'زیبایی و سلامت', slug: 'health-beauty', pictureKey: 'care' });
    expect(await visible()).toMatchObject({
      link: '/catagory/health-beauty',
      picture: '/media/care/320.webp',
      title: 'زیبایی و سلامت',
    });
    expect(await visible('en')).toMatchObject({ title: 'Health and beauty' });
    for (const language of ['fa', 'en'])
      expect(JSON.stringify(await visible(language))).not.toMatch(/[0-9۰-۹]+[%٪]|GET|کد |code/);
  });

  test('HOME-08 the owner changes its target, words and image; each language has its own, and the change is in the log', async () => {
    const image = await uploadReady(app.shop, { customerId: owner.id });
    expect((await store({ ...yalda, picture_key: image })).status).toBe(200);
    expect(await visible()).toEqual({
      link: '/flash-sale',
      picture: `/media/${image}/320.webp`,
      title: 'شب یلدا',
      text: 'انار و هندوانه',
      action: 'دیدن',
    });
    expect(await visible('en')).toMatchObject({ title: 'Yalda night', text: 'انار و هندوانه', action: 'See' });
    const { data } = (
      await app.call('GET /api/admin/audit/', { token: owner.token, query: { action: 'promo.changed' } })
    ).body as { data: { by: string; before: PromoForm; after: PromoForm }[] };
    expect(data[0]).toMatchObject({
      by: owner.username,
      before: { link: '/catagory/health-beauty' },
      after: { link: '/flash-sale' },
    });
    expect((await store({ ...(await stored()), picture_key: null })).status).toBe(200);
    expect((await app.shop.database.pool.query('select key from uploads where key = $1', [image])).rows).toEqual([]);
  });

  test('HOME-08 switched off it is not displayed, and switched on it is again', async () => {
    await store({ ...yalda, shown: false });
    expect(await visible()).toBeNull();
    await store(yalda);
    expect(await visible()).not.toBeNull();
  });

  test('HOME-08 it leads to no other site, takes no image of another, and support may not change it', async () => {
    expect((await store({ ...yalda, link: 'https://elsewhere.example' })).body).toMatchObject({
      code: 'link-wrong',
      fields: { link: expect.any(String) as string },
    });
    const stranger = await customerReady(app.shop);
    const anothers = await uploadReady(app.shop, { customerId: stranger.id });
    expect((await store({ ...yalda, picture_key: anothers })).status).toBe(422);
    expect((await store({ ...yalda, title: { fa: ' ', en: '' } })).status).toBe(400);
    expect((await store(yalda, await customerReady(app.shop, { role: 'support' }))).status).toBe(403);
    expect((await store(yalda, stranger)).status).toBe(403);
  });

  describe('with a coupon', () => {
    const minute = 60_000;
    const at = (minutes: number) => new Date(app.clock.now().getTime() + minutes * minute).toISOString();
    const form = (wanted: Partial<CouponForm>): CouponForm => ({
      code: 'x',
      kind: 'percent',
      percent_off: 20,
      discount_amount: 0,
      max_discount_amount: null,
      minimum_total: 0,
      begins_at: at(-1),
      ends_at: null,
      max_uses: null,
      max_uses_per_customer: null,
      category_ids: [],
      first_order_only: false,
      active: true,
      shown_on_home: true,
      single_use_codes: false,
      ...wanted,
    });
    const add = async (wanted: Partial<CouponForm>) => {
      const { status, body } = await app.call('POST /api/admin/coupons/', { token: owner.token, body: form(wanted) });
      expect(status).toBe(201);
      return (body as { id: number }).id;
    };
    const change = (id: number, version: number, wanted: Partial<CouponForm>) =>
      app.call('PUT /api/admin/coupons/:id/', {
        token: owner.token,
        params: { id },
        body: { ...form(wanted), version },
      });
    const coupon = async () => ((await app.call('GET /api/home-promo/')).body as { coupon: HomeCoupon | null }).coupon;
    // Each test starts without an active coupon on the home page.
    afterEach(async () => {
      await app.shop.db.$client.query('update coupons set shown_on_home = false');
      app.shop.invalidate('home-coupon');
    });

    test('HOME-08 none is promised until the staff marks one, and none that is paused, changed or unmarked stays', async () => {
      expect(await coupon()).toBeNull();
      const unmarked = await add({ code: 'QUIET', shown_on_home: false });
      expect(await coupon()).toBeNull();
      expect((await change(unmarked, 1, { code: 'LOUD' })).status).toBe(200);
      expect(await coupon()).toEqual({
        code: 'LOUD',
        kind: 'percent',
        percent_off: 20,
        discount_amount: 0,
        max_discount_amount: null,
        minimum_total: 0,
        first_order_only: false,
        some_goods: false,
        ends_at: null,
      });
      await change(unmarked, 2, {
        code: 'LOUD',
        kind: 'amount',
        discount_amount: 50_000,
        minimum_total: 300_000,
        first_order_only: true,
      });
      expect(await coupon()).toMatchObject({
        kind: 'amount',
        percent_off: 0,
        discount_amount: 50_000,
        minimum_total: 300_000,
        first_order_only: true,
      });
      await change(unmarked, 3, { code: 'LOUD', active: false });
      expect(await coupon()).toBeNull();
      await change(unmarked, 4, { code: 'LOUD' });
      expect(await coupon()).not.toBeNull();
      await change(unmarked, 5, { code: 'LOUD', shown_on_home: false });
      expect(await coupon()).toBeNull();
    });

    test('HOME-08 of several the one that began last stands there, from its begin to its end, without a word from the staff', async () => {
      await add({ code: 'ALWAYS', kind: 'free-shipping' });
      await add({ code: 'YALDA', begins_at: at(1), ends_at: at(2) });
      expect(await coupon()).toMatchObject({ code: 'ALWAYS', kind: 'free-shipping' });
      app.clock.advance(minute);
      expect(await coupon()).toMatchObject({ code: 'YALDA', ends_at: at(1) });
      app.clock.advance(minute);
      expect(await coupon()).toMatchObject({ code: 'ALWAYS' });
    });

    test('HOME-08 the last use takes it away, and a use that is given back brings it again', async () => {
      const couponId = await add({ code: 'ONCE', max_uses: 1 });
      expect(await coupon()).toMatchObject({ code: 'ONCE' });
      const { variantIds } = await productReady(app.shop, { stock: 1 });
      const lines = [{ variantId: variantIds[0]!, quantity: 1 }];
      const { customer, number } = await orderReady(app.shop, { lines, body: { coupon: 'ONCE' } });
      expect(await coupon()).toBeNull();
      const use = { couponId, customerId: (await customerReady(app.shop)).id };
      expect(await app.shop.transaction(() => useCoupon(app.shop, use))).toBe(false);
      await cancelOrder(app.shop, { customerId: customer.id, number, language: 'fa' });
      expect(await coupon()).toMatchObject({ code: 'ONCE' });
    });

    test('HOME-08 slides, banner and coupon together cost one statement each, and none while they are stored', async () => {
      await add({ code: 'COUNTED' });
      expect(await coupon()).toMatchObject({ code: 'COUNTED' });
      app.shop.invalidate('home-coupon');
      const requested = watchQueries(app.shop);
      await coupon();
      expect(requested.count()).toBeLessThanOrEqual(3);
      requested.clear();
      await coupon();
      expect(requested.count()).toBe(0);
      requested.stop();
    });
  });
});
