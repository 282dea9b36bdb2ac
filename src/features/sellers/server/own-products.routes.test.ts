import { describe, expect, test } from 'vitest';
import { createCategory } from '#features/categories/server/categories.service.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { orderReady } from '#features/checkout/server/checkout.factory.ts';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { orders } from '#features/orders/server/orders.tables.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import type { ProductDraft } from '#features/products/products-admin.contract.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { OwnProduct, SellerShop } from '../own-shop.contract.ts';
import type { OrderToPack, OwnParcel } from '../own-parcels.contract.ts';
import { sellerReady } from './sellers.factory.ts';

/** Returns the bulk response for one item. */
const outcomes = (id: number, outcome: 'done' | 'skipped') => ({
  data: [{ id, outcome, code: null, message: null }],
});

describe('the seller’s admin page', () => {
  const app = useTestShop();

  const productOf = (sellerId: number, price = 100_000) =>
    productReady(app.shop, { price, sellerId, variants: [{ stock: 9 }] });
  const admin = async (token: string) => (await app.call('GET /api/seller/', { token })).body as SellerShop;
  const toPack = async (token: string) =>
    ((await app.call('GET /api/seller/orders/to-pack/', { token })).body as { data: OrderToPack[] }).data;
  const pack = (token: string, number: string, body: object = {}) =>
    app.call('POST /api/seller/orders/:number/fulfillments/', { token, params: { number }, body });
  const act = (token: string, verb: 'hand-over' | 'unpack', id: number, body: object) =>
    app.call(`POST /api/seller/fulfillments/:id/${verb}/`, { token, params: { id }, body });

  test('VEND-02 a non-seller is refused by every request of the seller pages', async () => {
    const { token } = await customerReady(app.shop);
    for (const name of [
      'GET /api/seller/',
      'GET /api/seller/products/',
      'GET /api/seller/orders/to-pack/',
      'GET /api/seller/fulfillments/',
    ]) {
      const answer = await app.call(name, { token });
      expect([answer.status, (answer.body as { code: string }).code], name).toEqual([403, 'seller-required']);
    }
    expect((await app.call('GET /api/seller/')).status).toBe(401);
  });

  test("VEND-02 a seller sees and changes only their own products: another's are not found", async () => {
    const [one, other] = [await sellerReady(app.shop), await sellerReady(app.shop)];
    const mine = await productOf(one.sellerId);
    const { data } = (await app.call('GET /api/seller/products/', { token: one.token })).body as { data: OwnProduct[] };
    expect(data.map(({ id }) => id)).toEqual([mine.id]);
    expect((await app.call('GET /api/seller/products/', { token: other.token })).body).toMatchObject({ data: [] });
    const price = (token: string, body: object) =>
      app.call('PATCH /api/seller/variants/:id/', { token, params: { id: mine.id }, body });
    const count = (token: string, body: object) =>
      app.call('POST /api/seller/variants/:id/stock/', { token, params: { id: mine.id }, body });
    expect(await price(one.token, { base_price: 120_000, before: { base_price: 100_000 } })).toMatchObject({
      status: 200,
      body: { variants: [{ id: mine.id, base_price: 120_000 }] },
    });
    expect(await price(one.token, { base_price: 0 })).toMatchObject({
      status: 400,
      body: { fields: { base_price: expect.any(String) as string } },
    });
    expect(await count(one.token, { pieces: 4, seen: 9 })).toMatchObject({
      status: 200,
      body: { id: mine.id, product_id: mine.id, on_hand: 4 },
    });
    expect((await price(other.token, { base_price: 1 })).status).toBe(404);
    expect((await count(other.token, { pieces: 0, seen: 4 })).status).toBe(404);
    expect(
      (await app.call('GET /api/seller/products/:id/', { token: other.token, params: { id: mine.id } })).status,
    ).toBe(404);
    expect((await app.call('GET /api/products/:slug/', { params: { slug: mine.slug } })).body).toMatchObject({
      base_price: 120_000,
      quantity: 4,
    });
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('VEND-02 a price changed since the seller saw it is not overwritten', async () => {
    const seller = await sellerReady(app.shop);
    const { id, slug } = await productOf(seller.sellerId, 100_000);
    const price = (body: object) =>
      app.call('PATCH /api/seller/variants/:id/', { token: seller.token, params: { id }, body });
    expect((await price({ base_price: 120_000, before: { base_price: 100_000 } })).status).toBe(200);
    const late = await price({ base_price: 90_000, before: { base_price: 100_000, sku: '' }, sku: 'LATE' });
    expect([late.status, late.body]).toMatchObject([409, { code: 'changed-meanwhile' }]);
    const { body } = await app.call('GET /api/products/:slug/', { params: { slug } });
    expect(body).toMatchObject({ base_price: 120_000 });
    const own = await app.call('GET /api/seller/products/:id/', { token: seller.token, params: { id } });
    expect((own.body as ProductDraft).variants[0]?.sku).not.toBe('LATE');
  });

  test('VEND-02 a change without the seen value is refused', async () => {
    const seller = await sellerReady(app.shop);
    const { id } = await productOf(seller.sellerId, 100_000);
    const change = (body: object) =>
      app.call('PATCH /api/seller/variants/:id/', { token: seller.token, params: { id }, body });
    for (const body of [
      { base_price: 1_000 },
      { base_price: 1_000, before: { sku: '' } },
      { base_price: 1_000, before: {} },
    ])
      expect(await change(body)).toMatchObject({
        status: 428,
        body: { code: 'version-needed', errors: [{ path: 'before.base_price', code: 'missing' }] },
      });
    const { body } = await app.call('GET /api/seller/products/:id/', { token: seller.token, params: { id } });
    expect((body as ProductDraft).variants[0]?.base_price).toBe(100_000);
  });

  test('VEND-02 stale codes and weights are refused too; a value already stored is no conflict', async () => {
    const seller = await sellerReady(app.shop);
    const { id } = await productOf(seller.sellerId, 100_000);
    const change = async (body: object) =>
      (await app.call('PATCH /api/seller/variants/:id/', { token: seller.token, params: { id }, body })).status;
    const first = { sku: 'THEIRS', weight_grams: 900, before: { sku: '', weight_grams: null } };
    expect(await change(first)).toBe(200);
    expect(await change({ sku: 'MINE', before: { sku: '' } })).toBe(409);
    expect(await change({ weight_grams: 500, before: { weight_grams: null } })).toBe(409);
    expect(await change({ sku: 'MINE', before: { sku: 'THEIRS', weight_grams: null } })).toBe(200);
    // A retry after a lost response.
    expect(await change({ sku: 'MINE', base_price: 100_000, before: { sku: 'THEIRS', base_price: 90_000 } })).toBe(200);
    const own = await app.call('GET /api/seller/products/:id/', { token: seller.token, params: { id } });
    expect((own.body as ProductDraft).variants[0]).toMatchObject({ sku: 'MINE', weight_grams: 900 });
  });

  test('VEND-02 pieces sold while a seller changes the price or counts are not restored', async () => {
    const seller = await sellerReady(app.shop);
    const product = await productOf(seller.sellerId);
    await orderReady(app.shop, { lines: [{ variantId: product.id, quantity: 2 }], body: { payment_method: 'cash' } });
    const params = { id: product.id };
    const token = seller.token;
    await app.call('PATCH /api/seller/variants/:id/', {
      token,
      params,
      body: { base_price: 5_000, before: { base_price: 100_000 } },
    });
    const onHand = async () =>
      ((await app.call('GET /api/seller/products/:id/', { token, params })).body as ProductDraft).variants[0]?.on_hand;
    const left = await onHand();
    const late = await app.call('POST /api/seller/variants/:id/stock/', {
      token,
      params,
      body: { pieces: 37, seen: (left ?? 0) + 2 },
    });
    expect([late.status, late.body]).toMatchObject([409, { code: 'changed-meanwhile', facts: { on_hand: left } }]);
    expect(await onHand()).toBe(left);
  });

  test('a count cannot go below the stock reserved for an order', async () => {
    const seller = await sellerReady(app.shop);
    const product = await productOf(seller.sellerId);
    await orderReady(app.shop, { lines: [{ variantId: product.id, quantity: 3 }], body: { payment_method: 'online' } });
    const answer = await app.call('POST /api/seller/variants/:id/stock/', {
      token: seller.token,
      params: { id: product.id },
      body: { pieces: 2, seen: 9 },
    });
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([409, 'stock-held']);
    expect((await app.call('GET /api/products/:slug/', { params: { slug: product.slug } })).body).toMatchObject({
      quantity: 6,
    });
  });

  test("VEND-02 the available categories of a product are named in the seller's language", async () => {
    const seller = await sellerReady(app.shop);
    const { categoryId } = (
      await app.shop.database.pool.query<{ categoryId: number }>(
        'select category_id as "categoryId" from products where id = $1',
        [(await productOf(seller.sellerId)).id],
      )
    ).rows[0] ?? { categoryId: 0 };
    await app.shop.database.pool.query(
      `update categories set translations = '{"en": {"name": "Lamps of the tests"}}' where id = $1`,
      [categoryId],
    );
    app.shop.invalidate('categories');
    const named = async (language: string) =>
      (
        (
          await app.call('GET /api/seller/categories/', {
            token: seller.token,
            headers: { cookie: `language=${language}` },
          })
        ).body as { data: { id: number; name: string }[] }
      ).data.find(({ id }) => id === categoryId)?.name;
    expect(await named('en')).toMatch(/Lamps of the tests$/);
    expect(await named('fa')).not.toContain('Lamps');
  });

  test("VEND-02 an order's lines reach each of its sellers, who pack and hand over their own", async () => {
    const [one, other] = [await sellerReady(app.shop), await sellerReady(app.shop)];
    const [mine, theirs] = [await productOf(one.sellerId), await productOf(other.sellerId)];
    await app.shop.database.pool.query(
      `update products set translations = '{"en":{"name":"Seven Glasses"}}' where id = $1`,
      [mine.id],
    );
    await orderReady(app.shop, {
      lines: [
        { variantId: mine.id, quantity: 2 },
        { variantId: theirs.id, quantity: 1 },
      ],
    });
    const [order] = await toPack(one.token);
    const number = order?.number ?? '';
    expect(order).toMatchObject({ lines: [{ position: 1, name: mine.name, quantity: 2 }] });
    expect(JSON.stringify(order)).not.toContain('ولیعصر');
    const inEnglish = await app.call('GET /api/seller/orders/to-pack/', {
      token: one.token,
      headers: { cookie: 'language=en' },
    });
    expect(inEnglish.body).toMatchObject({ data: [{ lines: [{ name: 'Seven Glasses' }] }] });
    // Lines of other sellers cannot be packed, individually or with the whole order.
    expect((await pack(one.token, number, { lines: [{ position: 2, quantity: 1 }] })).status).toBe(409);
    // A seller without lines in the order learns nothing about it, not even that it exists.
    const stranger = await sellerReady(app.shop);
    for (const one of [number, '10000000'])
      expect(await pack(stranger.token, one)).toMatchObject({ status: 404, body: { code: 'order-not-found' } });
    const packed = await Promise.all([1, 2, 3].map(() => pack(one.token, number)));
    expect(packed.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const parcel = packed.find(({ status }) => status === 201)?.body as unknown as OwnParcel;
    expect(parcel).toMatchObject({ status: 'packed', lines: [{ position: 1, quantity: 2 }], version: 1 });
    expect(JSON.stringify(parcel)).not.toContain('ولیعصر');
    const code = { version: 1, carrier: 'تیپاکس', tracking_code: '7788' };
    expect((await act(other.token, 'hand-over', parcel.id, code)).status).toBe(404);
    const handed = await Promise.all([1, 2].map(() => act(one.token, 'hand-over', parcel.id, code)));
    expect(handed.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await act(one.token, 'unpack', parcel.id, { version: 2 })).body).toMatchObject({
      code: 'fulfillment-elsewhere',
    });
    const corrected = await app.call('PATCH /api/seller/fulfillments/:id/', {
      token: one.token,
      params: { id: parcel.id },
      body: { version: 2, tracking_code: '7789' },
    });
    expect(corrected.body).toMatchObject({
      status: 'handed-over',
      carrier: 'تیپاکس',
      tracking_code: '7789',
      version: 3,
    });
    const read = (token: string) => app.call('GET /api/seller/fulfillments/:id/', { token, params: { id: parcel.id } });
    expect(await read(one.token)).toMatchObject({ status: 200, body: corrected.body });
    expect(await read(other.token)).toMatchObject({ status: 404, body: { code: 'fulfillment-not-found' } });
    const gone = await app.call('GET /api/seller/fulfillments/', {
      token: one.token,
      query: { status: 'handed-over' },
    });
    expect(gone.body).toMatchObject({ data: [{ id: parcel.id, order_number: number }], next: null, next_after: null });
    expect(await admin(one.token)).toMatchObject({ parcels: { to_pack: 0, packed: 0, handed_over: 1 } });
    expect(await admin(other.token)).toMatchObject({ parcels: { to_pack: 1 } });
    // One parcel was handed over and the other is not packed: the order is still in preparation.
    const { rows } = await app.shop.database.pool.query('select state from orders where number = $1', [number]);
    expect(rows).toEqual([{ state: 'packaging' }]);
  });

  test("VEND-02 the amount owed is what buyers paid less the commission, for the seller's lines only", async () => {
    const seller = await sellerReady(app.shop);
    const [mine, house] = [await productOf(seller.sellerId, 50_000), await productReady(app.shop)];
    const { number } = await orderReady(app.shop, {
      lines: [
        { variantId: mine.id, quantity: 1 },
        { variantId: house.id, quantity: 1 },
      ],
    });
    const { rows } = await app.shop.database.pool.query<{ total: number }>(
      'select l.total from order_lines l join orders o on o.id = l.order_id where o.number = $1 and l.seller_id = $2',
      [number, seller.sellerId],
    );
    const total = rows[0]?.total ?? 0;
    expect(await admin(seller.token)).toMatchObject({ sums: { sold: 0, open: total, owed: 0 } });
    await app.shop.db.update(orders).set({ state: 'delivered' });
    expect(await admin(seller.token)).toMatchObject({
      sums: {
        sold: total,
        open: 0,
        commission_percent: 10,
        commission: Math.floor(total / 10),
        owed: total - Math.floor(total / 10),
      },
    });
  });

  test("VEND-02 a seller's new product is visible after staff approval, and is approved once", async () => {
    const seller = await sellerReady(app.shop);
    const category = await createCategory(app.shop, { name: 'گیوه', slug: 'giveh' });
    const added = await app.call('POST /api/seller/products/', {
      token: seller.token,
      body: {
        name: { fa: 'گیوهٔ ملکی', en: '' },
        description: { fa: 'تخت چرمی', en: '' },
        category_id: category.id,
        base_price: 900_000,
        stock: 5,
        pictures: [],
      },
    });
    expect(added.status, added.text).toBe(201);
    const { id } = added.body as { id: number };
    const { data } = (await app.call('GET /api/seller/products/', { token: seller.token })).body as {
      data: OwnProduct[];
    };
    expect(data).toMatchObject([{ id, status: 'draft', submission: { status: 'waiting' } }]);
    const slug = data[0]?.slug ?? '';
    expect((await app.call('GET /api/products/:slug/', { params: { slug } })).status).toBe(404);
    const people = await Promise.all([1, 2, 3].map(() => customerReady(app.shop, { role: 'manager' })));
    const decide = (token: string, body: object) =>
      app.call('POST /api/admin/seller-products/:id/decide/', { token, params: { id }, body });
    expect((await decide(people[0]?.token ?? '', { decision: 'refuse' })).status).toBe(400);
    const answers = await Promise.all(people.map(({ token }) => decide(token, { decision: 'approve' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({
      id,
      slug,
      status: 'approved',
      reason: null,
    });
    expect((await app.call('GET /api/products/:slug/', { params: { slug } })).body).toMatchObject({
      name: 'گیوهٔ ملکی',
      seller: { name: expect.stringContaining('دکان') as string },
    });
    const undo = async (decision: string) =>
      (
        await app.call('POST /api/admin/seller-products/bulk-undo/', {
          token: people[0]?.token ?? '',
          body: { ids: [id], decision },
        })
      ).body;
    expect(await undo('refuse')).toMatchObject(outcomes(id, 'skipped'));
    expect(await Promise.all([undo('approve'), undo('approve')])).toEqual(
      expect.arrayContaining([outcomes(id, 'done'), outcomes(id, 'skipped')]),
    );
    expect((await app.call('GET /api/products/:slug/', { params: { slug } })).status).toBe(404);
    expect((await app.call('GET /api/seller/products/', { token: seller.token })).body).toMatchObject({
      data: [{ id, status: 'draft', submission: { status: 'waiting' } }],
    });
    expect(
      (
        await app.call('GET /api/admin/seller-products/', {
          token: (await customerReady(app.shop, { role: 'support' })).token,
        })
      ).status,
    ).toBe(403);
  });
});
