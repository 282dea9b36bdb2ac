import { putSetting } from '#features/settings/server/settings.factory.ts';
import { describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { cartWith } from '#features/cart/server/cart.factory.ts';
import { orderReady } from '#features/checkout/server/checkout.factory.ts';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { watchQueries } from '#testing/queries.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { Application } from '../applications.contract.ts';
import type { ListedSeller, SellerFile, SellerOrder } from '../sellers-admin.contract.ts';
import { sellerReady } from './sellers.factory.ts';
import { settleOrder, settleSince } from './seller-settlement.service.ts';
import { sellerEntries } from '#features/payouts/server/payouts.tables.ts';
import type { SellerEntry } from '#features/payouts/payouts.contract.ts';

describe('seller administration', () => {
  const app = useTestShop({ ACCESS_TOKEN_SECONDS: '8640000' });
  const productOf = (sellerId: number, price = 100_000) =>
    productReady(app.shop, { price, sellerId, variants: [{ stock: 9 }] });
  const post = (token: string, name: string, id: number, body: object = {}) =>
    app.call(`POST /api/admin/sellers/:id/${name}/`, { token, params: { id }, body });
  const entries = async (token: string, id: number) =>
    ((await app.call('GET /api/admin/sellers/:id/entries/', { token, params: { id } })).body as { data: SellerEntry[] })
      .data;
  const visibleTo = async (slug: string) => (await app.call('GET /api/products/:slug/', { params: { slug } })).status;

  /** Creates a delivered order of two pieces of a seller's product and one of the house. */
  const delivered = async (token: string, sellerId: number, price = 100_000) => {
    const [mine, house] = [await productOf(sellerId, price), await productReady(app.shop)];
    const order = await orderReady(app.shop, {
      lines: [
        { variantId: mine.id, quantity: 2 },
        { variantId: house.id, quantity: 1 },
      ],
    });
    for (const to of ['packaging', 'ready', 'on-the-way', 'at-station', 'delivered']) {
      expect(
        (await app.call('POST /api/admin/orders/bulk-move/', { token, body: { numbers: [order.number], to } })).status,
      ).toBe(200);
    }
    return order;
  };

  test('VEND-02 a delivery is credited once, less the commission, and a return is deducted', async () => {
    const [manager, seller] = [await customerReady(app.shop, { role: 'manager' }), await sellerReady(app.shop)];
    await orderReady(app.shop, { lines: [{ variantId: (await productOf(seller.sellerId)).id, quantity: 1 }] });
    const order = await delivered(manager.token, seller.sellerId);
    const since = new Date(app.clock.now().getTime() - 60_000);
    expect(await settleSince(app.shop, since)).toBe(1);
    expect(await settleSince(app.shop, since)).toBe(0);
    // The price rule takes 5,000 off each piece; undelivered orders are not owed.
    expect(await entries(manager.token, seller.sellerId)).toMatchObject([
      { kind: 'sale', order: order.number, sold: 190_000, commission: 19_000, amount: 171_000, balance: 171_000 },
    ]);
    const own = (await app.call('GET /api/seller/entries/', { token: seller.token })).body as { data: SellerEntry[] };
    expect(own.data).toHaveLength(1);
    expect((await app.call('GET /api/seller/', { token: seller.token })).body).toMatchObject({
      sums: { balance: 171_000, paid_out: 0 },
    });
    await app.call('POST /api/admin/orders/:number/return/', {
      token: manager.token,
      params: { number: order.number },
      body: { reason: 'شکسته بود' },
    });
    expect(await settleSince(app.shop, since)).toBe(1);
    expect((await entries(manager.token, seller.sellerId))[0]).toMatchObject({
      kind: 'return',
      sold: -190_000,
      commission: -19_000,
      balance: 0,
    });
  });

  test('VEND-02 ten concurrent settlements give one entry per order; ten concurrent payouts give one payout', async () => {
    const [owner, seller] = [await customerReady(app.shop, { role: 'owner' }), await sellerReady(app.shop)];
    await delivered(owner.token, seller.sellerId);
    const [{ id: orderId } = { id: 0 }] = await app.shop.database.pool
      .query<{ id: number }>('select max(id) as id from orders')
      .then(({ rows }) => rows);
    await Promise.all(Array.from({ length: 10 }, () => settleOrder(app.shop, { orderId })));
    expect(await entries(owner.token, seller.sellerId)).toHaveLength(1);
    const paid = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        post(owner.token, 'payouts', seller.sellerId, { amount: 100_000, reference: `bank-${index}` }),
      ),
    );
    expect(paid.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
    const [payout] = await entries(owner.token, seller.sellerId);
    expect(payout).toMatchObject({ kind: 'payout', amount: -100_000, balance: 71_000 });
    expect(paid.find(({ status }) => status === 201)?.body).toEqual(payout);
    expect(
      (await post(owner.token, 'payouts', seller.sellerId, { amount: 1_000, reference: payout?.reference ?? '' })).body,
    ).toMatchObject({ code: 'payout-taken' });
    expect(
      (await post(owner.token, 'payouts', seller.sellerId, { amount: 71_001, reference: 'more' })).body,
    ).toMatchObject({ code: 'payout-too-large', fields: { amount: expect.any(String) as string } });
    expect((await post(owner.token, 'payouts', seller.sellerId, { amount: 0, reference: 'nothing' })).status).toBe(409);
    expect((await post(owner.token, 'payouts', 999_999, { amount: 1, reference: 'nobody' })).status).toBe(404);
    const rows = await app.shop.db.select().from(sellerEntries);
    expect(rows.filter((row) => row.sellerId === seller.sellerId).reduce((sum, row) => sum + row.amount, 0)).toBe(
      71_000,
    );
  });

  test('VEND-02 a new commission applies to later deliveries, and the staff member is in the audit log', async () => {
    const [owner, seller] = [await customerReady(app.shop, { role: 'owner' }), await sellerReady(app.shop)];
    const since = new Date(app.clock.now().getTime() - 60_000);
    const first = await delivered(owner.token, seller.sellerId);
    await settleSince(app.shop, since);
    const put = (body: object) =>
      app.call('PUT /api/admin/sellers/:id/', {
        token: owner.token,
        params: { id: seller.sellerId },
        body: { version: 1, ...body },
      });
    expect(
      (await put({ name: { fa: 'دکان تازه', en: '' }, about: { fa: 'چای و قهوه', en: '' }, commission_percent: 25 }))
        .body,
    ).toMatchObject({
      name: { fa: 'دکان تازه', en: '' },
      commission_percent: 25,
    });
    expect(
      (await put({ name: { fa: 'دکان تازه', en: '' }, about: { fa: '', en: '' }, commission_percent: 91 })).status,
    ).toBe(400);
    await delivered(owner.token, seller.sellerId);
    await settleSince(app.shop, since);
    await app.call('POST /api/admin/orders/:number/return/', {
      token: owner.token,
      params: { number: first.number },
      body: { reason: 'برگشت' },
    });
    await settleSince(app.shop, since);
    expect((await entries(owner.token, seller.sellerId)).map(({ commission }) => commission)).toEqual([
      -19_000, 47_500, 19_000,
    ]);
    expect((await app.call('GET /api/vendors/:slug/', { params: { slug: seller.slug } })).body).toMatchObject({
      name: 'دکان تازه',
    });
    const { data } = (
      await app.call('GET /api/admin/audit/', {
        token: owner.token,
        query: { subject: 'seller', subject_id: String(seller.sellerId) },
      })
    ).body as { data: { action: string; before: object }[] };
    expect(data).toMatchObject([{ action: 'seller.changed', before: { commission_percent: 10 } }]);
  });

  test('VEND-01 a closed shop sells nothing from that moment, and reopened exactly what it sold before', async () => {
    const [manager, seller, buyer] = [
      await customerReady(app.shop, { role: 'manager' }),
      await sellerReady(app.shop),
      await customerReady(app.shop),
    ];
    const [visible, stored] = [await productOf(seller.sellerId), await productOf(seller.sellerId)];
    await app.call('POST /api/admin/products/bulk-set-status/', {
      token: manager.token,
      body: { ids: [stored.id], status: 'draft' },
    });
    await cartWith(app.shop, buyer, [{ variantId: visible.id, quantity: 1 }]);
    expect(await visibleTo(visible.slug)).toBe(200);
    expect((await post(manager.token, 'suspend', seller.sellerId, { reason: 'کالای تقلبی' })).body).toMatchObject({
      active: false,
      suspension_reason: 'کالای تقلبی',
      products_count: 0,
    });
    expect(await visibleTo(visible.slug)).toBe(404);
    expect((await app.call('GET /api/vendors/:slug/', { params: { slug: seller.slug } })).status).toBe(404);
    expect((await app.call('GET /api/seller/', { token: seller.token })).body).toMatchObject({
      code: 'seller-suspended',
      message: expect.stringContaining('کالای تقلبی') as string,
    });
    await expect(orderReady(app.shop, { lines: [{ variantId: visible.id, quantity: 1 }] })).rejects.toThrow();
    expect((await post(manager.token, 'suspend', seller.sellerId, { reason: 'دوباره' })).body).toMatchObject({
      code: 'seller-inactive',
    });
    expect((await post(manager.token, 'suspend', 1, { reason: 'خانه' })).body).toMatchObject({
      code: 'seller-is-shop',
    });
    expect((await post(manager.token, 'resume', seller.sellerId)).body).toMatchObject({
      active: true,
      suspension_reason: null,
      products_count: 1,
    });
    expect([await visibleTo(visible.slug), await visibleTo(stored.slug)]).toEqual([200, 404]);
    expect((await post(manager.token, 'resume', seller.sellerId)).body).toMatchObject({ code: 'seller-active' });
  });

  test('VEND-02 the owner sets the commission of future shops', async () => {
    const [owner, applicant] = [await customerReady(app.shop, { role: 'owner' }), await customerReady(app.shop)];
    expect((await app.call('GET /api/admin/settings/seller-commission/', { token: owner.token })).body).toEqual({
      version: 0,
      percent: 10,
    });
    expect((await putSetting(app, 'seller-commission', { token: owner.token, body: { percent: 15 } })).status).toBe(
      200,
    );
    await app.shop.database.pool.query(
      `insert into seller_applications (customer_id, kind, store_name, province, city, created_at) values ($1, 'personal', 'دکان نو', 'یزد', 'یزد', $2)`,
      [applicant.id, app.clock.now()],
    );
    const [waits] = (
      (await app.call('GET /api/admin/seller-applications/', { token: owner.token })).body as { data: Application[] }
    ).data;
    await app.call('POST /api/admin/seller-applications/:id/decide/', {
      token: owner.token,
      params: { id: waits?.id },
      body: { decision: 'approve' },
    });
    const { data } = (await app.call('GET /api/admin/sellers/', { token: owner.token, query: { q: 'دکان نو' } }))
      .body as { data: ListedSeller[] };
    expect(data).toMatchObject([
      { name: { fa: 'دکان نو', en: '' }, commission_percent: 15, owner: { id: applicant.id } },
    ]);
  });

  test("the list is one query, filtered by name and state; a seller's page has totals and orders; support is refused", async () => {
    const [owner, seller, support] = [
      await customerReady(app.shop, { role: 'owner' }),
      await sellerReady(app.shop),
      await customerReady(app.shop, { role: 'support' }),
    ];
    const order = await delivered(owner.token, seller.sellerId);
    await app.call('GET /api/admin/sellers/', { token: owner.token });
    const queries = watchQueries(app.shop);
    const list = (await app.call('GET /api/admin/sellers/', { token: owner.token, query: { active: true } })).body as {
      data: ListedSeller[];
    };
    expect(queries.count()).toBe(1);
    queries.stop();
    expect(list.data.map(({ id }) => id)).toContain(1);
    const file = (
      await app.call('GET /api/admin/sellers/:id/', { token: owner.token, params: { id: seller.sellerId } })
    ).body as SellerFile;
    expect(file).toMatchObject({ house: false, sums: { sold: 190_000, open: 0, paid_out: 0 } });
    const { data } = (
      await app.call('GET /api/admin/sellers/:id/orders/', { token: owner.token, params: { id: seller.sellerId } })
    ).body as { data: SellerOrder[] };
    expect(data).toMatchObject([{ order: order.number, status: 'delivered', pieces: 2, total: 190_000 }]);
    expect((await app.call('GET /api/admin/sellers/', { token: support.token })).status).toBe(403);
    expect(
      (await app.call('GET /api/admin/sellers/:id/', { token: owner.token, params: { id: 999_999 } })).status,
    ).toBe(404);
  });
});
