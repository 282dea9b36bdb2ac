import { beforeAll, describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { cartWith } from '#features/cart/server/cart.factory.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { databaseKinds, testTime, useTestShop } from '#testing/test-shop.ts';
import type { CouponForm, DeskCoupon, DeskOffer, OfferForm } from '../promotions-desk.contract.ts';

const hour = 3_600_000;
const at = (hours: number) => new Date(testTime.getTime() + hours * hour).toISOString();

describe.each(databaseKinds)("the staff's promotions on %s", (kind) => {
  const it = useTestShop(kind);
  let owner: ReadyCustomer;
  beforeAll(async () => {
    owner = await customerReady(it.shop, { role: 'owner' });
  });
  const by = () => ({ token: owner.token });
  const coupon = (wanted: Partial<CouponForm>): CouponForm => ({
    code: 'x',
    kind: 'percent',
    percent_off: 10,
    amount_off: 0,
    most_off: null,
    minimum_total: 0,
    begins_at: at(-1),
    ends_at: null,
    most_uses: null,
    most_uses_per_customer: null,
    category_ids: [],
    first_order_only: false,
    paused: false,
    shown_on_home: false,
    ...wanted,
  });

  test('PAY-02 a coupon works at checkout from when it is made, and not while it is paused', async () => {
    const made = await it.call('POST /api/admin/coupons/', {
      ...by(),
      body: coupon({ code: `یلدا-۱۴۰۵-${kind}`, percent_off: 30, most_off: 10_000 }),
    });
    expect(made.status).toBe(201);
    const { variantIds } = await productReady(it.shop, { price: 105_000 });
    const buyer = await customerReady(it.shop);
    await cartWith(it.shop, buyer, [{ variantId: variantIds[0]!, quantity: 1 }]);
    const quote = async () =>
      (await it.call('POST /api/checkout/quote/', { token: buyer.token, body: { coupon: `یلدا-1405-${kind}` } })).body;
    expect(await quote()).toMatchObject({ discount_total: 10_000, coupon: { refusal: null } });
    const { id } = made.body as { id: number };
    const [row] = (
      (await it.call('GET /api/admin/coupons/', { ...by(), query: { state: 'running' } })).body as {
        data: DeskCoupon[];
      }
    ).data;
    expect(row).toMatchObject({ id, code: `یلدا-1405-${kind}`.toUpperCase(), version: 1, uses: 0 });
    const change = (version: number, changed: Partial<CouponForm>) =>
      it.call('PUT /api/admin/coupons/:id/', {
        ...by(),
        params: { id },
        body: { ...coupon({ code: `یلدا-1405-${kind}` }), ...changed, version },
      });
    expect((await change(1, { paused: true })).body).toEqual({ id, version: 2 });
    expect((await change(1, { paused: false })).body).toMatchObject({ code: 'changed-meanwhile' });
    expect(await quote()).toMatchObject({ discount_total: 0, coupon: { refusal: 'این کد تخفیف اکنون فعال نیست.' } });
  });

  test.each<[string, Partial<CouponForm>, number, string]>([
    ['a code that is taken', { code: 'taken' }, 409, 'code'],
    ['no percentage', { code: 'none', percent_off: 0 }, 400, 'percent_off'],
    ['an end before its begin', { code: 'back', ends_at: at(-2) }, 400, 'ends_at'],
    ['a date that is none', { code: 'date', begins_at: '2026-13-01T00:00:00Z' }, 400, 'begins_at'],
  ])('PAY-02 a coupon with %s is refused beside its field', async (_, wanted, status, field) => {
    await it.call('POST /api/admin/coupons/', { ...by(), body: coupon({ code: 'TAKEN' }) });
    const answer = await it.call('POST /api/admin/coupons/', { ...by(), body: coupon(wanted) });
    expect([answer.status, Object.keys((answer.body as { fields: object }).fields)]).toEqual([status, [field]]);
  });

  test('SALE-01 HOME-05 an offer is on the shop when it begins, changes with its price, and goes when it is ended', async () => {
    const product = await productReady(it.shop, { price: 100_000, stock: 9 });
    const offer = (wanted: Partial<OfferForm> = {}): OfferForm => ({
      product_id: product.id,
      price: 60_000,
      begins_at: at(-1),
      ends_at: at(5),
      allotted: 4,
      colour: 'turquoise',
      position: 0,
      ...wanted,
    });
    const shown = async () =>
      (
        (await it.call('GET /api/products/specialproduct/')).body as {
          id: number;
          new_price: number;
          ends_at: string;
          color: string;
        }[]
      ).find(({ id }) => id === product.id);
    expect(await shown()).toBeUndefined();
    const made = await it.call('POST /api/admin/offers/', { ...by(), body: offer() });
    const { id } = made.body as { id: number };
    expect(await shown()).toMatchObject({
      new_price: 60_000,
      ends_at: at(5),
      color: 'var(--color-turquoise, #3bc9be)',
    });
    const change = (version: number, wanted: Partial<OfferForm>) =>
      it.call('PUT /api/admin/offers/:id/', { ...by(), params: { id }, body: { ...offer(wanted), version } });
    expect((await change(1, { price: 70_000 })).status).toBe(200);
    expect(await shown()).toMatchObject({ new_price: 70_000 });
    expect((await change(1, { price: 50_000 })).body).toMatchObject({ code: 'changed-meanwhile' });
    expect((await change(2, { price: 100_000 })).body).toMatchObject({
      code: 'terms-wrong',
      fields: { price: expect.any(String) as string },
    });
    await it.shop.database.pool.query('update offers set sold = 3 where id = $1', [id]);
    expect((await change(2, { allotted: 2 })).body).toMatchObject({ code: 'fewer-than-used' });
    expect((await change(2, { ends_at: at(0) })).status).toBe(200);
    expect(await shown()).toBeUndefined();
    const ended = (
      (await it.call('GET /api/admin/offers/', { ...by(), query: { state: 'ended' } })).body as { data: DeskOffer[] }
    ).data;
    expect(ended.find((one) => one.id === id)).toMatchObject({ name: product.name, sold: 3, version: 3 });
    expect((await it.call('POST /api/admin/offers/', { ...by(), body: offer({ product_id: 999_999 }) })).status).toBe(
      404,
    );
  });
});
