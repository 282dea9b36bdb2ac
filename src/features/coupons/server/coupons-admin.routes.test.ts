import { couponForm } from '../coupons.factory.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { createCategory } from '#features/categories/server/categories.service.ts';
import { cartWith } from '#features/cart/server/cart.factory.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { testTime, useTestShop } from '#testing/test-shop.ts';
import type { CouponForm, AdminCoupon } from '../coupons-admin.contract.ts';

const hour = 3_600_000;
const at = (hours: number) => new Date(testTime.getTime() + hours * hour).toISOString();

describe("the staff's coupons", () => {
  const app = useTestShop();
  let owner: ReadyCustomer;
  beforeAll(async () => {
    owner = await customerReady(app.shop, { role: 'owner' });
  });
  const by = () => ({ token: owner.token });
  const coupon = (wanted: Partial<CouponForm>) => couponForm({ code: 'x', begins_at: at(-1), ...wanted });

  test('PAY-02 a coupon works at checkout once it is created, and not while it is paused', async () => {
    const made = await app.call('POST /api/admin/coupons/', {
      ...by(),
      body: coupon({ code: 'یلدا-۱۴۰۵', percent_off: 30, max_discount_amount: 10_000 }),
    });
    expect(made.status).toBe(201);
    const { variantIds } = await productReady(app.shop, { price: 105_000 });
    const buyer = await customerReady(app.shop);
    await cartWith(app.shop, buyer, [{ variantId: variantIds[0]!, quantity: 1 }]);
    const quote = async () =>
      (await app.call('POST /api/checkout/quote/', { token: buyer.token, body: { coupon: 'یلدا-1405' } })).body;
    expect(await quote()).toMatchObject({ discount_total: 10_000, coupon: { reason: null } });
    const { id } = made.body as { id: number };
    const [row] = (
      (await app.call('GET /api/admin/coupons/', { ...by(), query: { status: 'running' } })).body as {
        data: AdminCoupon[];
      }
    ).data;
    expect(row).toMatchObject({ id, code: 'یلدا-1405'.toUpperCase(), version: 1, uses_count: 0 });
    const change = (version: number, changed: Partial<CouponForm>) =>
      app.call('PUT /api/admin/coupons/:id/', {
        ...by(),
        params: { id },
        body: { ...coupon({ code: 'یلدا-1405' }), ...changed, version },
      });
    expect((await change(1, { active: false })).body).toMatchObject({ id, version: 2, active: false });
    expect((await change(1, { active: true })).body).toMatchObject({ code: 'changed-meanwhile' });
    expect(await quote()).toMatchObject({ discount_total: 0, coupon: { reason: 'این کد تخفیف الان فعال نیست.' } });
  });

  test.each<[string, Partial<CouponForm>, number, string]>([
    ['a code that is taken', { code: 'taken' }, 409, 'code'],
    ['no percentage', { code: 'none', percent_off: 0 }, 400, 'percent_off'],
    ['an end before its begin', { code: 'back', ends_at: at(-2) }, 400, 'ends_at'],
    ['a category that does not exist', { code: 'category', category_ids: [999_999] }, 422, 'category_ids'],
    ['a limit of nothing', { code: 'nothing', max_discount_amount: 0 }, 400, 'max_discount_amount'],
    [
      'more uses by each than in all',
      { code: 'uses', max_uses: 1, max_uses_per_customer: 2 },
      400,
      'max_uses_per_customer',
    ],
    ['a date that is none', { code: 'date', begins_at: '2026-13-01T00:00:00Z' }, 400, 'begins_at'],
  ])('PAY-02 a coupon with %s is refused beside its field', async (_, wanted, status, field) => {
    await app.call('POST /api/admin/coupons/', { ...by(), body: coupon({ code: 'TAKEN' }) });
    const answer = await app.call('POST /api/admin/coupons/', { ...by(), body: coupon(wanted) });
    expect([answer.status, Object.keys((answer.body as { fields: object }).fields)]).toEqual([status, [field]]);
  });

  test('PAY-02 without a start a future coupon starts at once, and an end before that is refused', async () => {
    const form = coupon({ code: 'coming', begins_at: at(2), ends_at: at(5) });
    const { id } = (await app.call('POST /api/admin/coupons/', { ...by(), body: form })).body as { id: number };
    const change = (version: number, endsAt: string) =>
      app.call('PUT /api/admin/coupons/:id/', {
        ...by(),
        params: { id },
        body: { ...form, begins_at: null, ends_at: endsAt, version },
      });
    const tooEarly = await change(1, at(-1));
    expect([tooEarly.status, tooEarly.body]).toMatchObject([
      400,
      { fields: { ends_at: expect.any(String) as string } },
    ]);
    expect((await change(1, at(1))).status).toBe(200);
    const { data } = (await app.call('GET /api/admin/coupons/', by())).body as { data: AdminCoupon[] };
    expect(data.find((one) => one.id === id)).toMatchObject({ status: 'running', begins_at: at(0), ends_at: at(1) });
    // Once it has begun, the coupon keeps its stored start.
    expect((await change(2, at(-1))).status).toBe(400);
    expect((await change(2, at(9))).status).toBe(200);
  });

  test('PAY-02 a coupon is for an existing category, and stays so when that is deleted', async () => {
    const { id: category } = await createCategory(app.shop, { name: 'موقت' });
    const form = coupon({ code: 'shelf', category_ids: [category] });
    const made = await app.call('POST /api/admin/coupons/', { ...by(), body: form });
    expect(made.status).toBe(201);
    await app.shop.database.pool.query('delete from categories where id = $1', [category]);
    const change = (version: number, ids: number[]) =>
      app.call('PUT /api/admin/coupons/:id/', {
        ...by(),
        params: { id: (made.body as { id: number }).id },
        body: { ...form, category_ids: ids, active: false, version },
      });
    expect((await change(1, [category])).status).toBe(200);
    expect((await change(2, [category, 999_999])).body).toMatchObject({ code: 'reference-unknown' });
  });
});
